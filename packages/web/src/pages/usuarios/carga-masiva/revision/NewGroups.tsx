import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Alert, Checkbox, Loader } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cambiar, cargaQuery, plazosQuery, revisar } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { enumerar } from '#ui/words/words.ts';

/** One tick that names them: a typing mistake never becomes a group by itself. */
export function NewGroups({ carga }: { readonly carga: Carga }) {
  const { id, gruposNuevos, opciones } = carga;
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: async (crearGrupos: boolean) => {
      await cambiar(id, { crearGrupos });
      return revisar(id);
    },
    onSuccess: async (revisada) => {
      queryClient.setQueryData(cargaQuery(id).queryKey, revisada);
      void queryClient.invalidateQueries({ queryKey: plazosQuery(id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['cargas', id, 'filas'] });
    },
  });
  if (gruposNuevos.length === 0) return null;
  const one = gruposNuevos.length === 1;
  const nombres = enumerar(gruposNuevos.map((nombre) => `«${nombre}»`));
  return (
    <Alert className={classes.notice} color="azafran" variant="light">
      <p>
        {one ? 'Este grupo no existe' : `Estos ${gruposNuevos.length} grupos no existen`} en la academia:{' '}
        {nombres}.
      </p>
      <Checkbox
        className={classes.tick}
        checked={opciones.crearGrupos}
        disabled={choose.isPending}
        label="Crear los grupos que faltan"
        onChange={(event) => choose.mutate(event.currentTarget.checked)}
      />
      {choose.isPending && (
        <p role="status" className={classes.waiting}>
          <Loader size="xs" aria-hidden /> Revisando otra vez…
        </p>
      )}
      {choose.isError && <ErrorState>{messageOf(choose.error)}</ErrorState>}
    </Alert>
  );
}
