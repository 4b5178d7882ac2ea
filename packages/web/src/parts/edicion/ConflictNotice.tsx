import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { same } from '#platform/same.ts';
import classes from '#parts/edicion/ConflictNotice.module.css';
import { FieldsTable } from '#parts/edicion/conflict/FieldsTable.tsx';
import { type SavedPlace, useSavedBy } from '#parts/edicion/conflict/saved-by.ts';
import { labelOf, patchOf, textsOf } from '#parts/edicion/conflict/texts.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ConflictNoticeProps {
  readonly conflict: {
    /** Where it was saved, to ask by whom. */
    readonly place?: SavedPlace | null;
    /** As both found it: with it, long texts are compared piece by piece. */
    readonly base?: Readonly<Record<string, unknown>>;
    readonly theirs: Readonly<Record<string, unknown>>;
    readonly mine: Readonly<Record<string, unknown>>;
    readonly keepTheirs: () => void;
    readonly saveMine: (chosen?: Record<string, unknown>) => void;
    readonly saving?: boolean;
  };
  /** What each field is called on the screen. */
  readonly labels: Readonly<Record<string, string>>;
  readonly write?: (field: string, value: unknown) => string;
  /** Keeps what is stored, and what was typed beside it. */
  readonly copy?: SaveCopy | null;
}

export interface SaveCopy {
  readonly run: () => void;
  readonly pending: boolean;
  readonly error: unknown;
}

const plainly = (_: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'vacío';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
};

const TextConflict = lazy(async () => ({
  default: (await import('#parts/edicion/conflict/TextConflict.tsx')).TextConflict,
}));

/** Someone else saved meanwhile: both versions, and the person chooses. */
export function ConflictNotice({ conflict, labels, write = plainly, copy = null }: ConflictNoticeProps) {
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  const savedBy = useSavedBy(conflict.place ?? null);
  // Whoever saved from the foot of a long form would not see it otherwise.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { theirs, mine } = conflict;
  const texts = conflict.base ? textsOf(Object.keys(labels), { base: conflict.base, theirs, mine }) : [];
  const [chosen, setChosen] = useState<readonly (string | null)[]>([]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const decided = texts.map((_, i) => chosen[i] ?? null);
  const undone = decided.filter((text) => text === null).length;
  const apart = {
    ...mine,
    ...patchOf(
      mine,
      texts,
      texts.map((text) => text.theirs),
    ),
  };
  // What the pieces below say is not said again in the table.
  const different = Object.keys(labels).filter((field) => !same(theirs[field], apart[field]));
  const stored = Object.fromEntries(kept.map((field) => [field, theirs[field]]));
  return (
    <section ref={notice} className={classes.notice} role="alert" aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {savedBy}
      </h2>
      <p>Lo que escribiste sigue aquí. Compara y elige con qué te quedas.</p>
      {different.length > 0 && (
        <FieldsTable
          fields={different}
          labels={labels}
          write={write}
          base={conflict.base}
          theirs={theirs}
          mine={mine}
          kept={kept}
          onKeep={(field, keep) =>
            setKept((known) => [...known.filter((one) => one !== field), ...(keep ? [field] : [])])
          }
        />
      )}
      {texts.map((text, i) => (
        <Suspense key={text.path.join('.')} fallback={<p>Comparando los textos…</p>}>
          <TextConflict
            label={labelOf(text, labels)}
            text={text}
            onChange={(whole) =>
              setChosen((known) => texts.map((_, at) => (at === i ? whole : (known[at] ?? null))))
            }
          />
        </Suspense>
      ))}
      <div className={`look-wrap ${classes.actions}`}>
        <Button
          loading={conflict.saving}
          disabled={undone > 0}
          onClick={() => conflict.saveMine({ ...patchOf(mine, texts, decided), ...stored })}
        >
          {texts.length > 0 || kept.length > 0 ? 'Guardar lo elegido' : 'Guardar lo mío'}
        </Button>
        <Button variant="default" disabled={conflict.saving} onClick={conflict.keepTheirs}>
          Quedarme con lo guardado
        </Button>
        {copy && (
          <Button variant="default" disabled={conflict.saving} loading={copy.pending} onClick={copy.run}>
            Guardar lo mío como copia
          </Button>
        )}
      </div>
      {undone > 0 && (
        <p className={classes.undone} role="status">
          Elige arriba con qué te quedas donde los dos escribisteis lo mismo.
        </p>
      )}
      {copy && copy.error !== null && <ErrorState>{messageOf(copy.error)}</ErrorState>}
    </section>
  );
}
