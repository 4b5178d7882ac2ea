import { sinNadaQueVer } from '@catedra/shared/cursos/texto-rico.ts';
import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from '#pages/actividades/entregas/Entregas.module.css';
import { Marked } from '#pages/actividades/entregas/Marked.tsx';
import { MarkFields } from '#pages/actividades/entregas/MarkFields.tsx';
import {
  begun,
  type MarkValues,
  markOf,
  sameValues,
  valuesOf,
} from '#pages/actividades/entregas/mark-values.ts';
import { calificar, devolver } from '#pages/actividades/entregas/queries.ts';
import { useNeighbours } from '#pages/actividades/entregas/QueueSteps.tsx';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

interface MarkFormProps {
  readonly trabajo: EntregaPorCalificar;
  readonly actividadId?: string;
}

/** The mark, the comment, and the two ways a work can go: marked or back for another try. */
export function MarkForm({ trabajo, actividadId }: MarkFormProps) {
  const { entrega, propia, intentosQueQuedan } = trabajo;
  const queryClient = useQueryClient();
  const { siguiente, go } = useNeighbours(entrega, actividadId);
  const [values, setValues] = useState(() => begun.read(entrega.id) ?? valuesOf(trabajo));
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({});
  const [returning, setReturning] = useState(false);
  const [justMarked, setJustMarked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const following = useRef<HTMLButtonElement>(null);
  const dirty = !sameValues(values, valuesOf(trabajo));

  const refresh = () => queryClient.invalidateQueries({ queryKey: ['entregas'] });
  const done = async () => {
    begun.drop(entrega.id);
    await refresh();
  };
  const marking = useAction(async () => {
    try {
      await calificar(entrega.id, bodyOf(trabajo, values));
      await done();
      setJustMarked(true);
    } catch (error) {
      if (isApiError(error, 'VERSION_ANTIGUA') || isApiError(error, 'YA_DEVUELTA')) await refresh();
      throw error;
    }
  });
  const change = (patch: Partial<MarkValues>) => {
    const next = { ...values, ...patch };
    setValues(next);
    setAsked({});
    setJustMarked(false);
    begun.keep(entrega.id, next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = markOf(trabajo, values) === null;
    setAsked(missing ? { [values.puntos.length > 0 ? 'puntos' : 'nota']: faltaNota(values) } : {});
    if (!missing) marking.run(undefined);
  };
  const askReturn = () => {
    const empty = sinNadaQueVer(values.comentario);
    setAsked(empty ? { comentario: 'Escribe qué tiene que mejorar: es lo que leerá.' } : {});
    setReturning(!empty);
  };

  // The keyboard goes on where something is missing, and from a marked work to the next one.
  useEffect(() => {
    if (Object.keys(asked).length > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [asked]);
  useEffect(() => {
    if (justMarked) following.current?.focus();
  }, [justMarked]);

  if (propia)
    return (
      <aside className={classes.form} aria-label="Calificación">
        <p>Es tu propio trabajo: lo tiene que calificar otra persona.</p>
      </aside>
    );
  if (entrega.estado === 'devuelta')
    return (
      <aside className={classes.form} aria-label="Calificación">
        <Marked trabajo={trabajo} />
      </aside>
    );
  const marked = entrega.estado === 'calificada';
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label="Calificación">
      <UnsavedGuard dirty={dirty} />
      {marked && <Marked trabajo={trabajo} />}
      <MarkFields
        trabajo={trabajo}
        values={values}
        errors={{ ...fieldErrors(marking.error), ...asked }}
        onChange={change}
      />
      {marking.error !== null && <ErrorState>{messageOf(marking.error)}</ErrorState>}
      <div className={classes.actions}>
        <Button type="submit" loading={marking.pending} disabled={marked && !dirty}>
          {marked ? 'Corregir la calificación' : 'Calificar'}
        </Button>
        <Button variant="default" onClick={askReturn} disabled={intentosQueQuedan === 0}>
          Devolver
        </Button>
        {marked && !dirty && siguiente && (
          <Button ref={following} variant="light" onClick={() => go(siguiente)}>
            Siguiente trabajo
          </Button>
        )}
      </div>
      {intentosQueQuedan === 0 && (
        <p className={classes.note}>No se puede devolver: ya usó todos los intentos de esta tarea.</p>
      )}
      <ConfirmDialog
        opened={returning}
        onClose={() => setReturning(false)}
        title="¿Devolver el trabajo?"
        confirmLabel="Devolver"
        onConfirm={async () => {
          await devolver(entrega.id, entrega.version, values.comentario);
          await done();
        }}
        harmless
      >
        Podrá mejorarlo y entregarlo otra vez, empezando por lo que ya tiene. Le avisamos por correo.
      </ConfirmDialog>
    </form>
  );
}

const WRONG = '[aria-invalid="true"], [data-error] [contenteditable="true"]';

const faltaNota = ({ puntos }: MarkValues): string =>
  puntos.length > 0 ? 'Da los puntos de cada criterio.' : 'Escribe la nota, de 0 a 10.';

const bodyOf = ({ entrega, actividad }: EntregaPorCalificar, { nota, puntos, comentario }: MarkValues) => ({
  version: entrega.version,
  nota: actividad.rubrica.length > 0 ? null : nota,
  puntos: actividad.rubrica.length > 0 ? puntos.map((one) => one ?? 0) : null,
  comentario,
});
