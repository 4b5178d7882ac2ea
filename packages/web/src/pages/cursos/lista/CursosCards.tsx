import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { PorCompletar } from '@catedra/shared/cursos/lista.ts';
import { Skeleton } from '@mantine/core';
import { rutas } from '#platform/paths.ts';
import { EstadoCurso } from '#parts/cursos/EstadoCurso.tsx';
import { type Cifras, genteEnPalabras } from '#pages/cursos/lista/atencion.ts';
import classes from '#pages/cursos/lista/CursosCards.module.css';
import { contenidoEnPalabras } from '#pages/cursos/lista/words.ts';
import { Cover } from '#ui/marks/Cover.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { numero } from '#ui/words/words.ts';

interface CursosCardsProps {
  readonly cursos: readonly Curso[];
  readonly faltan: PorCompletar;
  /** Absent for whoever may not know how people go. */
  readonly cifras?: Cifras | undefined;
  readonly actionsOf: (curso: Curso) => RowAction[];
}

export function CursosCards({ cursos, faltan, cifras, actionsOf }: CursosCardsProps) {
  return (
    <ul className={classes.cards} aria-label="Cursos de la academia">
      {cursos.map((curso) => (
        <li key={curso.id} className={`look-card ${classes.card}`}>
          <Cover className={classes.cover} id={curso.id} travels title={curso.titulo} image={curso.imagen} />
          <div className={classes.words}>
            <p className={`look-one-line ${classes.kicker}`}>{curso.categoria ?? 'Sin categoría'}</p>
            <h2 className={classes.title}>
              <AppLink className={classes.link} to={rutas.cursoEditar(curso.id)}>
                {curso.titulo}
              </AppLink>
            </h2>
            <p className={`look-quiet ${classes.facts}`}>
              <EstadoCurso estado={curso.estado} />
              <span>{curso.acceso === 'abierto' ? 'Abierto' : 'Asignado'}</span>
            </p>
            <p className={`look-quiet ${classes.facts}`}>
              {contenidoEnPalabras(curso, faltan[curso.id] ?? 0)}
            </p>
            {cifras && (
              <p className={`look-quiet ${classes.facts}`}>
                <span>{genteEnPalabras(cifras[curso.id])}</span>
                {(cifras[curso.id]?.tarde ?? 0) > 0 && (
                  <StateMark kind="bad">{numero(cifras[curso.id]?.tarde ?? 0)} tarde</StateMark>
                )}
              </p>
            )}
          </div>
          <span className={classes.menu}>
            <RowMenu name={curso.titulo} actions={actionsOf(curso)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const COMING = [62, 78, 54, 70, 84, 58];

/** Some cards that are on their way. */
export const CursosCardsSkeleton = () => (
  <div className={classes.cards} aria-hidden>
    {COMING.map((width) => (
      <div key={width} className={`look-card ${classes.card}`}>
        <Skeleton className={classes.cover} height={112} />
        <div className={classes.words}>
          <Skeleton height={10} width="30%" my={5} />
          <Skeleton height={14} width={`${width}%`} my={4} />
          <Skeleton height={10} width="44%" my={5} />
        </div>
      </div>
    ))}
  </div>
);
