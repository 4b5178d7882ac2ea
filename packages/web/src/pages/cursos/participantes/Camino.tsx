import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { HechasPorActividad } from '@catedra/shared/participantes/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hallazgoDelCamino, mayorBache, tramosDe } from '#pages/cursos/participantes/camino.ts';
import classes from '#pages/cursos/participantes/Camino.module.css';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { hechasQuery } from '#ui/course/done.ts';
import { type Address, AppLink } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface CaminoProps {
  readonly contenido: ContenidoDeCurso;
}

/** How many did each thing that has to be done, one beside another; each opens its activity. */
export const Camino = ({ contenido }: CaminoProps) => (
  <QueryView
    query={useQuery(hechasQuery(contenido.curso.id))}
    skeleton={<div className={classes.waiting} />}
    label="Contando quién ha hecho cada actividad…"
  >
    {(hechas) => <Columns contenido={contenido} hechas={hechas} />}
  </QueryView>
);

interface ColumnsProps extends CaminoProps {
  readonly hechas: HechasPorActividad;
}

function Columns({ contenido, hechas }: ColumnsProps) {
  const may = useActor().puede('actividades:ver');
  const tramos = tramosDe(contenido, hechas);
  if (tramos.length === 0)
    return <p className={classes.note}>Todavía no hay nada obligatorio a la vista de quien aprende.</p>;
  const peor = mayorBache(tramos);
  return (
    <>
      <p className={classes.note}>
        {hallazgoDelCamino(tramos)}. Personas que han hecho cada actividad obligatoria, de{' '}
        {numero(hechas.personas)}.
      </p>
      <ol className={classes.columns}>
        {tramos.map((tramo) => (
          <li key={tramo.id} data-worst={tramo === peor || undefined}>
            <Column to={may ? rutas.actividad(contenido.curso.id, tramo.id) : undefined} title={tramo.titulo}>
              <span className={classes.track}>
                <span
                  className={classes.fill}
                  style={{ ['--part' as string]: `${(100 * tramo.hechas) / Math.max(1, hechas.personas)}%` }}
                />
              </span>
              <span className={classes.figure}>
                <b>{numero(tramo.hechas)}</b>
                {tramo.menos > 0 && (
                  <span className={classes.fewer} title={`${cuenta(tramo.menos, 'persona')} menos`}>
                    −{numero(tramo.menos)}
                  </span>
                )}
              </span>
              <span className={classes.name}>{tramo.titulo}</span>
            </Column>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ColumnProps {
  /** Absent for whoever may not open activities. */
  readonly to: Address | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

const Column = ({ to, title, children }: ColumnProps) =>
  to ? (
    <AppLink className={classes.column} to={to} title={title}>
      {children}
    </AppLink>
  ) : (
    <span className={classes.column} title={title}>
      {children}
    </span>
  );
