import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '#pages/curso/opinions/Stars.module.css';

const SCALE = [1, 2, 3, 4, 5];

interface StarsProps {
  /** 0 until one is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Five radio buttons that look like stars: arrows move among them. */
export function Stars({ value, onChange }: StarsProps) {
  const name = useId();
  return (
    <fieldset className={classes.stars}>
      <legend>¿Te ha servido?</legend>
      {SCALE.map((star) => (
        <label key={star} className={classes.star}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={star === 1 ? '1 estrella' : `${star} estrellas`}
          />
          {star <= value ? (
            <IconStarFilled size={20} aria-hidden />
          ) : (
            <IconStar size={20} stroke={1.75} aria-hidden />
          )}
        </label>
      ))}
    </fieldset>
  );
}
