import { expect, test } from 'vitest';
import { cabeFijado, estadoDeAnuncio, largoDeTexto, plazoImposible, type Plazo } from '#anuncios/rules.ts';

const AHORA = new Date('2026-11-18T10:00:00Z');
const ANTES = '2026-11-17T10:00:00.000Z';
const LUEGO = '2026-11-19T10:00:00.000Z';
const MAS_TARDE = '2026-11-20T10:00:00.000Z';
const YA = AHORA.toISOString();

test.each([
  ['sin publicar', null, null, null, null, 'borrador'],
  ['sin publicar aunque su fecha haya pasado', null, null, ANTES, null, 'borrador'],
  ['publicado para luego', YA, null, LUEGO, null, 'programado'],
  ['en el momento justo en que empieza', ANTES, null, YA, null, 'vigente'],
  ['hasta que lo quiten', ANTES, null, ANTES, null, 'vigente'],
  ['en el momento justo en que termina', ANTES, null, ANTES, YA, 'terminado'],
  ['retirado, estuviera como estuviera', ANTES, YA, LUEGO, null, 'retirado'],
] as const)('%s', (_, publicadoEn, retiradoEn, desde, hasta, estado) => {
  expect(estadoDeAnuncio({ publicadoEn, retiradoEn, desde, hasta }, AHORA)).toBe(estado);
});

const siempre: Plazo = { desde: ANTES, hasta: null };
const hoy: Plazo = { desde: ANTES, hasta: LUEGO };
const despues: Plazo = { desde: LUEGO, hasta: MAS_TARDE };

test.each([
  ['con dos, cabe el tercero', siempre, [siempre, siempre], true],
  ['con tres, no cabe otro', siempre, [siempre, siempre, siempre], false],
  ['uno empieza cuando otro termina', despues, [hoy, siempre, siempre], true],
  ['tres que no coinciden entre sí', siempre, [hoy, despues, siempre], true],
  ['cuatro que coinciden solo un rato', siempre, [despues, despues, despues], false],
  ['desde que se publica', { desde: null, hasta: null }, [hoy, hoy, hoy], false],
] as const)('fijar: %s', (_, nuevo, fijados, cabe) => {
  expect(cabeFijado(nuevo, fijados)).toBe(cabe);
});

test.each([
  ['sin fin', { desde: LUEGO, hasta: null }, true],
  ['termina antes de empezar', { desde: MAS_TARDE, hasta: LUEGO }, false],
  ['termina cuando empieza', { desde: LUEGO, hasta: LUEGO }, false],
  ['ya ha terminado', { desde: null, hasta: ANTES }, false],
  ['de ahora a luego', { desde: null, hasta: LUEGO }, true],
] as const)('fechas: %s', (_, plazo, vale) => {
  expect(plazoImposible(plazo, AHORA) === null).toBe(vale);
});

test('un texto mide lo que se lee, sin sus etiquetas', () => {
  expect(largoDeTexto('<p>Sí &amp; <b>no</b></p>')).toBe(7);
});
