import { describe, expect, test } from 'vitest';
import { aperturaRecortada, validezDe } from '#cumplimiento/ajustes-de-validez.ts';
import { ajustesDeRenovacion } from '#cumplimiento/schemas.ts';

const SIN_NADA = {
  validezMeses: null,
  validezDia: null,
  validezMinimoMeses: 6,
  diasParaRenovar: 60,
  diasDeMargen: 0,
  renovarYa: false,
  avisaVence: null,
  avisaCaduca: null,
};

const errores = (dado: object) =>
  ajustesDeRenovacion.safeParse(dado).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('cómo se renueva un curso', () => {
  test('sin decir nada no caduca, y lo demás tiene su valor', () => {
    expect(ajustesDeRenovacion.parse({})).toEqual(SIN_NADA);
  });

  test.each([
    [{ validezMeses: 1, diasParaRenovar: 0, diasDeMargen: 0 }],
    [{ validezMeses: 240, diasParaRenovar: 180, diasDeMargen: 90 }],
    [{ validezDia: '02-29', validezMinimoMeses: 1 }],
    [{ validezDia: '12-31', validezMinimoMeses: 11, renovarYa: true }],
  ])('se admite %j', (dado) => {
    expect(errores(dado)).toEqual([]);
  });

  test.each([
    [{ validezMeses: 0 }, 'validezMeses', 'El mínimo es 1.'],
    [{ validezMeses: 241 }, 'validezMeses', 'El máximo es 240.'],
    [{ validezMeses: 1.5 }, 'validezMeses', 'Escribe un número entero.'],
    [{ validezDia: '01-31', validezMinimoMeses: 12 }, 'validezMinimoMeses', 'El máximo es 11.'],
    [{ validezDia: '31-01' }, 'validezDia', 'Escribe un día del año.'],
    [{ validezDia: '02-30' }, 'validezDia', 'No hay 30 de febrero.'],
    [{ validezDia: '04-31' }, 'validezDia', 'No hay 31 de abril.'],
    [{ validezDia: '04-00' }, 'validezDia', 'No hay 0 de abril.'],
    [{ diasParaRenovar: 181 }, 'diasParaRenovar', 'El máximo es 180.'],
    [{ diasDeMargen: 91 }, 'diasDeMargen', 'El máximo es 90.'],
    [
      { validezMeses: 12, validezDia: '01-31' },
      'validezDia',
      'Elige unos meses o un día del año, no las dos cosas.',
    ],
  ])('no se admite %j', (dado, campo, frase) => {
    expect(errores(dado)).toEqual([[campo, frase]]);
  });

  test('la validez es de meses, de un día del año o ninguna', () => {
    expect(validezDe(SIN_NADA)).toBeNull();
    expect(validezDe({ ...SIN_NADA, validezMeses: 12 })).toEqual({ meses: 12 });
    expect(validezDe({ ...SIN_NADA, validezDia: '01-31' })).toEqual({ diaFijo: '01-31', minimoMeses: 6 });
  });
});

describe('si los días para renovar no caben en la validez', () => {
  test('con un mes se dice el día que da', () => {
    expect(aperturaRecortada({ ...SIN_NADA, validezMeses: 1 }, '2027-03-01')).toEqual({
      hasta: '2027-04-01',
      abre: '2027-03-16',
    });
  });

  test.each([
    ['caben', { ...SIN_NADA, validezMeses: 12 }],
    ['llegan justo a la mitad', { ...SIN_NADA, validezMeses: 4, diasParaRenovar: 61 }],
    ['no caduca', SIN_NADA],
  ])('nada que avisar: %s', (_, ajustes) => {
    expect(aperturaRecortada(ajustes, '2027-03-01')).toBeNull();
  });
});
