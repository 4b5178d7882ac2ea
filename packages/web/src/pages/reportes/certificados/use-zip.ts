import { pedirZip } from '@catedra/shared/certificados/api.ts';
import type { ZipPedido } from '@catedra/shared/certificados/zip.ts';
import { useQueryClient } from '@tanstack/react-query';
import { zipsQuery } from '#pages/reportes/certificados/queries.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';

/** Asks for the papers of some certificates together; how it goes is read in `Zips`. */
export function useZip(onAsked: () => void) {
  const queryClient = useQueryClient();
  return useAction(
    (pedido: ZipPedido) => ask(pedirZip, { body: pedido }),
    () => {
      void queryClient.invalidateQueries({ queryKey: zipsQuery.queryKey });
      onAsked();
    },
  );
}
