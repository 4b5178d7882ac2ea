import type { QuienEdita } from '@catedra/shared/edicion/schemas.ts';
import { Button, Group } from '@mantine/core';
import { IconHistory, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#parts/edicion/EditingNotice.module.css';
import { type Joined, JoinedNotice } from '#parts/edicion/JoinedNotice.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuando, enumerar, hace } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

export interface Editing {
  readonly others: readonly QuienEdita[];
  /** Somebody else's changes are joined to this person's, and they were not told yet. */
  readonly joined?: { readonly with: Joined | null; readonly read: () => void };
  /** What this person left unsaved another time. */
  readonly draft: {
    readonly en: string;
    /** It was known before the server said so, and has its place above the form. */
    readonly foreseen: boolean;
    /** Null while the server has not said what it was. */
    readonly act: { readonly recover: () => void; readonly discard: () => void } | null;
  } | null;
}

/** Several forms of one screen: everyone who has any of them open, and what was left in all of them, taken or given up at once. */
export function togetherEditing(all: readonly Editing[]): Editing {
  const others = new Map(all.flatMap((one) => one.others).map((person) => [person.usuarioId, person]));
  const drafts = all.flatMap(({ draft }) => draft ?? []);
  const [first] = drafts;
  const acts = drafts.flatMap(({ act }) => act ?? []);
  const joins = all.flatMap(({ joined }) => joined ?? []);
  return {
    others: [...others.values()],
    joined: {
      with: joins.find((one) => one.with !== null)?.with ?? null,
      read: () => joins.forEach(({ read }) => read()),
    },
    draft: first
      ? {
          en:
            drafts
              .map(({ en }) => en)
              .toSorted()
              .at(-1) ?? first.en,
          foreseen: drafts.some(({ foreseen }) => foreseen),
          act:
            acts.length < drafts.length
              ? null
              : {
                  recover: () => acts.forEach(({ recover }) => recover()),
                  discard: () => acts.forEach(({ discard }) => discard()),
                },
        }
      : null,
  };
}

interface EditingNoticeProps {
  readonly editing: Editing;
  /** "este curso" */
  readonly what: string;
}

/**
 * Who else is editing, and what was left unsaved. Only what was known beforehand stands above the form: what comes
 * later floats at the window's foot, so that the field where someone writes stays where it is.
 */
export function EditingNotice({ editing: { others, joined, draft }, what }: EditingNoticeProps) {
  return (
    <>
      {draft?.foreseen && <Draft draft={draft} />}
      <div className={classes.late}>
        {draft && !draft.foreseen && <Draft draft={draft} />}
        <Others others={others} what={what} />
        {joined && <JoinedNotice joined={joined.with} onRead={joined.read} />}
      </div>
    </>
  );
}

function Draft({ draft: { en, act } }: { readonly draft: NonNullable<Editing['draft']> }) {
  const now = useNow();
  const zone = useZone();
  return (
    <section className={classes.notice} aria-label="Cambios sin guardar">
      <IconHistory size={18} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        <b>Tienes cambios sin guardar de {sinDe(cuando(en, now, zone))}.</b>
      </p>
      <Group gap="xs">
        <Button disabled={!act} onClick={act?.recover}>
          Recuperar
        </Button>
        <Button variant="default" disabled={!act} onClick={act?.discard}>
          Descartar
        </Button>
      </Group>
    </section>
  );
}

/** Put away once read; it comes back with whoever comes next. */
function Others({ others, what }: { readonly others: readonly QuienEdita[]; readonly what: string }) {
  const now = useNow();
  const zone = useZone();
  const [read, setRead] = useState<readonly string[]>([]);
  const news = others.some(({ usuarioId }) => !read.includes(usuarioId));
  return (
    <div className={classes.others} role="status">
      {news && (
        <>
          <IconUsers size={18} stroke={1.75} aria-hidden />
          <p className={classes.words}>{words(others, what, now, zone)}</p>
          <TextButton onClick={() => setRead(others.map(({ usuarioId }) => usuarioId))}>Entendido</TextButton>
        </>
      )}
    </div>
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
