import { expect, test } from 'vitest';
import { demasiadosParaZip, nombreDePapel } from '#certificados/zip.ts';

test.each([
  ['2026-000418', 'José Ñáñez Đặng', '2026-000418 José Ñáñez Đặng.pdf'],
  ['2026-000418', '../../Ana/..\\Pérez', '2026-000418 .. .. Ana .. Pérez.pdf'],
  ['2026-000418', 'Ana: "la\n\u0000buena"? <x|y>*', '2026-000418 Ana la buena x y.pdf'],
  ['2026-000418', 'Ana S. L. ...', '2026-000418 Ana S. L.pdf'],
  ['2026-000418', 'a'.repeat(200), `2026-000418 ${'a'.repeat(108)}.pdf`],
])('%s de «%s» se llama «%s»', (numero, nombre, llamado) => {
  expect(nombreDePapel({ numero, nombre })).toBe(llamado);
});

test('dos no se llaman igual, tampoco donde dan lo mismo las mayúsculas', () => {
  const usados = new Set<string>();
  const suyo = (nombre: string, seña?: string) =>
    nombreDePapel({ numero: '2026-000001', nombre, ...(seña && { seña }) }, usados);
  expect([suyo('Ana'), suyo('ANA'), suyo('Ana', 'retirado'), suyo('Ana', 'retirado')]).toEqual([
    '2026-000001 Ana.pdf',
    '2026-000001 ANA (2).pdf',
    '2026-000001 Ana (retirado).pdf',
    '2026-000001 Ana (retirado) (2).pdf',
  ]);
});

test('más de los que caben se dice con sus cifras', () => {
  expect(demasiadosParaZip(6204).message).toContain('Son 6.204 certificados y en un zip caben 5.000.');
});
