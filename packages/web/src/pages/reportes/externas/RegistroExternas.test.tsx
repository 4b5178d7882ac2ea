import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import * as externasApi from '@catedra/shared/externas/api.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

test('el registro la nombra externa, se estrecha por estado y lleva al catálogo', async () => {
  const pedidas = on(externasApi.leerRegistro, {
    datos: [
      {
        id: unId(1),
        usuarioId: unId(20),
        persona: 'Lucía Cano',
        cursoId: null,
        entradaId: unId(30),
        titulo: 'Extintores',
        horas: 2,
        dia: '2026-03-20',
        efecto: 'catalogo',
        ronda: null,
        estado: 'vigente',
        valeHasta: '2027-03-20',
        papel: null,
        registradaEn: '2026-11-18T10:42:00.000Z',
        registradaPor: 'Marta Ríos',
        retiradaEn: null,
        motivo: null,
      },
    ],
    total: { valor: 1, exacto: true },
    siguiente: null,
  });
  on(certificadosApi.leerOpciones, { grupos: [], cursos: [] });
  const entrada = {
    id: unId(30),
    version: 1,
    titulo: 'Extintores',
    horas: 2,
    validezMeses: 12,
    validezDia: null,
    validezMinimoMeses: 6,
    retirada: false,
    registros: 1,
  };
  on(externasApi.leerCatalogo, { entradas: [entrada] });
  const retiradas = on(externasApi.retirarEntrada, { ...entrada, retirada: true });
  const sesion = unaSesion({ permisos: ['reportes:ver', 'certificados:ver', 'certificados:emitir'] });
  const { screen, user } = await renderPage(
    '/admin/reportes?reporte=certificados&clase=externa&estado=vigente',
    { sesion },
  );
  await screen.findByRole('heading', { level: 1, name: 'Formación externa' });
  expect(await screen.findAllByText('Extintores (externa)')).not.toEqual([]);
  expect(pedidas[0]?.query).toMatchObject({ estado: 'vigente' });
  await user.click(screen.getByRole('button', { name: 'Catálogo' }));
  expect(await screen.findByText('2 horas, vale 12 meses, 1 persona con ella')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retirar Extintores' }));
  await expect.poll(() => retiradas[0]?.id).toBe(unId(30));
});
