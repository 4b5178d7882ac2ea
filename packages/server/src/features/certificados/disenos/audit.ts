import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

type Anotado = Readonly<Record<string, unknown>>;

/** The log, and the screens where designs are made or chosen, hear of it. */
export function anotarDiseno(work: Work, id: string, antes: Anotado | null, despues: Anotado | null): void {
  work.record({
    coleccion: 'disenos',
    documento: id,
    antes: antes && { id },
    despues: despues && { id },
    detalle: differences(antes, despues),
  });
}
