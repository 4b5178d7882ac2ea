import { expect, test } from 'vitest';
import { columnasJuntas, juntar } from '#cargas/columnas-juntas.ts';

test.each([
  [['Primer apellido', 'Segundo apellido', 'Nombre'], ['Núñez', 'Íñiguez', 'María José'], 'Núñez Íñiguez'],
  [['Materno', 'Paterno', 'Nombre'], ['Soto', 'Rojas', 'Camila'], 'Rojas Soto'],
  [['Primer apellido', 'Segundo apellido', 'Nombre'], ['Guaraní', '', 'Araceli'], 'Guaraní'],
  [['Uno', 'Otro', 'Nombre'], ['Gil', 'Paz', 'Ana'], 'Gil Paz'],
  [['Uno', 'Otro', 'Nombre'], ['_', '_', 'Ana'], '_'],
  [['Uno', 'Otro', 'Nombre'], ['Gil', '_', 'Ana'], 'Gil'],
])('de %j, la fila %j se apellida «%s»', (encabezados, celdas, apellidos) => {
  const juntas = columnasJuntas(['apellidos', 'apellidos', 'nombre'], encabezados);
  expect(juntar(celdas, juntas.apellidos)).toBe(apellidos);
});
