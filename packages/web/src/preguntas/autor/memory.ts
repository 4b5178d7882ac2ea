import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { Tecleada } from '#preguntas/autor/halves.ts';
import { type Shelf, shelf } from '#platform/kept/shelf.ts';
import { idEnSesion } from '#platform/session-key.ts';

/** What was typed, on top of the version that was read. */
export interface Left<T> {
  readonly value: T;
  readonly version: number;
  /** Only its author may send it. */
  readonly held?: boolean;
}

/** Where something that saves itself is kept on this device until the server has it. */
export interface Memory<T> {
  recall(): Left<T> | null;
  remember(left: Left<T>): void;
  forget(): void;
}

/** Where a question belongs, which is sent with it. */
export interface Home {
  readonly carpetaId: string | null;
  readonly evaluacionId: string | null;
}

export const keptQuestions = shelf<Left<Tecleada> & Home>('preguntas', { byTab: true });
export const keptCompositions = shelf<Left<readonly SeccionDePrueba[]>>('composiciones', { byTab: true });

const me = () => idEnSesion() ?? '';

function memoryOn<T, K extends Left<T>>(kept: Shelf<K>, id: string, whole: (left: Left<T>) => K): Memory<T> {
  return {
    recall: () => kept.read(me(), id),
    remember: (left) => kept.write(me(), id, whole(left)),
    forget: () => kept.erase(me(), id),
  };
}

export const questionMemory = (id: string, home: () => Home): Memory<Tecleada> =>
  memoryOn(keptQuestions, id, (left) => ({ ...left, ...home() }));

export const compositionMemory = (evaluacionId: string): Memory<readonly SeccionDePrueba[]> =>
  memoryOn(keptCompositions, evaluacionId, (left) => left);

/** A question that was begun here and never reached the server. */
export const begunQuestion = (id: string): Tecleada | null =>
  keptQuestions.look(me(), id)?.value.value ?? null;
