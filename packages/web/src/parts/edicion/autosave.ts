import { useEffect, useEffectEvent, useRef } from 'react';
import type { RecordForm } from '#parts/edicion/record-form.ts';
import type { Saving } from '#ui/forms/SaveState.tsx';

const PAUSE_MS = 800;

type Saved = Pick<
  RecordForm<Record<string, unknown>>,
  'dirty' | 'saving' | 'savedAt' | 'conflict' | 'failure' | 'cut' | 'keptHere' | 'saveInPlace'
>;

/** Saves a form a moment after each change, and at once when it is left; says how that goes. Held, it waits to be asked. */
export function useAutosave(record: Saved, values: unknown, held = false): Saving {
  const { dirty, saving, savedAt, conflict, failure, cut, keptHere, saveInPlace } = record;
  const text = JSON.stringify(values);
  // What was refused is not sent again until something changes.
  const sent = useRef<string | null>(null);
  const waits = dirty && !held && !saving && conflict === null;
  const save = useEffectEvent((typed: string) => {
    if (!waits || sent.current === typed) return;
    sent.current = typed;
    saveInPlace();
  });
  const leave = useEffectEvent(() => save(text));
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => save(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, text]);
  useEffect(() => () => leave(), []);

  if (cut) return { state: 'cut', keptHere };
  if (saving) return { state: 'saving' };
  if (failure) return { state: 'failed', onRetry: saveInPlace };
  return savedAt && !dirty ? { state: 'saved', at: savedAt } : { state: 'idle' };
}

/** Several forms that are saved on one screen: the worst of their news, or the latest. */
export function togetherSaving(all: readonly Saving[]): Saving {
  const saved = all
    .filter((one) => one.state === 'saved')
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return (
    all.find(({ state }) => state === 'failed') ??
    all.find(({ state }) => state === 'cut') ??
    all.find(({ state }) => state === 'saving') ??
    saved[0] ?? { state: 'idle' }
  );
}
