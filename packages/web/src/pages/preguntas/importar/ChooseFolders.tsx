import { elegir } from '@catedra/shared/importaciones/api.ts';
import { MAX_PREGUNTAS_DE_IMPORTACION } from '@catedra/shared/importaciones/limites.ts';
import type { Importacion } from '@catedra/shared/importaciones/schemas.ts';
import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/preguntas/importar/Import.module.css';
import { remember } from '#pages/preguntas/importar/import-queries.ts';
import { nombreDe, PASOS, preguntas } from '#pages/preguntas/importar/words.ts';
import { Steps } from '#parts/cargas/Steps.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { numero } from '#ui/words/words.ts';

interface ChooseFoldersProps {
  readonly importacion: Importacion;
  readonly trail: readonly Crumb[];
  readonly onAgain: () => void;
}

const nameOf = (
  { carpeta, desde, preguntas: cuantas }: Importacion['categorias'][number],
  parted: boolean,
): string => {
  const name = carpeta.length === 0 ? 'Sin carpeta' : carpeta.join(' / ');
  return parted ? `${name}, de la ${numero(desde + 1)} a la ${numero(desde + cuantas)}` : name;
};

/** A file with more questions than fit at once comes by its folders. */
export function ChooseFolders({ importacion, trail, onAgain }: ChooseFoldersProps) {
  useTitleFocus();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { categorias } = importacion;
  const all = categorias.reduce((sum, una) => sum + una.preguntas, 0);
  const count = [...chosen].reduce((sum, i) => sum + (categorias[i]?.preguntas ?? 0), 0);
  const read = useMutation({
    mutationFn: () => ask(elegir, { id: importacion.id, body: { cuales: [...chosen] } }),
    onSuccess: (una) => remember(queryClient, una),
  });
  const over = count > MAX_PREGUNTAS_DE_IMPORTACION;
  const isParted = (carpeta: readonly string[]) =>
    categorias.filter((una) => una.carpeta.join('\n') === carpeta.join('\n')).length > 1;
  return (
    <Page
      title={`Elige cuáles de las ${numero(all)} traer ahora`}
      documentTitle="Importar preguntas"
      subtitle={
        <>
          <b>{nombreDe(importacion)}</b>. Caben {numero(MAX_PREGUNTAS_DE_IMPORTACION)} a la vez; las demás se
          traen después con el mismo archivo.
        </>
      }
      trail={trail}
      action={<Steps at={1} steps={PASOS} />}
    >
      <ul className={`look-list ${classes.folders}`}>
        {categorias.map((una, i) => (
          <li key={`${una.carpeta.join('/')} ${una.desde}`}>
            <Checkbox
              label={
                <>
                  {nameOf(una, isParted(una.carpeta))} <small>{preguntas(una.preguntas)}</small>
                </>
              }
              checked={chosen.has(i)}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.currentTarget.checked) next.add(i);
                else next.delete(i);
                setChosen(next);
              }}
            />
          </li>
        ))}
      </ul>
      {read.error && <ErrorState>{messageOf(read.error)}</ErrorState>}
      <FormFooter
        effect={
          count === 0
            ? 'Elige al menos una carpeta.'
            : over
              ? `Has elegido ${preguntas(count)} y caben ${numero(MAX_PREGUNTAS_DE_IMPORTACION)}: quita alguna.`
              : `Se leerán ${preguntas(count)}.`
        }
      >
        <Button variant="default" onClick={onAgain}>
          Elegir otro archivo
        </Button>
        <Button disabled={count === 0 || over} loading={read.isPending} onClick={() => read.mutate()}>
          Revisarlas
        </Button>
      </FormFooter>
    </Page>
  );
}
