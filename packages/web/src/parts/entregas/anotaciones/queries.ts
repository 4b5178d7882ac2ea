import { anotar, quitarAnotacion } from '@catedra/shared/entregas/api.ts';
import type { AnotacionPuesta } from '@catedra/shared/entregas/anotaciones.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Draft, Said } from '#parts/entregas/anotaciones/notes.ts';
import { ask } from '#platform/ask.ts';

/** A work, or an answer of an attempt by its place. */
export interface Place {
  readonly id: string;
  readonly lugar: number | null;
}

interface WithNotes {
  readonly anotaciones: readonly AnotacionPuesta[];
}

const keyOf = ({ id, lugar }: Place) => (lugar === null ? ['entregas', id] : ['entregas', id, lugar]);

/** Whoever marks sees it at once: what the others hear comes after. */
const rewrite = (
  client: QueryClient,
  place: Place,
  change: (before: readonly AnotacionPuesta[]) => readonly AnotacionPuesta[],
): void =>
  void client.setQueryData<WithNotes>(
    keyOf(place),
    (read) => read && { ...read, anotaciones: change(read.anotaciones) },
  );

export async function say(
  client: QueryClient,
  place: Place,
  { id, ancla, texto }: Draft,
  version: number,
): Promise<void> {
  const body = { lugar: place.lugar, version, ancla, texto };
  const puesta = await ask(anotar, { id: place.id, anotacionId: id, body });
  rewrite(client, place, (before) => [...before.filter((one) => one.id !== id), puesta]);
}

export async function unsay(client: QueryClient, place: Place, { id }: Said): Promise<void> {
  await ask(quitarAnotacion, { id: place.id, anotacionId: id });
  rewrite(client, place, (before) => before.filter((one) => one.id !== id));
}
