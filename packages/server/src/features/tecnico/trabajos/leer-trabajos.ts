import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { inicioDelDia } from '@catedra/shared/fechas/momento-de.ts';
import type { Trabajos, TrabajosAbandonados } from '@catedra/shared/tecnico/trabajos.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/pool.ts';
import { type LastFailure, lookAtQueues, type QueueHour } from '#platform/jobs/look.ts';

/** As PostgreSQL writes it, and as it travels. */
const momento = (escrito: string): string => new Date(escrito).toISOString();

/** Those of a queue together: they come with the last first. */
function porCola(failures: readonly LastFailure[]): TrabajosAbandonados[] {
  const colas = Map.groupBy(failures, ({ cola }) => cola);
  return [...colas].flatMap(([cola, [ultimo, ...antes]]) =>
    ultimo
      ? {
          cola,
          cuantos: ultimo.cuantos,
          intentos: ultimo.intentos,
          hasta: momento(ultimo.en),
          ultimos: [ultimo, ...antes].map(({ en, motivo }) => ({ en: momento(en), motivo })),
        }
      : [],
  );
}

function deHoy(hours: readonly QueueHour[]): Trabajos['hoy'] {
  const porHora = Array.from({ length: 24 }, () => 0);
  let masLentoSegundos: number | null = null;
  for (const { hora, hechos, segundos } of hours) {
    if (hora === null) continue;
    porHora[hora] = (porHora[hora] ?? 0) + hechos;
    masLentoSegundos = Math.max(masLentoSegundos ?? 0, segundos);
  }
  return { hechos: porHora.reduce((total, n) => total + n, 0), masLentoSegundos, porHora };
}

/** The jobs of the academy, by what whoever looks after them has to do about them. */
export async function leerTrabajos(db: Database, clock: Clock, zona: string): Promise<Trabajos> {
  const hoy = inicioDelDia(diaEn(clock.now(), zona), zona);
  const { now, failures, hours, repeated } = await lookAtQueues(db, zona, hoy.toISOString());
  return {
    abandonados: porCola(failures),
    enMarcha: now
      .filter(({ marcha }) => marcha)
      .map(({ cola, cuantos, primero }) => ({ cola, cuantos, desde: momento(primero) })),
    enEspera: now
      .filter(({ marcha }) => !marcha)
      .map(({ cola, cuantos, primero, tarde, fallaron }) => ({
        cola,
        cuantos,
        para: momento(primero),
        tarde,
        fallaron,
      })),
    hoy: deHoy(hours),
    seRepiten: repeated.map(({ cola, cron }) => {
      const hecha = hours.find((una) => una.cola === cola);
      return { cola, cron, ultima: hecha ? momento(hecha.ultima) : null, segundos: hecha?.duro ?? null };
    }),
  };
}
