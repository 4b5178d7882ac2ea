import { Button } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import type { Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import classes from '#pages/intentos/sala/Room.module.css';
import { waitingWords } from '#pages/intentos/sala/over-words.ts';
import { lastMoment } from '#pages/intentos/sala/use-time-over.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { aLaHora, antesDe, cuenta } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface WaitingProps {
  readonly snapshot: Snapshot;
  readonly pulsadoEn: string;
  readonly onRetry: () => void;
}

/** Delivery was pressed and has not arrived: it leaves by itself. */
export function Waiting({ snapshot, pulsadoEn, onRetry }: WaitingProps) {
  const { sinEnviar } = snapshot;
  const zone = useZone();
  const now = useNow();
  const until = lastMoment(snapshot);
  const late = until === null || until <= now.getTime();
  return (
    <section className={classes.waiting}>
      <IconCloudUp size={56} stroke={1.5} aria-hidden />
      <SerifTitle level={2} size={32}>
        {sinEnviar > 0
          ? `Falta enviar la entrega y ${cuenta(sinEnviar, 'respuesta')}`
          : 'Falta enviar la entrega'}
      </SerifTitle>
      <p role="status">
        {waitingWords(snapshot, late ? null : antesDe(new Date(until), now, zone))} Deja esta página abierta.
      </p>
      <p className="look-quiet">
        Pulsaste «Entregar» {aLaHora(pulsadoEn, now, zone)}. Todo está en este dispositivo.
      </p>
      <Button onClick={onRetry}>Reintentar ahora</Button>
    </section>
  );
}
