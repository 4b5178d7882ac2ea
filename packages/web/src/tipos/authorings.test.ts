import {
  contenidoDeEjemplo,
  contenidoVacio,
  TIPOS_ACTIVIDAD,
  tipoDe,
} from '@catedra/shared/actividades/contenido.ts';
import { expect, test } from 'vitest';
import { authoringOf } from '#tipos/authorings.ts';

test.each(TIPOS_ACTIVIDAD)('%s: al crearla se pide algo solo si vacía no vale', (tipo) => {
  const { success } = tipoDe(tipo).contenido.safeParse(contenidoVacio(tipo));
  expect(authoringOf(tipo).birth === null).toBe(success);
});

test.each(TIPOS_ACTIVIDAD)('%s: su editor recibe los archivos si su contenido tiene alguno', (tipo) => {
  expect(authoringOf(tipo).files).toBe(JSON.stringify(contenidoDeEjemplo(tipo)).includes('"archivoId"'));
});
