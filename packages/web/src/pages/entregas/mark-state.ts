import { useState } from 'react';
import {
  type Begun,
  begun,
  type MarkValues,
  type Sheet,
  sameValues,
  valuesOf,
} from '#pages/entregas/mark-values.ts';

interface State extends Begun {
  /** What was filled in is saved: what comes back of it is taken as it comes. */
  readonly settled: boolean;
}

/**
 * What is filled in, over the mark that was read. What somebody else put meanwhile is taken where nothing was begun; where
 * something was, both are shown: to take it in silence would write over it.
 */
export function useMarkState(sheet: Sheet) {
  const theirs = valuesOf(sheet);
  const { version } = sheet;
  const read = { values: theirs, base: { version, values: theirs }, settled: false };
  const [state, setState] = useState<State>(() => {
    const left = begun.read(sheet.key);
    return left ? { ...left, settled: false } : read;
  });
  const { values, base, settled } = state;
  const dirty = !sameValues(values, base.values);
  const news = version !== base.version;
  const taken = news && (settled || !dirty || sameValues(values, theirs));
  if (taken) setState(read);
  return {
    values,
    theirs,
    dirty,
    /** Somebody marked it since it was read, and something was begun here. */
    overtaken: news && !taken,
    /** The mark that is written over. */
    over: base.version,
    change: (patch: Partial<MarkValues>) => {
      const next = { values: { ...values, ...patch }, base };
      setState({ ...next, settled: false });
      begun.keep(sheet.key, next);
    },
    settle: () => {
      begun.drop(sheet.key);
      setState((one) => ({ ...one, settled: true }));
    },
    keepTheirs: () => {
      begun.drop(sheet.key);
      setState(read);
    },
  };
}
