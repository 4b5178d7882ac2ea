import { MB } from '@catedra/shared/archivos/peso.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '#parts/archivos/uploads/too-big.ts';

const LIMITES = { video: 2048 * MB, otros: 100 * MB, imagen: 10 * MB, paquete: 500 * MB };
const file = (name: string, type: string, size: number) => ({ name, type, size });

test.each([
  [file('clase.mp4', 'video/mp4', 500 * MB), null],
  [file('guia.pdf', 'application/pdf', 99 * MB), null],
  [file('guia.pdf', 'application/pdf', 150 * MB), '«guia.pdf» pesa 150 MB y el máximo son 100 MB.'],
  [file('clase.mp4', 'video/mp4', 3072 * MB), '«clase.mp4» pesa 3 GB y el máximo son 2 GB.'],
  [file('raro', '', 101 * MB), '«raro» pesa 101 MB y el máximo son 100 MB.'],
  [file('nada.txt', 'text/plain', 0), '«nada.txt» está vacío.'],
])('antes de enviar nada se dice lo que no cabe: %j', (chosen, refusal) => {
  expect(refusalOf(chosen, 'contenido', LIMITES)).toBe(refusal);
});

test('un campo puede pedir menos que la academia, y vale aunque aún no se sepan los límites', () => {
  const chosen = file('a.vtt', 'text/vtt', 3 * MB);
  expect(refusalOf(chosen, 'contenido', LIMITES, { maxBytes: 2 * MB })).toContain('el máximo son 2 MB');
  expect(refusalOf(chosen, 'contenido', undefined, { maxBytes: 2 * MB })).toContain('el máximo son 2 MB');
  expect(refusalOf(chosen, 'contenido', undefined)).toBeNull();
});

test.each([
  [file('clase.mp4', 'video/mp4', MB), null],
  [file('clase.WebM', '', MB), null],
  [file('foto.jpg', 'image/jpeg', MB), '«foto.jpg» no sirve aquí: hace falta un archivo MP4 o WEBM.'],
  [file('sin-nombre', '', MB), '«sin-nombre» no sirve aquí: hace falta un archivo MP4 o WEBM.'],
])('lo que se suelta en un campo de vídeo y no lo es se dice sin enviarlo: %j', (chosen, refusal) => {
  expect(refusalOf(chosen, 'contenido', LIMITES, { accept: 'video/mp4,video/webm' })).toBe(refusal);
});

test('la terminación basta donde el navegador no sabe qué es un archivo', () => {
  const zip = { accept: '.zip,application/zip' };
  expect(
    refusalOf(file('curso.ZIP', 'application/x-zip-compressed', MB), 'paquete', LIMITES, zip),
  ).toBeNull();
  expect(refusalOf(file('curso.rar', '', MB), 'paquete', LIMITES, zip)).toContain('un archivo ZIP');
});
