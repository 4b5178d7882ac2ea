import * as camposApi from '@catedra/shared/campos/api.ts';
import * as api from '@catedra/shared/lotes/api.ts';
import { MAX_CON_VUELTA, MAX_SELECCION } from '@catedra/shared/lotes/schemas.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { Apunte } from '@catedra/shared/lotes/schemas.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import type { Con, Verbo } from '#pages/usuarios/lote/acciones.ts';
import { LoteDialog } from '#pages/usuarios/lote/LoteDialog.tsx';
import { LoteSummary } from '#pages/usuarios/lote/LoteSummary.tsx';
import { offerWayBack } from '#pages/usuarios/lote/take-back.ts';
import { on, onList } from '#testing/answers.ts';
import { unaSesion, unCurso, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

test('eliminar dice a cuántas y por qué no a otras, y pide escribir cuántas son', async () => {
  const asked = on(api.eliminar, {
    hechas: 2,
    iguales: 0,
    fuera: [{ motivo: 'SIN_PERMISO', cuantas: 1, ejemplos: ['Inés Arriba'] }],
  });
  const { user } = await renderPiece(
    <LoteDialog
      lote={{ verbo: 'eliminar', seleccion: { ids: [unId(1), unId(2), unId(3)] } }}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
  );

  expect(await screen.findByText('Se eliminará a 2 personas, para siempre.')).toBeDefined();
  expect(screen.getByText(/Su progreso queda en los reportes, sin nombre/)).toBeDefined();
  expect(screen.getByText(/Inés Arriba/)).toBeDefined();
  const boton = screen.getByRole('button', { name: 'Eliminar a 2 personas' });
  expect(boton).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /escribe cuántas son/ }), '2');
  await user.click(boton);

  expect(await screen.findByText('2 personas eliminadas')).toBeDefined();
  await waitFor(() => expect(asked).toHaveLength(2));
});

test.each([
  ['anadir-a-grupo', 'Elige un grupo.'],
  ['quitar-de-grupo', 'Elige un grupo.'],
  ['asignar-curso', 'Elige un curso.'],
] as const)('«%s» no se puede pulsar hasta elegir, y lo dice: %s', async (verbo, dice) => {
  onList('grupos', []);
  onList('cursos', []);
  on(camposApi.leerCampos, []);
  await renderPiece(
    <LoteDialog
      lote={{ verbo, seleccion: { ids: [unId(1)] } }}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
  );
  expect(await screen.findByText(dice)).toBeDefined();
});

test('un grupo, un curso y un plazo para muchas se deshacen por la marca de lo que se hizo', async () => {
  const [deGrupo, deCurso, deCursos] = [
    on(api.deshacerDeGrupo, { hechas: 1, iguales: 0 }),
    on(api.deshacerDeCurso, { hechas: 1, iguales: 0 }),
    on(api.deshacerDeCursos, { hechas: 1, iguales: 0 }),
  ];
  const marca = '2026-03-01T10:00:00.000Z';
  const hecho = { hechas: 1, iguales: 0, fuera: [] };
  on(camposApi.leerCampos, []);
  const { user } = await renderPiece(<UndoBar />);
  const deshacer = async (verbo: Verbo, con: Con, antes: Apunte) => {
    act(() =>
      offerWayBack(
        new QueryClient(),
        { verbo, seleccion: { filtro: {} }, con },
        { ...hecho, antes: [antes] },
      ),
    );
    await user.click(screen.getByRole('button', { name: /Deshacer/ }));
    expect(await screen.findByText(/^Deshecho/)).toBeDefined();
  };
  const [ids, grupoId, cursoId] = [[unId(1)], unId(7), unId(9)];
  await deshacer('anadir-a-grupo', { grupoId }, { valor: 'fuera', marca, ids });
  await deshacer('quitar-de-grupo', { grupoId }, { valor: '', marca: '812', ids });
  const cursos = [
    { id: cursoId, titulo: 'Alturas' },
    { id: unId(10), titulo: 'Rescate' },
  ];
  await deshacer('asignar-curso', { cursos }, { valor: '', marca, ids });
  await deshacer('prorrogar', { cursoId }, { valor: '', marca, ids });

  expect(deGrupo.map(({ body }) => body)).toEqual([
    { que: 'entrada', ids, grupoId, marca, estabanFuera: true },
    { que: 'salida', ids, grupoId, marca: '812' },
  ]);
  expect(deCurso.map(({ body }) => body)).toEqual([{ que: 'plazo', ids, cursoId, marca }]);
  expect(deCursos.map(({ body }) => body)).toEqual([{ ids, cursoIds: [cursoId, unId(10)], marca }]);
});

