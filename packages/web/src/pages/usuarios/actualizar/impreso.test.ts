import type { CursoDePersona, PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { expect, test } from 'vitest';
import { cifrasDe } from '#pages/usuarios/actualizar/impreso.ts';

const curso = (estado: CursoDePersona['estado'], segundos: number) =>
  ({ estado, segundos, porcentaje: estado === 'completado' ? 100 : 40 }) as CursoDePersona;
const prueba = (evaluacionId: string, nota: number) =>
  ({ evaluacionId, nota, estado: 'entregado', provisional: false, notaMinima: 5 }) as PruebaDePersona;

test('el resumen cuenta sus cursos, su tiempo y la nota media del último intento de cada prueba', () => {
  expect(
    cifrasDe({
      cursos: [curso('completado', 5400), curso('en_curso', 1800), curso('vencido', 0)],
      pruebas: [prueba('a', 3), prueba('b', 9), prueba('a', 8)],
    }),
  ).toEqual([
    { valor: '3', palabras: 'cursos, 1 terminado' },
    { valor: '2 h', palabras: 'en los cursos, medidos' },
    { valor: '8,5', palabras: 'nota media, de 2 pruebas' },
  ]);
});

test('lo que no se puede ver, o no hay, no se cuenta', () => {
  expect(cifrasDe({ cursos: null, pruebas: null })).toEqual([]);
  expect(cifrasDe({ cursos: [curso('sin_empezar', 20)], pruebas: [] })).toEqual([
    { valor: '1', palabras: 'curso, 0 terminados' },
  ]);
});
