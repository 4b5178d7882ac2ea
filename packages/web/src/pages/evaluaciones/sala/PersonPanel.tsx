import { leerHechos } from '@catedra/shared/intentos/api.ts';
import type { IntentoEnSala } from '@catedra/shared/intentos/sala.ts';
import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { EndActs } from '#pages/evaluaciones/sala/EndActs.tsx';
import type { End } from '#pages/evaluaciones/sala/end-words.ts';
import { Facts } from '#pages/evaluaciones/sala/Facts.tsx';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { Ticks } from '#pages/evaluaciones/sala/Seat.tsx';
import { silence } from '#pages/evaluaciones/sala/seat-words.ts';
import type { Seat } from '#pages/evaluaciones/sala/seats.ts';
import { restante } from '#parts/intentos/time-left.ts';
import { ask } from '#platform/ask.ts';
import { SidePanel } from '#ui/dialogs/SidePanel.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { aLaHora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** Asked again whenever the attempt is seen to change. */
const hechosQuery = ({ id, venceEn, estado }: IntentoEnSala, mensajes: number) =>
  queryOptions({
    queryKey: ['intentos', id, 'hechos', venceEn, estado, mensajes],
    queryFn: ({ signal }) => ask(leerHechos, { id }, { signal }),
    placeholderData: (antes) => antes,
    refetchInterval: 10_000,
    meta: { escucha: ['intentos'] },
  });

interface PersonPanelProps {
  readonly seat: Seat;
  readonly grupos: Readonly<Record<string, string>>;
  /** The server's time. */
  readonly ahora: number;
  /** How many messages went to the room: one more may be theirs. */
  readonly mensajes: number;
  readonly onTime: (() => void) | null;
  readonly onMessage: (() => void) | null;
  /** Ends, annuls or opens it again, where they may; null where nothing is done. */
  readonly onEnd: ((end: End) => void) | null;
  readonly onClose: () => void;
}

/** One person of the room: their clock, where they are and what has happened. */
export function PersonPanel({ seat, grupos, ahora, onClose, ...rest }: PersonPanelProps) {
  const { persona } = seat;
  const suyos = persona.grupoIds.map((id) => grupos[id]).join(', ');
  return (
    <SidePanel onClose={onClose} title={fullName(persona)}>
      {suyos && <p className="look-quiet">{suyos}</p>}
      {persona.intento ? (
        <Inside {...rest} seat={seat} intento={persona.intento} ahora={ahora} />
      ) : (
        <p>Todavía no ha empezado.</p>
      )}
    </SidePanel>
  );
}

interface InsideProps extends Omit<PersonPanelProps, 'grupos' | 'onClose'> {
  readonly intento: IntentoEnSala;
}

function Inside({ seat, intento, ahora, mensajes, onTime, onMessage, onEnd }: InsideProps) {
  const zone = useZone();
  const hechos = useQuery(hechosQuery(intento, mensajes));
  const { como, restan } = seat;
  const over = como === 'entregada' || como === 'anulada';
  const now = new Date(ahora);
  return (
    <div className={classes.panel}>
      <p className={classes.clock}>
        <b>{over ? 'Terminado' : restan === null ? 'Sin límite' : restante(restan)}</b>
        <span>
          Intento {intento.numero}
          {!over && intento.venceEn && `, acaba ${aLaHora(intento.venceEn, now, zone)}`}
          {over && intento.acabadoEn && `, ${aLaHora(intento.acabadoEn, now, zone)}`}
        </span>
      </p>
      {!over && (
        <>
          <p className={classes.left}>
            <span>
              {intento.respondidas} de {intento.preguntas} respondidas
            </span>
            {intento.va !== null && (
              <span>
                va por la <b>{intento.va}</b>
              </span>
            )}
          </p>
          <Ticks done={intento.respondidas} total={intento.preguntas} />
          <p className="look-quiet" data-cut={como === 'desconectada' || undefined}>
            {como === 'desconectada'
              ? `Sin señal de su equipo desde hace ${silence(ahora - Date.parse(intento.vistoEn))}. Lo que responda se guarda en él y llega al volver.`
              : como === 'pasada'
                ? 'Se le ha acabado el tiempo.'
                : 'Conectado.'}
          </p>
        </>
      )}
      <div className="look-wrap">
        {onTime && !over && intento.venceEn !== null && (
          <Button variant="default" onClick={onTime}>
            Dar tiempo
          </Button>
        )}
        {onMessage && !over && (
          <Button variant="default" onClick={onMessage}>
            Mensaje
          </Button>
        )}
        {hechos.data && onEnd && <EndActs seat={seat} puede={hechos.data.puede} onEnd={onEnd} />}
      </div>
      <h3>Lo que ha pasado</h3>
      <QueryView query={hechos} label="Cargando lo que ha pasado…">
        {(datos) => <Facts hechos={datos} />}
      </QueryView>
    </div>
  );
}
