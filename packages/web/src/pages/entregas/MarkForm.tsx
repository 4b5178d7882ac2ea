import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from '#pages/entregas/Entregas.module.css';
import { MarkConflict } from '#pages/entregas/MarkConflict.tsx';
import { MarkFields } from '#pages/entregas/MarkFields.tsx';
import {
  begun,
  type MarkValues,
  markOf,
  type Sheet,
  sameValues,
  valuesOf,
} from '#pages/entregas/mark-values.ts';
import type { Place } from '#pages/entregas/neighbours.ts';
import { useNeighbours } from '#pages/entregas/QueueSteps.tsx';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

type Errors = Readonly<Record<string, string>>;

/** What another way out of the form works with: the text so far, what to say is missing, and what follows. */
export interface MarkTools {
  readonly values: MarkValues;
  readonly ask: (missing: Errors) => void;
  readonly done: () => Promise<void>;
}

interface MarkFormProps {
  readonly sheet: Sheet;
  readonly place: Place;
  readonly actividadId?: string;
  /** How it was left, once it was marked. */
  readonly marked: ReactNode;
  readonly send: (values: MarkValues) => Promise<unknown>;
  /** The ways it can go besides being marked: a button, and what is said beneath. */
  readonly other?: (tools: MarkTools) => { readonly button: ReactNode; readonly note: ReactNode };
}

/** The mark and the comment; from one that is marked to the next. */
export function MarkForm({ sheet, place, actividadId, marked, send, other }: MarkFormProps) {
  const queryClient = useQueryClient();
  const { siguiente, go } = useNeighbours(place, actividadId);
  const [values, setValues] = useState(() => begun.read(sheet.key) ?? valuesOf(sheet));
  const [asked, setAsked] = useState<Errors>({});
  const [conflict, setConflict] = useState(false);
  const [justMarked, setJustMarked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const following = useRef<HTMLButtonElement>(null);
  const theirs = valuesOf(sheet);
  const dirty = !sameValues(values, theirs);

  const refresh = () => queryClient.invalidateQueries({ queryKey: ['entregas'] });
  const done = async () => {
    begun.drop(sheet.key);
    await refresh();
  };
  const marking = useAction(async () => {
    try {
      await send(values);
      await done();
      setConflict(false);
      setJustMarked(true);
    } catch (error) {
      const old = isApiError(error, 'VERSION_ANTIGUA');
      if (old || isApiError(error, 'YA_DEVUELTA')) await refresh();
      setConflict(old);
      throw error;
    }
  });
  const change = (patch: Partial<MarkValues>) => {
    const next = { ...values, ...patch };
    setValues(next);
    setAsked({});
    setJustMarked(false);
    begun.keep(sheet.key, next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = markOf(sheet, values) === null;
    setAsked(missing ? lacking(sheet) : {});
    if (!missing) marking.run(undefined);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!marking.pending && !(marked && !dirty)) form.current?.requestSubmit();
  });
  const keepTheirs = () => {
    begun.drop(sheet.key);
    setValues(theirs);
    setConflict(false);
  };

  useEffect(() => {
    const here = form.current;
    const listen = (event: KeyboardEvent) => press(event);
    here?.addEventListener('keydown', listen);
    return () => here?.removeEventListener('keydown', listen);
  }, []);
  // The keyboard goes on where something is missing, and from a marked work to the next one.
  useEffect(() => {
    if (Object.keys(asked).length > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [asked]);
  useEffect(() => {
    if (justMarked) following.current?.focus();
  }, [justMarked]);

  const apart = other?.({ values, ask: setAsked, done });
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label="Nota">
      <UnsavedGuard dirty={dirty} />
      {marked}
      {conflict && (
        <MarkConflict
          sheet={sheet}
          theirs={theirs}
          mine={values}
          saving={marking.pending}
          onTheirs={keepTheirs}
          onMine={() => marking.run(undefined)}
        />
      )}
      <MarkFields
        sheet={sheet}
        values={values}
        errors={{ ...refusedFields(marking.error), ...asked }}
        onChange={change}
      />
      {marking.error !== null && !isApiError(marking.error, 'VERSION_ANTIGUA') && (
        <ErrorState>{messageOf(marking.error)}</ErrorState>
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          loading={marking.pending}
          disabled={(Boolean(marked) && !dirty) || conflict}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl + Intro"
        >
          {marked ? 'Cambiar la nota' : 'Poner la nota'}
        </Button>
        {apart?.button}
        {marked && !dirty && siguiente && (
          <Button ref={following} variant="light" onClick={() => go(siguiente)}>
            Siguiente trabajo
          </Button>
        )}
      </div>
      {apart?.note}
    </form>
  );
}

const WRONG = '[aria-invalid="true"], [data-error] [contenteditable="true"]';

/** The points of an answer have other names on the way than those of a work. */
function refusedFields(error: unknown): Errors {
  const { logrados, criterios, ...fields } = fieldErrors(error);
  return { ...fields, ...(logrados && { nota: logrados }), ...(criterios && { puntos: criterios }) };
}

const lacking = ({ rubrica, maximo }: Sheet): Errors => {
  if (rubrica.length > 0) return { puntos: 'Da los puntos de cada criterio.' };
  return { nota: maximo === 10 ? 'Escribe la nota, de 0 a 10.' : 'Escribe los puntos.' };
};
