import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import classes from '#pages/curso/end/CourseEnd.module.css';
import { StateShape } from '#ui/marks/StateMark.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

/** Each part of the course, with how much of it was done and its marks. */
export function Achieved({ secciones }: Pick<CursoAbierto, 'secciones'>) {
  return (
    <section className={classes.achieved} aria-labelledby="titulo-hecho">
      <h2 id="titulo-hecho">Lo que has hecho</h2>
      <ul>
        {secciones.map(({ id, titulo, actividades }) => {
          const hechas = actividades.filter(({ estado }) => estado === 'completada').length;
          const whole = hechas === actividades.length;
          const done = actividades.every(
            ({ obligatoria, estado }) => !obligatoria || estado === 'completada',
          );
          const notas = actividades.flatMap(({ titulo: cual, nota }) =>
            nota === undefined ? [] : [`${cual}: ${numero(nota)}`],
          );
          return (
            <li key={id}>
              <StateShape kind={done ? 'done' : 'half'} label={done ? 'Completa' : 'En parte'} />
              <div>
                <b>{titulo}</b>
                <small>
                  {whole
                    ? cuenta(hechas, 'actividad', 'actividades')
                    : `${hechas} de ${cuenta(actividades.length, 'actividad', 'actividades')}`}
                  {notas.length > 0 && `. ${notas.join('; ')}`}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
