import type { FeedEvent } from '@catedra/shared/core/change.ts';
import { describe, expect, test } from 'vitest';
import { concerns, waitFor } from '#platform/invalidation.ts';

const lista = { escucha: ['cursos', 'progreso'] } as const;
const ficha = { escucha: ['cursos'], soloId: 'c1' } as const;

describe('a qué pantalla le importa un aviso', () => {
  test.each<[FeedEvent, boolean, boolean]>([
    [{ tipo: 'cambio', coleccion: 'cursos', id: 'c1' }, true, true],
    [{ tipo: 'cambio', coleccion: 'cursos', id: 'c2' }, true, false],
    [{ tipo: 'cambio', coleccion: 'usuarios', id: 'c1' }, false, false],
    [{ tipo: 'varios', coleccion: 'cursos' }, true, true],
    [{ tipo: 'varios', coleccion: 'progreso' }, true, false],
    [{ tipo: 'reinicio' }, true, true],
    [{ tipo: 'acceso' }, true, true],
    [{ tipo: 'sala', sala: 's' }, false, false],
  ])('%o', (aviso, enLista, enFicha) => {
    expect(concerns(lista, aviso)).toBe(enLista);
    expect(concerns(ficha, aviso)).toBe(enFicha);
  });

  test('quien no escucha nada solo se renueva cuando todo empieza de nuevo', () => {
    expect(concerns(undefined, { tipo: 'varios', coleccion: 'cursos' })).toBe(false);
    expect(concerns(undefined, { tipo: 'reinicio' })).toBe(true);
  });
});

test('se espera hasta 200 ms, y hasta 2 s cuando lo oye una multitud o todo empieza de nuevo', () => {
  expect(waitFor({ tipo: 'cambio', coleccion: 'cursos', id: 'c1' }, 1)).toBe(200);
  expect(waitFor({ tipo: 'cambio', coleccion: 'cursos', id: 'c1', multitud: true }, 1)).toBe(2000);
  expect(waitFor({ tipo: 'reinicio' }, 1)).toBe(2000);
  expect(waitFor({ tipo: 'varios', coleccion: 'cursos' }, 0)).toBe(0);
});
