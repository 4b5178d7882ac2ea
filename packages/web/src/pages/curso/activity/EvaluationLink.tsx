import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/curso/activity/EvaluationLink.module.css';
import { Notice } from '#pages/curso/front/Notice.tsx';
import { pruebasQuery } from '#parts/intentos/pruebas-query.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { aLaHora, cuando, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** The way to the test, the mark it has, and how it stands while it has none. */
export function EvaluationLink({ actividad }: { readonly actividad: ActividadDelCurso }) {
  const { evaluacionId, nota, estado } = actividad;
  const begun = evaluacionId !== undefined && estado === 'en_curso';
  const { data } = useQuery({ ...pruebasQuery, enabled: begun });
  const prueba = begun ? data?.datos.find(({ id }) => id === evaluacionId) : undefined;
  const zone = useZone();
  const now = useNow();
  const enCurso = prueba?.enCurso ?? null;
  return (
    <div className={classes.evaluation}>
      {nota !== undefined && (
        <p className={classes.mark}>
          Tu nota: <b>{numero(nota)}</b>
        </p>
      )}
      {evaluacionId ? (
        <p>
          <ButtonLink
            to={rutas.evaluacion(evaluacionId)}
            search={enCurso ? { intento: enCurso.id } : {}}
            variant={enCurso ? 'filled' : 'default'}
          >
            {enCurso ? 'Continuar la prueba' : 'Ver la prueba'}
          </ButtonLink>
        </p>
      ) : (
        <Notice>Esta prueba todavía no está publicada.</Notice>
      )}
      {enCurso && (
        <p className="look-muted">
          La tienes empezada
          {enCurso.venceEn ? `: acaba ${aLaHora(enCurso.venceEn, now, zone)}.` : '.'}
        </p>
      )}
      {!enCurso && prueba?.porCalificar && (
        <p className="look-muted">
          Entregada{prueba.hechaEn ? ` ${cuando(prueba.hechaEn, now, zone)}` : ''}. Falta corregirla.
        </p>
      )}
    </div>
  );
}
