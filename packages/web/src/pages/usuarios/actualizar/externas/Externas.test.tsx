import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { MB } from '@catedra/shared/archivos/peso.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as externasApi from '@catedra/shared/externas/api.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { ExternasSection } from '#pages/usuarios/actualizar/externas/ExternasSection.tsx';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId, unosLimites } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const una = (values: Partial<Externa> = {}): Externa => ({
  id: unId(1),
  usuarioId: unId(20),
  persona: 'Lucía Cano',
  cursoId: unId(10),
  entradaId: null,
  titulo: 'Trabajos en altura',
  horas: 8,
  dia: '2026-03-20',
  efecto: 'completa',
  ronda: 1,
  estado: 'vigente',
  valeHasta: '2027-03-20',
  papel: null,
  registradaEn: '2026-11-18T10:42:00.000Z',
  registradaPor: 'Marta Ríos',
  retiradaEn: null,
  motivo: null,
  ...values,
});

const ENTRADA = {
  id: unId(30),
  version: 1,
  titulo: 'Extintores',
  horas: 2,
  validezMeses: 12,
  validezDia: null,
  validezMinimoMeses: 6,
  retirada: false,
  registros: 0,
};

const QUIEN_REGISTRA: readonly Permiso[] = ['certificados:ver', 'certificados:emitir'];

const abrir = (permisos = QUIEN_REGISTRA) =>
  renderPiece(<ExternasSection usuarioId={unId(20)} nombre="Lucía Cano" />, {
    sesion: unaSesion({ permisos: [...permisos] }),
  });

test('cada una dice que es externa, su día, quién la registró, qué hizo y hasta cuándo vale', async () => {
  const papel = {
    id: unId(40),
    nombre: 'Diploma.pdf',
    tipo: 'application/pdf',
    bytes: 9,
    ancho: null,
    alto: null,
    creadoEn: '2026-11-18T10:42:00.000Z',
  };
  on(externasApi.leerDePersona, {
    externas: [
      una({ papel }),
      una({ id: unId(2), titulo: 'Antiguo', efecto: 'historia', ronda: null, valeHasta: null }),
      una({ id: unId(3), titulo: 'Futuro', efecto: 'espera', ronda: null, valeHasta: null }),
      una({ id: unId(4), titulo: 'Ajena', estado: 'retirada', motivo: 'Era de su hermana' }),
    ],
  });
  await abrir(['certificados:ver']);
  const [primera, antigua, futura, retirada] = await screen.findAllByRole('listitem');
  expect(primera?.textContent).toContain(
    'Externa, terminada el 20 de marzo de 2026, 8 horas, la registró Marta Ríos',
  );
  expect(primera?.textContent).toContain('Vale hasta el 20 de marzo de 2027');
  const enlace = within(primera as HTMLElement).getByRole('link', {
    name: 'Ver el papel de Trabajos en altura',
  });
  expect(enlace.getAttribute('href')).toBe(`/archivos/${unId(40)}`);
  expect(antigua?.textContent).toContain('no cambia nada');
  expect(futura?.textContent).toContain('Contará cuando tenga el curso.');
  expect(retirada?.textContent).toContain('Motivo: Era de su hermana');
  expect(screen.queryByRole('button')).toBeNull();
});

test('se registra del catálogo con su día; lo que el servidor no admite se dice en su campo', async () => {
  on(externasApi.leerDePersona, { externas: [] });
  on(externasApi.leerCatalogo, { entradas: [ENTRADA] });
  onList('cursos', []);
  on(archivosApi.leerLimites, unosLimites(MB));
  const asked = on(externasApi.registrar, () => {
    throw refused(400, 'DATOS_INVALIDOS', { fields: { dia: 'Ese día aún no ha llegado.' } });
  });
  const { user } = await abrir();
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  const dialogo = await screen.findByRole('dialog');
  await user.click(within(dialogo).getByRole('radio', { name: 'Del catálogo' }));
  await user.click(within(dialogo).getByRole('combobox', { name: 'Formación' }));
  await user.click(await screen.findByRole('option', { name: 'Extintores' }));
  await user.type(within(dialogo).getByLabelText('Día en que la terminó'), '20/3/2026');
  await user.tab();
  await user.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Ese día aún no ha llegado.')).toBeTruthy();
  expect(asked[0]).toMatchObject({
    id: unId(20),
    body: { entradaId: unId(30), dia: '2026-03-20', archivoId: null },
  });
});

test('se retira con un motivo, sin el que no se puede', async () => {
  on(externasApi.leerDePersona, { externas: [una()] });
  const asked = on(externasApi.retirar, una({ estado: 'retirada' }));
  const { user } = await abrir();
  await user.click(await screen.findByRole('button', { name: 'Retirar Trabajos en altura' }));
  const boton = await screen.findByRole('button', { name: 'Retirar la formación' });
  expect(boton).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Motivo'), 'Era de su hermana');
  await user.click(boton);
  await expect.poll(() => asked[0]?.body).toEqual({ motivo: 'Era de su hermana' });
});

test('lo que se registró sin papel lo pide después', async () => {
  on(externasApi.leerDePersona, { externas: [una()] });
  on(archivosApi.leerLimites, unosLimites(MB));
  const { user } = await abrir();
  await user.click(await screen.findByRole('button', { name: 'Añadir el papel de Trabajos en altura' }));
  expect(await screen.findByText('Elige el archivo.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guardar el papel' })).toHaveProperty('disabled', true);
});

test('quien no ve los certificados de nadie no la pide ni la ve', async () => {
  const asked = on(externasApi.leerDePersona, { externas: [] });
  await abrir(['usuarios:ver']);
  expect(screen.queryByText('Formación externa')).toBeNull();
  expect(asked).toHaveLength(0);
});
