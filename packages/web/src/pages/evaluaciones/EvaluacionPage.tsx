import { matches } from '@catedra/shared/core/scope.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { ActividadInCourse } from '#tipos/form/use-actividad-form.ts';
import { EvaluacionActions } from '#pages/evaluaciones/EvaluacionActions.tsx';
import { EvaluacionState } from '#tipos/evaluacion/EvaluacionState.tsx';
import classes from '#pages/evaluaciones/Evaluacion.module.css';
import { EvaluationBones } from '#pages/evaluaciones/EvaluationBones.tsx';
import { PreguntasTab } from '#pages/evaluaciones/preguntas/PreguntasTab.tsx';
import { PreviaTab } from '#pages/evaluaciones/previa/PreviaTab.tsx';
import { autorQuery } from '#tipos/evaluacion/queries.ts';
import { Repairing } from '#pages/evaluaciones/reparar/Repairing.tsx';
import { ReglasTab } from '#pages/evaluaciones/reglas/ReglasTab.tsx';
import { NobodyBegan } from '#pages/evaluaciones/resultados/NobodyBegan.tsx';
import { ResultadosTab } from '#pages/evaluaciones/resultados/ResultadosTab.tsx';
import { SalaTab } from '#pages/evaluaciones/sala/sala-part.ts';
import { SalaBones } from '#pages/evaluaciones/sala/SalaBones.tsx';
import { TableState } from '#pages/evaluaciones/TableState.tsx';
import { fallosAhora } from '#pages/evaluaciones/fallos.ts';
import { filasDe, sumaDe, sumaEscrita } from '#tipos/evaluacion/suma.ts';
import { keptOf, useMesa } from '#pages/evaluaciones/use-mesa.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { knownWord } from '#ui/lists/list-address.ts';
import { FactsBone } from '#ui/states/Bones.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useNow } from '#ui/words/zone.tsx';

const EstadisticaTab = openedPart(
  async () => (await import('#pages/evaluaciones/estadistica/EstadisticaTab.tsx')).EstadisticaTab,
);

const PapelTab = openedPart(async () => (await import('#pages/evaluaciones/papel/PapelTab.tsx')).PapelTab);

interface EvaluacionPageProps extends ActividadInCourse {
  readonly evaluacion: Evaluacion;
}

const TABS = {
  preguntas: 'Preguntas',
  reglas: 'Reglas',
  resultados: 'Resultados',
  estadistica: 'Estadística',
  sala: 'Sala',
  previa: 'Vista previa',
  papel: 'En papel',
} as const;

/** An evaluation as its author works on it: its questions, its rules and what people did. */
export function EvaluacionPage(props: EvaluacionPageProps) {
  const { contenido, actividad, evaluacion } = props;
  const query = useQuery(autorQuery(evaluacion.id));
  if (query.data) return <Loaded key={evaluacion.id} {...props} datos={query.data} />;
  return (
    <Page
      parts
      title={actividad.titulo}
      trail={trailOf(contenido, actividad.titulo)}
      subtitle={<FactsBone />}
    >
      <QueryView query={query} label="Cargando la evaluación…" skeleton={<EvaluationBones />}>
        {() => null}
      </QueryView>
    </Page>
  );
}

const trailOf = ({ curso }: ActividadInCourse['contenido'], titulo: string) => [
  { label: 'Cursos', to: rutas.cursos },
  { label: curso.titulo, to: rutas.actividades(curso.id) },
  { label: titulo },
];

