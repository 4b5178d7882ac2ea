import { Button, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from '#parts/entregas/anotaciones/Noted.module.css';
import type { Draft } from '#parts/entregas/anotaciones/notes.ts';
import { type Place, say } from '#parts/entregas/anotaciones/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface NoteEditorProps {
  readonly draft: Draft;
  /** Of the one that is changed; 0 of a new one. */
  readonly version: number;
  readonly place: Place;
  readonly words: string;
  readonly onDraft: (draft: Draft | null) => void;
}

const LONGEST = 2000;

/** What is said of one place: Intro keeps it, Esc leaves it. */
export function NoteEditor({ draft, version, place, words, onDraft }: NoteEditorProps) {
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const empty = draft.texto.trim() === '';
  const back = () => {
    const answer = field.current?.closest('[data-writes]')?.querySelector<HTMLElement>('[tabindex="0"]');
    onDraft(null);
    answer?.focus({ preventScroll: true });
  };
  const keep = useAction(async (one: Draft) => {
    await say(client, place, one, version);
    back();
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(LONGEST, LONGEST);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      back();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!empty && !keep.pending) keep.run(draft);
  };
  return (
    <div className={classes.editor}>
      <UnsavedGuard dirty={!empty} within="entrega" />
      <Textarea
        ref={field}
        label={`Comentario sobre ${words}`}
        classNames={{ label: classes.words }}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST}
        value={draft.texto}
        onChange={(event) => onDraft({ ...draft, texto: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      {keep.error !== null && <ErrorState>{messageOf(keep.error)}</ErrorState>}
      <Group gap="xs">
        <Button
          size="xs"
          disabled={empty}
          loading={keep.pending}
          title="Intro; con Mayús cambia de línea"
          onClick={() => keep.run(draft)}
        >
          {version > 0 ? 'Cambiar' : 'Comentar'}
        </Button>
        <Button size="xs" variant="subtle" title="Esc" onClick={back}>
          Cancelar
        </Button>
      </Group>
    </div>
  );
}
