import { eventoDe, MODOS } from '@catedra/shared/avisos/eventos.ts';
import type { Preferencia } from '@catedra/shared/avisos/preferencias.ts';
import { SegmentedControl } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/configuracion/avisos/AvisosPage.module.css';
import { cambiarPreferencia, preferenciasQuery } from '#pages/configuracion/avisos/queries.ts';
import { MODO } from '#pages/configuracion/avisos/words.ts';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { serverTime } from '#platform/clock.ts';
import { useActor } from '#platform/session.ts';
import { SaveState, type Saving } from '#ui/forms/SaveState.tsx';

const OPTIONS = MODOS.map((modo) => ({ value: modo, label: MODO[modo] }));

/** What happens, and how one is told; saved as it is chosen. */
export function EventRow({ preferencia }: { readonly preferencia: Preferencia }) {
  const { evento, elegible } = preferencia;
  const { titulo, ayuda, siempre } = eventoDe(evento);
  return (
    <li className={classes.row}>
      <div>
        <b className={classes.title}>{titulo}</b>
        <span className="look-quiet">{ayuda}</span>
      </div>
      {elegible ? (
        <Choice preferencia={preferencia} />
      ) : (
        <p className={classes.fixed}>
          <b>{MODO[preferencia.correo]}</b>
          <span className="look-quiet">{siempre ? 'De esto se avisa siempre' : 'Lo decide la academia'}</span>
        </p>
      )}
    </li>
  );
}

function Choice({ preferencia: { evento, correo } }: { readonly preferencia: Preferencia }) {
  const { mirada } = useActor();
  const queryClient = useQueryClient();
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const save = useMutation({
    // Two presses in a row arrive in their order.
    scope: { id: `aviso ${evento}` },
    mutationFn: cambiarPreferencia,
    onSuccess: (guardada) => {
      setSavedAt(serverTime());
      queryClient.setQueryData(
        preferenciasQuery.queryKey,
        (antes) =>
          antes && {
            ...antes,
            eventos: antes.eventos.map((una) => (una.evento === guardada.evento ? guardada : una)),
          },
      );
    },
  });
  // Until it is saved, and also if it could not be, what was chosen stays on the screen.
  const shown = save.isPending || save.isError ? save.variables.correo : correo;
  return (
    <div className={classes.choice}>
      <span className={classes.label} aria-hidden>
        Correo
      </span>
      <SegmentedControl
        fullWidth
        className={classes.modes}
        aria-label={`Correo: ${eventoDe(evento).titulo}`}
        data={OPTIONS}
        value={shown}
        disabled={mirada !== undefined}
        onChange={(elegido) => save.mutate({ evento, correo: elegido })}
      />
      <div className={classes.saved}>
        <SaveState saving={savingOf()} />
        {isApiError(save.error) && save.error.status < 500 && save.error.status > 0 && (
          <span className={classes.why}> {messageOf(save.error)}</span>
        )}
      </div>
    </div>
  );

  function savingOf(): Saving {
    if (save.isPending) return { state: 'saving' };
    if (save.isError) return { state: 'failed', onRetry: () => save.mutate(save.variables) };
    return savedAt ? { state: 'saved', at: savedAt } : { state: 'idle' };
  }
}
