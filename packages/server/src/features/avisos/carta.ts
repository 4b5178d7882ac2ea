import type { Dicha } from '#features/avisos/dicha.ts';

/** What is said; to whom is the notice's own affair. Its texts are paragraphs; one that is an address becomes the button. */
export interface Carta {
  readonly asunto: string;
  readonly texto: string;
  /** How it opens as it is drawn; as its subject, unless it greets. */
  readonly titular?: string;
  /** What the button says; «Abrir la academia» unless it says more. */
  readonly accion?: string;
  /** Several things in one letter: each is a line. */
  readonly lineas?: readonly Dicha[];
  /** What the text says between its greeting and its address, as it was written: rich and cleaned. */
  readonly rico?: string;
  /** Of several addresses in its text, the one that is its button. */
  readonly direccion?: string;
  /** Takes back what was done for it, if it can't be sent. */
  readonly undo?: () => Promise<void>;
}
