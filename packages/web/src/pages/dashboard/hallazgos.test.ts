import { diaCorto } from '#ui/charts/days.ts';
import { describe, expect, test } from 'vitest';
import {
  avance,
  hallazgoDeActividad,
  hallazgoDeGrupos,
  hallazgoDeSemanas,
  marchaDe,
  titular,
  topeRedondo,
} from '#pages/dashboard/hallazgos.ts';

const con = (vencidos: number, proximos: number, asignaciones = 90) => ({
  asignaciones,
  vencidos: { cuenta: vencidos, personas: vencidos, porCurso: [] },
  proximos: { cuenta: proximos, hoy: 0, porCurso: [] },
});

describe('el título dice lo que pasa', () => {
  test.each([
    [con(38, 61), '38 plazos vencidos y 61 que vencen en 7 días'],
    [con(1, 1), '1 plazo vencido y 1 que vence en 7 días'],
    [con(1200, 0), '1.200 plazos vencidos'],
    [con(0, 1), 'Nadie va tarde; 1 plazo vence en 7 días'],
    [con(0, 0), 'Todo está al día'],
    [con(0, 0, 0), 'Aún no hay nadie con cursos'],
  ])('%#: %s', (resumen, palabras) => {
    expect(titular(resumen)).toBe(palabras);
  });
});

test('casi todo no es todo', () => {
  expect(avance({ hechas: 999, total: 1000 })).toBe(99);
  expect(avance({ hechas: 9999, total: 10_000 }, 1)).toBe(99.9);
  expect(avance({ hechas: 0, total: 0 })).toBe(0);
});

const grupo = (nombre: string, hechas: number) => ({ id: nombre, nombre, personas: 3, hechas, total: 100 });

test.each([
  [
    [grupo('Oficinas', 91), grupo('Almacén', 74), grupo('Atención', 58)],
    'Oficinas va en cabeza con el 91\u00a0%; Atención se queda en el 58\u00a0%',
  ],
  [[grupo('Oficinas', 70), grupo('Almacén', 70)], 'Todos los grupos van por el 70\u00a0%'],
  [[grupo('Oficinas', 70)], 'Oficinas ha completado el 70\u00a0%'],
  [[], 'Finalización por grupo'],
])('los grupos, comparados: %#', (grupos, palabras) => {
  expect(hallazgoDeGrupos(grupos)).toBe(palabras);
});

test.each([
  [0, 0, 'bien'],
  [0, 1, 'medias'],
  [59, 2, 'detras'],
  [60, 2, 'medias'],
  [86, 10, 'medias'],
] as const)('un grupo de diez con el %d %% y %d tarde va %s', (hechas, tarde, marcha) => {
  expect(marchaDe({ personas: 10, hechas, total: 100 }, tarde)).toBe(marcha);
});

test('de un grupo de una persona no se hace un titular', () => {
  const sola = { ...grupo('Dirección', 0), personas: 1 };
  expect(hallazgoDeGrupos([grupo('Oficinas', 91), grupo('Almacén', 74), sola])).toBe(
    'Oficinas va en cabeza con el 91\u00a0%; Almacén se queda en el 74\u00a0%',
  );
  expect(hallazgoDeGrupos([sola])).toBe('Finalización por grupo');
});

const dias = (...hechas: number[]) =>
  hechas.map((cuantas, i) => ({ dia: `2026-11-${String(i + 9).padStart(2, '0')}`, hechas: cuantas }));

test('el día con más actividad se nombra, también si es hoy o no hay ninguno', () => {
  expect(hallazgoDeActividad(dias(3, 412, 20))).toBe(
    'El martes 10 fue el día con más actividad: 412 actividades hechas',
  );
  expect(hallazgoDeActividad(dias(0, 0, 1))).toBe('Hoy es el día con más actividad: 1 actividad hecha');
  expect(hallazgoDeActividad([{ dia: '2026-10-19', hechas: 8 }, ...dias(3)])).toBe(
    'El lunes 19 de octubre fue el día con más actividad: 8 actividades hechas',
  );
  expect(hallazgoDeActividad(dias(0, 0))).toBe('Nadie ha completado actividades en 30 días');
});

test('un día del calendario no se corre con la zona', () => {
  expect(diaCorto('2026-11-01')).toBe('1 nov');
});

test.each([
  [0, 4],
  [4, 4],
  [7, 10],
  [12, 20],
  [23, 25],
  [412, 500],
])('el eje que llega a %d acaba en %d', (mayor, tope) => {
  expect(topeRedondo(mayor)).toBe(tope);
});

const enSemanas = (...hechas: number[]) =>
  hechas.map((n, i) => ({ desde: `2026-0${1 + Math.floor(i / 4)}-0${1 + (i % 4)}`, hechas: n }));

test.each([
  ['nada', enSemanas(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 'Doce semanas sin actividad'],
  [
    'solo esta',
    enSemanas(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3),
    'La actividad empieza esta semana: 3 actividades hechas',
  ],
  ['un mes', enSemanas(0, 0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 3), 'La actividad empieza este último mes'],
  ['igual', enSemanas(9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 0), /se mantiene/],
  ['sube', enSemanas(0, 0, 0, 10, 10, 10, 10, 15, 15, 15, 15, 0), /sube un 50\s%/],
  ['baja', enSemanas(0, 0, 0, 10, 10, 10, 10, 5, 5, 5, 5, 90), /baja un 50\s%/],
])('las semanas, %s: esta, que no ha acabado, no cuenta', (_titulo, semanas, esperado) => {
  expect(hallazgoDeSemanas(semanas)).toMatch(esperado);
});
