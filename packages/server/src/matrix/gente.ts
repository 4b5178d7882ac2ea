import type { Mundo } from '#matrix/canaries.ts';

export interface Gente {
  readonly mundo: Mundo;
  readonly inscritoId: string;
  readonly tutorId: string;
  /** The academy's own fields that are hidden from whoever does not administer, by the word they are marked with. */
  readonly campos: Readonly<Record<string, string>>;
  /** Somebody of the other world, whose document may be written in another way too. */
  readonly ajena?: { readonly id: string; readonly documento: string };
}
