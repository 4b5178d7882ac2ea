import { expect, test } from 'vitest';
import type { Apertura } from '#intentos/apertura.ts';
import { cursoParaContinuar } from '#aprendizaje/continuar.ts';
import { disponibilidadDe } from '#aprendizaje/disponibilidad.ts';
import { grupoDePrueba } from '#intentos/pruebas.ts';

const AHORA = new Date('2026-03-03T09:38:00.000Z');
const AYER = '2026-03-02T09:00:00.000Z';
const MAÑANA = '2026-03-04T09:00:00.000Z';

test.each([
  ['publicado', null, null, 'abierto'],
  ['publicado', AYER, MAÑANA, 'abierto'],
  ['publicado', MAÑANA, null, 'sin_empezar'],
  ['publicado', null, AYER, 'terminado'],
  ['archivado', null, null, 'archivado'],
  ['borrador', MAÑANA, null, 'borrador'],
] as const)('un curso %s de %s a %s está %s', (estado, iniciaEn, terminaEn, disponibilidad) => {
  expect(disponibilidadDe({ estado, iniciaEn, terminaEn }, AHORA)).toBe(disponibilidad);
});

const curso = (
  id: string,
  ultimaVez: string | null,
  venceEn: string | null,
  siguiente: string | null = 'x',
) => ({
  id,
  siguiente,
  ultimaVez,
  venceEn,
});

test.each([
  ['por el último que tocó', [curso('a', AYER, null), curso('b', MAÑANA, null), curso('c', null, AYER)], 'b'],
  ['si no tocó ninguno, por el que vence antes', [curso('a', null, null), curso('b', null, MAÑANA)], 'b'],
  ['lo terminado no cuenta', [curso('a', MAÑANA, null, null), curso('b', null, null)], 'b'],
  ['sin cursos, por ninguno', [], undefined],
] as const)('se continúa %s', (_, cursos, id) => {
  expect(cursoParaContinuar(cursos)?.id).toBe(id);
});

const abierta: Apertura = {
  tipo: 'abierta',
  cierraEn: null,
  minutos: null,
  recortada: false,
  intentosRestantes: 1,
};
const cerrada: Apertura = { tipo: 'cerrada', cerroEn: AYER };

test.each([
  ['abierta y sin empezar', abierta, false, 0, false, 'abiertas'],
  ['abierta pero bloqueada por lo anterior', abierta, false, 0, true, 'pendientes'],
  ['que aún no abre', { tipo: 'aun_no', abreEn: MAÑANA } as const, false, 0, false, 'pendientes'],
  ['con un intento sin aprobar', abierta, false, 1, false, 'abiertas'],
  [
    'a la espera del siguiente intento',
    { tipo: 'espera', hasta: MAÑANA } as const,
    false,
    1,
    false,
    'pendientes',
  ],
  ['aprobada', abierta, true, 1, false, 'hechas'],
  ['sin intentos y sin aprobar', { tipo: 'sin_intentos' } as const, false, 2, false, 'hechas'],
  ['cerrada con nota', cerrada, false, 1, false, 'hechas'],
  ['cerrada sin hacer', cerrada, false, 0, false, 'cerradas'],
] as const)('una prueba %s', (_, apertura, aprobada, intentosHechos, bloqueada, grupo) => {
  const prueba = { apertura, aprobada, intentosHechos, bloqueada };
  expect(grupoDePrueba({ ...prueba, enCurso: false })).toBe(grupo);
  expect(grupoDePrueba({ ...prueba, enCurso: true })).toBe('en_progreso');
});
