import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { EnPapelera, Recuperado } from '@catedra/shared/papelera/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { BackRow } from '#parts/papelera/BackRow.tsx';
import classes from '#parts/papelera/Bin.module.css';
import { BinResults } from '#parts/papelera/BinResults.tsx';
import { BinRow } from '#parts/papelera/BinRow.tsx';
import { EraseDialog } from '#parts/papelera/EraseDialog.tsx';
import { restore, settle, throwAgain } from '#parts/papelera/queries.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** What came back stays in its line of the list, with where it went. */
interface Back {
  readonly id: string;
  readonly index: number;
  readonly where: Recuperado;
}

interface BinListProps {
  readonly entries: readonly EnPapelera[];
  readonly iconOf: (tipo: TipoActividad) => ReactNode;
  /** Said when there is not a line. */
  readonly empty: ReactNode;
}

export function BinList({ entries, iconOf, empty }: BinListProps) {
  const queryClient = useQueryClient();
  const [back, setBack] = useState<readonly Back[]>([]);
  const [reading, setReading] = useState<EnPapelera | null>(null);
  const [erasing, setErasing] = useState<EnPapelera | null>(null);
  const taking = useMutation({
    mutationFn: async ({ id }: EnPapelera) => restore(id),
    onSuccess: async (where, { id }) => {
      const index = entries.findIndex((una) => una.id === id);
      setBack((before) => [...before.filter((una) => una.id !== id), { id, index, where }]);
      await settle(queryClient);
    },
  });
  const undoing = useMutation({
    mutationFn: async ({ where }: Back) => throwAgain(where),
    onSuccess: async (_, { id }) => {
      setBack((before) => before.filter((una) => una.id !== id));
      await settle(queryClient);
    },
  });

  const failure = taking.error ?? undoing.error;
  const lines: (EnPapelera | Back)[] = entries.filter(({ id }) => !back.some((una) => una.id === id));
  for (const one of back.toSorted((a, b) => a.index - b.index)) lines.splice(one.index, 0, one);
  const rows = lines.map((line) =>
    'where' in line ? (
      <BackRow
        key={line.id}
        where={line.where}
        busy={undoing.isPending && undoing.variables.id === line.id}
        onUndo={() => undoing.mutate(line)}
      />
    ) : (
      <BinRow
        key={line.id}
        entry={line}
        icon={line.actividad && iconOf(line.actividad.tipo)}
        busy={taking.isPending && taking.variables.id === line.id}
        onRestore={() => taking.mutate(line)}
        onErase={() => setErasing(line)}
        onResults={() => setReading(line)}
      />
    ),
  );

  return (
    <>
      {failure && (
        <ErrorState
          title="No se hizo"
          onRetry={() => {
            taking.reset();
            undoing.reset();
            void settle(queryClient);
          }}
        >
          {messageOf(failure)}
        </ErrorState>
      )}
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <div className={classes.head} aria-hidden>
            <span />
            <span>Qué era</span>
            <span>Dónde estaba y quién lo eliminó</span>
            <span>Qué le pasará</span>
          </div>
          <ol className={classes.list}>{rows}</ol>
        </>
      )}
      <BinResults entry={reading} onClose={() => setReading(null)} />
      <EraseDialog entry={erasing} onClose={() => setErasing(null)} onErased={() => settle(queryClient)} />
    </>
  );
}
