import type { AperturasPrevistas, QuienesDeCurso } from '@catedra/shared/cumplimiento/aperturas.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/cursos/participantes/renovar/OpenRounds.module.css';
import { abrirRenovaciones, previstasQuery } from '#pages/cursos/participantes/renovar/queries.ts';
import { losDemas, loQuePasara } from '#pages/cursos/participantes/renovar/words.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface OpenRoundsProps {
  readonly cursoId: string;
  /** To whom; null while it is not asked. */
  readonly quienes: QuienesDeCurso | null;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Opens the next round before its days: to whom and until when, said before. */
export function OpenRoundsDialog({ quienes, onClose, ...rest }: OpenRoundsProps) {
  return (
    <Dialog opened={quienes !== null} onClose={onClose} title="Abrir la renovación">
      {quienes && <OpenRoundsForm quienes={quienes} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function OpenRoundsForm({
  cursoId,
  quienes,
  onClose,
  onDone,
}: OpenRoundsProps & { readonly quienes: QuienesDeCurso }) {
  const queryClient = useQueryClient();
  const [day, setDay] = useState('');
  const [motivo, setMotivo] = useState('');
  const pedido = { quienes, ultimoDia: day || null };
  const query = useQuery(previstasQuery(cursoId, pedido));
  const open = useMutation({
    mutationFn: () => abrirRenovaciones(queryClient, cursoId, { ...pedido, motivo }),
    onSuccess: (said) => {
      onDone(said);
      onClose();
    },
  });
  const wrong = { ...fieldErrors(query.error), ...fieldErrors(open.error) };
  const previstas = query.isError ? undefined : query.data;
  const failure = [open.error, query.error].find(
    (error) => error !== null && Object.keys(fieldErrors(error)).length === 0,
  );
  const lacks = !previstas?.personas
    ? null
    : previstas.faltaDia
      ? 'Escribe el último día: hay a quien lo completado le vale para siempre.'
      : motivo.trim() === ''
        ? 'Escribe el motivo para poder abrirla.'
        : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        open.mutate();
      }}
    >
      <Stack gap="md">
        <p>
          Lo harán otra vez desde ahora, y lo que hagan contará desde el día en que lo completen. Sus
          certificados conservan sus fechas.
        </p>
        <DateField
          label="Último día de lo que ya completaron"
          value={day}
          onChange={setDay}
          error={wrong.ultimoDia}
          help={`Es también el plazo de la renovación.${previstas?.faltaDia ? '' : ' Sin fecha, el día en que le caduca a cada persona.'}`}
        />
        <TextInput
          label="Motivo"
          placeholder="Cambió la norma, hubo un accidente…"
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
          error={wrong.motivo}
        />
        <Forecast previstas={previstas} waits={query.isPending} />
        {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
        <DialogActions onCancel={onClose} disabled={open.isPending} note={lacks}>
          <Button
            type="submit"
            disabled={!previstas?.personas || lacks !== null || query.isFetching}
            loading={open.isPending}
          >
            {previstas?.personas ? `Abrir a ${cuenta(previstas.personas, 'persona')}` : 'Abrir la renovación'}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface ForecastProps {
  readonly previstas: AperturasPrevistas | undefined;
  readonly waits: boolean;
}

function Forecast({ previstas, waits }: ForecastProps) {
  const now = useNow();
  if (!previstas) return waits ? <p role="status">Mirando a quién se le abriría…</p> : null;
  const demas = losDemas(previstas);
  return (
    <div role="status">
      <p>
        <b>{loQuePasara(previstas, now)}</b>
      </p>
      {demas.length > 0 && (
        <ul className={classes.rest}>
          {demas.map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
