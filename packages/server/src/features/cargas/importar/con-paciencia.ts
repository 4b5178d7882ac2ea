import { databaseFailure } from '#platform/db/errors.ts';

const INTENTOS = 3;

/** Someone else wrote what this part was about to: judged again, it says so row by row. */
const seCruzaron = (error: unknown): boolean =>
  ['23505', '23503', '40001', '40P01', '55P03', 'CT409'].includes(databaseFailure(error)?.code ?? '');

/** Does a part again when others wrote beside it; it is told which try this is. */
export async function conPaciencia<T>(task: (intento: number) => Promise<T>): Promise<T> {
  for (let intento = 1; ; intento++) {
    try {
      return await task(intento);
    } catch (error) {
      if (intento === INTENTOS || !seCruzaron(error)) throw error;
    }
  }
}
