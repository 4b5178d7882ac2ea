import { publicarNotas } from '@catedra/shared/intentos/api.ts';
import { JUNTAS_AL_PUBLICAR, type PorPublicarDe } from '@catedra/shared/intentos/publicar.ts';
import { Button, Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#parts/intentos/PublishMarks.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, notaEnColumna } from '#ui/words/words.ts';

interface PublishDialogProps {
  readonly evaluacionId: string;
  readonly porPublicar: PorPublicarDe;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

type Una = PorPublicarDe['datos'][number];

/** All of them by as many requests as it takes, or those chosen, some at a time; how many were told. */
async function publish(
  id: string,
  ids: readonly string[] | null,
  onSoFar: (done: number) => void,
): Promise<number> {
  let done = 0;
  if (ids !== null) {
    for (let from = 0; from < ids.length; from += JUNTAS_AL_PUBLICAR) {
      const some = ids.slice(from, from + JUNTAS_AL_PUBLICAR);
      done += (await ask(publicarNotas, { id, body: { ids: some } })).publicadas;
      onSoFar(done);
    }
    return done;
  }
  let last = { publicadas: 0, quedan: 0 };
  do {
    last = await ask(publicarNotas, { id, body: { ids: null } });
    done += last.publicadas;
    onSoFar(done);
  } while (last.quedan > 0 && last.publicadas > 0);
  return done;
}

/** The marks that can be told, with what each would be: one, some or all of them. */
export function PublishDialog({ evaluacionId, porPublicar, onClose, onDone }: PublishDialogProps) {
  const queryClient = useQueryClient();
  const [shown] = useState(porPublicar);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [soFar, setSoFar] = useState(0);
  const { datos, listas } = shown;
  const chosen = datos.filter(({ intentoId }) => !left.has(intentoId));
  const all = left.size === 0;
  const count = all ? listas : chosen.length;
  const run = useAction(
    () => publish(evaluacionId, all ? null : chosen.map(({ intentoId }) => intentoId), setSoFar),
    (done) => {
      void queryClient.invalidateQueries({ queryKey: ['evaluaciones', evaluacionId] });
      void queryClient.invalidateQueries({ queryKey: ['entregas'] });
      onDone(done === 1 ? 'Se ha publicado una nota.' : `Se han publicado ${cuenta(done, 'nota')}.`);
      onClose();
    },
  );
  const toggle = (id: string) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Dialog opened onClose={onClose} title="Publicar notas">
      <p>Cada persona se entera una vez, y ve su nota cuando lo permite la prueba. No se puede deshacer.</p>
      <div className={classes.list}>
        {datos.map((una) => (
          <div key={una.intentoId} className={classes.one}>
            <Checkbox
              label={nameOf(una)}
              checked={!left.has(una.intentoId)}
              disabled={run.pending}
              onChange={() => toggle(una.intentoId)}
            />
            <span>{markOf(una)}</span>
          </div>
        ))}
      </div>
      {listas > datos.length && all && (
        <p>
          Se nombran {datos.length}; con todas marcadas se publican las {listas}.
        </p>
      )}
      {run.pending && soFar > 0 && (
        <p role="status">
          {soFar} de {count}…
        </p>
      )}
      {run.error !== null && <ErrorState>{messageOf(run.error)}</ErrorState>}
      <DialogActions onCancel={onClose} note={count === 0 && 'Elige al menos una nota.'}>
        <Button disabled={count === 0} loading={run.pending} onClick={() => run.run(undefined)}>
          Publicar {cuenta(count, 'nota')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const nameOf = ({ persona, numero }: Una): string =>
  `${persona.sinNombre ? persona.nombre : `${persona.apellidos}, ${persona.nombre}`}${numero > 1 ? `, intento ${numero}` : ''}`;

const markOf = ({ nota, aprobado }: Una): string =>
  nota === null ? 'sin nota' : `${notaEnColumna(nota)}${aprobado ? '' : ', no llega'}`;
