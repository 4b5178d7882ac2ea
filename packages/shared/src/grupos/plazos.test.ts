import { expect, test } from 'vitest';
import { type CursoPasado, SIN_PLAZOS_PASADOS, sumarPlazos } from '#grupos/plazos.ts';

const curso = (cursoId: string, grupo: string, entran: number): CursoPasado => ({
  cursoId,
  grupo,
  entran,
  titulo: 'Altura',
  venceEn: '2026-11-10T22:59:59.000Z',
  diasDeGracia: 30,
});

test('la suma de dos cuentas une el mismo curso del mismo grupo y deja los demás', () => {
  const unos = { personas: 2, cursos: [curso('a', 'Norte', 2), curso('a', 'Sur', 1)] };
  const otros = { personas: 3, cursos: [curso('a', 'Norte', 3), curso('b', 'Norte', 1)] };
  expect(sumarPlazos(unos, otros)).toEqual({
    personas: 5,
    cursos: [curso('a', 'Norte', 5), curso('a', 'Sur', 1), curso('b', 'Norte', 1)],
  });
  expect(sumarPlazos(SIN_PLAZOS_PASADOS, unos)).toEqual(unos);
});