test('otro perfil para muchas se deshace: cada una recupera el suyo, por la marca de lo que se hizo', async () => {
  const asked = on(api.cambiarPerfil, { hechas: 1, iguales: 0, fuera: [] });
  const vuelta = { simular: false, deshace: '812' };
  offerWayBack(
    new QueryClient(),
    { verbo: 'cambiar-perfil', seleccion: { filtro: {} }, con: { perfil: 'Tutor' } },
    {
      hechas: 2,
      iguales: 0,
      fuera: [],
      antes: [
        { valor: 'Estudiante', marca: '812', ids: [unId(1)] },
        { valor: 'Autor', marca: '812', ids: [unId(2)] },
      ],
    },
  );
  const { user } = await renderPiece(<UndoBar />);
  expect(screen.getByText('2 personas con otro perfil.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Deshacer/ }));
  expect(await screen.findByText(/^Deshecho/)).toBeDefined();
  expect(asked.map(({ body }) => body)).toEqual([
    { ...vuelta, seleccion: { ids: [unId(1)] }, perfil: 'Estudiante' },
    { ...vuelta, seleccion: { ids: [unId(2)] }, perfil: 'Autor' },
  ]);
});

test('deshacer dice cuántas personas siguen como están porque cambiaron después', async () => {
  const { user } = await renderPiece(<UndoBar />);
  const deshacer = async (hechas: number) => {
    on(api.deshacerDeGrupo, { hechas, iguales: 3 - hechas });
    act(() =>
      offerWayBack(
        new QueryClient(),
        { verbo: 'quitar-de-grupo', seleccion: { filtro: {} }, con: { grupoId: unId(7) } },
        { hechas: 3, iguales: 0, fuera: [], antes: [{ valor: '', marca: '812', ids: [1, 2, 3].map(unId) }] },
      ),
    );
    await user.click(screen.getByRole('button', { name: /Deshacer/ }));
  };
  await deshacer(1);
  expect(await screen.findByText(/^Deshecho: .* Pero a 2 no, porque han cambiado después\.$/)).toBeDefined();
  await deshacer(0);
  expect(await screen.findByText('No se ha deshecho nada: todo ha cambiado después.')).toBeDefined();
});

test('deshacer una suspensión dice a quién no alcanzó y por qué, con cada motivo', async () => {
  const asked = on(api.activar, {
    hechas: 1,
    iguales: 1,
    fuera: [
      { motivo: 'CAMBIO_DESPUES', cuantas: 1, ejemplos: [] },
      { motivo: 'SIN_PERMISO', cuantas: 1, ejemplos: [] },
    ],
  });
  const { user } = await renderPiece(<UndoBar />);
  act(() =>
    offerWayBack(
      new QueryClient(),
      { verbo: 'suspender', seleccion: { filtro: {} } },
      {
        hechas: 4,
        iguales: 0,
        fuera: [],
        antes: [{ valor: 'activo', marca: '812', ids: [1, 2, 3, 4].map(unId) }],
      },
    ),
  );
  await user.click(screen.getByRole('button', { name: /Deshacer/ }));
  expect(
    await screen.findByText(
      'Deshecho: 4 cuentas suspendidas. Pero a 2 no, porque han cambiado después; a 1 no, porque tu perfil no llega a ella.',
    ),
  ).toBeDefined();
  expect(asked.map(({ body }) => body)).toMatchObject([{ deshace: '812' }]);
});

test('un curso a muchas: dice a cuántas se les cierra antes un examen, y les da la misma fecha', async () => {
  onList('cursos', [unCurso({ id: unId(9), titulo: 'Alturas', estado: 'publicado' })]);
  const asked = on(api.asignarCursos, {
    hechas: 2,
    iguales: 1,
    fuera: [],
    porCurso: [{ cursoId: unId(9), entran: 2, yaLoTienen: 1, alDia: 1 }],
  });
  const cierre = '2096-11-20T10:00:00.000Z';
  const foreseen = on(participantesApi.leerCierresPorNombre, {
    personas: 2,
    evaluaciones: [
      { evaluacionId: unId(5), titulo: 'Examen final', cierraEn: cierre, ultimoCierre: cierre, personas: 2 },
    ],
    remedio: 'personas',
    sinRemedio: 0,
  });
  on(camposApi.leerCampos, []);
  const { user } = await renderPiece(
    <LoteDialog
      lote={{ verbo: 'asignar-curso', seleccion: { ids: [unId(1), unId(2)] } }}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
    { sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'usuarios:ver'] }) },
  );
  await user.click(screen.getByRole('combobox', { name: 'Curso' }));
  await user.click(await screen.findByRole('option', { name: 'Alturas' }));
  expect(
    await screen.findByText(
      'De 3 personas, 1 ya está al día. Lo recibirán 2; 1 ya lo tiene y sigue como está.',
    ),
  ).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /Hasta cuándo/ }), '30/11/2096');
  await user.tab();
  await user.click(
    await screen.findByRole('checkbox', { name: 'Darles también esa fecha en la evaluación' }),
  );
  expect(foreseen.at(-1)).toMatchObject({ body: { que: 'nuevas', seleccion: { ids: [unId(1), unId(2)] } } });
  await user.click(screen.getByRole('button', { name: /2 personas/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      body: { simular: false, cursoIds: [unId(9)], tambienEnEvaluaciones: [unId(9)] },
    }),
  );
});

