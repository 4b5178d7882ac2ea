import type { Ahora as EsteMomento } from '@catedra/shared/reportes/schemas.ts';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import classes from '#pages/dashboard/Ahora.module.css';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Avatars } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { numero } from '#ui/words/words.ts';

/** Who is in the academy now, and what has just happened. */
export function Ahora({ ahora: { personas, ultimo } }: { readonly ahora: EsteMomento }) {
  return (
    <section className={classes.strip} aria-label="Ahora en la academia">
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
