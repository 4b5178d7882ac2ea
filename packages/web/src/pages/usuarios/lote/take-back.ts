import * as api from '@catedra/shared/lotes/api.ts';
import { type Apunte, ESTABAN_FUERA } from '@catedra/shared/lotes/schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Hecho, Lote } from '#pages/usuarios/lote/acciones.ts';
import { PALABRAS } from '#pages/usuarios/lote/palabras.ts';
import { ask, askProgress } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';
import { numero } from '#ui/words/words.ts';

const quiet = () => undefined;

/** Gives back to some people what they had; null for what has no way back. */
function wayBack({ verbo, con }: Lote): ((apunte: Apunte) => Promise<{ readonly hechas: number }>) | null {
  const body = (ids: string[]) => ({ seleccion: { ids }, simular: false });
  const grupoId = con?.grupoId ?? '';
  const cursoId = con?.cursoId ?? '';
  switch (verbo) {
    case 'anadir-a-grupo':
      return ({ valor, marca = '', ids }) =>
        ask(api.deshacerDeGrupo, {
          body: { que: 'entrada', ids, grupoId, marca, estabanFuera: valor === ESTABAN_FUERA },
        });
    case 'quitar-de-grupo':
      return ({ marca = '', ids }) =>
        ask(api.deshacerDeGrupo, { body: { que: 'salida', ids, grupoId, marca } });
    case 'asignar-curso':
      return ({ marca = '', ids }) =>
        ask(api.deshacerDeCurso, { body: { que: 'asignacion', ids, cursoId, marca } });
    case 'prorrogar':
      return ({ marca = '', ids }) =>
        ask(api.deshacerDeCurso, { body: { que: 'plazo', ids, cursoId, marca } });
    case 'suspender':
      return ({ marca: deshace, ids }) =>
        askProgress(api.activar, { body: { ...body(ids), deshace } }, quiet);
    case 'activar':
      return ({ marca: deshace, ids }) =>
        askProgress(api.suspender, { body: { ...body(ids), deshace } }, quiet);
    case 'cambiar-perfil':
      return ({ valor: perfil, marca: deshace, ids }) =>
        askProgress(
          api.cambiarPerfil,
          { body: { ...body(ids), perfil, siTienen: con?.perfil ?? undefined, deshace } },
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
  const words = `${PALABRAS[lote.verbo].done(hechas)}.`;
  let given = 0;
  offerUndo({
    words,
    wordsOfUndone: () => {
      const left = antes.flatMap(({ ids }) => ids).length - given;
      if (given === 0) return 'No se ha deshecho nada: todo ha cambiado después.';
      return `Deshecho: ${words}${left > 0 ? ` Salvo ${numero(left)}, que ${left === 1 ? 'ha' : 'han'} cambiado después.` : ''}`;
    },
    undo: async () => {
      given = 0;
      for (const apunte of antes) given += (await give(apunte)).hechas;
      await queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      await queryClient.invalidateQueries({ queryKey: ['grupos'] });
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
    },
  });
}
