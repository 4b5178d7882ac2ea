import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { useRef } from 'react';
import { Note } from '#parts/entregas/anotaciones/Note.tsx';
import { NoteEditor } from '#parts/entregas/anotaciones/NoteEditor.tsx';
import classes from '#parts/entregas/anotaciones/Noted.module.css';
import { type Draft, useNotes } from '#parts/entregas/anotaciones/notes.ts';
import { placeWords } from '#parts/entregas/anotaciones/place-words.ts';
import type { Place } from '#parts/entregas/anotaciones/queries.ts';
import { useBeside } from '#parts/entregas/anotaciones/use-beside.ts';

interface NoteListProps {
  readonly archivos: readonly Archivo[];
  readonly place: Place | undefined;
  readonly onDraft: (draft: Draft | null) => void;
}

/** What was said, in the order of what it speaks of. */
export function NoteList({ archivos, place, onDraft }: NoteListProps) {
  const notes = useNotes();
  const list = useRef<HTMLDivElement>(null);
  useBeside(list);
  if (!notes) return null;
  const { numbered, draft } = notes;
  const isNew = draft !== null && numbered.every(({ id }) => id !== draft.id);
  const editor = draft !== null && place && (
    <NoteEditor
      key={draft.id}
      draft={draft}
      version={numbered.find(({ id }) => id === draft.id)?.version ?? 0}
      place={place}
      words={placeWords(draft.ancla, archivos)}
      onDraft={onDraft}
    />
  );
  return (
    <div ref={list} className={classes.side}>
      {isNew && (
        <div className={classes.note} data-for={draft.id} data-draft>
          {editor}
        </div>
      )}
      {numbered.length > 0 && (
        <ol className={classes.notes} aria-label="Comentarios en la respuesta">
          {numbered.map((one) => (
            <Note
              key={one.id}
              note={one}
              words={placeWords(one.ancla, archivos)}
              place={place}
              onChange={() => onDraft({ id: one.id, ancla: one.ancla, texto: one.texto })}
            >
              {draft?.id === one.id && editor}
            </Note>
          ))}
        </ol>
      )}
    </div>
  );
}
