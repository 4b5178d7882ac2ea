import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#parts/intentos/OpenAttempt.module.css';
import { opened } from '#parts/intentos/opened.ts';
import { useServerSeconds } from '#parts/intentos/server-seconds.ts';
import { restante } from '#parts/intentos/time-left.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { aLaHora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** An attempt that goes on by itself, with what is left of it. */
export function OpenAttempt({ prueba, desfase }: { readonly prueba: Prueba; readonly desfase: number }) {
  const zone = useZone();
  const now = useServerSeconds(desfase);
  const { enCurso } = prueba;
  if (!enCurso) return null;
  const { venceEn } = enCurso;
  return (
    <section className={classes.open} aria-label={`En curso: ${prueba.titulo}`}>
      <div>
        <p>La tienes empezada</p>
        <SerifTitle level={2} size={24}>
          {prueba.titulo}
        </SerifTitle>
        <p>
          {prueba.curso.titulo},{' '}
          <span className={classes.whole}>
            intento {enCurso.numero}
            {prueba.intentos !== null && ` de ${prueba.intentos}`}
          </span>
        </p>
        {enCurso.motivo && <p>{opened(enCurso.motivo)}</p>}
      </div>
      {venceEn && (
        <p className={classes.left} role="timer" aria-live="off">
          <b>{restante(Date.parse(venceEn) - now)}</b>
          <span>acaba {aLaHora(venceEn, new Date(now), zone)}</span>
        </p>
      )}
      <ButtonLink size="md" to={rutas.evaluacion(prueba.id)} search={{ intento: enCurso.id }}>
        Continuar
      </ButtonLink>
    </section>
  );
}
