import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contenidoDeEjemplo,
  contenidoVacio,
  TIPOS_ACTIVIDAD,
  type TipoActividad,
  tipoDe,
} from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { expect, test } from 'vitest';
import { authoringOf } from '#tipos/authorings.ts';

test.each(TIPOS_ACTIVIDAD)('%s: al crearla se pide algo solo si vacía no vale', (tipo) => {
  const { success } = tipoDe(tipo).contenido.safeParse(contenidoVacio(tipo));
  const birth = authoringOf(tipo).birth === null ? 'nada' : 'birth';
  expect(birth, 'lo que authoring.ts pide al crearla').toBe(success ? 'nada' : 'birth');
});

test.each(TIPOS_ACTIVIDAD)('%s: su editor recibe los archivos si su contenido tiene alguno', (tipo) => {
  expect(authoringOf(tipo).files, '`files` de authoring.ts').toBe(
    JSON.stringify(contenidoDeEjemplo(tipo)).includes('"archivoId"'),
  );
});

const otherNames = (tipo: TipoActividad) =>
  TIPOS_ACTIVIDAD.filter((una) => una !== tipo).flatMap((una) => [una, ...authoringOf(una).names]);

test.each(TIPOS_ACTIVIDAD)(
  '%s: sus otros nombres se reconocen en una lista pegada, y son solo suyos',
  (tipo) => {
    const { names } = authoringOf(tipo);
    expect(
      names.filter((name) => !/^[a-z]+$/.test(name)),
      'una palabra, en minúsculas y sin tildes',
    ).toEqual([]);
    expect(
      names.filter((name) => otherNames(tipo).includes(name)),
      'ya son de otro tipo',
    ).toEqual([]);
  },
);

/** What a player must be told for a rule to be met; the other rules are met by a button or on the server. */
const TOLD_BY = { ver: 'onFin', porcentaje: 'onLatido' } as const;

test.each(TIPOS_ACTIVIDAD)('%s: su reproductor dice lo que sus reglas esperan', (tipo) => {
  const folder = join(import.meta.dirname, tipo);
  const source = globSync('**/*.tsx', { cwd: folder })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const expected = fichaDe(tipo).reglas.flatMap(({ regla }) =>
    regla === 'ver' || regla === 'porcentaje' ? [TOLD_BY[regla]] : [],
  );
  expect(
    expected.filter((told) => !source.includes(told)),
    'nadie podría completarla',
  ).toEqual([]);
});
