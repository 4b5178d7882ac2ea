import { expect, test } from 'vitest';
import { seenNow } from '#parts/cursos/seen-now.ts';

const una = { id: 'a', oculta: false, lista: true };
const contenido = (estado: string, nueva = false) =>
  ({
    curso: { estado },
    porPublicar: { cambios: [{ actividadId: 'a', nueva }] },
  }) as unknown as Parameters<typeof seenNow>[0];

test.each([
  [contenido('publicado'), una, true],
  [contenido('borrador'), una, false],
  [contenido('archivado'), una, true],
  [contenido('publicado'), { ...una, oculta: true }, false],
  [contenido('publicado'), { ...una, lista: false }, false],
  [contenido('publicado', true), una, false],
])(
  'solo lo que alguien puede estar leyendo espera a que se pida guardarlo (%#)',
  (curso, actividad, seen) => {
    expect(seenNow(curso, actividad)).toBe(seen);
  },
);
