import { ESTADOS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/estado.ts';
import type { RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import classes from '#pages/cursos/renovacion/Renovacion.module.css';
import { Cumplimiento } from '#parts/reportes/Cumplimiento.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { CumplimientoMark } from '#ui/marks/CumplimientoMark.tsx';
import { cuenta } from '#ui/words/words.ts';

interface SuGenteProps {
  readonly curso: Curso;
  readonly renovacion: RenovacionDeCurso;
}

/** How those who can enter and have the course stand today, each state with the list of whom it is. */
export function SuGente({ curso, renovacion: { personas, paraSiempre } }: SuGenteProps) {
  const { puede } = useActor();
  const hay = ESTADOS_DE_CUMPLIMIENTO.filter((estado) => personas[estado]);
  if (curso.estado !== 'publicado') return <p>Nadie tiene estado mientras el curso no esté publicado.</p>;
  if (hay.length === 0) return <p>Todavía no lo tiene nadie que pueda entrar.</p>;
  return (
    <>
      <Cumplimiento curso={curso.id} />
      <ul className={classes.states}>
        {hay.map((estado) => (
          <li key={estado} className={classes.state}>
            <CumplimientoMark estado={estado} />
            {puede('progreso:ver') ? (
              <TextLink
                to={rutas.cursoEditar(curso.id)}
                search={{ parte: 'participantes', cumplimiento: estado }}
              >
                {cuenta(personas[estado] ?? 0, 'persona')}
              </TextLink>
            ) : (
              cuenta(personas[estado] ?? 0, 'persona')
            )}
          </li>
        ))}
      </ul>
      {paraSiempre > 0 && (
        <p className={`look-faint ${classes.forEver}`}>
          {paraSiempre === 1
            ? 'A 1 de ellas lo que completó le vale para siempre, mientras nadie le aplique la validez de ahora.'
            : `A ${paraSiempre} de ellas lo que completaron les vale para siempre, mientras nadie les aplique la validez de ahora.`}
        </p>
      )}
    </>
  );
}
