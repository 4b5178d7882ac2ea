import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { Comment, Receipt } from '#tipos/tarea/HandedIn.tsx';
import classes from '#tipos/tarea/HandIn.module.css';
import { RubricTable } from '#tipos/tarea/RubricTable.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { speaksOfFiles, WithNotes } from '#parts/entregas/anotaciones/WithNotes.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta } from '#ui/words/words.ts';

/** Why the work came back. */
export function Returned({ entrega }: { readonly entrega: Entrega }) {
  return (
    <div className={`look-card ${classes.card}`} role="status">
      <StateMark kind="attention">Devuelto para otro intento</StateMark>
      <p>Mejora lo que te dicen y entrégalo de nuevo. Partes de lo que ya tenías.</p>
      <Comment html={entrega.comentario} />
    </div>
  );
}

/** The tries before this one, the last one first. */
export function Tries({ entregas }: { readonly entregas: readonly Entrega[] }) {
  if (entregas.length === 0) return null;
  return (
    <details className={classes.tries}>
      <summary>{cuenta(entregas.length, 'intento anterior', 'intentos anteriores')}</summary>
      <ol reversed>
        {entregas.map((entrega) => (
          <li key={entrega.id}>
            <Receipt entrega={entrega} />
            <WithNotes anotaciones={entrega.anotaciones} archivos={entrega.archivos}>
              <Work
                texto={entrega.texto}
                archivos={entrega.archivos}
                seen={speaksOfFiles(entrega.anotaciones)}
              />
            </WithNotes>
            <RubricTable rubrica={entrega.rubrica} />
            <Comment html={entrega.comentario} />
          </li>
        ))}
      </ol>
    </details>
  );
}
