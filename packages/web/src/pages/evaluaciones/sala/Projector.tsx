import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { Modal } from '@mantine/core';
import classes from '#pages/evaluaciones/sala/Projector.module.css';
import { aLaHora, cuenta } from '#ui/words/words.ts';
import { horaConSegundos } from '#pages/evaluaciones/sala/clock-words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface ProjectorProps {
  readonly titulo: string;
  readonly evaluacion: Evaluacion;
  /** With which it is entered; null without one, or for whoever may not see it. */
  readonly contrasena: string | null;
  /** The server's time. */
  readonly ahora: number;
  readonly inside: number;
  readonly onClose: () => void;
}

/** For the screen of the classroom: the hour that counts and how one comes in, and nobody's name. */
export function Projector({ titulo, evaluacion, contrasena, ahora, inside, onClose }: ProjectorProps) {
  const zone = useZone();
  const { cierraEn, minutos } = evaluacion;
  return (
    <Modal opened fullScreen onClose={onClose} title={titulo} classNames={{ body: classes.body }}>
      <p className={classes.clock} role="timer" aria-live="off">
        {horaConSegundos(new Date(ahora).toISOString(), zone)}
      </p>
      {contrasena && (
        <p className={classes.code}>
          Contraseña <b>{contrasena}</b>
        </p>
      )}
      <p className={classes.facts}>
        {minutos !== null && <span>Cada persona tiene su tiempo desde que empieza</span>}
        {cierraEn !== null && (
          <span>
            {Date.parse(cierraEn) > ahora ? 'Cierra' : 'Cerró'} {aLaHora(cierraEn, new Date(ahora), zone)}
          </span>
        )}
        <span>{cuenta(inside, 'persona')} dentro</span>
      </p>
    </Modal>
  );
}
