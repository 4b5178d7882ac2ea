import { expect, test } from 'vitest';
import { finDe, plazoEnPalabras, plazoOf, vencimientoOf } from '#parts/grupos/due.ts';

test.each([
  ['Europe/Madrid', '2026-03-31', '2026-03-31T21:59:59.000Z'],
  ['Pacific/Auckland', '2026-03-31', '2026-03-31T10:59:59.000Z'],
  ['Pacific/Kiritimati', '2026-03-31', '2026-03-31T09:59:59.000Z'],
  ['Pacific/Pago_Pago', '2026-03-31', '2026-04-01T10:59:59.000Z'],
])('en %s el %s termina a las 23:59:59 de allí', (zona, dia, momento) => {
  expect(finDe(dia, zona)).toBe(momento);
});

test('lo guardado vuelve al campo con el mismo día', () => {
  const guardado = {
    venceEn: finDe('2026-03-31', 'America/Mexico_City'),
    venceEnDias: null,
    venceCampoId: null,
    diasDeGracia: 15,
  };
  expect(vencimientoOf(guardado, 'America/Mexico_City')).toMatchObject({
    plazo: 'fecha',
    dia: '2026-03-31',
    gracia: 15,
  });
});

test('un plazo a medias dice qué falta', () => {
  expect(plazoOf({ plazo: 'fecha', dia: '', dias: '', campoId: null, gracia: 30 }, 'UTC')).toEqual({
    error: 'Elige el día.',
  });
  expect(
    plazoOf({ plazo: 'fecha', dia: '2026-03-31', dias: '', campoId: null, gracia: '' }, 'UTC'),
  ).toHaveProperty('error');
  expect(plazoOf({ plazo: 'dias', dia: '', dias: 0, campoId: null, gracia: 30 }, 'UTC')).toHaveProperty(
    'error',
  );
  expect(plazoOf({ plazo: 'ninguno', dia: '2026-01-01', dias: 3, campoId: null, gracia: 30 }, 'UTC')).toEqual(
    {
      venceEn: null,
      venceEnDias: null,
      venceCampoId: null,
    },
  );
  const dato = { plazo: 'dato', dia: '', dias: 0, campoId: 'alta', gracia: 30 } as const;
  expect(plazoOf({ ...dato, campoId: null }, 'UTC')).toEqual({ error: 'Elige el dato.' });
  expect(plazoOf({ ...dato, dias: 1826 }, 'UTC')).toEqual({ error: 'Escribe los días, de 0 a 1.825.' });
  expect(plazoOf(dato, 'UTC')).toEqual({
    venceEn: null,
    venceEnDias: 0,
    venceCampoId: 'alta',
    diasDeGracia: 30,
  });
});

test.each([
  [{ venceEn: '2026-03-31T21:59:59Z', venceEnDias: null }, 'el 31 de marzo'],
  [{ venceEn: null, venceEnDias: 1 }, '1 día después de entrar'],
  [{ venceEn: null, venceEnDias: null }, 'sin fecha límite'],
])('%o vence «%s»', (plazo, palabras) => {
  expect(
    plazoEnPalabras({ venceCampoId: null, ...plazo }, new Date('2026-03-03T09:32:00Z'), 'Europe/Madrid'),
  ).toBe(palabras);
});

test.each([
  [30, 'alta', '30 días desde «Fecha de alta»'],
  [0, 'alta', 'el día de «Fecha de alta»'],
  [1, 'oculto', '1 día desde un dato de su ficha'],
])('a los %i días de %s: %s', (venceEnDias, venceCampoId, palabras) => {
  const campos = [{ id: 'alta', nombre: 'Fecha de alta' }];
  expect(plazoEnPalabras({ venceEn: null, venceEnDias, venceCampoId }, new Date(), 'UTC', campos)).toBe(
    palabras,
  );
});
