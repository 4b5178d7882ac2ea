import { anular, reabrir, terminar } from '@catedra/shared/intentos/api.ts';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { byParts, type PartsDone } from '#pages/evaluaciones/sala/by-parts.ts';
import { type End, effectsOf, verbOf } from '#pages/evaluaciones/sala/end-words.ts';
import { Outcome } from '#pages/evaluaciones/sala/Outcome.tsx';
import type { Seat } from '#pages/evaluaciones/sala/seats.ts';
import { TocaCertificados, useTocados } from '#parts/cursos/TocaCertificados.tsx';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';

interface EndDialogProps {
  readonly end: End;
  readonly seats: readonly Seat[];
  readonly onClose: () => void;
}

/** Ends, annuls or opens again the attempts of one or of many, some at a time; what each loses is said in numbers first. */
export function EndDialog({ end, seats, onClose }: EndDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [minutos, setMinutos] = useState(10);
  const [so, setSo] = useState<PartsDone | null>(null);
  const ids = seats.flatMap(({ persona }) => (persona.intento ? [persona.intento.id] : []));
  const { certificados, ...toca } = useTocados(end === 'terminar' ? null : { acto: end, ids });
  const act = useAction(
    () =>
      byParts(
        ids,
        (some) => {
          if (end === 'terminar') return ask(terminar, { body: { ids: some, motivo } });
          if (end === 'anular') return ask(anular, { body: { ids: some, motivo, certificados } });
          return ask(reabrir, { body: { ids: some, minutos, motivo, certificados } });
        },
        setSo,
      ),
    ({ fallos }) => {
      if (fallos.length === 0) onClose();
    },
  );
  const lacks = motivo.trim() === '' ? 'Escribe el motivo.' : null;
  const going = act.pending && so && so.hechas < ids.length;
  return (
    <Dialog opened onClose={onClose} title={verbOf(end, ids.length)}>
      <div className="look-stack">
        <ul>
          {effectsOf(end, seats).map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
        {end === 'reabrir' && (
          <NumberInput
            label="Minutos que tendrá desde ahora"
            w={240}
            min={1}
            max={1440}
            allowDecimal={false}
            value={minutos}
            onChange={(value) => setMinutos(Number(value) || 1)}
          />
        )}
        <Textarea
          label="Motivo, que queda en el intento"
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
        <TocaCertificados certificados={certificados} {...toca} />
        {going && (
          <p role="status">
            {so.hechas} de {ids.length}…
          </p>
        )}
      </div>
      <Outcome fallos={act.result?.fallos ?? []} hechos={act.result?.hechos ?? 0} error={act.error} />
      <DialogActions onCancel={onClose} cancel={act.done ? 'Listo' : 'Cancelar'} careful note={lacks}>
        {!act.done && (
          <Button
            color={end === 'reabrir' ? undefined : 'mal'}
            disabled={lacks !== null || toca.contando}
            loading={act.pending}
            onClick={() => act.run(undefined)}
          >
            {verbOf(end, ids.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
