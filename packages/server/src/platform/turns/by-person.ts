import { DomainError } from '@catedra/shared/core/errors.ts';
import { limit } from '#platform/turns/limit.ts';

export type ByPerson = <Result>(person: string, run: () => Promise<Result>) => Promise<Result>;

/** Of one person, besides what is being done for them. */
const MOST_WAITING = 4;

const full = () =>
  new DomainError(
    429,
    'DEMASIADOS_INTENTOS',
    'Aún estamos con lo que enviaste antes. Espera 5 segundos y vuelve a intentarlo.',
    { retryAfter: 5 },
  );

/** So many at once, and never two of the same person: however much one asks for, others find a place. */
export function byPerson(atOnce: number): ByPerson {
  const together = limit(atOnce);
  const lines = new Map<string, { readonly inLine: ReturnType<typeof limit>; people: number }>();

  return async (person, run) => {
    const line = lines.get(person) ?? { inLine: limit(1, { most: MOST_WAITING, full }), people: 0 };
    lines.set(person, line);
    line.people += 1;
    try {
      return await line.inLine(() => together(run));
    } finally {
      line.people -= 1;
      if (line.people === 0) lines.delete(person);
    }
  };
}
