import { decidir, leerTardias } from '@catedra/shared/intentos/api.ts';
import type { Tardia } from '@catedra/shared/intentos/tardias.ts';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/evaluaciones/resultados/LateAnswers.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, diaYHora } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const keyOf = (intentoId: string) => ['intentos', intentoId, 'tardias'] as const;

/** Answers that came after the end of an attempt: what they are, and whether they count. Nothing when there are none. */
export function LateAnswers({ intentoId }: { readonly intentoId: string }) {
  const { data } = useQuery({
    queryKey: keyOf(intentoId),
    queryFn: ({ signal }) => ask(leerTardias, { id: intentoId }, { signal }),
    meta: { escucha: ['intentos'] },
  });
  if (!data || data.tardias.length === 0) return null;
  const open = data.tardias.filter(({ aceptada }) => aceptada === null);
  return (
    <section className={classes.late} aria-label="Respuestas que llegaron tarde">
      <h3>Llegaron tarde</h3>
      <p>
        El equipo las tenía escritas antes del final, según su reloj, y llegaron después. Hasta que decidas no
        cuentan; a los siete días se borran.
      </p>
      {data.tardias
        .filter(({ aceptada }) => aceptada !== null)
        .map((tardia) => (
          <Decided key={tardia.lugar} tardia={tardia} />
        ))}
      {open.length > 0 && <Open intentoId={intentoId} tardias={open} decides={data.seDecide} />}
    </section>
  );
}

const Decided = ({ tardia: { numero, dicha, aceptada, motivo, por } }: { readonly tardia: Tardia }) => (
  <p>
    <b>{`Pregunta ${numero}: ${dicha}.`}</b> {aceptada ? 'Aceptada' : 'Fuera'}
    {por && ` por ${por}`}
    {motivo && `: «${motivo}»`}
  </p>
);

interface OpenProps {
  readonly intentoId: string;
  readonly tardias: readonly Tardia[];
  readonly decides: boolean;
}

function Open({ intentoId, tardias, decides }: OpenProps) {
  const queryClient = useQueryClient();
  const now = useNow();
  const zone = useZone();
  const [chosen, setChosen] = useState(() => tardias.map(({ lugar }) => lugar));
  const [motivo, setMotivo] = useState('');
  const decision = useAction(
    (aceptar: boolean) => ask(decidir, { id: intentoId, body: { lugares: chosen, aceptar, motivo } }),
    (next) => {
      queryClient.setQueryData(keyOf(intentoId), next);
      void queryClient.invalidateQueries({ queryKey: ['intentos'] });
      void queryClient.invalidateQueries({ queryKey: ['evaluaciones'] });
    },
  );
  const toggle = (lugar: number) =>
    setChosen(chosen.includes(lugar) ? chosen.filter((one) => one !== lugar) : [...chosen, lugar]);
  const lacks = chosen.length === 0 ? 'Elige alguna.' : motivo.trim() === '' ? 'Escribe el motivo.' : null;
  return (
    <>
      <ul className={classes.list}>
        {tardias.map(({ lugar, numero, dicha, cuenta: counts, equipoEn, recibidaEn }) => (
          <li key={lugar}>
            <Checkbox
              checked={chosen.includes(lugar)}
              disabled={!decides}
              onChange={() => toggle(lugar)}
              label={`Pregunta ${numero}: ${dicha}`}
              description={`Ahora cuenta: ${counts}. Escrita ${diaYHora(equipoEn, now, zone)}, según su equipo; recibida ${diaYHora(recibidaEn, now, zone)}.`}
            />
          </li>
        ))}
      </ul>
      {decides ? (
        <>
          <Textarea
            label="Motivo, que leerá esa persona"
            maxLength={500}
            value={motivo}
            onChange={(event) => setMotivo(event.currentTarget.value)}
          />
          {decision.error !== null && <ErrorState>{messageOf(decision.error)}</ErrorState>}
          <div className={`look-wide-row ${classes.buttons}`}>
            <Button
              disabled={lacks !== null}
              loading={decision.pending}
              onClick={() => decision.run(true)}
            >{`Aceptar ${cuenta(chosen.length, 'respuesta')}`}</Button>
            <Button
              variant="default"
              disabled={lacks !== null || decision.pending}
              onClick={() => decision.run(false)}
            >
              Dejar fuera
            </Button>
            <span>{lacks ?? 'Al aceptar se vuelve a calcular la nota.'}</span>
          </div>
        </>
      ) : (
        <p>Decide quien puede anular intentos, cuando el intento ha terminado.</p>
      )}
    </>
  );
}
