import type { CambioDeCarga, Carga } from '@catedra/shared/cargas/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cambiar, cargaQuery, plazosQuery, revisar } from '#pages/usuarios/carga-masiva/carga-queries.ts';

/** Revises the whole file again, with another choice or with none: its rows are read again, not taken from the screen. */
export function useReviewAgain({ id }: Pick<Carga, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cambio: CambioDeCarga | null) => {
      if (cambio) await cambiar(id, cambio);
      return revisar(id);
    },
    onSuccess: async (revisada) => {
      queryClient.setQueryData(cargaQuery(id).queryKey, revisada);
      void queryClient.invalidateQueries({ queryKey: plazosQuery(id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['cargas', id, 'filas'] });
    },
  });
}
