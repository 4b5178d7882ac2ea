import { createHash } from 'node:crypto';
import { huellaDe } from '@catedra/shared/importaciones/canonica.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';

const sha256De = (texto: string): string => createHash('sha256').update(texto).digest('hex');

/** A short name for what a question says; `shas` of the files that it shows. */
export const huella = (mitades: Mitades, shas: ReadonlyMap<string, string>): string =>
  huellaDe(mitades, shas, sha256De);
