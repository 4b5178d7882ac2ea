import { z } from 'zod';
import { ConfigError } from '#platform/config.ts';
import type { Database } from '#platform/db/pool.ts';
import { type GivenUp, readGivenUp, tryAgain } from '#platform/jobs/given-up.ts';

const enUnaLinea = ({ id, cola, en, intentos, motivo }: GivenUp): string =>
  `${id}  ${en}  ${cola}  ${intentos} intentos${motivo ? `: ${motivo}` : ''}`;

const seRepiten = (n: number): string =>
  `${n === 1 ? 'Se repite 1 trabajo' : `Se repiten ${n} trabajos`} en menos de un minuto.`;

const TODOS = 'todos';

/** The jobs that were given up, or those of them that are asked for put in their queues again. */
export async function trabajos(db: Database, repetir: string | undefined): Promise<string[]> {
  const abandonados = await readGivenUp(db);
  if (repetir === undefined) {
    if (abandonados.length === 0) return ['No hay ningún trabajo abandonado.'];
    return [
      ...abandonados.map(enUnaLinea),
      '',
      `Horas UTC. Se guardan siete días. Para repetirlos: npm run admin -- trabajos --repetir ${TODOS}, o --repetir con un identificador.`,
    ];
  }
  if (repetir !== TODOS && !z.uuid().safeParse(repetir).success)
    throw new ConfigError(
      `Escribe --repetir ${TODOS}, o --repetir con uno de los identificadores de la lista.`,
    );
  const hechos = await tryAgain(db, repetir === TODOS ? abandonados.map(({ id }) => id) : [repetir]);
  if (hechos === 0 && repetir !== TODOS)
    throw new ConfigError(`No hay ningún trabajo abandonado con el identificador ${repetir}.`);
  return [hechos === 0 ? 'No hay ningún trabajo abandonado.' : seRepiten(hechos)];
}
