import { IconClock, IconCloudOff, IconMessage } from '@tabler/icons-react';
import { ActionIcon, Button } from '@mantine/core';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { Ticks } from '#pages/evaluaciones/sala/Seat.tsx';
import { minutesLeft, progressOf, silence } from '#pages/evaluaciones/sala/seat-words.ts';
import type { Seat } from '#pages/evaluaciones/sala/seats.ts';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName, PersonName } from '#ui/people/PersonName.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { cuenta } from '#ui/words/words.ts';

const SHOWN = 4;

interface AttentionProps {
  readonly seats: readonly Seat[];
  /** The server's time. */
  readonly ahora: number;
  readonly grupos: Readonly<Record<string, string>>;
  readonly onOpen: (id: string) => void;
  /** Null for whoever may not. */
  readonly onTime: ((seat: Seat) => void) | null;
  readonly onMessage: ((seat: Seat) => void) | null;
}

/** Those who may need somebody, before everybody else. */
export function Attention({ seats, ahora, grupos, onOpen, onTime, onMessage }: AttentionProps) {
  if (seats.length === 0) return null;
  const rest = seats.length - SHOWN;
  return (
    <Section title="Piden que las mires" rule={false}>
      <ul className={`look-list ${classes.attention}`}>
        {seats.slice(0, SHOWN).map((seat) => {
          const { persona, como, restan } = seat;
          const { intento } = persona;
          if (!intento) return null;
          const cut = como === 'desconectada';
          const Icon = cut ? IconCloudOff : IconClock;
          return (
            <li key={persona.id}>
              <Avatar nombre={persona.nombre} apellidos={persona.apellidos} size={36} />
              <div className={classes.person}>
                <button type="button" className="look-bare-button" onClick={() => onOpen(persona.id)}>
                  <PersonName {...persona} />
                </button>
                <small>{persona.grupoIds.map((id) => grupos[id]).join(', ')}</small>
              </div>
              <p className={classes.why} data-cut={cut || undefined}>
                <Icon size={18} stroke={1.75} aria-hidden />
                <span>
                  <b>{cut ? 'Sin señal' : 'Va justa de tiempo'}</b>
                  <small>
                    {cut
                      ? `desde hace ${silence(ahora - Date.parse(intento.vistoEn))}`
                      : `le faltan ${cuenta(intento.preguntas - intento.respondidas, 'pregunta')}`}
                  </small>
                </span>
              </p>
              <div>
                <p className={classes.left}>
                  <span>{progressOf(seat)}</span>
                  {restan !== null && <b>{minutesLeft(restan)}</b>}
                </p>
                <Ticks done={intento.respondidas} total={intento.preguntas} />
              </div>
              <div className={classes.acts}>
                {onTime && intento.venceEn !== null && (
                  <Button variant="default" onClick={() => onTime(seat)}>
                    Dar tiempo
                  </Button>
                )}
                {onMessage && (
                  <ActionIcon
                    size={36}
                    aria-label={`Escribir a ${fullName(persona)}`}
                    title={`Escribir a ${fullName(persona)}`}
                    onClick={() => onMessage(seat)}
                  >
                    <IconMessage size={18} stroke={1.75} aria-hidden />
                  </ActionIcon>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className="look-faint">Y {cuenta(rest, 'persona')} más, marcadas abajo.</p>}
    </Section>
  );
}
