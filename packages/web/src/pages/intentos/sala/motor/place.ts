import type { Ofrecida } from '@catedra/shared/intentos/en-curso.ts';
import { same } from '#platform/same.ts';

/** An answer with the revision it has on the server. */
export interface Saved {
  readonly revision: number;
  readonly respuesta: unknown;
}

/** An answer that the server has not said it has. */
export interface Pending extends Saved {
  /** The last revision of the server's that was known when it was first written. */
  readonly base: number;
  /** When this device wrote it down, by its own clock. */
  readonly equipoEn: string;
  /** It left at least once: the server may have it, so what is written next takes another revision. */
  readonly sent: boolean;
  /** The person saw it beside another, and chose it. */
  readonly elegida?: boolean;
}

/** The answer of one question, here and there. */
export interface Place {
  /** What the server said it has. */
  readonly saved: Saved;
  readonly pending: Pending | null;
  /** What left and was not acknowledged: coming back, it is known as one's own. */
  readonly left: readonly Saved[];
  /** Somebody wrote another answer elsewhere, not knowing of this one: the person chooses. */
  readonly other: Saved | null;
  /** What another device of theirs had written before what is kept, and sent in time: the person chooses here. */
  readonly offered: Ofrecida | null;
  /** Why the server won't have it. */
  readonly refused: string | null;
}

export const placeOf = (saved: Saved): Place => ({
  saved,
  pending: null,
  left: [],
  other: null,
  offered: null,
  refused: null,
});

/** What the person sees as their answer. */
export const answerOf = ({ pending, saved }: Place): unknown =>
  pending ? pending.respuesta : saved.respuesta;

/** The highest revision this device has for it: what a delivery declares. */
export const revisionOf = ({ pending, saved, other }: Place): number =>
  pending && other === null ? pending.revision : (other ?? saved).revision;

/** Whether it waits to be sent: what waits for the person's choice, or was refused, does not. */
export const isDue = ({ pending, other, refused }: Place): boolean =>
  pending !== null && other === null && refused === null;

/** Higher than all that is there or may be. */
const nextRevision = ({ pending, saved, other }: Place): number =>
  Math.max((other ?? saved).revision, pending ? pending.revision - (pending.sent ? 0 : 1) : 0) + 1;

/** The person answers. Equal answers change nothing; edits that never left take the place of one another. */
export function edit(place: Place, respuesta: unknown, equipoEn: string): Place {
  const { pending, other } = place;
  // Whoever goes on writing with two answers at hand has chosen this one.
  const saved = other ?? place.saved;
  if (!other && same(answerOf(place), respuesta)) return place;
  // Going back to what is saved needs no word, unless something older may be on its way.
  const elegida = place.offered !== null || pending?.elegida === true;
  if (!other && !elegida && place.left.length === 0 && same(saved.respuesta, respuesta))
    return { ...place, pending: null, refused: null };
  return {
    ...place,
    saved,
    other: null,
    offered: null,
    refused: null,
    pending: {
      revision: nextRevision(place),
      respuesta,
      base: other?.revision ?? pending?.base ?? saved.revision,
      equipoEn,
      sent: false,
      ...(elegida && { elegida }),
    },
  };
}

export const leave = (place: Place): Place =>
  place.pending
    ? {
        ...place,
        pending: { ...place.pending, sent: true },
        left: [
          ...place.left.filter(({ revision }) => revision !== place.pending?.revision),
          { revision: place.pending.revision, respuesta: place.pending.respuesta },
        ],
      }
    : place;

/** The server has this revision of ours. */
export function acknowledge(place: Place, revision: number): Place {
  const arrived = place.left.find((one) => one.revision === revision);
  if (!arrived || revision < place.saved.revision) return place;
  const left = place.left.filter((one) => one.revision > revision);
  const { pending } = place;
  const waits = pending && pending.revision > revision ? pending : null;
  return { ...place, saved: arrived, left, pending: waits };
}

/** The server has this instead of what it was sent: nothing new, if what was sent is older than what it is known to have. */
export function reject(place: Place, theirs: Saved): Place {
  const { pending, left, saved } = place;
  if (theirs.revision < saved.revision || same(theirs, saved)) return place;
  const ours = left.some((one) => one.revision === theirs.revision && same(one.respuesta, theirs.respuesta));
  if (ours) return acknowledge(place, theirs.revision);
  if (!pending || same(pending.respuesta, theirs.respuesta)) return placeOf(theirs);
  return { ...place, other: theirs };
}

/** One's own goes on top of the other, or gives way to it. */
export function choose(place: Place, mine: boolean, equipoEn: string): Place {
  const { pending, other } = place;
  if (!other) return place.offered ? chooseOffered(place, mine, equipoEn) : place;
  if (!mine || !pending) return placeOf(other);
  return {
    ...placeOf(other),
    pending: {
      respuesta: pending.respuesta,
      revision: other.revision + 1,
      base: other.revision,
      equipoEn,
      sent: false,
    },
  };
}

/** Either way it is said again, so that the server stops offering the other. */
function chooseOffered(place: Place, mine: boolean, equipoEn: string): Place {
  const { saved, offered } = place;
  return {
    ...place,
    offered: null,
    refused: null,
    pending: {
      revision: nextRevision(place),
      respuesta: mine ? answerOf(place) : (offered?.respuesta ?? null),
      base: saved.revision,
      equipoEn,
      sent: false,
      elegida: true,
    },
  };
}

/** What the server offers beside what it has; not what the person has already chosen about. */
export const offer = (place: Place, theirs: Saved, offered: Ofrecida | null): Place =>
  place.pending?.elegida || theirs.revision < place.saved.revision || same(place.offered, offered)
    ? place
    : { ...place, offered };

/** This device writes no more and the server has what it had: as its answer, or to be offered where the person is. */
export const cede = (place: Place, asAnswer: boolean): Place => {
  const { pending, other, saved } = place;
  if (!pending) return place;
  return placeOf(asAnswer ? { revision: pending.revision, respuesta: pending.respuesta } : (other ?? saved));
};

/**
 * What this device kept, beside what the server has when it comes back. While nobody else had control every revision
 * there is this device's own; else what is newer than what it knew of was written elsewhere.
 */
export function meet(theirs: Saved, kept: Omit<Pending, 'sent'> | null, othersWrote: boolean): Place {
  if (!kept) return placeOf(theirs);
  const { revision, respuesta } = kept;
  const equal = same(respuesta, theirs.respuesta);
  // Something older of its own may still be on its way: equal, but with a lower revision, it is said again.
  if (theirs.revision >= revision && (equal || (!othersWrote && theirs.revision > revision)))
    return placeOf(theirs);
  // It may have left before the page was closed.
  const place = { ...placeOf(theirs), pending: { ...kept, sent: true }, left: [{ revision, respuesta }] };
  const newer = !equal && (theirs.revision >= revision || (othersWrote && theirs.revision > kept.base));
  return newer ? { ...place, other: theirs } : place;
}

/** What the server has now: what waits here goes on waiting, and what left here is known when it comes back. */
export function follow(place: Place, theirs: Saved): Place {
  if (theirs.revision <= place.saved.revision) return place;
  const { revision, respuesta } = theirs;
  if (place.left.some((one) => one.revision === revision && same(one.respuesta, respuesta)))
    return acknowledge(place, revision);
  return place.pending ? meet(theirs, place.pending, true) : placeOf(theirs);
}
