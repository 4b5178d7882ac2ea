import { importar, noImportadas } from '@catedra/shared/importaciones/api.ts';
import type { Importacion } from '@catedra/shared/importaciones/schemas.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconFolder } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DestinationDialog } from '#pages/preguntas/importar/DestinationDialog.tsx';
import { destinationName } from '#pages/preguntas/importar/destination.ts';
import classes from '#pages/preguntas/importar/Import.module.css';
import { remember } from '#pages/preguntas/importar/import-queries.ts';
import { preguntas } from '#pages/preguntas/importar/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { addressOf, ask } from '#platform/ask.ts';
import { carpetasQuery } from '#preguntas/autor/queries.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** How many go where, and the button that takes them there. */
export function ImportFooter({ importacion }: { readonly importacion: Importacion }) {
  const queryClient = useQueryClient();
  const carpetas = useQuery(carpetasQuery);
  const [choosing, setChoosing] = useState(false);
  const start = useMutation({
    mutationFn: () => ask(importar, { id: importacion.id }),
    onSuccess: (una) => remember(queryClient, una),
  });
  const { contadores, entran } = importacion;
  const cuantas = entran.nuevas + entran.actualizadas;
  const out = contadores.no_importa + contadores.fuera;
  const where = destinationName(importacion, carpetas.data);
  return (
    <>
      {importacion.sorteos > 0 && entran.nuevas > 0 && (
        <Notice>
          {importacion.sorteos === 1
            ? 'Una evaluación publicada sortea'
            : `${importacion.sorteos} evaluaciones publicadas sortean`}{' '}
          preguntas de esta carpeta: lo que importes puede salirle a quien la empiece después. Si primero
          quieres repasarlas, elige otra carpeta.
        </Notice>
      )}
      {start.error && <ErrorState>{messageOf(start.error)}</ErrorState>}
      <FormFooter
        effect={
          <span className={classes.effect}>
            {cuantas === 0 ? (
              contadores.igual > 0 && contadores.igual + out === contadores.total ? (
                'Ya están todas en el banco: no hay nada que importar.'
              ) : (
                'No hay ninguna pregunta que importar.'
              )
            ) : (
              <>
                <span>{effectOf(entran)}</span>
                {entran.nuevas > 0 && (
                  <>
                    <Button
                      variant="default"
                      leftSection={<IconFolder size={18} stroke={1.75} aria-hidden />}
                      onClick={() => setChoosing(true)}
                    >
                      <span className={classes.where}>{where ?? 'Elige la carpeta'}</span>
                    </Button>
                    {where === null && <small>Elige antes a qué carpeta van.</small>}
                  </>
                )}
              </>
            )}
          </span>
        }
      >
        {out > 0 && (
          <Button
            component="a"
            href={addressOf(noImportadas, { id: importacion.id })}
            download
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            {out === 1 ? 'Descargar la' : `Descargar las ${out}`}
            <span className={classes.optional}>&nbsp;que no</span>
          </Button>
        )}
        <Button
          disabled={cuantas === 0 || (where === null && entran.nuevas > 0)}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {entran.nuevas === 0 && cuantas > 0 ? 'Actualizar' : 'Importar'} {preguntas(cuantas)}
        </Button>
      </FormFooter>
      {choosing && (
        <DestinationDialog
          importacion={importacion}
          carpetas={carpetas.data}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** «Se importarán 214 preguntas y se actualizarán 12, en» */
function effectOf({ nuevas, actualizadas }: Importacion['entran']) {
  const vienen = (
    <>
      {nuevas === 1 ? 'Se importará' : 'Se importarán'} <b>{preguntas(nuevas)}</b>
    </>
  );
  const cambian = (
    <>
      {nuevas > 0 ? ' y se ' : 'Se '}
      {actualizadas === 1 ? 'actualizará' : 'actualizarán'} <b>{preguntas(actualizadas)}</b>
    </>
  );
  return (
    <>
      {nuevas > 0 && vienen}
      {actualizadas > 0 && cambian}
      {nuevas > 0 ? ' en' : '.'}
    </>
  );
}
