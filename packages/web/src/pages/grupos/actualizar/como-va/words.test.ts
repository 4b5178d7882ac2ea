import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { celdaDicha, hallazgo, hallazgoDeSemanas, loHecho } from '#pages/grupos/actualizar/como-va/words.ts';

const now = new Date('2026-03-10T10:00:00Z');
const ZONA = 'Europe/Madrid';
const PERSONAS = { alDia: 0, enCurso: 0, sinEmpezar: 0, sinCursos: 0, hechas: 62, total: 100 };
const curso = (tarde: number) => ({
  id: 'c',
  titulo: 'Altura',
  imagen: null,
  personas: 9,
  completado: 1,
  tarde,
  tardeDesde: tarde > 0 ? antesDe(now, DIA).toISOString() : null,
});

test.each([
  [0, 0, 'Nadie va tarde.'],
  [1, 1, '1 persona va tarde en Altura, desde ayer.'],
  [4, 4, '4 personas van tarde en Altura, desde ayer.'],
  [6, 4, '6 personas van tarde, 4 de ellas en Altura, desde ayer.'],
  [2, 0, '2 personas van tarde, en cursos que no son de este grupo.'],
])('%i tarde, %i en el curso', (vencidas, tarde, dicho) => {
  expect(hallazgo({ personas: { ...PERSONAS, vencidas }, cursos: [curso(tarde)] }, now, ZONA)).toBe(dicho);
});

test('lo hecho se redondea hacia abajo, y de nada no se dice un porcentaje', () => {
  expect(loHecho({ ...PERSONAS, vencidas: 0, hechas: 199, total: 200 })).toBe(
    'El grupo lleva hecho el 99\u00a0% de lo obligatorio.',
  );
  expect(loHecho({ ...PERSONAS, vencidas: 0, hechas: 0, total: 0 })).toBe('Todavía no tiene nada que hacer.');
});

test('solo lo que está a medias o tarde lleva su cifra, y quien está exento no va tarde', () => {
  const celda = { cursoId: 'c', cumplimiento: null, porcentaje: 40, venceEn: null };
  expect(celdaDicha({ ...celda, estado: 'vencido' })).toMatchObject({ forma: 'bad', cifra: '40\u00a0%' });
  expect(celdaDicha({ ...celda, estado: 'completado' })).toMatchObject({ forma: 'done', cifra: null });
  expect(celdaDicha({ ...celda, estado: 'sin_empezar', cumplimiento: 'exento' }).palabra).toBe('Exento');
});

const semanas = (...valores: readonly (readonly [number, number])[]) => ({
  semanas: valores.map(([hechas, total]) => ({ desde: '2026-03-09', hechas, total })),
});
test.each([
  [semanas([0, 0], [0, 0]), 'Doce semanas sin nada que hacer'],
  [semanas([0, 0], [3, 10]), 'Empieza esta semana'],
  [semanas([0, 0], [1, 10], [5, 10]), 'Sube 40 puntos en 2 semanas'],
  [semanas([5, 10], [4, 10]), 'Baja 10 puntos en doce semanas'],
  [semanas([5, 10], [5, 10]), 'Igual que hace doce semanas'],
])('%o', (datos, dicho) => {
  expect(hallazgoDeSemanas(datos)).toBe(dicho);
});