test('lo hecho a miles con un filtro se deshace por partes, tantas a la vez como caben en una petición', async () => {
  const asked = on(api.activar, { hechas: 1000, iguales: 0, fuera: [] });
  const ids = Array.from({ length: MAX_SELECCION + 1 }, (_, i) => unId(i));
  offerWayBack(
    new QueryClient(),
    { verbo: 'suspender', seleccion: { filtro: {} } },
    { hechas: ids.length, iguales: 0, fuera: [], antes: [{ valor: 'activo', marca: '812', ids }] },
  );
  const { user } = await renderPiece(<UndoBar />);
  await user.click(screen.getByRole('button', { name: /Deshacer/ }));
  expect(await screen.findByText(/^Deshecho/)).toBeDefined();
  expect(asked.map(({ body }) => (body as { seleccion: { ids: string[] } }).seleccion.ids.length)).toEqual([
    MAX_SELECCION,
    1,
  ]);
});

test.each([
  ['suspender', MAX_CON_VUELTA, false],
  ['suspender', MAX_CON_VUELTA + 1, true],
  ['invitar', MAX_CON_VUELTA + 1, false],
] as const)(
  '«%s» a %d: antes de hacerlo se dice si no podrá deshacerse: %s',
  async (verbo, hechas, seDice) => {
    await renderPiece(
      <LoteSummary verbo={verbo} resultado={{ hechas, iguales: 3, fuera: [] }} when="before" />,
    );
    expect(screen.queryByText(/no se podrá deshacer de una vez/) !== null).toBe(seDice);
  },
);
