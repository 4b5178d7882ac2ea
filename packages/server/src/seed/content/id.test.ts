import { expect, test } from 'vitest';
import { actividadesDe, cursos } from '#seed/content/cursos.ts';
import { grupos } from '#seed/content/grupos.ts';
import { idDe } from '#seed/content/id.ts';
import { perfiles } from '#seed/content/perfiles.ts';
import { personas } from '#seed/content/personas.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('la misma clave da siempre el mismo identificador', () => {
  expect(idDe('persona:estudiante')).toBe('edcdfd5e-60b0-4dc9-b5df-70c24ce30fc8');
});

test('cada registro de la academia tiene un identificador propio con forma de UUID', () => {
  const ids = [
    ...personas.map(({ id }) => id),
    ...grupos.map(({ id }) => id),
    ...perfiles.map(({ id }) => id),
    ...cursos.map(({ slug }) => idDe(`curso:${slug}`)),
    ...cursos.flatMap(actividadesDe).map(({ clave }) => idDe(`actividad:${clave}`)),
    ...Array.from({ length: 20_000 }, (_, i) => idDe(`progreso:${i}`)),
  ];
  expect(ids.filter((id) => !UUID_V4.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
