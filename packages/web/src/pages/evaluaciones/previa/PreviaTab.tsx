import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import classes from '#pages/evaluaciones/previa/Previa.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { Trial } from '#pages/evaluaciones/previa/Trial.tsx';
import { trialOf } from '#pages/evaluaciones/previa/trial.ts';
import { LearnerBones } from '#preguntas/LearnerBones.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface PreviaTabProps {
  readonly datos: EvaluacionDeAutor;
  readonly vista: Vista;
  readonly vacia: boolean;
}

/** The evaluation as whoever takes it: drawn and shuffled like an attempt, without leaving any trace. */
export function PreviaTab({ datos, vista, vacia }: PreviaTabProps) {
  const [seed, setSeed] = useState(() => Date.now() >>> 0);
  const [wide, setWide] = useState<'ordenador' | 'movil'>('ordenador');
  const query = useQuery({
    queryKey: ['evaluaciones', datos.evaluacion.id, 'previa', seed],
    queryFn: ({ signal }) => trialOf(datos, vista, seed, signal),
    enabled: !vacia,
    retry: false,
    // A trial stays as it was drawn until another one is asked for.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (vacia)
    return (
      <EmptyState drawing="question" title="Todavía no hay nada que ver">
        Escribe alguna pregunta y aquí la verás como quien la responde.
      </EmptyState>
    );
  return (
    <>
      <h2 className={unseen.unseen}>Vista previa</h2>
      <div className={`look-loose-line ${classes.tools}`}>
        <p>Como la verá quien la haga. Puedes responder: no se guarda ni se envía nada.</p>
        <SegmentedControl
          className={classes.width}
          aria-label="Ancho de la pantalla"
          data={[
            { value: 'ordenador', label: 'Ordenador' },
            { value: 'movil', label: 'Móvil' },
          ]}
          value={wide}
          onChange={(next) => setWide(next)}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={() => setSeed(seed + 1000)}
        >
          Otro intento
        </Button>
      </div>
      <div className={classes.frame} data-wide={wide}>
        {query.error instanceof Error && 'code' in query.error && query.error.code === 'SORTEO_CORTO' ? (
          <ErrorState title="No se puede empezar así">
            Un sorteo pide más preguntas de las que hay terminadas en su carpeta o etiqueta.
          </ErrorState>
        ) : (
          <QueryView query={query} label="Preparando el intento…" skeleton={<LearnerBones />}>
            {(asked) => <Trial key={seed} datos={datos} vista={vista} asked={asked} />}
          </QueryView>
        )}
      </div>
    </>
  );
}
