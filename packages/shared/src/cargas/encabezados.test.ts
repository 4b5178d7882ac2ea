import { describe, expect, test } from 'vitest';
import { campoDe, errorDeMapeo, esDeContraseñas, firmaDe, sugerirMapeo } from '#cargas/encabezados.ts';

describe('un encabezado', () => {
  test.each([
    ['Nombre', 'nombre'],
    ['  APELLIDOS ', 'apellidos'],
    ['First name', 'nombre'],
    ['last_name', 'apellidos'],
    ['FirstName', 'nombre'],
    ['PhoneNumber', 'telefono'],
    ['Nombre y apellidos', 'nombreCompleto'],
    ['Apellidos, Nombre', 'nombreCompleto'],
    ['Correo electrónico', 'correo'],
    ['E-mail', 'correo'],
    ['e-mail address', 'correo'],
    ['Username', 'usuario'],
    ['Nombre de usuario', 'usuario'],
    ['DNI/NIE', 'documento'],
    ['Nº empleado', 'documento'],
    ['Teléfono móvil', 'telefono'],
    ['Rol', 'perfil'],
    ['Estado (activo/suspendido)', 'estado'],
    ['Time zone', 'zonaHoraria'],
    ['Grupo', 'grupos'],
    ['Grupo (2)', 'grupos'],
    ['grupo 3', 'grupos'],
    ['cohort1', 'grupos'],
    ['Teléfono 2', null],
    ['Turno', null],
    ['Motivo', null],
    ['', null],
  ])('«%s» es %s', (encabezado, campo) => {
    expect(campoDe(encabezado)).toBe(campo);
  });

  test.each([
    ['Contraseña', true],
    ['PASSWORD', true],
    ['Clave', true],
    ['Palabra clave', false],
    ['Correo', false],
  ])('«%s» guarda contraseñas: %s', (encabezado, secreto) => {
    expect(esDeContraseñas(encabezado)).toBe(secreto);
  });
});

test.each([
  [
    ['Nombre', 'Apellidos', 'Correo'],
    ['nombre', 'apellidos', 'correo'],
  ],
  [
    ['Nombre', 'Correo'],
    ['nombreCompleto', 'correo'],
  ],
  [
    ['Correo', 'E-mail'],
    ['correo', null],
  ],
  [
    ['Grupo', 'Grupo (2)', 'Sede'],
    ['grupos', 'grupos', null],
  ],
])('las columnas %j se entienden como %j', (encabezados, mapeo) => {
  expect(sugerirMapeo(encabezados)).toEqual(mapeo);
});

test('dos archivos con los mismos encabezados comparten mapeo, se escriban como se escriban', () => {
  expect(firmaDe(['Correo Electrónico', 'DNI'])).toBe(firmaDe([' correo electronico', 'dni ']));
  expect(firmaDe(['a', 'b'])).not.toBe(firmaDe(['b', 'a']));
});

test.each([
  [['correo', 'correo'], 'dos columnas'],
  [['nombreCompleto', 'apellidos'], '«Nombre completo»'],
  [['correo'], 'tantas columnas'],
  [['grupos', 'grupos'], null],
  [[null, null], null],
] as const)('el mapeo %j', (mapeo, motivo) => {
  const error = errorDeMapeo(mapeo, ['A', 'B']);
  if (motivo === null) expect(error).toBeNull();
  else expect(error).toContain(motivo);
});
