import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBrowser, IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useOffline } from '#platform/connection.ts';
import { useAction } from '#platform/use-action.ts';
import { pressedInTime, type Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import type { Room } from '#pages/intentos/sala/open-room.ts';
import { overWords } from '#pages/intentos/sala/over-words.ts';
import { watchingWords } from '#pages/intentos/sala/watching-words.ts';
import { lastMoment } from '#pages/intentos/sala/use-time-over.ts';
import { Ribbon } from '#pages/intentos/sala/Ribbon.tsx';
import { opened } from '#parts/intentos/opened.ts';
import { aLaHora, antesDe, cuenta } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface RibbonsProps {
  readonly room: Room;
  readonly snapshot: Snapshot;
  readonly over: boolean;
  readonly onDeliver: () => void;
}

/** What has to be known now, one under the other, without stopping anybody. */
export function Ribbons({ room, snapshot, over, onDeliver }: RibbonsProps) {
  const zone = useZone();
  const now = useNow();
  const { escribe, sinEnviar, duradero, venceEn, intento, via, entrega } = snapshot;
  const take = useAction(() => room.take());
  const more = useMoreTime(venceEn);
  const back = useBack(via, sinEnviar);
  const offline = useOffline();
  const [told, setTold] = useState(false);
  const pressed = pressedInTime(snapshot);
  return (
    <>
      {!escribe && (
        <Ribbon
          icon={IconBrowser}
          action={
            <Button loading={take.pending} onClick={() => take.run(undefined)}>
              Tomar el control aquí
            </Button>
          }
        >
          <b>Estás respondiendo en otra pestaña o en otro equipo.</b> {watchingWords(snapshot, offline)}
          {take.error !== null && ` ${messageOf(take.error)}`}
        </Ribbon>
      )}
      {escribe && take.done && <Taken />}
      {over && intento.estado === 'vencido' && !pressed && (
        <Ribbon
          icon={IconClock}
          action={escribe && entrega.estado === 'no' && <Button onClick={onDeliver}>Entregar ahora</Button>}
        >
          <b>Se acabó el tiempo.</b> Ya no se admiten respuestas. Entrégala{' '}
          {antesDe(new Date(lastMoment(snapshot) ?? 0), now, zone)}: si no, el intento se anula.
        </Ribbon>
      )}
      {over && (intento.estado === 'en_curso' || pressed) && (
        <Ribbon icon={IconClock}>
          <b>Se acabó el tiempo.</b> {overWords(snapshot)}
        </Ribbon>
      )}
      {more.minutes !== null && (
        <Ribbon icon={IconClock} onClose={more.close}>
          <b>Tienes {cuenta(more.minutes, 'minuto')} más.</b> Ahora acaba{' '}
          {venceEn && aLaHora(venceEn, now, zone)}.
        </Ribbon>
      )}
      {intento.motivo && !told && (
        <Ribbon icon={IconClock} onClose={() => setTold(true)}>
          {opened(intento.motivo)}
        </Ribbon>
      )}
      {back.sent !== null && (
        <Ribbon icon={IconCheck} onClose={back.close}>
          <b>Ya estás dentro.</b> Hemos enviado{' '}
          {back.sent === 1 ? 'la respuesta que esperaba' : `las ${back.sent} respuestas que esperaban`}. Sigue
          donde ibas.
        </Ribbon>
      )}
      {!duradero && escribe && (
        <Ribbon icon={IconAlertTriangle}>
          <b>Este navegador no guarda copias.</b> Tus respuestas se envían al momento, pero sin conexión no
          cierres esta página.
        </Ribbon>
      )}
    </>
  );
}

function Taken() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Ribbon icon={IconCheck} onClose={() => setOpen(false)}>
      <b>Ahora respondes aquí.</b> El otro sitio se queda solo para mirar. Si allí quedaba algo sin enviar,
      aparecerá aquí cuando llegue.
    </Ribbon>
  );
}

/** The end moved forward while one was in the room. */
function useMoreTime(venceEn: string | null) {
  const [known, setKnown] = useState({ venceEn, minutes: null as number | null });
  if (venceEn !== known.venceEn) {
    const gained =
      venceEn !== null && known.venceEn !== null ? Date.parse(venceEn) - Date.parse(known.venceEn) : 0;
    setKnown({ venceEn, minutes: gained >= 30_000 ? Math.round(gained / MINUTO) : null });
  }
  return { minutes: known.minutes, close: () => setKnown({ venceEn, minutes: null }) };
}

/** How many waited while the session was over, once they were sent. */
function useBack(via: Snapshot['via'], sinEnviar: number) {
  const [state, setState] = useState({ waited: 0, sent: null as number | null });
  if (via === 'sin_sesion' && sinEnviar > state.waited) setState({ waited: sinEnviar, sent: null });
  if (via === 'bien' && sinEnviar === 0 && state.waited > 0) setState({ waited: 0, sent: state.waited });
  return { sent: state.sent, close: () => setState({ waited: 0, sent: null }) };
}
