import type { Ahora as EsteMomento } from '@catedra/shared/reportes/schemas.ts';
import { IconCircleCheckFilled, IconClipboardCheck } from '@tabler/icons-react';
import classes from '#pages/dashboard/Ahora.module.css';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Avatars } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta, hastaLas, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Who is in the academy now, what they sit, and what has just happened. */
export function Ahora({ ahora: { personas, enCurso, ultimo } }: { readonly ahora: EsteMomento }) {
  return (
    <section className={`look-card ${classes.strip}`} aria-label="Ahora en la academia">
      <span className={classes.now}>
        <span className={classes.dot} data-alive={personas.total > 0 || undefined} aria-hidden />
        <b className={classes.title}>Ahora en la academia</b>
        <span>
          {personas.total === 0 ? (
            'nadie'
          ) : (
            <>
              <b>{numero(personas.total)}</b> {personas.total === 1 ? 'persona' : 'personas'}
            </>
          )}
        </span>
        {personas.total > 0 && (
          <span className={classes.faces}>
            <Avatars personas={personas.primeras} total={personas.primeras.length} />
          </span>
        )}
      </span>
      {enCurso && <EnCurso enCurso={enCurso} />}
      <span className={classes.last}>
        {ultimo ? (
          <Ultimo ultimo={ultimo} />
        ) : (
          <span className={classes.quiet}>Hoy nadie ha terminado nada todavía</span>
        )}
      </span>
    </section>
  );
}

function EnCurso({ enCurso }: { readonly enCurso: NonNullable<EsteMomento['enCurso']> }) {
  const [now, zone] = [useNow(), useZone()];
  const { puede } = useActor();
  const { cursoId, actividadId, titulo, personas, hasta, otras } = enCurso;
  const donde = <b>{titulo}</b>;
  return (
    <span className={classes.sat}>
      <IconClipboardCheck className={classes.check} size={18} stroke={1.75} aria-hidden />
      <span className={classes.said}>
        <b>{numero(personas)}</b> en{' '}
        {puede('intentos:ver') && puede('actividades:ver') ? (
          <AppLink
            to={rutas.actividad(cursoId, actividadId)}
            search={{ ver: 'resultados', criba: 'en_curso' }}
            className={classes.who}
          >
            {donde}
          </AppLink>
        ) : (
          donde
        )}
        {hasta && `, ${hastaLas(hasta, now, zone)}`}
        {otras > 0 && `; y ${cuenta(otras, 'evaluación más', 'evaluaciones más')}`}
      </span>
    </span>
  );
}

function Ultimo({ ultimo }: { readonly ultimo: NonNullable<EsteMomento['ultimo']> }) {
  const { puede } = useActor();
  const { usuarioId, terminaElCurso, actividad, curso, en } = ultimo;
  const nombre = <b>{fullName(ultimo)}</b>;
  return (
    <>
      <IconCircleCheckFilled className={classes.check} size={18} aria-hidden />
      <span
        className={classes.said}
        title={`${fullName(ultimo)}: ${terminaElCurso ? curso : `${actividad}, de ${curso}`}`}
      >
        {puede('usuarios:ver') ? (
          <AppLink to={rutas.usuario(usuarioId)} className={classes.who}>
            {nombre}
          </AppLink>
        ) : (
          nombre
        )}{' '}
        {terminaElCurso ? 'terminó el curso' : 'completó'} {terminaElCurso ? curso : actividad}
      </span>
      <span className={classes.when}>
        <Moment date={en} />
      </span>
    </>
  );
}
