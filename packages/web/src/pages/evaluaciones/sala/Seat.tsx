import { IconCheck, IconCircle, IconCircleOff, IconCloudOff } from '@tabler/icons-react';
import { memo } from 'react';
import classes from '#pages/evaluaciones/sala/Sala.module.css';

const ICONS = {
  sin_empezar: IconCircle,
  entregada: IconCheck,
  anulada: IconCircleOff,
  desconectada: IconCloudOff,
} as const;

interface SeatProps {
  readonly id: string;
  readonly name: string;
  readonly como: string;
  readonly soon: boolean;
  readonly word: string;
  readonly spoken: string;
  readonly done: number;
  readonly total: number;
  /** Undefined where seats are looked at; else whether this one is chosen. */
  readonly chosen: boolean | undefined;
  readonly open: boolean;
  readonly onPress: (id: string) => void;
}

/** A person's place: drawn again only when something of it changes. */
export const SeatButton = memo(function SeatButton(props: SeatProps) {
  const { id, name, como, soon, word, spoken, done, total, chosen, open, onPress } = props;
  const Icon = ICONS[como as keyof typeof ICONS];
  const inside = como === 'respondiendo' || como === 'desconectada' || como === 'pasada';
  return (
    <button
      type="button"
      className={classes.seat}
      data-como={como}
      data-soon={soon || undefined}
      data-open={open || undefined}
      aria-label={spoken}
      aria-pressed={chosen}
      onClick={() => onPress(id)}
    >
      <span className={classes.who}>
        <b>{name}</b>
        <em>
          {Icon && <Icon size={14} stroke={1.75} aria-hidden />}
          {word}
        </em>
      </span>
      {inside && <Ticks done={done} total={total} />}
    </button>
  );
});

/** One for each question; those whose answer the academy has are full. */
export const Ticks = ({ done, total }: { readonly done: number; readonly total: number }) => (
  <span
    className={classes.ticks}
    style={{ '--total': Math.max(1, total), '--done': `${(100 * done) / Math.max(1, total)}%` } as never}
    aria-hidden
  />
);
