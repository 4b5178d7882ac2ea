import * as api from '@catedra/shared/lotes/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Hecho, Lote } from '#pages/usuarios/lote/acciones.ts';
import { PALABRAS } from '#pages/usuarios/lote/palabras.ts';
import { askProgress } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';

const quiet = () => undefined;

/** Gives back to some people what they had; null for what has no way back. */
function wayBack({ verbo, con }: Lote): ((valor: string, ids: string[]) => Promise<unknown>) | null {
  const body = (ids: string[]) => ({ seleccion: { ids }, simular: false });
  switch (verbo) {
    case 'suspender':
      return (_, ids) => askProgress(api.activar, { body: body(ids) }, quiet);
    case 'activar':
      return (_, ids) => askProgress(api.suspender, { body: body(ids) }, quiet);
    case 'cambiar-perfil':
      return (perfil, ids) =>
        askProgress(
          api.cambiarPerfil,
          { body: { ...body(ids), perfil, siTienen: con?.perfil ?? undefined } },
          quiet,
        );
    default:
      return null;
  }
}

/** Those who changed, and nobody else, can have back what each of them had. */
export function offerWayBack(queryClient: QueryClient, lote: Lote, { antes, hechas }: Hecho): void {
  const give = wayBack(lote);
  if (!antes || !give) return;
  offerUndo({
    words: `${PALABRAS[lote.verbo].done(hechas)}.`,
    undo: async () => {
      for (const { valor, ids } of antes) await give(valor, ids);
      await queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      await queryClient.invalidateQueries({ queryKey: ['grupos'] });
    },
  });
}
