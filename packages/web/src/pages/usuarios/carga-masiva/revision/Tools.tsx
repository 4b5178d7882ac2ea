import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fallidas } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { saveFile } from '#platform/save-file.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** Nothing is lost by stopping here, and the wrong rows can be mended elsewhere. */
export function Tools({ carga }: { readonly carga: Carga }) {
  const download = useMutation({ mutationFn: () => fallidas(carga.id), onSuccess: saveFile });
  const errores = carga.contadores?.errores ?? 0;
  return (
    <>
      <div className={`look-line ${classes.tools}`}>
        <p>
          Todavía no se ha creado ni cambiado a nadie.
          {errores > 0 && ' Pulsa una celda marcada para corregirla.'}
        </p>
        {errores > 0 && (
          <Button
            variant="subtle"
            size="xs"
            loading={download.isPending}
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => download.mutate()}
          >
            Descargar los errores
          </Button>
        )}
      </div>
      {download.isError && <ErrorState>{messageOf(download.error)}</ErrorState>}
    </>
  );
}
