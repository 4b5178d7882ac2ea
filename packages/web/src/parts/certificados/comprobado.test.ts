import type { Comprobado } from '@catedra/shared/certificados/schemas.ts';
import { describe, expect, test } from 'vitest';
import { faltaEnCodigo, filasDe, horasEscritas, veredictoDe } from '#parts/certificados/comprobado.ts';

const LEIDO = {
  resultado: 'valido',
  numero: '2026-000418',
  rectificado: false,
  codigo: 'K7QM-4XTD-9FHW',
  nombre: 'Lucía Fernández Cano',
  documento: '***7595**',
  titulo: 'Trabajos en altura',
  horas: 12,
  nota: 8.9,
  completadoEl: '2026-11-18',
  expedidoEn: '2026-11-18T10:42:00.000Z',
  validoHasta: '2027-11-18',
  retiradoEn: null,
  huella: null,
} as const satisfies Comprobado;

test.each([
  [LEIDO, 'bueno', 'Es auténtico y está en vigor', 'Vale hasta el 18 de noviembre de 2027.'],
  [{ ...LEIDO, validoHasta: null }, 'bueno', 'Es auténtico y está en vigor', 'No caduca.'],
  [
    { ...LEIDO, resultado: 'caducado' as const },
    'pasado',
    'Es auténtico, pero ya caducó',
    'Valió hasta el 18 de noviembre de 2027.',
  ],
  [
    { ...LEIDO, resultado: 'retirado' as const, retiradoEn: '2026-11-25T09:00:00.000Z' },
    'malo',
    'Este certificado fue retirado',
    'Se retiró el 25 de noviembre de 2026 y ya no acredita nada.',
  ],
  [
    { ...LEIDO, resultado: 'sustituido' as const },
    'pasado',
    'Este certificado se sustituyó por otro',
    'lleva el mismo número y otro código',
  ],
])('lo primero que se lee de él', (leido, tono, titulo, frase) => {
  const dicho = veredictoDe(leido, 'Europe/Madrid');
  expect([dicho.tono, dicho.titulo]).toEqual([tono, titulo]);
  expect(dicho.frase).toContain(frase);
});

test('sus filas, sin las que no tiene', () => {
  expect(filasDe(LEIDO, 'Europe/Madrid')).toEqual([
    ['Persona', 'Lucía Fernández Cano'],
    ['Documento', '***7595**'],
    ['Curso', 'Trabajos en altura'],
    ['Duración', '12 horas'],
    ['Nota', '8,9 sobre 10'],
    ['Terminado', '18 de noviembre de 2026'],
    ['Expedido', '18 de noviembre de 2026'],
    ['Válido hasta', '18 de noviembre de 2027'],
    ['Certificado', 'N.º 2026-000418, código K7QM-4XTD-9FHW'],
  ]);
  const sinNada = {
    ...LEIDO,
    documento: null,
    horas: null,
    nota: null,
    validoHasta: null,
    rectificado: true,
  };
  expect(filasDe(sinNada, 'Europe/Madrid').map(([que]) => que)).toEqual([
    'Persona',
    'Curso',
    'Terminado',
    'Expedido',
    'Certificado',
  ]);
  expect(horasEscritas(1)).toBe('1 hora');
});

describe('un código que no puede serlo dice qué tiene mal', () => {
  test.each([
    ['', 'Escribe el código que viene junto al QR.'],
    ['K7QM-4XTD-9FH0', 'Los códigos no llevan «0»: mira si es otro signo.'],
    ['K7QM-4XTD', 'Los códigos tienen doce signos y este tiene 8.'],
    ['k7qm 4xtd 9fhw', null],
  ])('«%s»: %s', (texto, falta) => {
    expect(faltaEnCodigo(texto)).toBe(falta);
  });
});
