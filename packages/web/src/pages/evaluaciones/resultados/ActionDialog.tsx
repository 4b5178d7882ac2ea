import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { estaCerrada } from '@catedra/shared/intentos/apertura.ts';
import { anular, darOtro, reabrir } from '@catedra/shared/intentos/api.ts';
import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { type Action, type Closed, factsOf } from '#pages/evaluaciones/resultados/facts.ts';
import { TocaCertificados, useTocados } from '#parts/cursos/TocaCertificados.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface ActionDialogProps {
  readonly action: Action;
  readonly evaluacion: Evaluacion;
  readonly intentos: readonly Resultado[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const VERB: Readonly<Record<Action, (count: number) => string>> = {
  anular: (count) => `Anular ${cuenta(count, 'intento')}`,
  reabrir: (count) => `Reabrir ${cuenta(count, 'intento')}`,
  dar: (count) => `Dar otro intento a ${cuenta(count, 'persona')}`,
};
const NAMED = 6;

/** Another attempt is told by mail alone; the reason of the others is on their screen too. */
const readBy = (action: Action, people: number): string => {
  const [reads, has] =
    people === 1 ? ['leerá esa persona', 'tiene'] : [`leerán esas ${people} personas`, 'tienen'];
  return `Motivo, que ${reads}${action === 'dar' ? ` si ${has} correo` : ''}`;
};

/** Says what each one loses or keeps, and asks for a reason that they will read. */
export function ActionDialog({ action, evaluacion, intentos, onClose, onDone }: ActionDialogProps) {
  const queryClient = useQueryClient();
  const now = useNow();
  const [motivo, setMotivo] = useState('');
  const [minutos, setMinutos] = useState(10);
  const closed: Closed =
    evaluacion.estado === 'cerrada' ? 'hand' : estaCerrada(evaluacion, now) ? 'date' : null;
  const people = [...new Map(intentos.map(({ persona }) => [persona.id, persona])).values()];
  const ids = intentos.map(({ id }) => id);
  const { certificados, ...toca } = useTocados(action === 'dar' ? null : { acto: action, ids });
  const count = action === 'dar' ? people.length : intentos.length;
  const run = useAction(
    () => {
      if (action === 'anular') return ask(anular, { body: { ids, motivo, certificados } });
      if (action === 'reabrir') return ask(reabrir, { body: { ids, minutos, motivo, certificados } });
      return ask(darOtro, { id: evaluacion.id, body: { usuarioIds: people.map(({ id }) => id), motivo } });
    },
    ({ fallos }) => {
      void queryClient.invalidateQueries({ queryKey: ['evaluaciones', evaluacion.id] });
      void queryClient.invalidateQueries({ queryKey: ['intentos'] });
      onDone();
      if (fallos.length === 0) onClose();
    },
  );
  // Those who are still inside are not opened again: they get that much more.
  const running = action === 'reabrir' && intentos.every(({ estado }) => estado === 'en_curso');
  const verb = running ? `Dar más minutos a ${cuenta(people.length, 'persona')}` : VERB[action](count);
  const names = people.slice(0, NAMED).map(({ nombre, apellidos }) => `${nombre} ${apellidos}`);
  const rest = people.length - names.length;
  const failed = run.result?.fallos ?? [];
  return (
    <Dialog opened onClose={onClose} title={verb}>
      <p>De {enumerar([...names, ...(rest > 0 ? [`${rest} más`] : [])])}.</p>
      {action === 'reabrir' && (
        <NumberInput
          label={
            running
              ? 'Minutos que se añaden'
              : `Minutos que ${people.length === 1 ? 'tendrá' : 'tendrán'} desde ahora`
          }
          mt="sm"
          w={220}
          min={1}
          max={1440}
          allowDecimal={false}
          value={minutos}
          onChange={(value) => setMinutos(Number(value) || 1)}
        />
      )}
      <ul className={classes.effects}>
        {factsOf(action, intentos, closed).map(({ frase, loses }) => (
          <li key={frase} data-loses={loses || undefined}>
            {frase}
          </li>
        ))}
      </ul>
      <Textarea
        label={readBy(action, people.length)}
        maxLength={500}
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
      <TocaCertificados certificados={certificados} {...toca} />
      {failed.length > 0 && (
        <ErrorState
          title={
            run.result?.hechos
              ? `Se hizo con ${run.result.hechos}; con ${failed.length} no se pudo:`
              : 'No se pudo:'
          }
        >
          {failed.map(({ persona, frase }) => `${persona}: ${frase}`).join(' ')}
        </ErrorState>
      )}
      {run.error !== null && <ErrorState>{messageOf(run.error)}</ErrorState>}
      <DialogActions
        onCancel={onClose}
        cancel={run.done ? 'Listo' : 'Cancelar'}
        note={motivo.trim() === '' && 'Escribe el motivo.'}
      >
        {!run.done && (
          <Button
            color={action === 'anular' ? 'mal' : undefined}
            disabled={motivo.trim() === '' || toca.contando}
            loading={run.pending}
            onClick={() => run.run(undefined)}
          >
            {verb}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
