import { expect, test } from 'vitest';
import { diasFuertes, hallazgoDeSemanas, porSemanas, semanasDe } from '#pages/usuarios/actualizar/semanas.ts';

const HOY = '2026-11-15'; // domingo
const hecho = (dia: string, hechas: number, cursoId = 'a') => ({ dia, hechas, cursoId });

test('doce semanas de lunes a domingo que acaban hoy, con lo de varios cursos sumado', () => {
  const semanas = semanasDe([hecho(HOY, 2), hecho(HOY, 3, 'b'), hecho('2026-08-24', 1)], HOY);
  expect(semanas).toHaveLength(12);
  expect(semanas[0]?.[0]).toEqual({ dia: '2026-08-24', hechas: 1, hoy: false });
  expect(semanas.at(-1)?.at(-1)).toEqual({ dia: HOY, hechas: 5, hoy: true });
  expect(semanasDe([], '2026-11-17').at(-1)).toHaveLength(2);
});

test('el título dice los días que reúnen la mitad, o solo cuánto', () => {
  const martesYJueves = semanasDe(
    [hecho('2026-11-10', 4), hecho('2026-11-12', 3), hecho('2026-11-14', 1)],
    HOY,
  );
  expect(hallazgoDeSemanas(martesYJueves)).toBe('Estudia martes: 8 actividades en 12 semanas');
  const dos = semanasDe([hecho('2026-11-10', 3), hecho('2026-11-12', 3), hecho('2026-11-14', 2)], HOY);
  expect(hallazgoDeSemanas(dos)).toBe('Estudia martes y jueves: 8 actividades en 12 semanas');
  expect(diasFuertes(semanasDe([hecho('2026-11-10', 1)], HOY))).toEqual([]);
  expect(hallazgoDeSemanas(semanasDe([], HOY))).toBe('No ha hecho ninguna actividad en 12 semanas');
});

test('las ocho últimas semanas de un curso, sin lo de los demás', () => {
  expect(porSemanas([hecho(HOY, 2), hecho('2026-11-03', 1), hecho(HOY, 9, 'b')], HOY, 'a')).toEqual([
    0, 0, 0, 0, 0, 0, 1, 2,
  ]);
});
