import { IconCheck, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, use } from 'react';
import type { ComoQuedo } from '@catedra/shared/intentos/despues.ts';
import type { Parte } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';
import { Rich } from '#preguntas/Rich.tsx';
import unseen from '#ui/frame/unseen.module.css';

/** How an answer is named to whoever looks at it. */
interface Whose {
  readonly answer: string;
  readonly picked: string;
  readonly missed: string;
}

const MINE: Whose = { answer: 'Tu respuesta', picked: 'La marcaste', missed: 'Te faltó' };
export const THEIRS: Whose = { answer: 'Su respuesta', picked: 'La marcó', missed: 'Le faltó' };

/** Whose answer is looked at: one's own, unless someone else is looking. */
export const WhoseAnswer = createContext(MINE);

interface OptionsReviewProps {
  readonly opciones: readonly Parte[];
  readonly mine: readonly string[] | undefined;
  readonly right: readonly string[] | undefined;
  /** Several of them may be right. */
  readonly several?: boolean;
}

type Kind = 'right' | 'missed' | 'wrong' | 'mine';

function kindOf(picked: boolean, good: boolean | undefined, missable: boolean): Kind | undefined {
  if (good) return picked || !missable ? 'right' : 'missed';
  if (!picked) return undefined;
  return good === undefined ? 'mine' : 'wrong';
}

function wordOf(whose: Whose, picked: boolean, good: boolean | undefined, several: boolean): string {
  if (several) return picked ? whose.picked : good ? whose.missed : '';
  if (picked) return good ? `${whose.answer}, correcta` : whose.answer;
  return good ? 'Correcta' : '';
}

/** What the author wrote of each option, which stands inside it. */
export const OfOptions = createContext<Readonly<Record<string, string>>>({});

/** Options with what was picked, what was right and why, as far as each may be seen. */
export function OptionsReview({ opciones, mine = [], right, several = false }: OptionsReviewProps) {
  const whose = use(WhoseAnswer);
  const why = use(OfOptions);
  return (
    <ul className={classes.reviewed}>
      {opciones.map(({ id, texto }) => {
        const picked = mine.includes(id);
        const good = right?.includes(id);
        const kind = kindOf(picked, good, several || mine.length === 0);
        return (
          <li key={id} data-kind={kind}>
            <span className={classes.sign}>
              {good && <IconCheck size={20} stroke={2} aria-hidden />}
              {kind === 'wrong' && <IconX size={20} stroke={2} aria-hidden />}
            </span>
            <Rich html={texto} />
            <em>
              {wordOf(whose, picked, good, several)}
              {several && picked && good !== undefined && (
                <span className={unseen.unseen}>{good ? ', correcta' : ', incorrecta'}</span>
              )}
            </em>
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
  readonly resultado: ComoQuedo | undefined;
}

/** What was answered beside what was right. */
export const Both = ({ mine, right, resultado }: BothProps) => (
  <div className={classes.both}>
    {mine !== undefined && (
      <div data-kind={resultado === 'acierto' ? 'right' : resultado === 'fallo' ? 'wrong' : undefined}>
        <small>{use(WhoseAnswer).answer}</small>
        <div>{mine}</div>
      </div>
    )}
    {right !== undefined && (
      <div data-kind={resultado === 'acierto' ? undefined : 'right'}>
        <small>Correcta</small>
        <div>{right}</div>
      </div>
    )}
  </div>
);

export const BLANK = 'En blanco';
