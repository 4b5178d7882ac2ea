import { expect, test } from 'vitest';
import { vistaPrevia } from '#cargas/vista-previa.ts';

test('dos apellidos se ven juntos, con las columnas de las que salen', () => {
  const datos = vistaPrevia(
    ['Íñiguez', 'Núñez', 'María José', 'Norte', '', '77'],
    { mapeo: ['apellidos', 'apellidos', 'nombre', 'grupos', 'grupos', null], corregirMayusculas: true },
    ['Segundo apellido', 'Primer apellido', 'Nombre', 'Grupo', 'Grupo (2)', 'Nº'],
  );
  expect(datos).toEqual([
    { campo: 'nombre', valor: 'María José', columnas: [2] },
    { campo: 'apellidos', valor: 'Núñez Íñiguez', columnas: [1, 0] },
    { campo: 'grupos', valor: 'Norte', columnas: [3, 4] },
  ]);
});

test('un nombre entero se ve ya partido', () => {
  const datos = vistaPrevia(['Gil Paz, Ana'], { mapeo: ['nombreCompleto'], corregirMayusculas: true }, [
    'Alumno',
  ]);
  expect(datos.map(({ valor }) => valor)).toEqual(['Ana', 'Gil Paz']);
});

test.each([
  [true, ['Ana', 'De la Peña']],
  [false, ['ANA', 'DE LA PEÑA']],
])('un nombre en mayúsculas se ve como quedará: %s', (corregirMayusculas, valores) => {
  const datos = vistaPrevia(['DE LA PEÑA, ANA'], { mapeo: ['nombreCompleto'], corregirMayusculas }, [
    'Alumno',
  ]);
  expect(datos.map(({ valor }) => valor)).toEqual(valores);
});
