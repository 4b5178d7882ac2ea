import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import type { Certificado } from '@catedra/shared/certificados/schemas.ts';
import * as externasApi from '@catedra/shared/externas/api.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const uno = (values: Partial<Certificado> = {}): Certificado => ({
  id: unId(1),
  estado: 'valido',
  numero: '2026-000418',
  rectificado: false,
  codigo: 'K7QM-4XTD-9FHW',
  cursoId: unId(10),
  titulo: 'Trabajos en altura',
  nombre: 'Lucía Fernández Cano',
  documento: null,
  horas: 12,
  nota: 8.9,
  completadoEl: '2026-11-18',
  expedidoEn: '2026-11-18T10:42:00.000Z',
  validoHasta: '2027-11-18',
  huella: null,
  ...values,
});

test('cada uno dice de qué es, cuándo se terminó, hasta cuándo vale y cómo se comprueba', async () => {
  on(externasApi.leerMias, { externas: [] });
  on(certificadosApi.leerMios, {
    certificados: [
      uno(),
      uno({
        id: unId(2),
        titulo: 'Primeros auxilios',
        estado: 'caducado',
        validoHasta: '2025-03-01',
        horas: null,
        nota: null,
      }),
      uno({ id: unId(3), titulo: 'Bienvenida', validoHasta: null }),
      uno({ id: unId(4), titulo: 'Excel', estado: 'retirado', rectificado: true }),
    ],
  });
  const { screen } = await renderPage('/home?vista=certificados');
  await screen.findByRole('heading', { level: 1, name: 'Mis certificados' });
  const filas = (await screen.findAllByRole('listitem')).filter((fila) =>
    within(fila).queryByRole('heading'),
  );
  const dicho = filas.map((fila) => fila.textContent);
  expect(dicho[0]).toContain('Terminado el 18 de noviembre de 2026, 12 horas, nota 8,9');
  expect(dicho[0]).toContain('Válido hasta el 18 de noviembre de 2027');
  expect(dicho[1]).toContain('Caducó el 1 de marzo de 2025');
  expect(dicho[2]).toContain('Válido, no caduca');
  expect(dicho[3]).toContain('Retirado');
  expect(
    screen.getByRole('link', { name: 'Descargar el PDF de Trabajos en altura' }).getAttribute('href'),
  ).toBe(`/api/certificados/${unId(1)}/pdf`);
  expect(dicho[3]).toContain('N.º 2026-000418, rectificado');
  expect(
    screen
      .getByRole('link', { name: 'Ver como quien lo comprueba: Trabajos en altura' })
      .getAttribute('href'),
  ).toBe('/#c=K7QM-4XTD-9FHW');
});

test('sin ninguno, se dice cuándo habrá', async () => {
  on(externasApi.leerMias, { externas: [] });
  on(certificadosApi.leerMios, { certificados: [] });
  const { screen } = await renderPage('/home?vista=certificados');
  expect(await screen.findByRole('heading', { name: 'Aún no tienes certificados' })).toBeTruthy();
});

test('lo que hizo fuera se dice aparte, con su papel', async () => {
  on(certificadosApi.leerMios, { certificados: [] });
  on(externasApi.leerMias, {
    externas: [
      {
        id: unId(5),
        usuarioId: unId(20),
        persona: 'Lucía Cano',
        cursoId: null,
        entradaId: unId(30),
        titulo: 'Extintores',
        horas: 2,
        dia: '2026-03-20',
        efecto: 'catalogo',
        ronda: null,
        estado: 'caducada',
        valeHasta: '2026-09-20',
        papel: {
          id: unId(40),
          nombre: 'Diploma.pdf',
          tipo: 'application/pdf',
          bytes: 9,
          ancho: null,
          alto: null,
          creadoEn: '2026-11-18T10:42:00.000Z',
        },
        registradaEn: '2026-11-18T10:42:00.000Z',
        registradaPor: null,
        retiradaEn: null,
        motivo: null,
      },
    ],
  });
  const { screen } = await renderPage('/home?vista=certificados');
  expect(await screen.findByText('Externa, terminada el 20 de marzo de 2026, 2 horas')).toBeTruthy();
  expect(screen.getByText('Caducó el 20 de septiembre de 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el papel de Extintores' }).getAttribute('href')).toBe(
    `/archivos/${unId(40)}`,
  );
});
