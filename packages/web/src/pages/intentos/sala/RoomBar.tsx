import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { ActionIcon } from '@mantine/core';
import {
  IconCheck,
  IconClock,
  IconDeviceMobile,
  IconEye,
  IconEyeOff,
  IconLoader2,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useOffline } from '#platform/connection.ts';
import type { Snapshot, Standing } from '#pages/intentos/sala/motor/snapshot.ts';
import classes from '#pages/intentos/sala/Room.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { seDice } from '#pages/intentos/sala/time-words.ts';
import { restante } from '#parts/intentos/time-left.ts';
import { isUnderWay, type Sending } from '#parts/archivos/uploads/upload-queue.ts';
import { Logo } from '#ui/frame/Logo.tsx';
import { aLaHora, antesDe, cuenta } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

const UNSEEN = 'Sin conexión: puede que aquí no esté lo último';

interface Line {
  readonly kind: string;
  readonly words: string;
}

const SAVING = 'Guardando…';

/** One calm line about what is safe; a cut that the browser sees is told before anything has to be sent. */
export function lineOf(snapshot: Snapshot, unsent: readonly Sending[], offline: boolean): Line {
  const { via, sinEnviar, escribe, lugares } = snapshot;
  const cut = offline || via === 'cortada';
  if (!escribe) return cut ? { kind: 'local', words: UNSEEN } : { kind: 'mira', words: '' };
  const some = sinEnviar === 1 ? '1 respuesta está solo' : `${sinEnviar} respuestas están solo`;
  if (cut)
    return {
      kind: 'local',
      words:
        sinEnviar > 0
          ? 'Sin conexión: a salvo en este dispositivo'
          : 'Sin conexión: se guarda en este dispositivo',
    };
  if (via === 'sin_sesion' && sinEnviar > 0) return { kind: 'local', words: `${some} en este dispositivo` };
  const how = (estado: Standing) => lugares.filter((one) => one.estado === estado).length;
  const [two, refused] = [how('otra'), how('rechazada')];
  if (sinEnviar > two) return { kind: 'enviando', words: SAVING };
  if (two > 0) return { kind: 'local', words: `${cuenta(two, 'respuesta')} por elegir` };
  if (refused > 0) return { kind: 'local', words: `${cuenta(refused, 'respuesta')} sin guardar` };
  const busy = unsent.filter(isUnderWay).length;
  if (busy > 0) return { kind: 'enviando', words: `Subiendo ${cuenta(busy, 'archivo')}…` };
  if (unsent.length > 0) return { kind: 'local', words: `${cuenta(unsent.length, 'archivo')} sin subir` };
  return { kind: 'ok', words: 'Todo guardado' };
}

const ICONS = { local: IconDeviceMobile, enviando: IconLoader2, ok: IconCheck } as const;

interface SavedLineProps {
  readonly snapshot: Snapshot;
  /** Files of its answers that are not up yet. */
  readonly unsent: readonly Sending[];
  readonly className?: string;
  /** What is being answered says already that it is on its way. */
  readonly saidBelow?: boolean;
}

export function SavedLine({ snapshot, unsent, className, saidBelow = false }: SavedLineProps) {
  const { kind, words: line } = lineOf(snapshot, unsent, useOffline());
  const words = saidBelow && line === SAVING ? '' : line;
  const Icon = ICONS[kind as keyof typeof ICONS];
  return (
    <p className={className} data-kind={kind}>
      {words !== '' && <Icon size={18} stroke={1.75} aria-hidden />}
      {words}
    </p>
  );
}

/** The same line, spoken: each answer that is safe, and the network that goes and comes; never that something is on its way. */
function SavedAloud({ snapshot, unsent }: Omit<SavedLineProps, 'className' | 'saidBelow'>) {
  const { kind, words } = lineOf(snapshot, unsent, useOffline());
  return (
    <p className={unseen.unseen} role="status">
      {kind === 'enviando' ? '' : words}
    </p>
  );
}

interface TimerProps {
  readonly snapshot: Snapshot;
  readonly now: number;
}

interface RoomBarProps extends TimerProps, Pick<SavedLineProps, 'unsent'> {}

export function RoomBar({ snapshot, unsent, now }: RoomBarProps) {
  const { intento } = snapshot;
  return (
    <header className={`look-wide-row ${classes.bar}`}>
      <span className={classes.brand}>
        <Logo size={24} label="Cátedra" />
      </span>
      <div className={classes.what}>
        <h1 tabIndex={-1}>{intento.titulo}</h1>
        <span>
          Intento {intento.numero}
          {intento.intentos !== null && ` de ${intento.intentos}`}
        </span>
      </div>
      <SavedLine snapshot={snapshot} unsent={unsent} className={classes.saved} />
      <SavedAloud snapshot={snapshot} unsent={unsent} />
      <Timer snapshot={snapshot} now={now} />
    </header>
  );
}

const ENDS = {
  entregar: (...end) => `Se entrega sola ${aLaHora(...end)}`,
  gracia: (...end) => `Acaba ${aLaHora(...end)}`,
  anular: (...end) => `Entrégala ${antesDe(...end)}`,
} as const satisfies Record<string, typeof aLaHora>;

function Timer({ snapshot: { venceEn, intento }, now }: TimerProps) {
  const zone = useZone();
  const [hidden, setHidden] = useState(false);
  const [said, setSaid] = useState('');
  const left = venceEn === null ? null : Date.parse(venceEn) - now;
  const before = useRef(left);
  useEffect(() => {
    const words = left === null || before.current === null ? null : seDice(before.current, left);
    before.current = left;
    if (words) setSaid(words);
  }, [left]);
  if (venceEn === null || left === null) return <p className="look-quiet-inline">Sin límite de tiempo</p>;
  const Icon = hidden ? IconEye : IconEyeOff;
  const label = hidden ? 'Mostrar el reloj' : 'Ocultar el reloj';
  return (
    <>
      {/* Its ticking is not spoken: what matters is said apart. */}
      <div className={classes.timer} role="timer" aria-live="off" data-soon={left < MINUTO || undefined}>
        <IconClock size={20} stroke={1.75} aria-hidden />
        <div>
          <b>{hidden ? '··:··' : restante(left)}</b>
          <small>
            {left > 0
              ? ENDS[intento.alVencer](venceEn, new Date(now), zone)
              : `Acabó ${aLaHora(venceEn, new Date(now), zone)}`}
          </small>
        </div>
      </div>
      <ActionIcon
        size={44}
        className={classes.hide}
        aria-label={label}
        title={label}
        onClick={() => setHidden(!hidden)}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <p className={unseen.unseen} role="status">
        {said}
      </p>
    </>
  );
}
