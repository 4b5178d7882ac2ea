import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { expect, test } from 'vitest';
import { usuarioValues, validateNuevo, validateUsuario } from '#pages/usuarios/form/usuario-form.ts';
import { unId } from '#testing/records.ts';

const vacia = usuarioValues(null);

test('lo que está mal se dice todo a la vez: lo de cada dato y lo que falta entre varios', () => {
  expect(Object.keys(validateUsuario(vacia)).toSorted()).toEqual(['correo', 'nombre']);
  expect(Object.keys(validateUsuario({ ...vacia, usuario: 'con @' })).toSorted()).toEqual([
    'nombre',
    'usuario',
  ]);
  expect(validateUsuario({ ...vacia, nombre: 'Ana', correo: 'ana@x.es' })).toEqual({});
});

test('y con ello los campos que la academia pide a todas', () => {
  const campos = [
    { id: unId(1), nombre: 'Centro', obligatorio: true },
    { id: unId(2), nombre: 'Turno', obligatorio: false },
  ] as CampoALaVista[];
  expect(Object.keys(validateNuevo(campos)(vacia)).toSorted()).toEqual([
    `campos.${unId(1)}`,
    'correo',
    'nombre',
  ]);
  expect(
    validateNuevo(campos)({ ...vacia, nombre: 'Ana', correo: 'ana@x.es', campos: { [unId(1)]: 'x' } }),
  ).toEqual({});
});
