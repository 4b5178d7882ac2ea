import type { Inicio } from '@catedra/shared/aprendizaje/schemas.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/home/ReturnedWork.module.css';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { hace } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** What came back to be done again, above everything else. */
export function ReturnedWork({ devueltas }: Pick<Inicio, 'devueltas'>) {
  const now = useNow();
  const zone = useZone();
  if (devueltas.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Trabajos devueltos">
      {devueltas.map(({ actividadId, titulo, curso, en }) => (
        <li key={actividadId}>
          <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
          <p>
            <AppLink
              className={classes.what}
              to={rutas.curso(curso.slug)}
              search={{ actividad: actividadId }}
            >
              Devuelto: {titulo}
            </AppLink>
            <small>
              {curso.titulo}, {hace(en, now, zone)}. Mira qué te dicen y entrégalo de nuevo.
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
