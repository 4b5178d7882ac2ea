import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { expect, test } from 'vitest';
import { commonMinimum, lastMarks, marksTitle } from '#pages/pruebas/last-marks.ts';

const hecha = (id: string, nota: number | null, dia: number, notaMinima = 5): Prueba => ({
  id,
  titulo: id,
  curso: { id: 'c', slug: 'c', titulo: 'C' },
  grupo: 'hechas',
  apertura: { tipo: 'sin_intentos' },
  motivo: null,
  minutos: null,
  intentos: 1,
  intentosHechos: 1,
  cierraEn: null,
  nota,
  notaMinima,
  aprobada: (nota ?? 0) >= notaMinima,
  hechaEn: `2026-03-0${dia}T09:00:00Z`,
  enCurso: null,
  porCalificar: nota === null,
  anulada: false,
});

test('son las cinco últimas, en su orden, y sin las que aún no tienen nota', () => {
  const pruebas = [6, 2, 3, 4, 1, 5].map((dia) => hecha(`p${dia}`, dia, dia));
  expect(lastMarks([...pruebas, hecha('sin nota', null, 7)]).map(({ id }) => id)).toEqual([
    'p2',
    'p3',
    'p4',
    'p5',
    'p6',
  ]);
  expect(lastMarks([hecha('sola', 8, 1)])).toEqual([]);
});

test('se dice lo que se ha mejorado; si no, cuántas son', () => {
  expect(marksTitle(lastMarks([hecha('a', 4.2, 1), hecha('b', 8.5, 2)]))).toBe('De 4,2 a 8,5');
  expect(marksTitle(lastMarks([hecha('a', 8, 1), hecha('b', 8, 2)]))).toBe('Tus últimas 2 notas');
});

test('la línea del aprobado se dibuja solo si es la misma para todas', () => {
  const iguales = [hecha('a', 4, 1), hecha('b', 8, 2)];
  expect(commonMinimum(iguales, lastMarks(iguales))).toBe(5);
  const distintas = [hecha('a', 4, 1), hecha('b', 8, 2, 7)];
  expect(commonMinimum(distintas, lastMarks(distintas))).toBeNull();
});
