import { describe, expect, test } from 'vitest';
import { camposDelTitulo, esDeContraseñas, firmaDe, hablaDe, parteDelTitulo } from '#cargas/encabezados.ts';
import { errorDeMapeo } from '#cargas/error-de-mapeo.ts';

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
    ['F. BAJA', 'bajaDesde'],
    ['FEC_BAJA', 'bajaDesde'],
    ['Fecha de baja', 'bajaDesde'],
    ['N.I.F.', 'documento'],
    ['Time zone', 'zonaHoraria'],
    ['Grupo', 'grupos'],
    ['Grupo (2)', 'grupos'],
    ['grupo 3', 'grupos'],
    ['cohort1', 'grupos'],
    ['Teléfono 2', undefined],
    ['Observaciones', undefined],
    ['Motivo', undefined],
    ['', undefined],
  ])('«%s» es %s', (encabezado, campo) => {
    expect([...camposDelTitulo(encabezado).keys()][0]).toBe(campo);
  });

  test.each([
    ['Apellido 1', 1],
    ['APELLIDO_1', 1],
    ['apellido1', 1],
    ['Primer apellido', 1],
    ['1er. apellido', 1],
    ['1º Apellido', 1],
    ['Apellido paterno', 1],
    ['Apellido', 1],
    ['Apellido (2)', 2],
    ['Apellido 2', 2],
    ['Segundo Apellido', 2],
    ['2º apellido', 2],
    ['MATERNO', 2],
    ['Apellidos', 0],
    ['Apellidos 1', 1],
    ['Apellido I', 1],
    ['Apellido II', 2],
    ['apellido_dos', 2],
    ['Ap2', 2],
    ['Segon cognom', 2],
    ['Lehen abizena', 1],
    ['Segundo apelido', 2],
    ['Primer nombre', 1],
    ['Segundo nombre', 2],
    ['middlename', 2],
    ['Nombres', 0],
  ])('«%s» es la parte %i de un nombre', (encabezado, parte) => {
    expect(parteDelTitulo(encabezado)).toBe(parte);
  });

  test.each([
    ['Nombre de contacto', 'un nombre'],
    ['Apellido de soltera', 'apellidos'],
    ['Segundo apellido', 'apellidos'],
    ['Cognom de soltera', 'apellidos'],
    ['E-mail del responsable', 'un correo'],
    ['DNI del tutor legal', 'un documento'],
    ['Nombre del curso', null],
    ['Username', null],
    ['Observaciones', null],
  ])('«%s» habla de %s', (encabezado, que) => {
    expect(hablaDe(encabezado)).toBe(que);
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

test('dos archivos con los mismos encabezados comparten mapeo, se escriban como se escriban', () => {
  expect(firmaDe(['Correo Electrónico', 'DNI'])).toBe(firmaDe([' correo electronico', 'dni ']));
  expect(firmaDe(['a', 'b'])).not.toBe(firmaDe(['b', 'a']));
});

test.each([
  [['correo', 'correo'], 'dos columnas'],
  [['nombreCompleto', 'apellidos'], '«Nombre completo»'],
  [['correo'], 'tantas columnas'],
  [['grupos', 'grupos'], null],
  [['apellidos', 'apellidos'], null],
  [['nombre', 'nombre'], null],
  [[null, null], null],
] as const)('el mapeo %j', (mapeo, motivo) => {
  const error = errorDeMapeo(mapeo, ['A', 'B']);
  if (motivo === null) expect(error).toBeNull();
  else expect(error).toContain(motivo);
});
