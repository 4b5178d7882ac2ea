import { leerPorPublicar } from '@catedra/shared/intentos/api.ts';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import classes from '#parts/intentos/PublishMarks.module.css';
import { ask } from '#platform/ask.ts';
import { openedPart } from '#ui/states/opener.tsx';
import { cuenta } from '#ui/words/words.ts';

const PublishDialog = openedPart(
  async () => (await import('#parts/intentos/PublishDialog.tsx')).PublishDialog,
);

/** Marks that people gave and nobody has published. */
export const porPublicarQuery = (evaluacionId: string) =>
  queryOptions({
    queryKey: ['entregas', 'por-publicar', evaluacionId],
    queryFn: ({ signal }) => ask(leerPorPublicar, { id: evaluacionId }, { signal }),
    meta: { escucha: ['entregas', 'intentos'] },
  });

interface PublishMarksProps {
  readonly evaluacionId: string;
}

/** How many marks wait to be published, with the way to do it; nothing where none does. */
export function PublishMarks({ evaluacionId }: PublishMarksProps) {
  const { data } = useQuery(porPublicarQuery(evaluacionId));
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  if (!data || (data.listas + data.aMedias === 0 && said === '')) return null;
  const { listas, aMedias } = data;
  return (
    <div className={classes.strip}>
      <p>
        {listas > 0 && <b>{cuenta(listas, 'nota')} por publicar. </b>}
        {aMedias > 0 &&
          `${cuenta(aMedias, 'prueba')} ${aMedias === 1 ? 'está' : 'están'} a medio corregir: ${
            aMedias === 1 ? 'se publica' : 'se publican'
          } cuando no le${aMedias === 1 ? '' : 's'} falte nada. `}
        <span role="status">{said}</span>
      </p>
      {listas > 0 && (
        <Button
          variant="default"
          leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Publicar…
        </Button>
      )}
      <Suspense>
        {asking && (
          <PublishDialog
            evaluacionId={evaluacionId}
            porPublicar={data}
            onClose={() => setAsking(false)}
            onDone={setSaid}
          />
        )}
      </Suspense>
    </div>
  );
}
