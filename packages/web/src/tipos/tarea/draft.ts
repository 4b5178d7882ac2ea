import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { plainText } from '#ui/rich-text/plain-text.ts';

/** What a work says. */
interface Words {
  readonly texto: string;
  readonly archivos: readonly Archivo[];
}

/** A work that is still being done, over the draft of which it was the next step. */
export interface Draft {
  /** Of the draft as it was last read; 0 when there is none. */
  readonly version: number;
  readonly intento: number;
  readonly texto: string;
  readonly archivos: readonly Archivo[];
  /** What left over this version and was not answered: if the server has it, nobody else wrote it. */
  readonly unanswered?: readonly Words[];
}

export const draftOf = (entrega: Entrega | null): Draft =>
  entrega
    ? {
        version: entrega.version,
        intento: entrega.intento,
        texto: entrega.texto,
        archivos: entrega.archivos,
      }
    : { version: 0, intento: 1, texto: '', archivos: [] };

/** Whether there is something in it to read. */
export const isBegun = ({ texto, archivos }: Words): boolean => texto !== '' || archivos.length > 0;

const ids = (archivos: readonly Archivo[]): string => archivos.map(({ id }) => id).join();

export const sameWork = (one: Words, other: Words): boolean =>
  one.texto === other.texto && ids(one.archivos) === ids(other.archivos);

/** The server tidies what it keeps, so only the words are compared. */
export const sameWords = (one: Words, other: Words): boolean =>
  ids(one.archivos) === ids(other.archivos) &&
  (one.texto === other.texto || plainText(one.texto) === plainText(other.texto));

const REMEMBERED = 3;

/** As it is when it leaves. */
export const leaving = (draft: Draft): Draft => {
  const { texto, archivos, unanswered = [] } = draft;
  return { ...draft, unanswered: [...unanswered, { texto, archivos }].slice(-REMEMBERED) };
};

/** The same work as the next step of what the server has; null when somebody else wrote that. */
export function over(mine: Draft, server: Draft): Draft | null {
  if (mine.version === server.version) return mine;
  const mineArrived = mine.unanswered?.some((words) => sameWords(words, server)) ?? false;
  if (!mineArrived && !sameWords(mine, server)) return null;
  return { ...mine, version: server.version, unanswered: [] };
}

/** What is sent: a saved draft and a hand-in look alike. */
export const bodyOf = ({ version, texto, archivos }: Draft) => ({
  version,
  texto,
  archivoIds: archivos.map(({ id }) => id),
});
