import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { MAX_VALORES } from '@catedra/shared/campos/tipos.ts';
import * as api from '@catedra/shared/cargas/api.ts';
import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Alert, Button, Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nuevaOpcion, ponerOpciones } from '#pages/usuarios/campos/queries.ts';
import { cargaQuery, plazosQuery, revisar } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { missingValues } from '#pages/usuarios/carga-masiva/revision/missing-values.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

/** Values of the file that its lists don't have: ticked, they are added; one that is nearly another is left for a correction. */
export function NewValues({ carga }: { readonly carga: Carga }) {
  const { puedeEnTodo } = useActor();
  const campos = useFields('others');
  if (!puedeEnTodo('usuarios:editar') || !carga.contadores?.errores) return null;
  return carga.opciones.mapeo.map((dato, columna) => {
    const campo = dato && esPropio(dato) && campos.find(({ id }) => id === idDePropio(dato));
    if (!campo || campo.tipo !== 'lista' || campo.enOtros !== 'edita') return null;
    return <OfList key={campo.id} carga={carga} campo={campo} columna={columna} />;
  });
}

interface OfListProps {
  readonly carga: Carga;
  readonly campo: CampoALaVista;
  readonly columna: number;
}

function OfList({ carga, campo, columna }: OfListProps) {
  const { id, contadores } = carga;
  const queryClient = useQueryClient();
  const { data } = useQuery({
    // A corrected cell may have been the last one that said it.
    queryKey: ['cargas', id, 'columna', columna, contadores?.errores],
    queryFn: ({ signal }) => ask(api.leerValores, { id, columna }, { signal }),
  });
  const faltan = data ? missingValues(campo, data) : [];
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const elegidos = faltan.filter(({ texto, parecido }) => changed.get(texto) ?? parecido === null);
  const add = useMutation({
    mutationFn: async () => {
      const suyas = campo.opciones.flatMap(({ id: suya, texto, retirada }) =>
        retirada ? [] : [{ id: suya, texto }],
      );
      await ponerOpciones(campo, [...suyas, ...elegidos.map(({ texto }) => nuevaOpcion(texto))]);
      return revisar(id);
    },
    onSuccess: async (revisada) => {
      queryClient.setQueryData(cargaQuery(id).queryKey, revisada);
      void queryClient.invalidateQueries({ queryKey: plazosQuery(id).queryKey });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['campos'] }),
        queryClient.invalidateQueries({ queryKey: ['cargas', id, 'filas'] }),
      ]);
    },
  });
  if (faltan.length === 0) return null;
  const activas = campo.opciones.filter(({ retirada }) => !retirada).length;
  const sobran = activas + elegidos.length - MAX_VALORES;
  return (
    <Alert className={classes.notice} color="azafran" variant="light">
      <p>
        {faltan.length === 1
          ? `La lista «${campo.nombre}» no tiene este valor del archivo:`
          : `La lista «${campo.nombre}» no tiene estos ${faltan.length} valores del archivo:`}
      </p>
      <div className={classes.values}>
        {faltan.map(({ texto, filas, parecido }) => (
          <Checkbox
            key={texto}
            checked={elegidos.some((uno) => uno.texto === texto)}
            disabled={add.isPending}
            label={`${texto}, en ${cuenta(filas, 'fila')}${parecido ? `. ¿Es «${parecido}»?` : ''}`}
            onChange={({ currentTarget }) =>
              setChanged((before) => new Map([...before, [texto, currentTarget.checked]]))
            }
          />
        ))}
      </div>
      {sobran > 0 && (
        <p>
          Una lista tiene como mucho {MAX_VALORES} valores: sobran {sobran}.
        </p>
      )}
      <Button
        variant="default"
        size="xs"
        loading={add.isPending}
        disabled={elegidos.length === 0 || sobran > 0}
        onClick={() => add.mutate()}
      >
        Añadir {cuenta(elegidos.length, 'valor', 'valores')} a «{campo.nombre}»
      </Button>
      {add.isError && <ErrorState>{fieldErrors(add.error).opciones ?? messageOf(add.error)}</ErrorState>}
    </Alert>
  );
}
