import type { QuienEdita } from '@catedra/shared/edicion/schemas.ts';
import { Button, Group } from '@mantine/core';
import { IconHistory, IconUsers } from '@tabler/icons-react';
import classes from '#ui/forms/EditingNotice.module.css';
import { cuando, enumerar, hace } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

export interface Editing {
  readonly others: readonly QuienEdita[];
  /** What this person left unsaved another time. */
  readonly draft: {
    readonly en: string;
    /** Null while the server has not said what it was. */
    readonly act: { readonly recover: () => void; readonly discard: () => void } | null;
  } | null;
}

interface EditingNoticeProps {
  readonly editing: Editing;
  /** "este curso" */
  readonly what: string;
}

/** Who else is editing, and what was left unsaved. */
export function EditingNotice({ editing: { others, draft }, what }: EditingNoticeProps) {
  const now = useNow();
  const zone = useZone();
  return (
    <>
      {draft && (
        <section className={classes.notice} aria-label="Cambios sin guardar">
          <IconHistory size={18} stroke={1.75} aria-hidden />
          <p className={classes.words}>
            <b>Tienes cambios sin guardar de {sinDe(cuando(draft.en, now, zone))}.</b>
          </p>
          <Group gap="xs">
            <Button disabled={!draft.act} onClick={draft.act?.recover}>
              Recuperar
            </Button>
            <Button variant="default" disabled={!draft.act} onClick={draft.act?.discard}>
              Descartar
            </Button>
          </Group>
        </section>
      )}
      <p className={classes.others} role="status">
        {others.length > 0 && (
          <>
            <IconUsers size={18} stroke={1.75} aria-hidden />
            <span>{words(others, what, now, zone)}</span>
          </>
        )}
      </p>
    </>
  );
}

const sinDe = (when: string) => when.replace(/^el /, '');

function words(others: readonly QuienEdita[], what: string, now: Date, zone: string): string {
  const [first] = others;
  if (others.length === 1 && first) {
    const since = hace(first.desde, now, zone);
    const how = since.startsWith('hace') ? `desde ${since}` : 'desde hace un momento';
    return `${first.nombre} también está editando ${what} ${how}.`;
  }
  return `${enumerar(others.map(({ nombre }) => nombre))} también están editando ${what}.`;
}
