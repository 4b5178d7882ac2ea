import type { Base } from '../open-base.ts';

/** What the process that leads tells one that serves. */
export type Order =
  | {
      readonly orden: 'abre';
      readonly base: Base;
      /** The form to which the one that leads brought the database. */
      readonly forma: string;
    }
  /** Another has taken its place: what is under way is finished, however long that takes. */
  | { readonly orden: 'deja' }
  | { readonly orden: 'para'; readonly graciaMs: number };

/** What it answers: that it wants to be told what to open, that it is heard at a port, that it does everything. */
export type News =
  | { readonly noticia: 'nace' }
  | { readonly noticia: 'escucha'; readonly puerto: number }
  | { readonly noticia: 'lista' };
