import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/curso/end/CourseEnd.module.css';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { AppLink, TextLink } from '#ui/frame/TextLink.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { CoverShelf } from '#ui/marks/CoverShelf.tsx';
import { cuenta, mayuscula, vence } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

export function NextCourses({ cursos }: { readonly cursos: readonly MiCurso[] }) {
  const now = useNow();
  const zone = useZone();
  if (cursos.length === 0) return null;
  return (
    <section className={classes.next} aria-labelledby="titulo-siguiente">
      <header>
        <h2 id="titulo-siguiente">Lo siguiente</h2>
        <TextLink to={rutas.home}>Todos mis cursos</TextLink>
      </header>
      <CoverShelf cursos={cursos}>
        <ul>
          {cursos.map(({ id, slug, titulo, imagen, venceEn, porCorregir, avance, ultimaVez, siguiente }) => (
            <li key={id}>
              <Cover className={classes.small} id={id} title={titulo} image={imagen} />
              <div>
                <SerifTitle level={3} size={20}>
                  <AppLink to={rutas.curso(slug)} search={{ actividad: siguiente?.id }}>
                    {titulo}
                  </AppLink>
                </SerifTitle>
                <p>
                  {venceEn && !porCorregir && `${mayuscula(vence(venceEn, now, zone))}. `}
                  {avance.faltan.length === 1 ? 'Te falta ' : 'Te faltan '}
                  {cuenta(avance.faltan.length, 'actividad', 'actividades')}.
                </p>
                <span className={classes.go}>{ultimaVez === null ? 'Empezar' : 'Continuar'}</span>
              </div>
            </li>
          ))}
        </ul>
      </CoverShelf>
    </section>
  );
}
