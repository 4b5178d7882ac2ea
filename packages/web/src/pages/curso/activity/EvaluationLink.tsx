import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/curso/activity/EvaluationLink.module.css';
import { Notice } from '#pages/curso/front/CourseNotice.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

/** The way to the test, and the mark it has. */
export function EvaluationLink({ actividad }: { readonly actividad: ActividadDelCurso }) {
  const { evaluacionId, nota } = actividad;
  return (
    <div className={classes.evaluation}>
      {nota !== undefined && (
        <p className={classes.mark}>
          Tu nota: <b>{numero(nota)}</b>
        </p>
      )}
      {evaluacionId ? (
        <p>
          <ButtonLink to={rutas.evaluacion(evaluacionId)} variant="default">
            Ver la prueba
          </ButtonLink>
        </p>
      ) : (
        <Notice>Esta prueba todavía no está publicada.</Notice>
      )}
    </div>
  );
}
