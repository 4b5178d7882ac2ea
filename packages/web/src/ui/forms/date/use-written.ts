import { leerFecha, type Lectura } from '@catedra/shared/fechas/leer-fecha.ts';
import { escribirFecha } from '@catedra/shared/fechas/escribir-fecha.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface WrittenOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The value in its own words. */
  readonly shown: string;
  readonly value: string;
  readonly how: Parameters<typeof leerFecha>[1];
  readonly onChange: (local: string) => void;
}

export interface Written {
  readonly text: string;
  readonly typing: boolean;
  /** What was understood of what is being typed. */
  readonly read: string | null;
  readonly wrong: {
    readonly why: string;
    readonly instead: { words: string; use: () => void } | null;
  } | null;
  readonly type: (text: string) => void;
  /** What was understood takes its own form; what was not stays as it was typed. */
  readonly settle: () => void;
  /** As it was before typing. */
  readonly undo: () => void;
}

/** The text of a date field while somebody writes in it; what is understood is its value at once. */
export function useWritten({ input, shown, value, how, onChange }: WrittenOptions): Written {
  const [draft, setDraft] = useState<string | null>(null);
  const [settled, setSettled] = useState(false);
  const before = useRef(value);
  const lectura: Lectura | null = draft === null || draft.trim() === '' ? null : leerFecha(draft, how);
  const motivo = lectura && 'motivo' in lectura ? lectura : null;
  // While one types it is not wrong yet, only unfinished.
  const wrong = motivo !== null && (settled || motivo.cercana !== null) ? motivo : null;
  useRefusing(input, motivo !== null, () => setSettled(true));

  const choose = (local: string) => {
    onChange(local);
    setDraft(null);
    setSettled(false);
  };
  return {
    text: draft ?? shown,
    typing: draft !== null,
    read: lectura && 'valor' in lectura ? escribirFecha(lectura.valor) : null,
    wrong: wrong && {
      why: wrong.motivo,
      instead: wrong.cercana
        ? { words: escribirFecha(wrong.cercana), use: () => choose(wrong.cercana ?? '') }
        : null,
    },
    type(text) {
      if (draft === null) before.current = value;
      setDraft(text);
      setSettled(false);
      const next = text.trim() === '' ? null : leerFecha(text, how);
      if (next === null) onChange('');
      else if ('valor' in next) onChange(next.valor);
    },
    settle() {
      if (draft === null) return;
      if (motivo) setSettled(true);
      else setDraft(null);
    },
    undo() {
      onChange(before.current);
      setDraft(null);
      setSettled(false);
    },
  };
}

/** A form is not sent with a date that nobody understood: it would keep another than the one on screen. */
function useRefusing(input: RefObject<HTMLInputElement | null>, wrong: boolean, onRefused: () => void): void {
  const refuse = useEffectEvent((event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    onRefused();
    input.current?.focus();
  });
  useEffect(() => {
    const form = wrong ? input.current?.form : null;
    if (!form) return undefined;
    const onSubmit = (event: Event) => refuse(event);
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => form.removeEventListener('submit', onSubmit, { capture: true });
  }, [input, wrong]);
}
