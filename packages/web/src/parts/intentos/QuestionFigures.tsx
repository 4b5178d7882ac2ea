import { leerEnBanco } from '@catedra/shared/intentos/api.ts';
import { MINIMO_DE_BANDERA } from '@catedra/shared/intentos/estadistica/banderas.ts';
import type { EstadisticaEnBanco } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { banderaEnPalabras } from '@catedra/shared/intentos/estadistica/palabras.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

const enBancoQuery = (id: string) =>
  queryOptions({
    queryKey: ['preguntas', id, 'estadistica'],
    queryFn: ({ signal }) => ask(leerEnBanco, { id }, { signal }),
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

/** How a question works over all its uses; nothing where nobody answered it. */
export function QuestionFigures({ id }: { readonly id: string }) {
  const query = useQuery(enBancoQuery(id));
  return (
    <QueryView query={query} label="Cargando cómo funciona…">
      {(dicho) => (dicho.facilidad === null ? null : <Said dicho={dicho} facilidad={dicho.facilidad} />)}
    </QueryView>
  );
}

const orDash = (figure: number | null): string => (figure === null ? '—' : numero(figure));

interface SaidProps {
  readonly dicho: EstadisticaEnBanco;
  readonly facilidad: number;
}

function Said({ dicho, facilidad }: SaidProps) {
  const { n, evaluaciones, desviacion, discriminacion, banderas, deTodas } = dicho;
  const of = `${cuenta(n, 'respuesta')} en ${cuenta(evaluaciones, 'evaluación', 'evaluaciones')}`;
  return (
    <div>
      <b>
        {banderas.length === 0
          ? `Se acierta el ${porcentaje(Math.round(facilidad * 100))}`
          : banderas.map((bandera) => banderaEnPalabras(bandera, [])).join('; ')}
      </b>
      <Figures
        caption="Cómo funciona en todas sus evaluaciones"
        head={['Cifra', 'Vale']}
        rows={[
          { id: 'facilidad', cells: ['Se acierta', porcentaje(Math.round(facilidad * 100))] },
          { id: 'desviacion', cells: ['Desviación', orDash(desviacion)] },
          { id: 'discriminacion', cells: ['Discriminación', orDash(discriminacion)] },
        ]}
      />
      <p>
        De {of}, con todos los intentos que tienen nota{!deTodas && ', de la gente que puedes ver'}.
        {n < MINIMO_DE_BANDERA && ' Son pocas: léelo con cautela.'}
      </p>
    </div>
  );
}
