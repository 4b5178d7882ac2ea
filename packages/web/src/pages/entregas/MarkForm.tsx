import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from '#pages/entregas/Entregas.module.css';
import { MarkConflict } from '#pages/entregas/MarkConflict.tsx';
import { MarkFields } from '#pages/entregas/MarkFields.tsx';
import { type MarkValues, markOf, type Sheet } from '#pages/entregas/mark-values.ts';
import { useMarkState } from '#pages/entregas/mark-state.ts';
import { useRoom } from '#pages/entregas/room.ts';
import { Others } from '#pages/entregas/Others.tsx';
import { RunningTotal } from '#pages/entregas/RunningTotal.tsx';
import { SavedComments } from '#pages/entregas/SavedComments.tsx';
import type { Sitting } from '#pages/entregas/sitting.ts';
import { RichTextField } from '#parts/texto/RichTextField.tsx';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { optional } from '#ui/forms/FormLayout.tsx';
import { useShortcuts } from '#ui/forms/shortcuts.ts';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { numero } from '#ui/words/words.ts';

type Errors = Readonly<Record<string, string>>;

/** What another way out of the form works with: the text so far, what to say is missing, and what follows. */
export interface MarkTools {
  readonly values: MarkValues;
  readonly ask: (missing: Errors) => void;
  readonly done: () => Promise<void>;
}

interface MarkFormProps {
  readonly sheet: Sheet;
  readonly sitting: Sitting;
  /** How it was left, once it was marked. */
  readonly marked: ReactNode;
  /** What is told of it, and when, where that is not at once. */
  readonly told?: ReactNode;
  readonly send: (values: MarkValues, version: number) => Promise<unknown>;
  /** The ways it can go besides being marked: a button, and what is said beneath. */
  readonly other?: (tools: MarkTools) => { readonly button: ReactNode; readonly note: ReactNode };
}

/** The mark and the comment; from one that is marked to the next. */
export function MarkForm({ sheet, sitting, marked, told, send, other }: MarkFormProps) {
  const queryClient = useQueryClient();
  const pendiente = sitting.paso?.pendiente ?? null;
  const { values, theirs, dirty, overtaken, over, ...mark } = useMarkState(sheet);
  const [asked, setAsked] = useState<Errors>({});
  const [justMarked, setJustMarked] = useState(false);
  const goesOn = !marked && pendiente !== null;
  const form = useRef<HTMLFormElement>(null);
  const following = useRef<HTMLButtonElement>(null);

  const refresh = () => queryClient.invalidateQueries({ queryKey: ['entregas'] });
  const done = async () => {
    mark.settle();
    await refresh();
  };
  const marking = useAction(async (version: number) => {
    try {
      // What is asked first goes on by itself.
      if ((await send(values, version)) === 'asked') return;
      await done();
      if (!(goesOn && (await sitting.goOn(said(sheet, values))))) setJustMarked(true);
    } catch (error) {
      if (isApiError(error, 'VERSION_ANTIGUA') || isApiError(error, 'YA_DEVUELTA')) await refresh();
      throw error;
    }
  });
  const change = (patch: Partial<MarkValues>) => {
    mark.change(patch);
    setAsked({});
    setJustMarked(false);
  };
  // While one's own mark is on its way, what comes back may be it.
  const conflict = overtaken && !marking.pending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = markOf(sheet, values) === null;
    setAsked(missing ? lacking(sheet) : {});
    if (!missing && !conflict) marking.run(over);
  };
  useShortcuts({
    c: () => form.current?.querySelector<HTMLElement>(COMMENT)?.focus(),
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!marking.pending && !(marked && !dirty)) form.current?.requestSubmit();
  });
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
  // From one that was saved the hands go on in the next; on a phone its work comes first.
  useEffect(() => {
    if (!sitting.arrived || !window.matchMedia('(min-width: 1100px)').matches) return;
    form.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  }, [sitting.arrived]);
  useRoom(form);

  const errors = { ...refusedFields(marking.error), ...asked };
  const apart = other?.({ values, ask: setAsked, done });
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label="Nota">
      <UnsavedGuard dirty={dirty} />
      {sheet.rubrica.length > 0 && <RunningTotal sheet={sheet} values={values} />}
      <div className={classes.middle}>
        {marked}
        {conflict && (
          <MarkConflict
            sheet={sheet}
            theirs={theirs}
            mine={values}
            saving={marking.pending}
            onTheirs={mark.keepTheirs}
            onMine={() => marking.run(sheet.version)}
          />
        )}
        <MarkFields sheet={sheet} values={values} errors={errors} onChange={change} />
        <Others sheet={sheet} />
        {told}
      </div>
      <div className={classes.foot}>
        <RichTextField
          label={optional('Comentario para la persona')}
          value={values.comentario}
          onChange={(comentario) => change({ comentario })}
          minRows={2}
          error={errors.comentario}
        />
        <SavedComments
          cursoId={sheet.de.cursoId}
          escrito={values.comentario}
          onTake={(html) => change({ comentario: values.comentario + html })}
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
            {actOf(Boolean(marked), goesOn)}
          </Button>
          {goesOn && (
            <Button variant="subtle" onClick={() => sitting.go(pendiente)} aria-keyshortcuts="L">
              Luego
            </Button>
          )}
          {apart?.button}
          {marked && !dirty && pendiente && (
            <Button ref={following} variant="light" onClick={() => sitting.go(pendiente)}>
              Siguiente trabajo
            </Button>
          )}
        </div>
        {apart?.note}
      </div>
    </form>
  );
}

const actOf = (marked: boolean, goesOn: boolean): string => {
  if (marked) return 'Cambiar la nota';
  return goesOn ? 'Guardar y siguiente' : 'Poner la nota';
};

/** The mark that was saved, as it is said in the next one. */
const said = (sheet: Sheet, values: MarkValues): string =>
  `${numero(markOf(sheet, values) ?? 0, 2)} de ${numero(sheet.maximo, 2)}`;

/** Levels are given by their numbers, from their criterion; points are typed. */
const FIRST = '[data-criterion]:has([data-level]), input';
const COMMENT = '[contenteditable="true"]';
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
