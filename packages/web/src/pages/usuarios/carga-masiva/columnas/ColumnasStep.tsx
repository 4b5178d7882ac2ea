import { nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import { Alert, Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { cambiar, cargaQuery, revisar } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/columnas/Columnas.module.css';
import { pegasDe } from '#pages/usuarios/carga-masiva/columnas/mapping.ts';
import { FirstRow } from '#pages/usuarios/carga-masiva/columnas/FirstRow.tsx';
import { MappingList } from '#pages/usuarios/carga-masiva/columnas/MappingList.tsx';
import { pendingOf } from '#pages/usuarios/carga-masiva/columnas/entries.ts';
import { Preview } from '#pages/usuarios/carga-masiva/columnas/Preview.tsx';
import { OptionsSection } from '#pages/usuarios/carga-masiva/columnas/OptionsSection.tsx';
import { ReadingSection } from '#pages/usuarios/carga-masiva/columnas/ReadingSection.tsx';
import { Steps } from '#parts/cargas/Steps.tsx';
import { messageOf } from '#platform/api-error.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { useKeptChoice } from '#ui/forms/kept-choice.ts';
import { Page } from '#ui/frame/Page.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

interface ColumnasStepProps {
  readonly carga: Carga;
  readonly trail: readonly Crumb[];
  readonly onReviewed: () => void;
}

const MOMENTO = 1000;

/** How the file is read: in another way it has other columns. */
const lecturaDe = ({ codificacion, separador, hoja, filaDeTitulos }: Carga): string =>
  [codificacion, separador, hoja, filaDeTitulos].join();

/** How the file is read, what each column means, and what to do with it. */
export function ColumnasStep({ carga, trail, onReviewed }: ColumnasStepProps) {
  useTitleFocus();
  const { id, archivo, hoja, filas } = carga;
  return (
    <Page
      title="Comprueba qué es cada columna"
      documentTitle="Carga masiva"
      subtitle={
        <>
          <b>{nombreDeArchivo(archivo)}</b>
          {hoja && `, hoja «${hoja}»`}, {cuenta(carga.encabezados.length, 'columna')} y{' '}
          {cuenta(filas, 'fila')}.
        </>
      }
      trail={trail}
      action={<Steps at={2} />}
    >
      <ReadingSection carga={carga} />
      <FirstRow carga={carga} />
      <Choices key={`${lecturaDe(carga)},${id}`} carga={carga} onReviewed={onReviewed} />
    </Page>
  );
}

function Choices({ carga, onReviewed }: Omit<ColumnasStepProps, 'trail'>) {
  const { id, filas } = carga;
  const queryClient = useQueryClient();
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set());
  const kept = useKeptChoice<OpcionesDeCarga>(
    `carga:${id}:${lecturaDe(carga)}`,
    carga.opciones,
    ({ mapeo }) => mapeo.length === carga.encabezados.length,
  );
  const opciones = kept.value;
  const set = (patch: Partial<OpcionesDeCarga>) => kept.set((before) => ({ ...before, ...patch }));
  const review = useMutation({
    mutationFn: async () => {
      await cambiar(id, opciones);
      return revisar(id);
    },
    onSuccess: (revisada) => {
      kept.forget();
      queryClient.setQueryData(cargaQuery(id).queryKey, revisada);
      // The rows may be on the screen already: they are read again, not taken away from it.
      void queryClient.resetQueries({ queryKey: ['cargas', id, 'filas'] });
      onReviewed();
    },
  });
  const working = review.isPending || carga.estado === 'revisando';
  const { progreso } = useProgress(carga, review.isPending);
  const campos = useFields('others');
  const pegas = pegasDe(opciones, campos);

  return (
    <>
      <div className={classes.columns}>
        <div className={classes.mapping}>
          <MappingList
            carga={carga}
            campos={campos}
            mapeo={opciones.mapeo}
            accepted={accepted}
            onChange={(mapeo) => set({ mapeo })}
            onAccept={(columna) => setAccepted((before) => new Set([...before, columna]))}
          />
        </div>
        <Preview carga={carga} opciones={opciones} campos={campos} />
      </div>
      <OptionsSection opciones={opciones} onChange={set} />
      {pegas.length > 0 && (
        <Alert className={classes.wrong} color="azafran" variant="light" role="status">
          {pegas.map((pega) => (
            <p key={pega}>{pega}</p>
          ))}
        </Alert>
      )}
      {review.isError && <ErrorState>{messageOf(review.error)}</ErrorState>}
      <FormFooter
        effect={
          working ? (
            <span role="status">
              Revisando {cuenta(filas, 'fila')}…{' '}
              {progreso.total > 0 && (
                <ProgressBar value={(100 * progreso.hechas) / progreso.total} label="Filas revisadas" />
              )}
            </span>
          ) : (
            <WhatComes mapeo={opciones.mapeo} pending={pendingOf(carga, opciones.mapeo, accepted, campos)} />
          )
        }
      >
        <ButtonLink to={rutas.cargaMasiva} variant="default">
          Otro archivo
        </ButtonLink>
        <Button loading={working} disabled={pegas.length > 0} onClick={() => review.mutate()}>
          Revisar {cuenta(filas, 'fila')}
        </Button>
      </FormFooter>
    </>
  );
}

/** How much of the file will be used, and what nobody has decided yet. */
function WhatComes({
  mapeo,
  pending,
}: {
  readonly mapeo: OpcionesDeCarga['mapeo'];
  readonly pending: number;
}) {
  const usadas = mapeo.filter(Boolean).length;
  const quedan = pending === 1 ? 'Queda 1 columna por decidir.' : `Quedan ${pending} columnas por decidir.`;
  return (
    <>
      <b>
        {usadas === mapeo.length ? `Las ${usadas} columnas` : `${usadas} de ${mapeo.length} columnas`} se
        importarán.
      </b>{' '}
      {pending > 0 && `${quedan} `}Nadie se crea ni cambia hasta el último paso.
    </>
  );
}

/** A revision tells how far it is only to whoever asks meanwhile. */
function useProgress(carga: Carga, reviewing: boolean): Carga {
  const { data } = useQuery({
    ...cargaQuery(carga.id),
    ...(reviewing && { refetchInterval: MOMENTO }),
  });
  return data ?? carga;
}
