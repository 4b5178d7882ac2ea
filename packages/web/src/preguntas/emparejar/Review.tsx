import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { use } from 'react';
import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK, WhoseAnswer } from '#preguntas/ReviewParts.tsx';
import classes from '#preguntas/preguntas.module.css';
import { Rich } from '#preguntas/Rich.tsx';

export function Review({ publica, respuesta, correcta }: ReviewProps<'emparejar'>) {
  const { answer } = use(WhoseAnswer);
  const rightOf = (id: string | undefined) =>
    textoPlano(publica.derecha.find((one) => one.id === id)?.texto ?? '');
  return (
    <ul className={classes.reviewed}>
      {publica.izquierda.map(({ id, texto }) => {
        const mine = respuesta?.pares[id];
        const right = correcta?.pares[id];
        // What was left blank is no mistake, here as in every other kind.
        const kind =
          right === undefined || mine === undefined ? undefined : mine === right ? 'right' : 'wrong';
        return (
          <li key={id} data-kind={kind}>
            <span className={classes.sign}>
              {kind === 'right' && <IconCheck size={20} stroke={2} aria-hidden />}
              {kind === 'wrong' && <IconX size={20} stroke={2} aria-hidden />}
            </span>
            <div>
              <Rich html={texto} />
              {respuesta !== undefined && (
                <p>
                  {answer}: {rightOf(mine) || BLANK.toLowerCase()}
                </p>
              )}
            </div>
            {right !== undefined && <em>{kind === 'right' ? 'Bien' : `Era: ${rightOf(right)}`}</em>}
          </li>
        );
      })}
    </ul>
  );
}
