import {
  type Icon,
  IconBook,
  IconClock,
  IconCloudOff,
  IconEye,
  IconListCheck,
  IconRepeat,
} from '@tabler/icons-react';
import type { EvaluacionLeida } from '#pages/intentos/queries.ts';
import { reglas, reglasDeHecha } from '#pages/intentos/rules-words.ts';
import classes from '#pages/intentos/Rules.module.css';
import { useNow, useZone } from '#ui/words/zone.tsx';

const ICONS: Readonly<Record<string, Icon>> = {
  preguntas: IconListCheck,
  intentos: IconRepeat,
  tiempo: IconClock,
  red: IconCloudOff,
  anota: IconEye,
  despues: IconBook,
};

interface RulesProps {
  readonly data: EvaluacionLeida;
  /** It is not to be begun again: what only matters while doing it is not told. */
  readonly over: boolean;
}

/** The settings of an evaluation, as a person would tell them. */
export function Rules({ data, over }: RulesProps) {
  const now = useNow();
  const zone = useZone();
  return (
    <ul className={classes.rules}>
      {(over ? reglasDeHecha : reglas)(data, now, zone).map(({ id, title, text }) => {
        const Mark = ICONS[id] ?? IconListCheck;
        return (
          <li key={id}>
            <Mark size={22} stroke={1.75} aria-hidden />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
