import { IconCheck, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, use } from 'react';
import type { Parte } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';
import { Rich } from '#preguntas/Rich.tsx';

interface OptionsReviewProps {
  readonly opciones: readonly Parte[];
  readonly mine: readonly string[] | undefined;
  readonly right: readonly string[] | undefined;
}

/** Whose answer is looked at: one's own, unless someone else is looking. */
export const WhoseAnswer = createContext('Tu respuesta');

function wordOf(whose: string, mine: boolean, right: boolean | undefined): string {
  if (right === undefined) return mine ? whose : '';
  if (mine) return right ? `${whose}, correcta` : whose;
  return right ? 'Correcta' : '';
}

/** What the author wrote of each option that was chosen, which stands inside it. */
export const OfOptions = createContext<Readonly<Record<string, string>>>({});

/** Options with what was picked and what was right, as far as each may be seen. */
export function OptionsReview({ opciones, mine = [], right }: OptionsReviewProps) {
  const whose = use(WhoseAnswer);
  const why = use(OfOptions);
  return (
    <ul className={classes.reviewed}>
      {opciones.map(({ id, texto }) => {
        const picked = mine.includes(id);
        const good = right?.includes(id);
        const kind = good ? 'right' : picked ? (right ? 'wrong' : 'mine') : undefined;
        return (
          <li key={id} data-kind={kind}>
            <span className={classes.sign}>
              {good && <IconCheck size={20} stroke={2} aria-hidden />}
              {kind === 'wrong' && <IconX size={20} stroke={2} aria-hidden />}
            </span>
            <Rich html={texto} />
            <em>{wordOf(whose, picked, good)}</em>
            {why[id] && (
              <div className={classes.optionWhy}>
                <Rich html={why[id]} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface BothProps {
  readonly mine: ReactNode | undefined;
  readonly right: ReactNode | undefined;
  readonly good: boolean;
}

/** What was answered beside what was right. */
export const Both = ({ mine, right, good }: BothProps) => (
  <div className={classes.both}>
    {mine !== undefined && (
      <div data-good={good || undefined}>
        <small>{use(WhoseAnswer)}</small>
        <div>{mine}</div>
      </div>
    )}
    {right !== undefined && (
      <div>
        <small>Correcta</small>
        <div>{right}</div>
      </div>
    )}
  </div>
);

export const BLANK = 'En blanco';
