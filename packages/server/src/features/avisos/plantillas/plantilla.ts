import type { Escrito } from '@catedra/shared/avisos/plantilla.ts';

/** Something that a mail may name, and how whoever writes it finds it. */
interface Campo<About> {
  readonly dice: string;
  readonly de: (about: About, zona: string) => string | null;
}

/** Of a notice whose mail the academy may write otherwise. */
export interface Plantilla<About> {
  /** What happened: «Te asignan un curso». */
  readonly titulo: string;
  /** What it says with these fields, where it is more than what happened and its explanation; a test holds that it is so. */
  readonly original?: Escrito;
  readonly campos?: Readonly<Record<string, Campo<About>>>;
  /** What it is about in a sample. */
  readonly ejemplo: Readonly<Record<string, unknown>>;
}
