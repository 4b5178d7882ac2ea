import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import classes from '#pages/actividades/entregas/Entregas.module.css';
import type { EntregasProps } from '#pages/actividades/entregas/props.ts';
import { MarkForm } from '#pages/actividades/entregas/MarkForm.tsx';
import { QueueSteps } from '#pages/actividades/entregas/QueueSteps.tsx';
import { entregaQuery } from '#pages/actividades/entregas/queries.ts';
import { isApiError } from '#platform/api-error.ts';
import { Receipt } from '#tipos/tarea/HandedIn.tsx';
import { Tries } from '#tipos/tarea/Tries.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

interface MarkingScreenProps extends EntregasProps {
  readonly entregaId: string;
}

/** One work beside what it is marked with. */
export function MarkingScreen({ trail, title, actividadId, entregaId }: MarkingScreenProps) {
  const query = useQuery(entregaQuery(entregaId));
  const { pathname } = useLocation();
  const { search } = useListAddress();
  const back = { to: pathname, search: { ...search, entrega: undefined } };
  const { data } = query;
  useTitleFocus();

  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <Page
        title="No encontramos este trabajo"
        trail={trail}
        subtitle="Puede que esa persona ya no esté en tus grupos."
      >
        <ButtonLink {...back}>Ver los que esperan</ButtonLink>
      </Page>
    );
  }
  return (
    <Page
      title={data ? fullName(data.persona) : title}
      trail={trail}
      subtitle={
        data && (
          <>
            {data.actividad.titulo}. {data.curso.titulo}
          </>
        )
      }
      action={data && <QueueSteps entrega={data.entrega} actividadId={actividadId} />}
    >
      <p className={classes.back}>
        <TextLink {...back}>Ver todos los trabajos</TextLink>
      </p>
      <QueryView query={query} label="Cargando el trabajo…">
        {(trabajo) => <Desk trabajo={trabajo} actividadId={actividadId} />}
      </QueryView>
    </Page>
  );
}

interface DeskProps {
  readonly trabajo: EntregaPorCalificar;
  readonly actividadId?: string;
}

function Desk({ trabajo, actividadId }: DeskProps) {
  const { entrega, actividad, anteriores } = trabajo;
  return (
    <div className={classes.desk}>
      <section className={classes.work} aria-labelledby="trabajo">
        <h2 id="trabajo">{entrega.intento > 1 ? `Intento ${entrega.intento}` : 'El trabajo'}</h2>
        <Receipt entrega={entrega} />
        <Work texto={entrega.texto} archivos={entrega.archivos} seen />
        <Tries entregas={anteriores} />
        <details className={classes.instructions}>
          <summary>Lo que pedía la tarea</summary>
          <Prose html={actividad.instrucciones} />
        </details>
      </section>
      <MarkForm key={entrega.id} trabajo={trabajo} actividadId={actividadId} />
    </div>
  );
}
