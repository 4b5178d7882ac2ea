import { MB } from '@catedra/shared/archivos/peso.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '#ui/files/uploads/too-big.ts';

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
  expect(refusalOf(chosen, 'contenido', LIMITES, 2 * MB)).toContain('el máximo son 2 MB');
  expect(refusalOf(chosen, 'contenido', undefined, 2 * MB)).toContain('el máximo son 2 MB');
  expect(refusalOf(chosen, 'contenido', undefined)).toBeNull();
});
