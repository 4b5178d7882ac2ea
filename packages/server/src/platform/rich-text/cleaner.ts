import { DomainError } from '@catedra/shared/core/errors.ts';
import type { Cleaned } from '#platform/rich-text/cleaner-thread.ts';
import { threadPool } from '#platform/threads/pool.ts';
import { byPerson } from '#platform/turns/by-person.ts';

const AT_ONCE = 2;
const PATIENCE_MS = 5000;
const HEAP_MB = 128;

const inTurn = byPerson(AT_ONCE);
const onThread = threadPool('platform/rich-text/cleaner-thread.ts', HEAP_MB);

const tardaDemasiado = () =>
  new DomainError(
    413,
    'MUY_GRANDE',
    'Preparar este texto lleva demasiado tiempo. Pártelo en varios o pégalo sin formato.',
  );

async function clean(texts: readonly string[], patienceMs: number): Promise<Cleaned[]> {
  try {
    return (await onThread(patienceMs, (ask) => ask(texts))) as Cleaned[];
  } catch {
    throw tardaDemasiado();
  }
}

/** Cleans long texts of one person beside the thread that answers everybody; what takes too long is refused. */
export const cleanBeside = (
  person: string,
  texts: readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<Cleaned[]> => inTurn(person, () => clean(texts, patienceMs));
