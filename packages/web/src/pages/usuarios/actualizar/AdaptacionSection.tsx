import type { Adaptacion } from '@catedra/shared/evaluaciones/schemas.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button, Select, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adaptacionQuery, guardarAdaptacion } from '#pages/usuarios/queries.ts';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

type Factor = NonNullable<Adaptacion['factor']>;
type Valores = Pick<Adaptacion, 'factor' | 'motivo'>;

const NINGUNA = 'ninguna';
const FACTORES: readonly { readonly value: Factor; readonly label: string }[] = [
  { value: '1,25', label: '×1,25: un cuarto más de tiempo' },
  { value: '1,5', label: '×1,5: la mitad más de tiempo' },
  { value: '2', label: '×2: el doble de tiempo' },
];
const OPCIONES = [{ value: NINGUNA, label: 'Ninguna' }, ...FACTORES];
const factorOf = (word: string | null): Factor | null =>
  FACTORES.find(({ value }) => value === word)?.value ?? null;
const enPalabras = (factor: Factor | null): string =>
  FACTORES.find(({ value }) => value === factor)?.label ?? 'Ninguna';

/** More time in every evaluation with a clock, and why: whoever may not see it does not know that it exists. */
export function AdaptacionSection({ usuario }: { readonly usuario: Usuario }) {
  const { puede } = useActor();
  const query = useQuery({ ...adaptacionQuery(usuario.id), enabled: puede('adaptaciones:ver') });
  // Of someone out of reach the server says that there is nothing.
  const fuera = isApiError(query.error) && [403, 404].includes(query.error.status);
  if (!puede('adaptaciones:ver') || fuera) return null;
  return (
    <Section title="Adaptación en las pruebas" className={classes.notOnPaper}>
      <QueryView query={query} label="Cargando la adaptación…">
        {(adaptacion) =>
          puede('adaptaciones:editar') ? (
            <Editor usuarioId={usuario.id} adaptacion={adaptacion} />
          ) : (
            <>
              <p className={classes.line}>{enPalabras(adaptacion.factor)}</p>
              {adaptacion.motivo && <p className={classes.line}>{adaptacion.motivo}</p>}
              <Quien />
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

const Quien = () => (
  <p className={`look-faint ${classes.quiet}`}>
    El motivo es un dato de salud: solo lo lee quien tiene permiso para ver las adaptaciones de esta persona.
    No sale en listas, resultados ni archivos, y el historial dice que cambió, nunca por qué.
  </p>
);

interface EditorProps {
  readonly usuarioId: string;
  readonly adaptacion: Adaptacion;
}

function Editor({ usuarioId, adaptacion }: EditorProps) {
  const queryClient = useQueryClient();
  const [written, setWritten] = useState<Valores | null>(null);
  const valores = written ?? adaptacion;
  const { factor, motivo } = valores;
  const dirty = written !== null && (factor !== adaptacion.factor || motivo !== adaptacion.motivo);
  const guardar = useMutation({
    mutationFn: () => guardarAdaptacion(usuarioId, { factor, motivo, version: adaptacion.version }),
    onSuccess: (saved) => {
      queryClient.setQueryData(adaptacionQuery(usuarioId).queryKey, saved);
      setWritten(null);
    },
    onError: async (error) => {
      if (isApiError(error, 'VERSION_ANTIGUA'))
        await queryClient.invalidateQueries({ queryKey: adaptacionQuery(usuarioId).queryKey });
    },
  });
  const change = (patch: Partial<Valores>) => setWritten({ factor, motivo, ...patch });
  const discard = () => {
    setWritten(null);
    guardar.reset();
  };
  const errors = fieldErrors(guardar.error);
  const conflict = isApiError(guardar.error, 'VERSION_ANTIGUA') && dirty;
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      {conflict && (
        <ConflictNotice
          conflict={{
            theirs: shown(adaptacion),
            mine: shown(valores),
            keepTheirs: discard,
            saveMine: () => guardar.mutate(),
            saving: guardar.isPending,
          }}
          labels={{ tiempo: 'Tiempo', motivo: 'Motivo' }}
        />
      )}
      <Select
        label="Tiempo"
        description="Vale en todas las pruebas con tiempo que empiece desde ahora."
        data={OPCIONES}
        allowDeselect={false}
        value={factor ?? NINGUNA}
        onChange={(value) => change({ factor: factorOf(value) })}
      />
      {factor !== null && (
        <Textarea
          mt="sm"
          label="Motivo"
          maxLength={1000}
          autosize
          minRows={2}
          value={motivo}
          error={errors.motivo}
          onChange={(event) => change({ motivo: event.currentTarget.value })}
        />
      )}
      {factor === null && dirty && adaptacion.motivo !== '' && (
        <p className={classes.line}>Al quitarla se borra también su motivo.</p>
      )}
      <Quien />
      {dirty && (
        <div className={`look-wrap ${classes.buttons}`}>
          <Button size="xs" loading={guardar.isPending} disabled={conflict} onClick={() => guardar.mutate()}>
            {factor === null ? 'Quitar la adaptación' : 'Guardar la adaptación'}
          </Button>
          <Button size="xs" variant="default" disabled={guardar.isPending} onClick={discard}>
            Descartar
          </Button>
        </div>
      )}
      <p className={classes.line} role="status">
        {guardar.isSuccess && !dirty && 'Guardada.'}
      </p>
      {guardar.isError && !isApiError(guardar.error, 'VERSION_ANTIGUA') && !errors.motivo && (
        <ErrorState>{messageOf(guardar.error)}</ErrorState>
      )}
    </>
  );
}

const shown = ({ factor, motivo }: Valores) => ({ tiempo: enPalabras(factor), motivo });
