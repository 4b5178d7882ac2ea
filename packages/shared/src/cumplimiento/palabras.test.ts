import { describe, expect, test } from 'vitest';
import type { EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import {
  ajustesEnPalabras,
  recorteEnPalabras,
  renovarYaEnPalabras,
  rondaEnPalabras,
} from '#cumplimiento/palabras.ts';
import { type Ronda, riesgoDesde } from '#cumplimiento/riesgo.ts';
import { ajustesDeRenovacion } from '#cumplimiento/schemas.ts';
import { finDelDia } from '#fechas/momento-de.ts';
import { riesgoEnPalabras } from '#cumplimiento/riesgo-en-palabras.ts';

const MADRID = 'Europe/Madrid';

test.each([
  [1, 'Primera vez'],
  [2, 'Renovación (2.ª vez)'],
  [3, 'Renovación (3.ª vez)'],
])('la ronda %i: %s', (ronda, dicho) => {
  expect(rondaEnPalabras(ronda)).toBe(dicho);
});

test.each([
  [{}, 'No caduca.'],
  [{ diasDeMargen: 1 }, 'No caduca; 1 día de margen.'],
  [{ validezMeses: 12, diasDeMargen: 5 }, 'Vale 12 meses; se renueva desde 60 días antes; 5 días de margen.'],
  [
    { validezMeses: 1, diasParaRenovar: 1, renovarYa: true },
    'Vale 1 mes; se renueva desde 1 día antes, o antes quien quiera.',
  ],
  [
    { validezDia: '01-31', diasParaRenovar: 0 },
    'Vale hasta el 31 de enero, el primero que llegue al menos 6 meses después; se renueva el último día.',
  ],
  [
    { validezDia: '02-29', validezMinimoMeses: 1 },
    'Vale hasta el último día de febrero, el primero que llegue al menos 1 mes después; se renueva desde 60 días antes.',
  ],
])('%j: %s', (dado, dicho) => {
  expect(ajustesEnPalabras(ajustesDeRenovacion.parse(dado))).toBe(dicho);
});

test('la frase dice el día que da donde los días no caben, y los días donde caben', () => {
  const de = (validezMeses: number) =>
    ajustesEnPalabras(ajustesDeRenovacion.parse({ validezMeses }), '2027-03-01');
  expect(de(1)).toBe(
    'Vale 1 mes; se renueva desde la mitad (quien termine el 1 de marzo de 2027, desde el 16 de marzo).',
  );
  expect(de(12)).toBe('Vale 12 meses; se renueva desde 60 días antes.');
});

test('el aviso de que los días no caben dice el día que da', () => {
  const ajustes = ajustesDeRenovacion.parse({ validezMeses: 1 });
  expect(recorteEnPalabras({ hasta: '2027-04-01', abre: '2027-03-16' }, ajustes, '2027-03-01')).toBe(
    '60 días para renovar no caben en esta validez: quien termine el 1 de marzo de 2027 tendrá hasta el 1 de abril y podrá renovar desde el 16 de marzo, a la mitad.',
  );
});

describe('«Renovar ya»', () => {
  test('dice lo que da y lo que daría esperar', () => {
    const vista = { hastaSiHoy: '2028-01-10', abre: '2027-01-19', hastaSiEspera: '2028-03-20' };
    expect(renovarYaEnPalabras(vista, '2027-01-10', '2027-03-20')).toBe(
      'Valdrá hasta el 10 de enero de 2028; si esperas al 19 de enero, hasta el 20 de marzo.',
    );
  });

  test('dice que no da nada, y los años que no se saben', () => {
    const vista = { hastaSiHoy: '2028-01-05', abre: '2027-11-06', hastaSiEspera: '2029-01-05' };
    expect(renovarYaEnPalabras(vista, '2026-03-10', '2028-01-05')).toBe(
      'Valdrá hasta el 5 de enero de 2028, lo mismo que ahora; si esperas al 6 de noviembre de 2027, hasta el 5 de enero de 2029.',
    );
  });
});

describe('por qué hay riesgo', () => {
  const larga: Ronda = {
    empezo: '2027-01-18T23:00:00.000Z',
    limite: finDelDia('2027-03-20', MADRID),
    minutos: 90,
    ritmo: 0,
    zona: MADRID,
  };
  const corta = { ...larga, empezo: '2027-03-10T08:00:00.000Z' };
  const lenta = { ...larga, ritmo: 6.2 };
  test.each<[Ronda, EstadoDeCumplimiento, string, string]>([
    [larga, 'en_plazo', '2027-03-15T10:00:00Z', 'Vence en 5 días'],
    [larga, 'por_renovar', '2027-03-19T10:00:00Z', 'Caduca mañana'],
    [larga, 'por_renovar', '2027-03-20T22:59:59Z', 'Caduca hoy'],
    [larga, 'en_gracia', '2027-03-18T10:00:00Z', 'El margen acaba en 2 días'],
    [corta, 'en_plazo', '2027-03-19T10:00:00Z', 'Queda menos de la cuarta parte del tiempo: vence mañana'],
    [
      lenta,
      'en_plazo',
      '2027-02-28T10:00:00Z',
      'Falta alrededor de 1 h 30 min; a 6 min al día son 15 días, y vence en 20 días',
    ],
  ])('%#: %s', (ronda, estado, ahora, dicho) => {
    expect(riesgoEnPalabras(riesgoDesde(ronda), ronda, estado, new Date(ahora))).toBe(dicho);
  });
});
