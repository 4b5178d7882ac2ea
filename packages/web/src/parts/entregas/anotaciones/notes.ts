import type { Ancla, Anotacion } from '@catedra/shared/entregas/ancla.ts';
import type { AnotacionPuesta } from '@catedra/shared/entregas/anotaciones.ts';
import { createContext, type ReactNode, useContext } from 'react';

/** As its person reads it, with what whoever marks may do with it. */
export type Said = Anotacion & Partial<Pick<AnotacionPuesta, 'version' | 'de' | 'quitable'>>;
export type Numbered = Said & { readonly n: number };

export interface Draft {
  readonly id: string;
  readonly ancla: Ancla;
  readonly texto: string;
}

/** What is said of places of an answer, where those places are shown. */
export interface Notes {
  readonly numbered: readonly Numbered[];
  /** Of what is being said now, and is not kept. */
  readonly draft: Draft | null;
  /** To say something of a place; null where it is only read. */
  readonly begin: ((ancla: Ancla) => void) | null;
  /** Of what is being said, its place is put elsewhere. */
  readonly move: (ancla: Ancla) => void;
  /** From its place to what was said of it. */
  readonly read: (id: string) => void;
  readonly prose: (html: string) => ReactNode;
}

export const NotesContext = createContext<Notes | null>(null);

export const useNotes = (): Notes | null => useContext(NotesContext);

export const noteId = (id: string): string => `comentario-${id}`;
