import { expect, test } from 'vitest';
import { limiteDe, limitesEnPalabras } from '#archivos/limites.ts';
import { MB, pesaDeMas, pesoEnPalabras } from '#archivos/peso.ts';
import { nombreDeArchivo } from '#archivos/nombre.ts';
import { seMuestra, tipoNoPermitido } from '#archivos/tipos.ts';

const LIMITES = { video: 2048 * MB, otros: 100 * MB, imagen: 10 * MB, paquete: 500 * MB };

test.each([
  ['contenido', null, 2048],
  ['contenido', 'video/mp4', 2048],
  ['contenido', 'application/pdf', 100],
  ['entrega', 'video/webm', 2048],
  ['entrega', 'audio/mpeg', 100],
  ['portada', 'video/mp4', 10],
  ['foto', null, 10],
  ['paquete', null, 500],
  ['externa', null, 100],
] as const)('un archivo de %s (%s) pesa como mucho %i MB', (proposito, tipo, megas) => {
  expect(limiteDe(LIMITES, proposito, tipo)).toBe(megas * MB);
});

test('los límites se dicen antes de elegir', () => {
  expect(limitesEnPalabras(LIMITES, 'contenido')).toBe('Como mucho 100 MB; los vídeos, 2 GB.');
  expect(limitesEnPalabras(LIMITES, 'foto')).toBe('Como mucho 10 MB.');
});

test.each([
  [0, '0 bytes'],
  [850 * 1024, '850 kB'],
  [1.44 * 1024 * MB, '1,4 GB'],
  [100 * MB, '100 MB'],
  [840, '840 bytes'],
  [12_300, '12 kB'],
  [MB - 1, '1 MB'],
])('%i bytes son %s', (bytes, texto) => {
  expect(pesoEnPalabras(bytes)).toBe(texto);
});

test('lo que pasa del máximo por poco no se dice con la misma cifra dos veces', () => {
  expect(pesaDeMas(120 * MB, 100 * MB)).toBe('pesa 120 MB y el máximo son 100 MB');
  expect(pesaDeMas(100 * MB + 5000, 100 * MB)).toBe('pesa algo más de 100 MB, que es el máximo');
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\foto.png', 'foto.png'],
  ['foto\u202Egpj.exe', 'fotogpj.exe'],
  ['a"b<c>.pdf', 'a_b_c_.pdf'],
  ['...', 'archivo'],
  ['.htaccess', 'htaccess'],
  ['Guía rápida.pdf', 'Guía rápida.pdf'],
])('%j se guarda como %j', (dado, guardado) => {
  expect(nombreDeArchivo(dado)).toBe(guardado);
});

test('se muestran en la página solo los tipos sin peligro', () => {
  const tipos = ['image/png', 'application/pdf', 'video/mp4', 'audio/mpeg', 'text/vtt'];
  expect(tipos.filter(seMuestra)).toEqual(tipos);
  const nunca = [
    'text/html',
    'image/svg+xml',
    'application/xml',
    'text/plain',
    'application/zip',
    'video/x; y',
  ];
  expect(nunca.filter(seMuestra)).toEqual([]);
});

test.each([
  ['portada', 'image/svg+xml'],
  ['foto', 'text/html'],
  ['paquete', 'application/pdf'],
  ['externa', 'application/zip'],
  ['externa', 'text/plain'],
  ['contenido', 'application/x-msdownload'],
  ['entrega', 'application/x-elf'],
] as const)('para %s no sirve %s', (proposito, tipo) => {
  expect(tipoNoPermitido(proposito, tipo)?.status).toBe(415);
});

test.each(['portada', 'foto', 'contenido', 'entrega'] as const)(
  'una foto del móvil para %s dice que es HEIC y qué hacer',
  (proposito) => {
    expect(tipoNoPermitido(proposito, 'image/heic')?.message).toMatch(/^Es una foto HEIC.*JPG/);
  },
);
