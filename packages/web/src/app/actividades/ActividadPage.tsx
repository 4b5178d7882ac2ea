import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { ActividadBones } from '#app/actividades/ActividadBones.tsx';
import { ActividadEditor } from '#pages/actividades/actualizar/ActividadEditor.tsx';
import { EvaluacionPage } from '#pages/evaluaciones/EvaluacionPage.tsx';
import { ThrownResults } from '#pages/evaluaciones/resultados/ThrownResults.tsx';
import { Entregas } from '#pages/entregas/Entregas.tsx';
import { TaskTabs } from '#parts/entregas/EntregasTabs.tsx';
import { archivosQuery } from '#tipos/form/archivos-query.ts';
import { actividadQuery, contenidoQuery, editorQuery, evaluacionQuery } from '#pages/actividades/queries.ts';
import { authoringOf } from '#tipos/authorings.ts';
import { GoneNotice, useGone } from '#ui/forms/Gone.tsx';
import { useActor } from '#platform/session.ts';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

export function ActividadPage() {
  const { idCurso = '', idActividad = '' } = useParams({ strict: false });
  const { ver }: { ver?: string } = useSearch({ strict: false });
  const { puede } = useActor();
  const contenido = useQuery(contenidoQuery(idCurso));
  const actividad = useQuery(actividadQuery(idActividad));
  const trabajo = actividad.data && fichaDe(actividad.data.tipo).trabajo;
  const esEvaluacion = trabajo === 'intentos';
  const evaluacion = useQuery({ ...evaluacionQuery(idActividad), enabled: esEvaluacion });

  const editor = useQuery({
    ...editorQuery(actividad.data?.tipo ?? 'lectura'),
    enabled: actividad.data !== undefined,
  });
  const archivos = useQuery({
    ...archivosQuery(idActividad),
    enabled: actividad.data !== undefined && authoringOf(actividad.data.tipo).files,
  });

  const waiting = [
    contenido,
    actividad,
    editor,
    ...(archivos.isEnabled ? [archivos] : []),
    ...(esEvaluacion ? [evaluacion] : []),
  ].find(({ data }) => data === undefined);
  const gone = useGone(contenido, actividad);
  const missing =
    gone === 'missing' ||
    (actividad.data && contenido.data && actividad.data.cursoId !== contenido.data.curso.id);

  if (missing)
    return ver === 'resultados' && puede('intentos:ver') ? (
      <ThrownResults actividadId={idActividad} missing={<Missing />} />
    ) : (
      <Missing />
    );
  // What was read stays while it is asked for again, even if that fails: someone may be writing on it.
  if (waiting || !contenido.data || !actividad.data) {
    const coming = (waiting ?? contenido) as typeof contenido;
    // The outline that one comes from says already what it is and how it is called.
    const known = actividad.data ?? contenido.data?.actividades.find(({ id }) => id === idActividad);
    const tipo = known?.tipo ?? (ver !== undefined && ver !== 'entregas' ? 'evaluacion' : undefined);
    return (
      <WaitingPage
        title={known?.titulo ?? 'Actividad'}
        known={known !== undefined}
        parts
        failed={coming.isError}
        trail={[
          { label: 'Cursos', to: rutas.cursos },
          ...(contenido.data ? [{ label: contenido.data.curso.titulo, to: rutas.actividades(idCurso) }] : []),
        ]}
      >
        <QueryView
          query={coming}
          label="Cargando la actividad…"
          skeleton={<ActividadBones cursoId={idCurso} actividadId={idActividad} tipo={tipo} />}
        >
          {() => null}
        </QueryView>
      </WaitingPage>
    );
  }
  const shared = { contenido: contenido.data, actividad: actividad.data };
  const { titulo } = actividad.data;
  if (trabajo === 'entregas' && ver === 'entregas' && puede('actividades:calificar')) {
    return (
      <Entregas
        title={titulo}
        trail={[
          { label: 'Cursos', to: rutas.cursos },
          { label: contenido.data.curso.titulo, to: rutas.actividades(idCurso) },
          { label: titulo },
        ]}
        tabs={<TaskTabs cursoId={idCurso} actividadId={idActividad} marking />}
        actividadId={idActividad}
      />
    );
  }
  return (
    <>
      {evaluacion.data ? (
        <EvaluacionPage key={idActividad} {...shared} evaluacion={evaluacion.data} />
      ) : (
        <ActividadEditor key={idActividad} {...shared} />
      )}
      <GoneNotice
        shown={gone === 'kept'}
        what="Esta actividad"
        back="Si está en la papelera y se recupera, podrás guardarlo."
      />
    </>
  );
}

function Missing() {
  return (
    <Page
      title="No encontramos esta actividad"
      trail={[{ label: 'Cursos', to: rutas.cursos }, { label: 'Actividad' }]}
      subtitle="Puede que se haya eliminado, que esté en otro curso o que no puedas verla."
    >
      <ButtonLink to={rutas.actividades()}>Buscar actividades</ButtonLink>
    </Page>
  );
}
