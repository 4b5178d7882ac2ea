import { reparar } from '@catedra/shared/intentos/api.ts';
import type {
  PreguntaReparable,
  ReparacionPedida,
  TipoDeReparacion,
} from '@catedra/shared/intentos/reparar/schemas.ts';
import { Button, Checkbox, Radio, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeyChoice } from '#pages/evaluaciones/reparar/KeyChoice.tsx';
import { formOf, keyOf, NOTHING, type Written } from '#preguntas/repaired-keys.ts';
import { Preview } from '#pages/evaluaciones/reparar/Preview.tsx';
import { previstaQuery } from '#pages/evaluaciones/reparar/queries.ts';
import classes from '#pages/evaluaciones/reparar/Repair.module.css';
import { applyWords, beyond, reasonWords, wayWords } from '#pages/evaluaciones/reparar/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { newId } from '#platform/new-id.ts';
import { cuenta, numero } from '#ui/words/words.ts';

interface RepairFormProps {
  readonly evaluacionId: string;
  readonly pregunta: PreguntaReparable;
  readonly onClose: () => void;
}

const WITH_KEY: readonly TipoDeReparacion[] = ['aceptar', 'clave'];

/** How it is repaired, whose marks change by it, and why. */
export function RepairForm({ evaluacionId, pregunta, onClose }: RepairFormProps) {
  const queryClient = useQueryClient();
  const { preguntaId, versiones: asked, deRondasPasadas } = pregunta;
  const [way, setWay] = useState<TipoDeReparacion | null>(null);
  const [written, setWritten] = useState<Written>(NOTHING);
  const [chosen, setChosen] = useState<readonly number[]>(() => asked.map((one) => one.numero));
  const [past, setPast] = useState(false);
  const [downwards, setDownwards] = useState(false);
  const [reason, setReason] = useState('');
  // Pressed twice, or again after a failure, it is the same repair.
  const [id] = useState(newId);
  const [latest] = asked;
  const ways: readonly TipoDeReparacion[] = formOf(pregunta.tipo)
    ? ['aceptar', 'clave', 'todos', 'quitar']
    : ['todos', 'quitar'];
  const withKey = way !== null && WITH_KEY.includes(way);
  const key = way && withKey && latest ? keyOf(latest, written) : null;
  const complete = way !== null && chosen.length > 0 && (!withKey || key !== null);
  const pedida: ReparacionPedida = {
    preguntaId,
    tipo: way ?? 'todos',
    clave: key,
    versiones: [...chosen],
    rondasPasadas: past,
    haciaAbajo: downwards,
  };
  const prevista = useQuery({ ...previstaQuery(evaluacionId, pedida, 0), enabled: complete });
  const seen = complete && prevista.isSuccess && !prevista.isPlaceholderData ? prevista.data : null;
  const apply = useMutation({
    mutationFn: () =>
      ask(reparar, { id: evaluacionId, reparacionId: id, body: { ...pedida, motivo: reason } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['intentos'] }),
  });
  const lack =
    way === null
      ? 'Elige cómo repararla.'
      : chosen.length === 0
        ? 'Elige al menos una versión.'
        : withKey && key === null
          ? 'Di cuál es la respuesta.'
          : reason.trim() === ''
            ? 'Escribe el motivo.'
            : null;
  return (
    <>
      <Radio.Group
        aria-label="Cómo repararla"
        value={way}
        onChange={(next) => {
          setWay(next);
          setWritten(NOTHING);
        }}
      >
        <div className={classes.ways}>
          {ways.map((one) => (
            <Radio key={one} value={one} label={wayWords(one, pregunta)} />
          ))}
        </div>
      </Radio.Group>
      {withKey && latest && (
        <KeyChoice version={latest} accepting={way === 'aceptar'} value={written} onChange={setWritten} />
      )}
      {asked.length > 1 && (
        <Checkbox.Group
          label="Versiones de la pregunta que se reparan"
          value={chosen.map(String)}
          onChange={(next) => setChosen(next.map(Number).toSorted((a, b) => a - b))}
        >
          <div className={classes.versions}>
            {asked.map((one) => (
              <Checkbox
                key={one.numero}
                value={String(one.numero)}
                label={`Versión ${one.numero}, ${cuenta(one.intentos, 'intento')}`}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {deRondasPasadas > 0 && (
        <Checkbox
          checked={past}
          onChange={(event) => setPast(event.currentTarget.checked)}
          label={
            deRondasPasadas === 1
              ? 'También 1 intento de una ronda anterior del curso'
              : `También ${numero(deRondasPasadas)} intentos de rondas anteriores del curso`
          }
        />
      )}
      {beyond(pregunta).map((sentence) => (
        <p key={sentence} className={`look-small ${classes.quiet}`}>
          {sentence}
        </p>
      ))}
      {complete && (
        <Preview
          evaluacionId={evaluacionId}
          pedida={pedida}
          query={prevista}
          notaMinima={pregunta.notaMinima}
          downwards={downwards}
          onDownwards={setDownwards}
        />
      )}
      <Textarea
        label={reasonWords(seen?.cambian ?? 0)}
        maxLength={500}
        autosize
        minRows={1}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {apply.error !== null && <ErrorState>{messageOf(apply.error)}</ErrorState>}
      <DialogActions onCancel={onClose} cancel="Dejarla como está" note={lack}>
        <Button
          disabled={lack !== null || seen === null}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {applyWords(seen?.cambian ?? 0)}
        </Button>
      </DialogActions>
    </>
  );
}
