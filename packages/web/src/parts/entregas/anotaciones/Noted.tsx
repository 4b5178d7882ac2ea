import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Ancla } from '@catedra/shared/entregas/ancla.ts';
import { enOrden } from '@catedra/shared/entregas/anclas.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { drafts } from '#parts/entregas/anotaciones/drafts.ts';
import { NoteList } from '#parts/entregas/anotaciones/NoteList.tsx';
import classes from '#parts/entregas/anotaciones/Noted.module.css';
import { NotedProse } from '#parts/entregas/anotaciones/NotedProse.tsx';
import {
  type Draft,
  type Notes,
  NotesContext,
  noteId,
  type Said,
} from '#parts/entregas/anotaciones/notes.ts';
import type { Place } from '#parts/entregas/anotaciones/queries.ts';
import { newId } from '#platform/new-id.ts';

interface NotedProps {
  readonly anotaciones: readonly Said[];
  readonly archivos: readonly Archivo[];
  /** Where it is said, for whoever marks; those who read it have none. */
  readonly place?: Place | undefined;
  readonly children: ReactNode;
}

const proseOf = (html: string) => <NotedProse html={html} />;

const keyOf = ({ id, lugar }: Place): string => `${id}.${lugar ?? ''}`;

const find = (id: string) => {
  const note = document.getElementById(noteId(id));
  note?.scrollIntoView({ block: 'nearest' });
  note?.focus({ preventScroll: true });
};

/** An answer with what was said of its places: beside it where there is room, and under it as a numbered list. */
export function Noted({ anotaciones, archivos, place, children }: NotedProps) {
  const [draft, setDraft] = useState<Draft | null>(() => (place && drafts.read(keyOf(place))) || null);
  const numbered = useMemo(
    () => enOrden(anotaciones, archivos).map((one, i) => ({ ...one, n: i + 1 })),
    [anotaciones, archivos],
  );
  const change = (next: Draft | null) => {
    if (place) drafts.keep(keyOf(place), next);
    setDraft(next);
  };
  const notes: Notes = {
    numbered,
    draft,
    begin: place ? (ancla: Ancla) => change({ id: newId(), ancla, texto: draft?.texto ?? '' }) : null,
    move: (ancla) => draft && change({ ...draft, ancla }),
    read: find,
    prose: proseOf,
  };
  return (
    <NotesContext value={notes}>
      <div className={classes.frame}>
        <div className={classes.noted} data-writes={place ? '' : undefined}>
          <div className={classes.what}>{children}</div>
          <NoteList archivos={archivos} place={place} onDraft={change} />
        </div>
      </div>
    </NotesContext>
  );
}
