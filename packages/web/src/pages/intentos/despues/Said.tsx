import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { IconPencil } from '@tabler/icons-react';
import classes from '#pages/intentos/despues/Rubric.module.css';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';

type SaidProps = Pick<PreguntaRevisada, 'corrector' | 'comentario'>;

/** What whoever marked it wrote, with their face where they may be known. */
export function Said({ corrector, comentario = '' }: SaidProps) {
  if (!corrector && comentario === '') return null;
  return (
    <div className={classes.said}>
      {corrector ? (
        <Avatar {...corrector} size={40} />
      ) : (
        <span className={classes.nobody} aria-hidden>
          <IconPencil size={20} stroke={1.75} />
        </span>
      )}
      <div>
        <p>
          {corrector ? (
            <>
              <b>
                {corrector.nombre} {corrector.apellidos}
              </b>{' '}
              <small>
                {comentario === '' && 'la corrigió '}
                <Moment date={corrector.en} />
              </small>
            </>
          ) : (
            <b>Comentario de quien corrigió</b>
          )}
        </p>
        <Prose html={comentario} />
      </div>
    </div>
  );
}
