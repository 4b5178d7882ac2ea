import { exportarEstadistica } from '@catedra/shared/intentos/api.ts';
import { consultaDeEstadistica } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import type { ConsultaDeEstadistica, CualesIntentos } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import type { PruebaConResultados } from '@catedra/shared/intentos/resultados.ts';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Comparison } from '#pages/evaluaciones/estadistica/Comparison.tsx';
import classes from '#pages/evaluaciones/estadistica/Estadistica.module.css';
import { KeyFigures } from '#pages/evaluaciones/estadistica/KeyFigures.tsx';
import { Questions } from '#pages/evaluaciones/estadistica/Questions.tsx';
import { findingOfMarks } from '#pages/evaluaciones/estadistica/words.ts';
import { MarksChart } from '#pages/evaluaciones/grafico/MarksChart.tsx';
import { estadisticaQuery, medidasQuery } from '#pages/evaluaciones/queries.ts';
import { attemptFilters } from '#pages/evaluaciones/resultados/filters.ts';
import { gruposParaElegirQuery } from '#parts/grupos/groups.ts';
import { addressOf } from '#platform/ask.ts';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { Section } from '#ui/frame/Section.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { DayPill } from '#ui/lists/DayPill.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { isId, knownWord, type Search, useListAddress } from '#ui/lists/list-address.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface EstadisticaTabProps {
  readonly evaluacion: PruebaConResultados['evaluacion'];
  /** Minutes that it gives, if it gives a number of them. */
  readonly minutos: number | null;
  /** Said instead of everything else while nobody has begun it. */
  readonly none: ReactNode;
}

const CUALES: Readonly<Record<CualesIntentos, string>> = {
  primero: 'Primer intento',
  mejor: 'El mejor',
  ultimo: 'El último',
  todos: 'Todos',
};

/** What the address asks for, as far as it can be asked. */
function askedIn(search: Search, zone: string): Partial<ConsultaDeEstadistica> {
  const { entregadoDesde, entregadoAntesDe } = attemptFilters({ entrego: search['entrego'] }, zone);
  const cuales = knownWord(CUALES, search['cuales']);
  const ronda = consultaDeEstadistica.shape.ronda.safeParse(search['ronda']).data;
  return {
    ...(cuales && cuales !== 'primero' && { cuales }),
    ...(isId(search['grupo']) && { grupoId: search['grupo'] }),
    ...(entregadoDesde && { entregadoDesde }),
    ...(entregadoAntesDe && { entregadoAntesDe }),
    ...(search['ronda'] && ronda && { ronda }),
  };
}

/** What the marks and the answers of an evaluation say, of the people one may see. */
export function EstadisticaTab({ evaluacion, minutos, none }: EstadisticaTabProps) {
  const { search, set } = useListAddress();
  const asked = askedIn(search, useZone());
  const marks = useQuery(estadisticaQuery(evaluacion.id, asked));
  const questions = useQuery(medidasQuery(evaluacion.id, asked));
  const grupos = useQuery(gruposParaElegirQuery(''));
  const [view, setView] = useState<View>('grafico');
  const rondas = marks.data?.rondas ?? [];
  if (none && marks.data?.rondas.length === 0) return none;
  return (
    <>
      <h2 className={unseen.unseen}>Estadística</h2>
      <FilterBar
        view={
          <SegmentedControl
            aria-label="Qué intentos de cada persona"
            data={Object.entries(CUALES).map(([value, label]) => ({ value, label }))}
            value={asked.cuales ?? 'primero'}
            onChange={(next) => set({ cuales: next === 'primero' ? undefined : next })}
          />
        }
        acts={
          <>
            <DownloadSheet
              addressIn={(formato) =>
                addressOf(exportarEstadistica, { id: evaluacion.id, query: { ...asked, formato } })
              }
            />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              Imprimir
            </Button>
          </>
        }
      >
        <FilterPill
          label="Grupo"
          options={grupos.data?.datos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          value={asked.grupoId}
          onChange={(grupo) => set({ grupo })}
        />
        <DayPill
          label="Fecha"
          ends={{ from: 'Entregó desde', to: 'Entregó hasta' }}
          value={search['entrego']}
          onChange={(entrego) => set({ entrego })}
        />
        {rondas.length > 1 && (
          <FilterPill
            label="Ronda"
            options={rondas.map((ronda) => ({ value: String(ronda), label: `Ronda ${ronda}` }))}
            value={asked.ronda === undefined ? undefined : String(asked.ronda)}
            onChange={(ronda) => set({ ronda })}
          />
        )}
      </FilterBar>
      <QueryView query={marks} label="Cargando la estadística…" skeleton={<Skeleton height={420} />}>
        {(data) =>
          data.intentos === 0 ? (
            <EmptyState drawing="search" title="Ningún intento así tiene nota">
              {data.provisionales > 0
                ? `${cuenta(data.provisionales, 'intento espera', 'intentos esperan')} corrección: contarán cuando la tengan.`
                : 'Quita algún filtro, o espera a que alguien entregue.'}
            </EmptyState>
          ) : (
            <>
              <KeyFigures marks={data} questions={questions.data} minutos={minutos} />
              <div className={classes.columns}>
                <Section
                  title={findingOfMarks(data)}
                  note="Intentos por nota, de medio en medio punto"
                  aside={<ViewSwitch of="las notas" value={view} onChange={setView} />}
                >
                  <MarksChart
                    bars={data.barras}
                    notaMinima={data.notaMinima}
                    mediana={data.mediana}
                    words={(n) => cuenta(n, 'intento')}
                    counted="Intentos"
                    view={view}
                  />
                </Section>
                <Comparison marks={data} />
              </div>
            </>
          )
        }
      </QueryView>
      {/* How tall what stands above will be is not known: the questions come once it is there, and nothing moves. */}
      {!marks.isPending && marks.data?.intentos !== 0 && (
        <QueryView
          query={questions}
          label="Cargando las preguntas…"
          skeleton={<Skeleton height={360} mt={40} />}
          empty={
            <EmptyState drawing="page" title="No se guardan las respuestas de estos intentos">
              Son de antes de que se guardaran: de ellos solo queda la nota.
            </EmptyState>
          }
        >
          {(data) => <Questions evaluacionId={evaluacion.id} asked={asked} medidas={data} />}
        </QueryView>
      )}
    </>
  );
}
