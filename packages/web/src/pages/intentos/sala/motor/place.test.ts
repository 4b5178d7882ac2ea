import { expect, test } from 'vitest';
import {
  acknowledge,
  answerOf,
  choose,
  edit,
  follow,
  isDue,
  leave,
  meet,
  placeOf,
  reject,
  revisionOf,
} from '#pages/intentos/sala/motor/place.ts';
import { same } from '#platform/same.ts';

const T = '2026-03-02T10:00:00.000Z';
const vacia = placeOf({ revision: 0, respuesta: null });
const con = (revision: number, respuesta: unknown) => placeOf({ revision, respuesta });

test('la primera respuesta es la revisión 1, y la siguiente sube una', () => {
  const una = edit(vacia, { opcion: 'a' }, T);
  expect(una.pending).toMatchObject({ revision: 1, base: 0 });
  const guardada = acknowledge(leave(una), 1);
  expect(guardada).toMatchObject({ pending: null, saved: { revision: 1, respuesta: { opcion: 'a' } } });
  expect(edit(guardada, { opcion: 'b' }, T).pending?.revision).toBe(2);
});

test('lo que no ha salido se sustituye con la misma revisión; lo que salió, con otra', () => {
  const una = edit(vacia, 'a', T);
  expect(edit(una, 'b', T).pending?.revision).toBe(1);
  expect(edit(leave(una), 'b', T).pending?.revision).toBe(2);
});

test('la misma respuesta no se envía otra vez, ni volver a la que ya está guardada', () => {
  const guardada = con(3, { opciones: ['a', 'b'] });
  expect(edit(guardada, { opciones: ['a', 'b'] }, T)).toBe(guardada);
  const cambiada = edit(guardada, { opciones: ['a'] }, T);
  expect(edit(cambiada, { opciones: ['a', 'b'] }, T).pending).toBeNull();
  // Lo que ya salió puede estar guardado: hay que decir que se vuelve atrás.
  expect(edit(leave(cambiada), { opciones: ['a', 'b'] }, T).pending?.revision).toBe(5);
});

test('un recibo atrasado no borra lo que se escribió después', () => {
  const escrita = edit(leave(edit(vacia, 'a', T)), 'ab', T);
  const tras = acknowledge(escrita, 1);
  expect(tras.saved).toEqual({ revision: 1, respuesta: 'a' });
  expect(answerOf(tras)).toBe('ab');
  expect(isDue(tras)).toBe(true);
});

test('un recibo de algo que nunca salió no se cree', () => {
  expect(acknowledge(edit(vacia, 'a', T), 1).pending).not.toBeNull();
});

test('lo que se adelantó a algo anterior no se toma por de otro cuando lo anterior se rechaza', () => {
  const adelantada = leave(edit(leave(edit(vacia, 'a', T)), 'b', T));
  const escrita = edit(adelantada, 'c', T);
  const tras = reject(acknowledge(escrita, 2), { revision: 2, respuesta: 'b' });
  expect(tras.other).toBeNull();
  expect(isDue(tras)).toBe(true);
  expect(answerOf(tras)).toBe('c');
});

test('una copia atrasada de lo propio no es de otro', () => {
  const tercera = edit(leave(edit(leave(edit(vacia, 'a', T)), 'b', T)), 'c', T);
  const tras = reject(tercera, { revision: 2, respuesta: 'b' });
  expect(tras.other).toBeNull();
  expect(tras.saved.revision).toBe(2);
  expect(tras.pending).toMatchObject({ revision: 3, respuesta: 'c' });
});

test('si otro equipo escribió después se ofrecen las dos, y cada una se puede elegir', () => {
  const mia = leave(edit(con(3, 'x'), 'mía', T));
  const duda = reject(mia, { revision: 4, respuesta: 'otra' });
  expect(duda.other).toEqual({ revision: 4, respuesta: 'otra' });
  expect(answerOf(duda)).toBe('mía');
  expect(isDue(duda)).toBe(false);
  expect(revisionOf(duda)).toBe(4);

  const esta = choose(duda, true, T);
  expect(esta.pending).toMatchObject({ revision: 5, respuesta: 'mía', base: 4 });
  const otra = choose(duda, false, T);
  expect(otra).toEqual(con(4, 'otra'));
  // Seguir escribiendo también es elegir.
  expect(edit(duda, 'mía y más', T)).toMatchObject({ other: null, pending: { revision: 5 } });
});

test('al volver: lo que no tiene otra más nueva se añade sin preguntar', () => {
  const guardado = { revision: 5, base: 3, respuesta: 'mía', equipoEn: T };
  expect(isDue(meet({ revision: 3, respuesta: 'x' }, guardado, true))).toBe(true);
  expect(meet({ revision: 5, respuesta: 'mía' }, guardado, true).pending).toBeNull();
  // Lo que llegó de aquí sin que se supiera no es de otro.
  expect(isDue(meet({ revision: 4, respuesta: 'mí' }, guardado, false))).toBe(true);
  expect(meet({ revision: 6, respuesta: 'mía y más' }, guardado, false).pending).toBeNull();
});

test.each([4, 5, 7])('al volver: si otro equipo escribió la revisión %i, se ofrecen las dos', (revision) => {
  const guardado = { revision: 5, base: 3, respuesta: 'mía', equipoEn: T };
  const duda = meet({ revision, respuesta: 'otra' }, guardado, true);
  expect(duda.other).toEqual({ revision, respuesta: 'otra' });
  expect(choose(duda, true, T).pending?.revision).toBe(revision + 1);
});

test('quien solo mira ve lo que va llegando, sin perder lo que tenía por enviar', () => {
  expect(answerOf(follow(con(1, 'a'), { revision: 2, respuesta: 'b' }))).toBe('b');
  const mia = leave(edit(con(1, 'a'), 'mía', T));
  const vista = follow(mia, { revision: 2, respuesta: 'b' });
  expect(vista.pending?.respuesta).toBe('mía');
  expect(vista.other).toEqual({ revision: 2, respuesta: 'b' });
});

test('quien escribe reconoce lo suyo aunque lo lea antes de que se lo confirmen', () => {
  const salida = leave(edit(con(1, 'a'), 'ab', T));
  const sigue = edit(salida, 'abc', T);
  const leida = follow(sigue, { revision: 2, respuesta: 'ab' });
  expect(leida.other).toBeNull();
  expect(leida.saved).toEqual({ revision: 2, respuesta: 'ab' });
  expect(leida.pending).toMatchObject({ revision: 3, respuesta: 'abc' });
});

test.each([
  [null, null, true],
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [{ orden: ['a', 'b'] }, { orden: ['b', 'a'] }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [null, {}, false],
  [[], {}, false],
])('%j y %j: %s', (a, b, iguales) => {
  expect(same(a, b)).toBe(iguales);
});
