import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import { expect, test } from 'vitest';
import { effectOf, type Reglas } from '#tipos/evaluacion/rules-form.ts';

const antes: Reglas = {
  ...REGLAS_INICIALES,
  cursoId: '',
  actividadId: '',
  cierraEn: '2026-11-19T09:45:00.000Z',
};
const AHORA = new Date('2026-11-16T09:00:00.000Z');
const efecto = (change: Partial<Reglas>, publicada = true, enCurso = 0) =>
  effectOf(antes, { ...antes, ...change }, { personas: 120, enCurso }, publicada, AHORA, 'Europe/Madrid');

test('un cambio dice de qué a qué, y cuántas personas lo verán', () => {
  expect(efecto({ cierraEn: '2026-11-19T10:00:00.000Z' })).toBe(
    'Cambias «Cierra» de 19 de noviembre a las 10:45 a 19 de noviembre a las 11:00. 120 personas lo verán en «Mis pruebas»; nadie la está haciendo ahora.',
  );
});

test('quien ya empezó sigue con las reglas de antes', () => {
  expect(efecto({ minutos: 45 }, true, 3)).toContain('de 30 min a 45 min');
  expect(efecto({ minutos: 45 }, true, 3)).toContain(
    'los 3 intentos ya empezados siguen con las reglas de antes.',
  );
});

test('varios cambios se nombran, y un borrador no lo ve nadie', () => {
  expect(efecto({ minutos: 45, intentos: 1 }, false)).toBe(
    'Cambias 2 reglas: intentos, tiempo. Todavía no la ve nadie.',
  );
});
