import { expect, test } from 'vitest';
import { unplayable } from '#tipos/video/playable.ts';
import { planFiles, titleOfFile } from '#pages/actividades/lista/drop/plan-files.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });

test.each([
  ['plan_de_emergencia.pdf', 'Plan de emergencia'],
  ['02 - Cargas (1).mp4', 'Cargas'],
  ['manejo-de-cargas.docx', 'Manejo de cargas'],
  ['RD 486-1997.pdf', 'RD 486-1997'],
  ['.pdf', '.pdf'],
])('%s se llama «%s»', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test('cada archivo es una actividad, en el orden de sus nombres', () => {
  const plan = planFiles([
    file('10 cierre.html'),
    file('2 guia.pdf', 'application/pdf'),
    file('1 texto.docx'),
    file('3 clase.mp4', 'video/mp4'),
  ]);
  expect(plan.map(({ file: { name }, tipo }) => [name, tipo])).toEqual([
    ['1 texto.docx', 'lectura'],
    ['2 guia.pdf', 'documento'],
    ['3 clase.mp4', 'video'],
    ['10 cierre.html', 'lectura'],
  ]);
});

test('los subtítulos van con su vídeo; sueltos, son un documento', () => {
  const plan = planFiles([file('cargas.mp4'), file('cargas.vtt'), file('cargas.en.vtt'), file('otros.vtt')]);
  expect(plan.map(({ titulo, companions }) => [titulo, companions.map(({ name }) => name)])).toEqual([
    ['Cargas', ['cargas.en.vtt', 'cargas.vtt']],
    ['Otros', []],
  ]);
});

test('un vídeo que ningún navegador reproduce es un vídeo y se dice, no un documento que se descarga', () => {
  expect(planFiles([file('cargas.avi'), file('cargas.mov')]).map(({ tipo }) => tipo)).toEqual([
    'video',
    'video',
  ]);
  expect(unplayable(file('cargas.avi'))).toMatch(/no reproducen vídeos AVI.*MP4/);
  expect(unplayable(file('cargas.mp4'))).toBeNull();
});