function Loaded({
  contenido,
  actividad,
  evaluacion,
  datos,
}: EvaluacionPageProps & { readonly datos: EvaluacionDeAutor }) {
  const { actor, puede } = useActor();
  const { ver }: { ver?: string } = useSearch({ strict: false });
  const { mesa, vista } = useMesa(datos);
  const filas = filasDe(vista);
  const suma = sumaDe(filas.values());
  const { titulo } = actividad;
  const fallos = fallosAhora(vista, { titulo, evaluacion }, useNow());
  const { cursoId, estado, oculta } = evaluacion;
  const mayEdit = matches(evaluaciones.policy.update(actor), { cursoId, estado, oculta });
  const open = knownWord(TABS, ver) ?? 'preguntas';
  const counts = {
    preguntas: suma.preguntas,
    reglas: 0,
    resultados: datos.intentos,
    estadistica: 0,
    sala: datos.enCurso,
    previa: 0,
    papel: 0,
  };
  const asked: Partial<Record<keyof typeof TABS, boolean>> = {
    resultados: puede('intentos:ver'),
    estadistica: puede('intentos:ver'),
    sala: puede('intentos:vigilar'),
  };
  const shown = (Object.keys(TABS) as (keyof typeof TABS)[]).filter((tab) => asked[tab] ?? true);
  const state = (
    <TableState
      kept={keptOf([...[...vista.preguntas.values()].map(({ kept }) => kept), vista.composicion])}
    />
  );
  return (
    <Page
      parts
      title={actividad.titulo}
      trail={trailOf(contenido, actividad.titulo)}
      aside={state}
      subtitle={
        <span className={classes.facts}>
          <EvaluacionState estado={estado} />
          <span>{sumaEscrita(suma)}</span>
          {estado === 'publicada' && contenido.curso.estado !== 'publicado' && (
            <TextLink to={rutas.actividades(cursoId)}>El curso está sin publicar</TextLink>
          )}
          {actividad.oculta && <span>Oculta</span>}
          {!mayEdit && <span>Solo lectura</span>}
        </span>
      }
      action={
        <EvaluacionActions
          curso={contenido.curso}
          evaluacion={evaluacion}
          actividad={actividad}
          fallos={fallos}
          mayEdit={mayEdit}
          personas={datos.personas}
          enCurso={datos.enCurso}
        />
      }
    >
      <UnsavedGuard dirty={vista.composicion.state === 'held'} kept />
      <LinkTabs
        label="Partes de la evaluación"
        tabs={shown.map((tab) => ({
          label: TABS[tab],
          to: rutas.actividad(cursoId, actividad.id),
          search: tab === 'preguntas' ? undefined : { ver: tab },
          current: tab === open,
          count: counts[tab],
        }))}
      />
      <Part key={open}>
        {open === 'preguntas' && (
          <PreguntasTab
            datos={datos}
            mesa={mesa}
            vista={vista}
            filas={filas}
            fallos={fallos}
            readOnly={!mayEdit}
          />
        )}
        {open === 'reglas' && (
          <ReglasTab
            contenido={contenido}
            actividad={actividad}
            evaluacion={evaluacion}
            datos={datos}
            puntos={suma.puntos}
            readOnly={!mayEdit}
          />
        )}
        {open === 'resultados' && puede('intentos:ver') && (
          <ResultadosTab
            evaluacion={evaluacion}
            acted={evaluacion}
            curso={contenido.curso.estado === 'publicado' ? contenido.curso : null}
            none={datos.intentos === 0 && <NobodyBegan personas={datos.personas} />}
          />
        )}
        {open === 'estadistica' && asked.estadistica && (
          <Suspense fallback={<Skeleton height={420} mt={24} />}>
            <EstadisticaTab
              evaluacion={evaluacion}
              minutos={evaluacion.minutos}
              none={datos.intentos === 0 && <NobodyBegan personas={datos.personas} />}
            />
          </Suspense>
        )}
        {open === 'sala' && asked.sala && (
          <Suspense fallback={<SalaBones />}>
            <SalaTab evaluacion={evaluacion} titulo={titulo} contrasena={datos.secretos.contrasena} />
          </Suspense>
        )}
        {open === 'papel' && (
          <Suspense fallback={<Skeleton height={420} mt={24} />}>
            <PapelTab evaluacion={evaluacion} vacia={filas.size === 0} />
          </Suspense>
        )}
        {open === 'previa' && <PreviaTab datos={datos} vista={vista} vacia={filas.size === 0} />}
      </Part>
      <Repairing evaluacionId={evaluacion.id} />
    </Page>
  );
}
