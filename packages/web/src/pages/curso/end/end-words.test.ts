import type { FinalDeCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { expect, test } from 'vitest';
import { corto, isProud, loQueEspera, momentoDelFinal, resumenDelFinal } from '#pages/curso/end/end-words.ts';

const MADRID = 'Europe/Madrid';
const final = (values: Partial<FinalDeCurso>): FinalDeCurso => ({
  terminadoEn: '2026-11-18T10:42:00.000Z',
  empezadoEn: '2026-11-18T09:00:00.000Z',
  hechas: 14,
  segundos: 22_800,
  nota: null,
  notas: 0,
  porCorregir: [],
  siguientes: [],
  ...values,
});

test.each([
  [{}, '14 actividades en 6 h 20 min, todas en un día.'],
  [{ empezadoEn: '2026-11-16T09:00:00.000Z' }, '14 actividades en 6 h 20 min, repartidas en 3 días.'],
  [{ empezadoEn: '2026-10-15T09:00:00.000Z' }, '14 actividades en 6 h 20 min, repartidas en cinco semanas.'],
  [{ hechas: 1, segundos: 0 }, '1 actividad.'],
  [{ hechas: 2, segundos: 20, empezadoEn: null }, '2 actividades.'],
])('con %j dice «%s»', (values, palabras) => {
  expect(resumenDelFinal(final(values), MADRID)).toBe(palabras);
});

test('el momento, en el día y la hora de la persona', () => {
  expect(momentoDelFinal('2026-11-18T23:42:00.000Z', MADRID)).toBe('Jueves 19 de noviembre, 00:42');
});

test.each([
  ['Trabajos en altura: prevención, equipos y rescate', 'Trabajos en altura'],
  ['Cocina', 'Cocina'],
  ['De 9:00 a 18:00', 'De 9:00 a 18:00'],
])('«%s» en corto es «%s»', (titulo, palabras) => {
  expect(corto(titulo)).toBe(palabras);
});

test('lo que espera a que alguien lo corrija se nombra', () => {
  const porCorregir = [
    { id: 'a', titulo: 'Nudos' },
    { id: 'b', titulo: 'Rescate' },
  ];
  expect(loQueEspera({ porCorregir })).toBe(
    'Falta que te corrijan «Nudos» y «Rescate». En cuanto lo hagan, lo verás aquí.',
  );
});

test('una nota que no llega, o que esconde una prueba sin aprobar, no se celebra como un cartel', () => {
  const con = (...actividades: { nota?: number; estado: string }[]) =>
    ({ secciones: [{ actividades }] }) as unknown as Parameters<typeof isProud>[0];
  expect(isProud(con({ nota: 8, estado: 'completada' }), 8)).toBe(true);
  expect(isProud(con({ nota: 3.2, estado: 'completada' }), 3.2)).toBe(false);
  expect(isProud(con({ nota: 9, estado: 'completada' }, { nota: 4, estado: 'en_curso' }), 6.5)).toBe(false);
  expect(isProud(con({ estado: 'completada' }), null)).toBe(false);
});
