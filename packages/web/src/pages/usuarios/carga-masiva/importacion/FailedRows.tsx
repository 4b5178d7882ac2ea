import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fallidas } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#parts/cargas/Result.module.css';
import { saveFile } from '#platform/save-file.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

export function FailedRows({ id, count }: { readonly id: string; readonly count: number }) {
  const download = useMutation({ mutationFn: () => fallidas(id), onSuccess: saveFile });
  return (
    <>
      Descárgalas con el motivo en una columna, corrígelas y súbelas otra vez.
      <div className={classes.action}>
        <Button
          variant="default"
          size="xs"
          loading={download.isPending}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => download.mutate()}
        >
          Descargar {count === 1 ? 'la fila' : `las ${cuenta(count, 'fila')}`}
        </Button>
      </div>
      {download.isError && <ErrorState>{messageOf(download.error)}</ErrorState>}
    </>
  );
}
