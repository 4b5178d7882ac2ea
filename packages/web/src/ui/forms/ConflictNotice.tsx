import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from '#ui/forms/ConflictNotice.module.css';

interface ConflictNoticeProps {
  readonly conflict: {
    readonly theirs: Readonly<Record<string, unknown>>;
    readonly mine: Readonly<Record<string, unknown>>;
    readonly keepTheirs: () => void;
    readonly saveMine: () => void;
    readonly saving?: boolean;
  };
  /** What each field is called on the screen. */
  readonly labels: Readonly<Record<string, string>>;
  readonly write?: (field: string, value: unknown) => string;
}

const plainly = (_: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'vacío';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
};

/** Someone else saved meanwhile: both versions, and the person chooses. */
export function ConflictNotice({ conflict, labels, write = plainly }: ConflictNoticeProps) {
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  // Whoever saved from the foot of a long form would not see it otherwise.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { theirs, mine } = conflict;
  const different = Object.keys(labels).filter(
    (field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]),
  );
  return (
    <section ref={notice} className={classes.notice} role="alert" aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        Alguien guardó otros cambios mientras escribías
      </h2>
      <p>Lo que escribiste sigue aquí. Compara y elige con qué te quedas.</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Dato</th>
            <th>Guardado ahora</th>
            <th>Lo tuyo</th>
          </tr>
        </thead>
        <tbody>
          {different.map((field) => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              <td>{write(field, theirs[field])}</td>
              <td>
                <b>{write(field, mine[field])}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.actions}>
        <Button loading={conflict.saving} onClick={conflict.saveMine}>
          Guardar lo mío
        </Button>
        <Button variant="default" disabled={conflict.saving} onClick={conflict.keepTheirs}>
          Quedarme con lo guardado
        </Button>
      </div>
    </section>
  );
}
