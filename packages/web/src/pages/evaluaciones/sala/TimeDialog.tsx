import { minutosEnSala } from '@catedra/shared/intentos/api.ts';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useAct } from '#pages/evaluaciones/sala/act.ts';
import { Outcome } from '#pages/evaluaciones/sala/Outcome.tsx';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { destinationOf, firstChoice, type Reach, seatsOf, Target } from '#pages/evaluaciones/sala/Target.tsx';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { cuenta } from '#ui/words/words.ts';

const AT_HAND = [5, 10, 15];
const MOST = 240;

interface TimeDialogProps {
  readonly evaluacionId: string;
  readonly reach: Reach;
  readonly onClose: () => void;
}

/** More minutes for one or for many: their clocks change as soon as they are given. */
export function TimeDialog({ evaluacionId, reach, onClose }: TimeDialogProps) {
  const [choice, setChoice] = useState(() => firstChoice(reach));
  const [minutos, setMinutos] = useState(5);
  const [motivo, setMotivo] = useState('');
  const people = seatsOf(reach, choice).length;
  const { run, pending, done, error, fallos, result } = useAct(
    (id) =>
      ask(minutosEnSala, {
        id: evaluacionId,
        body: { id, a: destinationOf(reach, choice), minutos, motivo },
      }),
    onClose,
  );
  const lacks = people === 0 ? 'Nadie está dentro ahí.' : motivo.trim() === '' ? 'Escribe el motivo.' : null;
  return (
    <Dialog opened onClose={onClose} title="Dar más tiempo">
      <div className="look-stack">
        <Target reach={reach} choice={choice} onChange={setChoice} />
        <fieldset className={classes.minutes}>
          <legend>Cuánto</legend>
          {AT_HAND.map((one) => (
            <Button
              key={one}
              variant="default"
              aria-pressed={minutos === one}
              data-chosen={minutos === one || undefined}
              onClick={() => setMinutos(one)}
            >
              {one} min
            </Button>
          ))}
          <NumberInput
            aria-label="Otros minutos"
            placeholder="Otros"
            w={104}
            min={1}
            max={MOST}
            allowDecimal={false}
            value={AT_HAND.includes(minutos) ? '' : minutos}
            onChange={(value) => value !== '' && setMinutos(Math.min(MOST, Math.max(1, Number(value) || 1)))}
          />
        </fieldset>
        <TextInput
          label={people === 1 ? 'Motivo, que leerá esa persona' : 'Motivo, que leerán'}
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
        <p className={classes.notice}>
          <IconClock size={20} stroke={1.75} aria-hidden />
          <span>
            <b>{people === 1 ? 'Su reloj cambia' : 'Sus relojes cambian'} en cuanto lo des.</b> Este tiempo
            pasa también de la hora de cierre.
          </span>
        </p>
      </div>
      <Outcome fallos={fallos} hechos={result?.hechos ?? 0} error={error} />
      <DialogActions onCancel={onClose} cancel={done ? 'Listo' : 'Cancelar'} note={lacks}>
        {!done && (
          <Button loading={pending} disabled={lacks !== null} onClick={() => run(undefined)}>
            Dar {cuenta(minutos, 'minuto')} a {cuenta(people, 'persona')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
