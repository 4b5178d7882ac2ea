import { newId } from '#platform/new-id.ts';
import type { Draft } from '#tipos/tarea/draft.ts';

interface Kept {
  readonly key: string;
  readonly draft: Draft;
  readonly at: number;
  /** The server does not take it as it is: it waits for its person to open the work. */
  readonly refused: boolean;
}

type Written = Draft & { readonly at?: number; readonly refused?: boolean };

const of = (usuarioId: string) => `catedra:entrega:${usuarioId}:`;
const under = (usuarioId: string, actividadId: string) => `${of(usuarioId)}${actividadId}`;

/** Two tabs with the same work keep each its own: neither forgets what the other could not send. */
const tab = newId();
const ownKey = (usuarioId: string, actividadId: string, page: string) =>
  `${under(usuarioId, actividadId)}:${page}`;

function read(key: string): Kept | null {
  const value = window.localStorage.getItem(key);
  if (value === null) return null;
  const { at = 0, refused = false, ...draft } = JSON.parse(value) as Written;
  return { key, draft, at, refused };
}

/**
 * What was typed and could not be sent yet: it outlives the tab, and each person has their own. Of what several tabs
 * left, the newest; the others wait for their turn.
 */
export function readKept(
  usuarioId: string,
  actividadId: string,
  intento: number,
  page: string = tab,
): Draft | null {
  try {
    const mine = ownKey(usuarioId, actividadId, page);
    const all = Object.keys(window.localStorage)
      .filter((key) => key.startsWith(under(usuarioId, actividadId)))
      .flatMap((key) => read(key) ?? []);
    for (const { key, draft } of all) if (draft.intento < intento) window.localStorage.removeItem(key);
    const [found] = all
      .filter(({ draft }) => draft.intento === intento)
      .toSorted((a, b) => Number(b.key === mine) - Number(a.key === mine) || b.at - a.at);
    if (!found) return null;
    // From now on it is this tab's.
    if (found.key !== mine) {
      keep(usuarioId, actividadId, found.draft, page);
      window.localStorage.removeItem(found.key);
    }
    return found.draft;
  } catch {
    return null;
  }
}

export interface KeptDraft {
  readonly actividadId: string;
  readonly draft: Draft;
  /** It arrived: forgotten here, unless it was written over meanwhile. */
  forget(): void;
  /** It was refused for good: neither sent again nor counted until its person opens it. */
  setAside(): void;
}

/** Of each work of a person, the newest that this browser could not send yet. */
export function allKept(usuarioId: string): readonly KeptDraft[] {
  const beginning = of(usuarioId);
  try {
    const all = Object.keys(window.localStorage)
      .filter((key) => key.startsWith(beginning))
      .flatMap((key) => read(key) ?? [])
      .toSorted((a, b) => a.at - b.at);
    const newest = new Map(all.map((kept) => [kept.key.slice(beginning.length).split(':')[0] ?? '', kept]));
    return [...newest]
      .filter(([, { refused }]) => !refused)
      .map(([actividadId, { key, draft, at }]) => {
        const isSame = () => read(key)?.at === at;
        return {
          actividadId,
          draft,
          forget: () => {
            if (isSame()) window.localStorage.removeItem(key);
          },
          setAside: () => {
            if (isSame())
              window.localStorage.setItem(
                key,
                JSON.stringify({ ...draft, at, refused: true } satisfies Written),
              );
          },
        };
      });
  } catch {
    return [];
  }
}

export function keep(usuarioId: string, actividadId: string, draft: Draft | null, page: string = tab): void {
  const key = ownKey(usuarioId, actividadId, page);
  try {
    if (draft) window.localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }));
    else window.localStorage.removeItem(key);
  } catch {
    // A browser without room for it keeps the work on the screen alone.
  }
}
