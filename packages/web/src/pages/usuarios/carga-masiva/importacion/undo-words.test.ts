import { expect, test } from 'vitest';
import {
  antesDeDeshacer,
  siguen,
  trasDeshacer,
} from '#pages/usuarios/carga-masiva/importacion/undo-words.ts';

const nada = {
  cuentasQuitadas: 0,
  cuentasConservadas: 0,
  personasRestauradas: 0,
  personasConCambios: 0,
  gruposQuitados: 0,
  vuelvenAlGrupo: 0,
  camposQueQuedan: [],
};

test('quien conserva un cambio posterior es una de las que vuelven, no una más', () => {
  const cuatro = { ...nada, personasRestauradas: 4 };
  expect(antesDeDeshacer(cuatro)).toEqual(['4 personas vuelven a como estaban.']);
  expect(antesDeDeshacer({ ...cuatro, personasConCambios: 1 })).toEqual([
    '4 personas vuelven a como estaban, salvo lo que se cambió después en 1 de ellas, que se conserva.',
  ]);
  expect(antesDeDeshacer({ ...nada, personasRestauradas: 1, personasConCambios: 1 })).toEqual([
    '1 persona vuelve a como estaba, salvo lo que se cambió después, que se conserva.',
  ]);
  expect(antesDeDeshacer(nada)).toEqual(['No queda nada que deshacer.']);
});

test('lo hecho y lo que queda, cada cosa con su cuenta', () => {
  expect(trasDeshacer({ ...nada, personasRestauradas: 4, personasConCambios: 1 })).toEqual({
    hecho: 'Deshecha: 4 personas restauradas.',
    quedan: ['1 persona conserva algo de la carga o de después.'],
  });
  expect(trasDeshacer({ ...nada, cuentasQuitadas: 2, cuentasConservadas: 3 })).toEqual({
    hecho: 'Deshecha: 2 cuentas quitadas.',
    quedan: ['Se conservan 3 cuentas de quien ya entró o hizo algo.'],
  });
});

test('a quienes salieron del grupo se les cuenta antes y después de devolverlas', () => {
  expect(antesDeDeshacer({ ...nada, vuelvenAlGrupo: 153 })).toEqual([
    '153 personas que salieron del grupo vuelven a él.',
  ]);
  expect(antesDeDeshacer({ ...nada, vuelvenAlGrupo: 1 })).toEqual([
    '1 persona que salió del grupo vuelve a él.',
  ]);
  expect(trasDeshacer({ ...nada, vuelvenAlGrupo: 153 }).hecho).toBe(
    'Deshecha: 153 personas devueltas al grupo.',
  );
});

test('los campos que se crearon para el archivo se dicen por su nombre, antes y después', () => {
  expect(siguen([])).toBeNull();
  const uno =
    'El campo «Turno», creado para este archivo, no se quita: si sobra, elimínalo en «Campos de la academia».';
  expect(siguen(['Turno'])).toBe(uno);
  expect(siguen(['Turno', 'Sede'])).toBe(
    'Los campos «Turno» y «Sede», creados para este archivo, no se quitan: si sobran, elimínalos en «Campos de la academia».',
  );
  expect(antesDeDeshacer({ ...nada, personasRestauradas: 4, camposQueQuedan: ['Turno'] })).toEqual([
    '4 personas vuelven a como estaban.',
    uno,
  ]);
});
