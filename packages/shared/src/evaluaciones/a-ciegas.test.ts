import { expect, test } from 'vitest';
import { type EvaluacionEditable, evaluaciones, REGLAS_INICIALES } from '#evaluaciones/collection.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const con = (reglas: Partial<EvaluacionEditable>) =>
  evaluaciones.invariant?.({ ...REGLAS_INICIALES, cursoId: ID, actividadId: ID, ...reglas });

test('sin nombres se corrige solo donde las notas se publican después', () => {
  expect(con({ aCiegas: true, publicarAMano: true })).toBeNull();
  expect(con({ aCiegas: true })).toEqual({
    aCiegas: 'Sin nombres se corrige donde las notas se publican después.',
  });
});
