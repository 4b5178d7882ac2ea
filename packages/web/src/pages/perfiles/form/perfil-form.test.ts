import { expect, test } from 'vitest';
import {
  alcanceDelGrupo,
  conParte,
  hastaDonde,
  permisosEnPalabras,
} from '#pages/perfiles/form/perfil-form.ts';

test('los permisos se dicen en palabras, con su límite', () => {
  expect(permisosEnPalabras(['grupos:ver:grupos', 'usuarios:crear'])).toBe(
    'Crear personas; Ver grupos (sus grupos)',
  );
  expect(permisosEnPalabras(['usuarios:ver:equipo', 'progreso:ver:equipo', 'progreso:ver:grupos'])).toBe(
    'Ver fichas de personas (su equipo); Ver el progreso de las personas (sus grupos y su equipo)',
  );
  expect(permisosEnPalabras([])).toBe('nada');
});

test.each([
  [['nada', 'nada'], 'No puede nada de 2'],
  [['todo', 'nada'], 'Puede 1 de 2, en toda la academia'],
  [['grupos', 'grupos', 'nada'], 'Puede 2 de 3, en los grupos que tutoriza'],
  [['todo', 'grupos', 'nada'], 'Puede 2 de 3: 1 en toda la academia y 1 en los grupos que tutoriza'],
  [['equipo', 'nada'], 'Puede 1 de 2, con su equipo'],
  [
    ['todo', 'equipo', 'grupos'],
    'Puede 3 de 3: 1 en toda la academia, 1 en los grupos que tutoriza y 1 con su equipo',
  ],
] as const)('plegados, %j se leen en una frase', (alcances, frase) => {
  expect(alcanceDelGrupo(alcances)).toBe(frase);
});

test('su equipo y sus grupos se ponen y se quitan cada uno por su lado', () => {
  const pulsar = (parte: 'equipo' | 'grupos') =>
    (['nada', 'equipo', 'grupos', 'ambos', 'todo'] as const).map((alcance) => conParte(alcance, parte));
  expect(pulsar('equipo')).toEqual(['equipo', 'nada', 'ambos', 'grupos', 'equipo']);
  expect(pulsar('grupos')).toEqual(['grupos', 'ambos', 'nada', 'equipo', 'grupos']);
});

test.each([
  ['nada', 'nada'],
  ['equipo', 'nada'],
  ['grupos', 'grupos'],
  ['ambos', 'grupos'],
  ['todo', 'todo'],
] as const)('quien tiene %s da hasta %s', (suyo, hasta) => {
  expect(hastaDonde(suyo)).toBe(hasta);
});
