import { expect, test } from 'vitest';
import { avanzadoDe, type Medida } from '#progreso/latido.ts';

const medida = (values: Partial<Medida>): Medida => ({
  regla: 'ver',
  reglaMinutos: null,
  reglaPorcentaje: null,
  segundos: 0,
  vistos: 0,
  duracion: null,
  ...values,
});
const video = { regla: 'porcentaje', reglaPorcentaje: 90, duracion: 101 } as const;
const lectura = { regla: 'tiempo', reglaMinutos: 2 } as const;

test.each([
  ['lo que se marca a mano no avanza solo', {}, 'en_curso', 0],
  ['un vídeo sin ver', video, 'en_curso', 0],
  ['medio vídeo, en decenas', { ...video, vistos: 57 }, 'en_curso', 50],
  ['casi todo', { ...video, vistos: 89 }, 'en_curso', 80],
  ['lo que pide la regla', { ...video, vistos: 90 }, 'completada', 100],
  [
    'entero, aunque falte el último segundo',
    { ...video, reglaPorcentaje: 100, vistos: 100 },
    'completada',
    100,
  ],
  ['sin saber cuánto dura no se da por visto', { ...video, duracion: null, vistos: 500 }, 'en_curso', 0],
  ['la mitad del tiempo', { ...lectura, segundos: 60 }, 'en_curso', 50],
  ['el tiempo entero', { ...lectura, segundos: 120 }, 'completada', 100],
] as const)('%s', (_, values, estado, porcentaje) => {
  expect(avanzadoDe(medida(values))).toEqual({ estado, porcentaje });
});
