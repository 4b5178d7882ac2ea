import { expect, test } from 'vitest';
import { nombreUnico } from '#core/fields.ts';
import { lookalike } from '#core/lookalike.ts';

test.each([
  // Each with one letter of Cyrillic or Greek.
  ['Аdministrador', 'Аdministrador'],
  ['Tutor de рlanta', 'рlanta'],
  ['Almacén Getafе', 'Getafе'],
  ['Turno А', 'А'],
  ['Grupo Β', 'Β'],
  ['Lοgística', 'Lοgística'],
])('«%s» parece otro nombre', (nombre, palabra) => {
  expect(lookalike(nombre)).toBe(palabra);
  expect(nombreUnico(60).safeParse(nombre).error?.issues[0]?.message).toBe(
    `«${palabra}» lleva letras de otro alfabeto que parecen latinas. Bórralo y escríbelo de nuevo.`,
  );
});

test.each([
  'Añil, pingüino y cigüeña de A Coruña',
  "L'Hospitalet · 1.ª planta (n.º 3)",
  'Администратор',
  'Сота',
  'Διαχειριστής',
  'Ruso: новости',
  'Turno α',
  'Filtros de 5 μm y 3 kΩ',
  'ΔT y β-caroteno',
  'Kadıköy, Łódź y Đà Nẵng',
  '東京 A',
  '🏗️ Obra 7',
])('«%s» se queda como está', (nombre) => {
  expect(lookalike(nombre)).toBeUndefined();
  expect(nombreUnico(60).parse(nombre)).toBe(nombre);
});
