import * as api from '@catedra/shared/lotes/api.ts';
import {
  type Apunte,
  ESTABAN_FUERA,
  MAX_SELECCION,
  type MotivoDeLote,
} from '@catedra/shared/lotes/schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Hecho, Lote, Verbo } from '#pages/usuarios/lote/acciones.ts';
import { porque } from '#parts/cursos/across/motivos.ts';
import { PALABRAS } from '#pages/usuarios/lote/palabras.ts';
import { ask, askProgress } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';
import { numero } from '#ui/words/words.ts';

const quiet = () => undefined;

type Vuelta = Pick<Hecho, 'hechas' | 'iguales'> & Partial<Pick<Hecho, 'fuera'>>;

/** Gives back to some people what they had; null for what has no way back. */
function wayBack({ verbo, con }: Lote): ((apunte: Apunte) => Promise<Vuelta>) | null {
  const body = (ids: string[]) => ({ seleccion: { ids }, simular: false });
  const grupoId = con?.grupoId ?? '';
  const cursoId = con?.cursoId ?? '';
  const cursoIds = (con?.cursos ?? []).map(({ id }) => id);
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
      return ({ marca = '', ids }) => ask(api.deshacerDeCursos, { body: { ids, cursoIds, marca } });
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
        askProgress(api.cambiarPerfil, { body: { ...body(ids), perfil, deshace } }, quiet);
    default:
      return null;
  }
}

export const hasWayBack = (verbo: Verbo): boolean => wayBack({ verbo, seleccion: { ids: [] } }) !== null;

/** As many at a time as one request takes by name. */
const inRequests = (apunte: Apunte): Apunte[] =>
  Array.from({ length: Math.ceil(apunte.ids.length / MAX_SELECCION) }, (_, i) => ({
    ...apunte,
    ids: apunte.ids.slice(i * MAX_SELECCION, (i + 1) * MAX_SELECCION),
  }));

/** To whom it was not given back and why: those who have something else by now changed after it. */
function notGiven(vueltas: readonly Vuelta[]): ReadonlyMap<MotivoDeLote, number> {
  const left = new Map<MotivoDeLote, number>();
  const add = (motivo: MotivoDeLote, cuantas: number) => {
    if (cuantas > 0) left.set(motivo, (left.get(motivo) ?? 0) + cuantas);
  };
  for (const { iguales, fuera = [] } of vueltas) {
    add('CAMBIO_DESPUES', iguales);
    for (const { motivo, cuantas } of fuera) add(motivo, cuantas);
  }
  return left;
}

function wordsOfUndone(words: string, vueltas: readonly Vuelta[]): string {
  const left = [...notGiven(vueltas)];
  const why = left.map(([motivo, cuantas]) => `a ${numero(cuantas)} no, ${porque(motivo, cuantas)}`);
  if (vueltas.some(({ hechas }) => hechas > 0))
    return `Deshecho: ${words}${why.length > 0 ? ` Pero ${why.join('; ')}.` : ''}`;
  return left.every(([motivo]) => motivo === 'CAMBIO_DESPUES')
    ? 'No se ha deshecho nada: todo ha cambiado después.'
    : `No se ha deshecho nada: ${why.join('; ')}.`;
}

/** Those who changed, and nobody else, can have back what each of them had. */
export function offerWayBack(queryClient: QueryClient, lote: Lote, { antes, hechas }: Hecho): void {
  const give = wayBack(lote);
  if (!antes || !give) return;
  const words = `${PALABRAS[lote.verbo].done(hechas)}.`;
  let vueltas: Vuelta[] = [];
  offerUndo({
    words,
    wordsOfUndone: () => wordsOfUndone(words, vueltas),
    undo: async () => {
      vueltas = [];
      for (const apunte of antes.flatMap(inRequests)) vueltas.push(await give(apunte));
      await queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      await queryClient.invalidateQueries({ queryKey: ['grupos'] });
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
    },
  });
}
