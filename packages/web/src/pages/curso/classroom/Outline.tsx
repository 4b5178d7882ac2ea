import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { Step } from '#pages/curso/classroom/Step.tsx';
import classes from '#pages/curso/classroom/Outline.module.css';

interface OutlineProps {
  readonly data: CursoAbierto;
  readonly onChoose: () => void;
}

/** The sections with the state of every activity. */
export function Outline({ data, onChoose }: OutlineProps) {
  return data.secciones.map(({ id, titulo, actividades }, i) => (
    <section key={id} className={classes.section}>
      <h3>
        <span>
          {i + 1}. {titulo}
        </span>
        {data.inscrito && (
          <small>
            {actividades.filter((una) => una.estado === 'completada').length} de {actividades.length}
          </small>
        )}
      </h3>
      <ol className={classes.steps}>
        {actividades.map((actividad) => (
          <li key={actividad.id}>
            <Step slug={data.curso.slug} actividad={actividad} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
