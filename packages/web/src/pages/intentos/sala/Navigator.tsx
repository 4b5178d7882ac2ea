import { Button } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import type { Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import classes from '#pages/intentos/sala/Room.module.css';

interface NavigatorProps {
  readonly snapshot: Snapshot;
  readonly numbers: ReadonlyMap<number, number>;
  /** The places in sight. */
  readonly here: readonly number[];
  readonly onGo: (lugar: number) => void;
  readonly onDeliver: () => void;
}

/** Every question at a glance: answered or not, flagged, not sent yet. */
export function Navigator({ snapshot, numbers, here, onGo, onDeliver }: NavigatorProps) {
  const { lugares, marcadas, intento, escribe } = snapshot;
  const places = [...numbers];
  // With all of them in sight none stands out.
  const some = places.some(([lugar]) => !here.includes(lugar));
  const answered = places.filter(([lugar]) => lugares[lugar]?.respondida).length;
  const local = places.filter(([lugar]) => lugares[lugar]?.estado === 'local').length;
  return (
    <>
      <div className={classes.cells}>
        {places.map(([lugar, number]) => (
          <Cell
            key={lugar}
            number={number}
            answered={lugares[lugar]?.respondida ?? false}
            flagged={marcadas.includes(lugar)}
            local={lugares[lugar]?.estado === 'local'}
            current={some && here.includes(lugar)}
            disabled={intento.secuencial && !here.includes(lugar)}
            onGo={() => onGo(lugar)}
          />
        ))}
      </div>
      {intento.secuencial && (
        <p className={`look-quiet ${classes.mapNote}`}>De una en una: solo se abre la de ahora.</p>
      )}
      <dl className={`look-quiet ${classes.legend}`}>
        <div>
          <dt>
            <i data-answered aria-hidden />
            Respondidas
          </dt>
          <dd>{answered}</dd>
        </div>
        <div>
          <dt>
            <i aria-hidden />
            Sin responder
          </dt>
          <dd>{places.length - answered}</dd>
        </div>
        <div>
          <dt>
            <IconFlagFilled size={18} aria-hidden />
            Marcadas
          </dt>
          <dd>{marcadas.length}</dd>
        </div>
        {local > 0 && (
          <div>
            <dt>
              <span className={classes.dot} aria-hidden />
              Solo aquí, por enviar
            </dt>
            <dd>{local}</dd>
          </div>
        )}
      </dl>
      {escribe ? (
        <Button variant="default" fullWidth onClick={onDeliver}>
          Entregar la prueba
        </Button>
      ) : (
        <p className="look-quiet">La prueba se entrega desde la pestaña en la que respondes.</p>
      )}
    </>
  );
}

interface CellProps {
  readonly number: number;
  readonly answered: boolean;
  readonly flagged?: boolean;
  readonly local?: boolean;
  readonly current?: boolean;
  readonly disabled?: boolean;
  readonly onGo: () => void;
}

export function Cell({ number, answered, flagged, local, current, disabled, onGo }: CellProps) {
  const words = [
    `Pregunta ${number}`,
    answered ? 'respondida' : 'sin responder',
    flagged && 'marcada',
    local && 'solo en este dispositivo',
  ];
  return (
    <button
      type="button"
      className={classes.cell}
      data-answered={answered || undefined}
      aria-current={current ? 'true' : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      disabled={disabled}
      onClick={onGo}
    >
      {number}
      {flagged && <IconFlagFilled size={16} aria-hidden />}
      {local && <span className={classes.dot} aria-hidden />}
    </button>
  );
}
