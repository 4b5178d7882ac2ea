import * as entregasApi from '@catedra/shared/entregas/api.ts';
import { completar } from '@catedra/shared/progreso/api.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { beforeEach, expect } from 'vitest';
import { LeavingAnswers } from '#app/session/LeavingAnswers.tsx';
import { askToLeave } from '#app/session/leaving.ts';
import { unsentAfterTrying, unsentFate, unsentWords } from '#app/session/unsent.ts';
import { keepEnd } from '#pages/curso/beats/kept-ends.ts';
import { on } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unaEntrega, unaSesion, unId } from '#testing/records.ts';
import { renderPage, renderPiece } from '#testing/render-page.tsx';
import { keep, readKept } from '#tipos/tarea/kept-drafts.ts';
import { act } from '@testing-library/react';
import { test } from '#testing/test.ts';

const NADA = {
  respuestas: 0,
  pruebas: 0,
  trabajos: 0,
  terminadas: 0,
  preguntas: 0,
  evaluaciones: 0,
  formularios: 0,
};
const borrador = { version: 2, intento: 1, texto: '<p>Lo mío</p>', archivos: [] };

beforeEach(() => window.localStorage.clear());

test('salir con algo sin enviar avisa antes, diciendo qué y cuánto, y quedarse es posible', async () => {
  const { screen, user } = await renderPiece(<LeavingAnswers />);
  let leaves: Promise<boolean> | undefined;
  act(() => void (leaves = askToLeave({ ...NADA, respuestas: 2, trabajos: 1 })));
  await screen.findByText('2 respuestas y 1 trabajo sin enviar');
  await user.click(screen.getByText('Quedarme'));
  expect(await leaves).toBe(false);
  act(() => void (leaves = askToLeave({ ...NADA, respuestas: 1 })));
  await screen.findByText('1 respuesta sin enviar');
  await user.click(screen.getByText('Salir igualmente'));
  expect(await leaves).toBe(true);
});

test('solo de lo que es de una prueba se dice que puede llegar tarde', () => {
  expect(unsentFate({ ...NADA, trabajos: 1 })).toBe(
    'Está solo en este dispositivo y se enviará cuando vuelvas a entrar aquí con tu cuenta.',
  );
  expect(unsentFate({ ...NADA, pruebas: 1, terminadas: 1 })).toMatch(/^Están .* puede llegar tarde\.$/);
  expect(unsentWords({ ...NADA, pruebas: 1, terminadas: 2 })).toBe(
    '1 prueba entregada y 2 actividades terminadas',
  );
});

test('un trabajo escrito sin red se cuenta al salir, y también lo terminado', async () => {
  const sinRed = () => {
    throw lost();
  };
  on(entregasApi.guardar, sinRed);
  on(completar, sinRed);
  keep(unId(1), unId(300), borrador);
  keep(unId(2), unId(300), borrador);
  keepEnd(unId(1), unId(301), true);
  expect(await unsentAfterTrying(unId(1))).toEqual({ ...NADA, trabajos: 1, terminadas: 1 });
});

test('lo que aún puede salir sale antes de preguntar, y ya no está aquí', async () => {
  const guardados = on(entregasApi.guardar, ({ id, body }) =>
    unaEntrega({ version: body.version + 1, actividadId: id, texto: body.texto }),
  );
  keep(unId(1), unId(300), borrador);
  expect(await unsentAfterTrying(unId(1))).toEqual(NADA);
  expect(guardados).toMatchObject([{ id: unId(300), body: { version: 2, texto: '<p>Lo mío</p>' } }]);
});

test('el trabajo de una tarea que ya no existe no se cuenta ni se vuelve a enviar, y su texto sigue aquí', async () => {
  const intentos = on(entregasApi.guardar, () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  keep(unId(1), unId(300), borrador);
  expect(await unsentAfterTrying(unId(1))).toEqual(NADA);
  expect(await unsentAfterTrying(unId(1))).toEqual(NADA);
  expect(intentos).toHaveLength(1);
  expect(readKept(unId(1), unId(300), 1)).toEqual(borrador);
});

test('quien entra con otra cuenta por la puerta de administrar deja lo mismo atrás, y se le pregunta igual', async () => {
  on(entregasApi.guardar, () => {
    throw lost();
  });
  const cerradas = on(sesionApi.salir, undefined);
  keep(unId(1), unId(300), borrador);
  const { screen, user } = await renderPage('/admin/login', {
    sesion: unaSesion({ usuario: { id: unId(1) } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Entrar con otra cuenta' }));
  await screen.findByText('1 trabajo sin enviar');
  await user.click(screen.getByText('Quedarme'));
  expect(cerradas).toHaveLength(0);
});
