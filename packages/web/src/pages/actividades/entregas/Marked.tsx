import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import classes from '#pages/actividades/entregas/Entregas.module.css';
import { Comment } from '#tipos/tarea/HandedIn.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { numero } from '#ui/words/words.ts';

/** How a work was left, by whom and when. */
export function Marked({ trabajo: { entrega, calificadaPor } }: { readonly trabajo: EntregaPorCalificar }) {
  const returned = entrega.estado === 'devuelta';
  return (
    <div className={classes.marked} role="status">
      <StateMark kind={returned ? 'off' : 'done'}>
        {returned ? 'Devuelto para otro intento' : `Calificado con ${numero(entrega.nota ?? 0)}`}
      </StateMark>
      <p className={classes.note}>
        {calificadaPor && `Por ${calificadaPor}, `}
        {entrega.calificadaEn && <Moment date={entrega.calificadaEn} recent />}
      </p>
      {returned && <Comment html={entrega.comentario} />}
    </div>
  );
}
