import { expect, test } from 'vitest';
import { leerIdentificadores } from '#grupos/identificadores.ts';

test.each([
  ['una columna', 'ana@empresa.es\nluis@empresa.es\r\n', ['ana@empresa.es', 'luis@empresa.es']],
  ['separados por comas o puntos y coma', 'a@b.es; c@d.es,e@f.es', ['a@b.es', 'c@d.es', 'e@f.es']],
  ['separados por espacios', 'a@b.es c@d.es', ['a@b.es', 'c@d.es']],
  [
    'como los copia el correo',
    'Ana Ruiz <Ana@Empresa.es>, "Núñez, Luis" <luis@empresa.es>',
    ['ana@empresa.es', 'luis@empresa.es'],
  ],
  [
    'filas de una hoja',
    'Ruiz\tAna\tana@empresa.es\nSolo\tluis@empresa.es',
    ['ana@empresa.es', 'luis@empresa.es'],
  ],
  ['usuarios sin correo', 'aruiz\nlnunez; otra', ['aruiz', 'lnunez', 'otra']],
  ['mezclados', 'aruiz, luis@empresa.es.', ['aruiz', 'luis@empresa.es']],
  ['repetidos', 'ana@empresa.es\nANA@empresa.es', ['ana@empresa.es']],
  ['nada', ' \n ; ', []],
])('se entienden: %s', (_, texto, esperado) => {
  expect(leerIdentificadores(texto)).toEqual(esperado);
});
