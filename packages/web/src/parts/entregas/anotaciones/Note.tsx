import { ActionIcon } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from '#parts/entregas/anotaciones/Noted.module.css';
import { goTo } from '#parts/entregas/anotaciones/go-to.ts';
import { type Numbered, noteId } from '#parts/entregas/anotaciones/notes.ts';
import { type Place, unsay } from '#parts/entregas/anotaciones/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface NoteProps {
  readonly note: Numbered;
  /** Of what it speaks. */
  readonly words: string;
  readonly place: Place | undefined;
  readonly onChange: () => void;
  /** In its place, while it is changed. */
  readonly children: ReactNode;
}

/** One thing said, with the number that its place has. */
export function Note({ note, words, place, onChange, children }: NoteProps) {
  const { id, n, texto, ancla, de } = note;
  return (
    <li
      id={noteId(id)}
      className={classes.note}
      data-for={id}
      data-of={ancla.tipo}
      data-draft={children ? '' : undefined}
      tabIndex={-1}
      aria-label={`Comentario ${n}`}
    >
      <p className={classes.head}>
        <button
          type="button"
          className={classes.number}
          aria-label={`Ver de qué habla el comentario ${n}`}
          onClick={() => goTo(note)}
        >
          {n}
        </button>
        <small className={classes.words}>{words}</small>
        {place && !children && <Acts note={note} place={place} onChange={onChange} />}
      </p>
      {children || <p className={classes.said}>{texto}</p>}
      {!children && de && <small className={classes.who}>{de}</small>}
    </li>
  );
}

interface ActsProps extends Pick<NoteProps, 'note' | 'onChange'> {
  readonly place: Place;
}

function Acts({ note, place, onChange }: ActsProps) {
  const client = useQueryClient();
  const remove = useAction(() => unsay(client, place, note));
  return (
    <>
      <span className={classes.acts}>
        {note.de === null && (
          <ActionIcon
            variant="subtle"
            size="var(--hit-small)"
            aria-label={`Cambiar el comentario ${note.n}`}
            onClick={onChange}
          >
            <IconPencil size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {note.quitable && (
          <ActionIcon
            variant="subtle"
            size="var(--hit-small)"
            aria-label={`Quitar el comentario ${note.n}`}
            loading={remove.pending}
            onClick={() => remove.run(undefined)}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </span>
      {remove.error !== null && <ErrorState>{messageOf(remove.error)}</ErrorState>}
    </>
  );
}
