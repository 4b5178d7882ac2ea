import { expect, test } from 'vitest';
import { contentOf, isList, parseLine, parseList } from '#pages/actividades/lista/compose/parse-list.ts';

test.each([
  ['Bienvenida', 'lectura', 'Bienvenida'],
  ['1. Bienvenida', 'lectura', 'Bienvenida'],
  ['2) Normas', 'lectura', 'Normas'],
  ['1.2 Normas', 'lectura', 'Normas'],
  ['5 pasos para empezar', 'lectura', '5 pasos para empezar'],
  ['- [x] Normas', 'lectura', 'Normas'],
  ['• Vídeo: la espalda primero', 'video', 'la espalda primero'],
  ['VIDEO – La espalda', 'video', 'La espalda'],
  ['[Tarea] Una foto de tu puesto', 'tarea', 'Una foto de tu puesto'],
  ['Comprueba lo que sabes (examen)', 'evaluacion', 'Comprueba lo que sabes'],
  ['Nota: léelo antes', 'lectura', 'Nota: léelo antes'],
  ['Guía del servicio (PDF)', 'documento', 'Guía del servicio'],
])('«%s» es %s y se llama «%s»', (text, tipo, titulo) => {
  expect(parseLine(text, 'lectura')).toEqual({ titulo, tipo, url: '' });
});

test.each([
  ['El BOE: https://www.boe.es/ley', { titulo: 'El BOE', tipo: 'enlace', url: 'https://www.boe.es/ley' }],
  ['https://www.boe.es/ley', { titulo: 'boe.es', tipo: 'enlace', url: 'https://www.boe.es/ley' }],
  [
    'Cargas https://vimeo.com/76979871',
    { titulo: 'Cargas', tipo: 'video', url: 'https://vimeo.com/76979871' },
  ],
  ['Ley (https://www.boe.es)', { titulo: 'Ley', tipo: 'enlace', url: 'https://www.boe.es' }],
])('una dirección dice qué es y se guarda: %s', (text, line) => {
  expect(parseLine(text, 'lectura')).toEqual(line);
  expect(contentOf(parseLine(text, 'lectura'))).toMatchObject({ url: line.url });
});

test('lo que se pide y no puede ser sin dirección se dice', () => {
  expect(parseLine('Enlace: el BOE', 'lectura')).toEqual({
    titulo: 'el BOE',
    tipo: 'lectura',
    url: '',
    wanted: 'enlace',
  });
});

test('lo que no dice su tipo es del elegido', () => {
  expect(parseLine('La espalda', 'video').tipo).toBe('video');
});

test('una lista plana va toda al mismo sitio', () => {
  const blocks = parseList('Uno\n\n  \nDos\r\nTres', 'lectura');
  expect(blocks.map(({ titulo, lines }) => [titulo, lines.map((line) => line.titulo)])).toEqual([
    [null, ['Uno', 'Dos', 'Tres']],
  ]);
});

test.each([
  ['Antes de empezar\n  Bienvenida\n  Normas\nEn el puesto:\n\tVídeo: cargas'],
  ['# Antes de empezar\nBienvenida\nNormas\n## En el puesto\n- Vídeo: cargas'],
  ['Antes de empezar\n- Bienvenida\n- Normas\nEn el puesto:\n- Vídeo: cargas'],
  ['Antes de empezar\n•\tBienvenida\n•\tNormas\nEn el puesto\n•\tVídeo: cargas'],
  ['1. Antes de empezar\n1.1 Bienvenida\n1.2 Normas\n2. En el puesto\n2.1. cargas (vídeo)'],
  ['Antes de empezar\n1. Bienvenida\n2. Normas\nEn el puesto\n1. Vídeo: cargas'],
  ['1. Antes de empezar\n   a) Bienvenida\n   b) Normas\n2. En el puesto\n   - cargas (vídeo)'],
])('un esquema trae sus secciones: %j', (text) => {
  const blocks = parseList(text, 'lectura');
  expect(blocks.map(({ titulo, lines }) => [titulo, lines.map((line) => line.titulo)])).toEqual([
    ['Antes de empezar', ['Bienvenida', 'Normas']],
    ['En el puesto', ['cargas']],
  ]);
  expect(blocks[1]?.lines[0]?.tipo).toBe('video');
});

test.each([['1. Uno\n2. Dos'], ['- Uno\n- Dos'], ['Vídeo: Uno\n- Dos'], ['- Uno\nDos']])(
  'sin nada más adentro no hay secciones: %j',
  (text) => {
    const [block, ...more] = parseList(text, 'lectura');
    expect([block?.titulo, block?.lines.map(({ titulo }) => titulo)]).toEqual([null, ['Uno', 'Dos']]);
    expect(more).toEqual([]);
  },
);

test('un título que se copió con su salto de línea no es una lista', () => {
  expect(isList('Bienvenida\n')).toBe(false);
  expect(isList('Bienvenida\nNormas')).toBe(true);
});

test('nunca más de 200 de una vez', () => {
  const text = Array.from({ length: 500 }, (_, i) => `Actividad ${i}`).join('\n');
  expect(parseList(text, 'lectura')[0]?.lines).toHaveLength(200);
});
