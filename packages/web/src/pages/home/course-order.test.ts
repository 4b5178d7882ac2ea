import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { expect, test } from 'vitest';
import { enOrden, tamaño } from '#pages/home/course-order.ts';

const curso = (titulo: string, values: Partial<MiCurso> = {}): MiCurso => ({
  id: titulo,
  slug: titulo,
  titulo,
  imagen: null,
  disponibilidad: 'abierto',
  iniciaEn: null,
  actividades: 1,
  duracion: 0,
  avance: { hechas: 0, total: 1, porcentaje: 0, faltan: [], minutos: 0, sinDuracion: 0 },
  venceEn: null,
  estado: 'sin_empezar',
  cumplimiento: null,
  ronda: 1,
  exentoHasta: null,
  porCorregir: false,
  externa: false,
  valeHasta: null,
  ultimaVez: null,
  completadoEn: null,
  siguiente: null,
  ...values,
});

test('lo que vence antes va delante y lo hecho al final', () => {
  const cursos = [
    curso('archivado', { disponibilidad: 'archivado' }),
    curso('hecho', { completadoEn: '2026-01-01', venceEn: '2026-01-02' }),
    curso('sin fecha'),
    curso('tocado', { ultimaVez: '2026-03-01' }),
    curso('vence luego', { venceEn: '2026-04-01' }),
    curso('vence ya', { venceEn: '2026-03-01' }),
    curso('futuro', { disponibilidad: 'sin_empezar' }),
  ];
  expect(enOrden(cursos).map(({ titulo }) => titulo)).toEqual([
    'vence ya',
    'vence luego',
    'tocado',
    'sin fecha',
    'futuro',
    'hecho',
    'archivado',
  ]);
});

test.each([
  [1, 0, '1 actividad'],
  [3, 2, '3 actividades, unos 5 minutos'],
  [8, 44, '8 actividades, unos 45 minutos'],
  [8, 70, '8 actividades, una hora'],
  [8, 170, '8 actividades, unas 3 horas'],
])('%d actividades y %d minutos son «%s»', (actividades, duracion, palabras) => {
  expect(tamaño({ actividades, duracion })).toBe(palabras);
});
