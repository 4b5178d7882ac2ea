import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/entregas/Entregas.module.css';
import { EN_PAPELERA } from '#pages/entregas/de-que-es.ts';
import { MarkingFrame } from '#pages/entregas/MarkingFrame.tsx';
import type { EntregasProps } from '#pages/entregas/props.ts';
import { entregaQuery } from '#pages/entregas/queries.ts';
import type { Sitting } from '#pages/entregas/sitting.ts';
import { WorkForm } from '#pages/entregas/WorkForm.tsx';
import { Noted } from '#parts/entregas/anotaciones/Noted.tsx';
import { Receipt } from '#tipos/tarea/HandedIn.tsx';
import { Tries } from '#tipos/tarea/Tries.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';

interface MarkingScreenProps extends EntregasProps {
  readonly entregaId: string;
}

/** One work beside what it is marked with. */
export function MarkingScreen({ entregaId, ...props }: MarkingScreenProps) {
  return (
    <MarkingFrame
      {...props}
      query={useQuery(entregaQuery(entregaId))}
      subtitle={({ actividad, curso, enPapelera }) =>
        `${actividad.titulo}. ${curso.titulo}${enPapelera ? EN_PAPELERA : ''}`
      }
      place={({ entrega }) => ({ ...entrega, lugar: null })}
    >
      {(trabajo, sitting) => <Desk trabajo={trabajo} sitting={sitting} />}
    </MarkingFrame>
  );
}

interface DeskProps {
  readonly trabajo: EntregaPorCalificar;
  readonly sitting: Sitting;
}

function Desk({ trabajo, sitting }: DeskProps) {
  const { entrega, anotaciones, actividad, anteriores, propia } = trabajo;
  return (
    <div className={classes.desk}>
      <section className={classes.work} aria-labelledby="trabajo">
        <h2 id="trabajo">{entrega.intento > 1 ? `Intento ${entrega.intento}` : 'El trabajo'}</h2>
        <Receipt entrega={entrega} />
        <Noted
          key={entrega.id}
          anotaciones={anotaciones}
          archivos={entrega.archivos}
          place={propia || entrega.estado === 'devuelta' ? undefined : { id: entrega.id, lugar: null }}
        >
          <Work texto={entrega.texto} archivos={entrega.archivos} seen />
        </Noted>
        <Tries entregas={anteriores} />
        <details className={classes.instructions}>
          <summary>Lo que pedía la tarea</summary>
          <Prose html={actividad.instrucciones} />
        </details>
      </section>
      <WorkForm key={entrega.id} trabajo={trabajo} sitting={sitting} />
    </div>
  );
}
