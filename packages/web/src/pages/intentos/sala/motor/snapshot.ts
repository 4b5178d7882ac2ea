import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { estaRespondida } from '@catedra/shared/preguntas/respondida.ts';
import { answerOf, isDue, type Place } from '#pages/intentos/sala/motor/place.ts';

/** How the way to the server is. */
export type Way = 'bien' | 'cortada' | 'sin_sesion';

/** How one answer stands, as it is told beside its question. */
export type Standing = 'nada' | 'guardada' | 'enviando' | 'local' | 'otra' | 'rechazada';

export interface PlaceSeen {
  readonly respuesta: unknown;
  /** It counts as answered: spaces alone do not. */
  readonly respondida: boolean;
  readonly estado: Standing;
  /** What was written elsewhere, while the person has not chosen. */
  readonly otra: unknown;
  readonly fallo: string | null;
}

export type Delivery =
  | { readonly estado: 'no' }
  | { readonly estado: 'enviando' | 'pendiente'; readonly pulsadoEn: string }
  | { readonly estado: 'faltan'; readonly faltan: readonly number[] }
  | { readonly estado: 'fallo'; readonly mensaje: string };

/** How the attempt ended: with a receipt, or as the server said. */
export interface Ended {
  readonly code: string;
  readonly mensaje: string;
  readonly recibo: Recibo | null;
}

export interface Snapshot {
  readonly intento: IntentoEnCurso;
  readonly lugares: readonly PlaceSeen[];
  readonly via: Way;
  /** Something is on its way now. */
  readonly enviando: boolean;
  /** How many answers are on this device alone. */
  readonly sinEnviar: number;
  readonly escribe: boolean;
  readonly venceEn: string | null;
  readonly entrega: Delivery;
  readonly fin: Ended | null;
  /** What is written down here outlives the page. */
  readonly duradero: boolean;
  readonly marcadas: readonly number[];
}

/** «Entregar» was pressed here before the end, whether it arrived or not. */
export function pressedInTime({ entrega, venceEn }: Pick<Snapshot, 'entrega' | 'venceEn'>): boolean {
  if (!('pulsadoEn' in entrega)) return false;
  return venceEn === null || Date.parse(entrega.pulsadoEn) <= Date.parse(venceEn);
}

function standingOf(place: Place, via: Way, escribe: boolean): Standing {
  if (place.other || place.offered) return 'otra';
  if (place.refused !== null) return 'rechazada';
  if (place.pending) return via === 'bien' && escribe ? 'enviando' : 'local';
  return place.saved.revision > 0 && estaRespondida(place.saved.respuesta) ? 'guardada' : 'nada';
}

const seen = (place: Place, via: Way, escribe: boolean): PlaceSeen => ({
  respuesta: answerOf(place),
  respondida: estaRespondida(answerOf(place)),
  estado: standingOf(place, via, escribe),
  otra: (place.other ?? place.offered)?.respuesta,
  fallo: place.refused,
});

const unsent = (places: readonly Place[]): number =>
  places.filter((place) => place.pending !== null && (isDue(place) || place.other !== null)).length;

export const seenOf = (places: readonly Place[], via: Way, escribe: boolean) => ({
  lugares: places.map((place) => seen(place, via, escribe)),
  sinEnviar: unsent(places),
  via,
  escribe,
});
