import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { Button } from '@mantine/core';
import { IconClock, IconCloudOff, IconFlag, IconMessage, IconScreenShare } from '@tabler/icons-react';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { silence } from '#pages/evaluaciones/sala/seat-words.ts';
import type { SalaVista } from '#pages/evaluaciones/sala/use-sala.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { aLaHora, cuenta, hora, numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** Not heard for longer than this: what is on the screen is told to be old. */
const OLD = 5_000;

interface StripProps {
  readonly evaluacion: Evaluacion;
  readonly sala: SalaVista;
  /** This clock, and the server's. */
  readonly now: number;
  readonly ahora: number;
  readonly inside: number;
  /** Null for whoever may not. */
  readonly onMessage: (() => void) | null;
  readonly onTime: (() => void) | null;
  readonly onEnd: (() => void) | null;
  readonly onProject: () => void;
}

/** Whether it is live, how many are inside, until when; and what is done with all of them. */
export function Strip(props: StripProps) {
  const { evaluacion, sala, now, ahora, inside, onMessage, onTime, onEnd, onProject } = props;
  const some = inside > 0;
  const menu = [
    { label: 'Proyectar el reloj', icon: IconScreenShare, onClick: onProject },
    ...(some && onEnd
      ? [{ label: 'Terminar para todas', icon: IconFlag, danger: true, onClick: onEnd }]
      : []),
  ];
  return (
    <div className={classes.strip}>
      <Pulse sala={sala} now={now} />
      <p>
        <b>{cuenta(inside, 'persona')} dentro</b> de {numero(sala.personas.size + sala.sinNombrar)}
      </p>
      <Closes evaluacion={evaluacion} ahora={ahora} />
      <div className={classes.top}>
        {some && onMessage && (
          <Button
            variant="default"
            leftSection={<IconMessage size={18} stroke={1.75} aria-hidden />}
            onClick={onMessage}
          >
            Escribirles
          </Button>
        )}
        {some && onTime && (
          <Button
            variant="default"
            leftSection={<IconClock size={18} stroke={1.75} aria-hidden />}
            onClick={onTime}
          >
            Dar tiempo
          </Button>
        )}
        <RowMenu name="la sala" actions={menu} />
      </div>
    </div>
  );
}

function Pulse({ sala, now }: { readonly sala: SalaVista; readonly now: number }) {
  const zone = useZone();
  const old = now - sala.oida;
  if (old > OLD)
    return (
      <p className={classes.stale} role="status">
        <IconCloudOff size={18} stroke={1.75} aria-hidden />
        Sin conexión con la sala: esto es de hace {silence(old)}. Quienes están dentro siguen guardando.
      </p>
    );
  return (
    <p className={classes.live}>
      <i aria-hidden />
      En vivo, {hora(new Date(sala.oida + sala.desfase), zone)}
    </p>
  );
}

function Closes({
  evaluacion: { cierraEn },
  ahora,
}: {
  readonly evaluacion: Evaluacion;
  readonly ahora: number;
}) {
  const zone = useZone();
  if (cierraEn === null) return null;
  const when = aLaHora(cierraEn, new Date(ahora), zone);
  return <p>{Date.parse(cierraEn) > ahora ? `Cierra ${when}` : `Cerró ${when}`}</p>;
}
