import type {
  Cedidas,
  EntradaDelEquipo,
  IntentoEnCurso,
  RespuestasAntiguas,
} from '@catedra/shared/intentos/en-curso.ts';
import type { Kept, KeptEntry } from '#pages/intentos/sala/motor/journal.ts';
import * as rules from '#pages/intentos/sala/motor/place.ts';

const savedIn = ({ preguntas }: IntentoEnCurso, lugar: number): rules.Saved => {
  const one = preguntas[lugar];
  return { revision: one?.revision ?? 0, respuesta: one?.respuesta ?? null };
};

const offeredIn = ({ preguntas }: IntentoEnCurso, lugar: number) => preguntas[lugar]?.ofrecida ?? null;

/** The answers of an attempt, place by place; whatever changes in what waits is told, to be written down. */
export function createAnswers(
  intento: IntentoEnCurso,
  { attempt, entries }: Kept,
  onWaiting: (lugar: number, entry: KeptEntry | null) => void,
  iso: () => string,
) {
  let places: readonly rules.Place[] = intento.preguntas.map((_, lugar) => {
    const kept = entries.find((one) => one.lugar === lugar) ?? null;
    const theirs = savedIn(intento, lugar);
    const place = rules.meet(theirs, kept, attempt?.epoca !== intento.epoca);
    return rules.offer(place, theirs, offeredIn(intento, lugar));
  });

  /** Whether anything changed. */
  function put(lugar: number, change: (place: rules.Place) => rules.Place): boolean {
    const before = places[lugar];
    const next = before && change(before);
    if (!before || !next || next === before) return false;
    places = places.with(lugar, next);
    const { pending } = next;
    const sameEntry =
      pending?.revision === before.pending?.revision && pending?.respuesta === before.pending?.respuesta;
    if (sameEntry) return true;
    if (pending) {
      const { sent: _, ...entry } = pending;
      onWaiting(lugar, { lugar, ...entry });
    } else onWaiting(lugar, null);
    return true;
  }

  // What the server had all along is not kept any longer.
  for (const { lugar } of entries) if (!places[lugar]?.pending) onWaiting(lugar, null);

  const due = (): number[] => places.flatMap((place, lugar) => (rules.isDue(place) ? [lugar] : []));

  return {
    read: (): readonly rules.Place[] => places,
    due,
    /** All that is on this device alone and may be taken, also what waits for a choice. */
    waiting: (): number[] =>
      places.flatMap(({ pending, refused }, lugar) => (pending && refused === null ? [lugar] : [])),
    edit: (lugar: number, respuesta: unknown) => put(lugar, (place) => rules.edit(place, respuesta, iso())),
    choose: (lugar: number, mine: boolean) => put(lugar, (place) => rules.choose(place, mine, iso())),
    refuse: (lugar: number, refused: string) => put(lugar, (place) => ({ ...place, refused })),

    /** What is sent of these places: from now on it may be there. */
    depart(which: readonly number[]): EntradaDelEquipo[] {
      return which.flatMap((lugar) => {
        const pending = places[lugar]?.pending;
        if (!pending) return [];
        put(lugar, rules.leave);
        const { revision, respuesta, equipoEn, elegida } = pending;
        return [{ lugar, revision, respuesta, equipoEn, ...(elegida && { elegida }) }];
      });
    },

    hear({ guardadas, rechazadas }: RespuestasAntiguas): void {
      for (const { lugar, revision } of guardadas) put(lugar, (place) => rules.acknowledge(place, revision));
      for (const { lugar, revision, respuesta } of rechazadas)
        put(lugar, (place) => rules.reject(place, { revision, respuesta: respuesta ?? null }));
    },

    /** The revision of every answer that this device has. */
    revisions(): Record<string, number> {
      const known = places.map((place, lugar) => [String(lugar), rules.revisionOf(place)] as const);
      return Object.fromEntries(known.filter(([, revision]) => revision > 0));
    },

    /** The attempt was read again; `taken` when this tab did not have control and now does. */
    renew(next: IntentoEnCurso, taken: boolean): void {
      next.preguntas.forEach((_, lugar) => {
        const theirs = savedIn(next, lugar);
        put(lugar, (place) =>
          rules.offer(
            taken ? rules.meet(theirs, place.pending, true) : rules.follow(place, theirs),
            theirs,
            offeredIn(next, lugar),
          ),
        );
      });
    },

    /** What became of what this device had, when it does not write any more. */
    cede({ guardadas, ofrecidas }: Pick<Cedidas, 'guardadas' | 'ofrecidas'>): void {
      for (const { lugar, revision } of guardadas)
        put(lugar, (place) => (place.pending?.revision === revision ? rules.cede(place, true) : place));
      for (const lugar of ofrecidas) put(lugar, (place) => rules.cede(place, false));
    },
  };
}
