import { type Evaluacion, REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import { expect, test } from 'vitest';
import { loQueTendra } from '#pages/evaluaciones/reglas/lo-que-tendra.ts';

const evaluacion = { ...REGLAS_INICIALES, minutos: 40, intentos: 2 } as unknown as Evaluacion;
const grupo = (cambios: object) => [{ nombre: 'Logística', cambios }];

test.each([
  [
    'lo suyo gana al grupo, dato a dato',
    { minutos: 60 },
    grupo({ minutos: 90, intentos: 4 }),
    null,
    'Tendrá 1 h; 4 intentos, por su grupo Logística.',
  ],
  ['lo que no se dice es lo de todos', { intentos: 3 }, [], null, 'Tendrá 40 min, como todos; 3 intentos.'],
  [
    'la adaptación multiplica lo de todos',
    { intentos: 3 },
    [],
    '1,5',
    'Tendrá 1 h, como todos, con su adaptación ×1,5; 3 intentos.',
  ],
  [
    'y lo del grupo',
    { intentos: 3 },
    grupo({ minutos: 60 }),
    '2',
    'Tendrá 2 h, por su grupo Logística, con su adaptación ×2; 3 intentos.',
  ],
  [
    'lo puesto a la persona es final',
    { minutos: 50 },
    [],
    '2',
    'Tendrá 50 min: son finales, su adaptación no los multiplica; 2 intentos, como todos.',
  ],
  [
    'sin límite',
    { minutos: null, intentos: null },
    [],
    '2',
    'Tendrá todo el tiempo; los intentos que quiera.',
  ],
] as const)('%s', (_, cambios, susGrupos, factor, frase) => {
  expect(loQueTendra(evaluacion, { cambios, susGrupos: [...susGrupos] }, factor)).toBe(frase);
});
