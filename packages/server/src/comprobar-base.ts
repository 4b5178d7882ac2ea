import { cuantos } from './copia-palabras.ts';
import { comprobarNotas } from '#features/intentos/calificar/comprobar.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/pool.ts';

/** Every mark of a database held against its answers; gives back how many come out otherwise. */
export async function comprobarBase(url: string, escribir: (linea: string) => void): Promise<number> {
  const db = openDatabase(url, { max: 2 });
  try {
    const { mirados, distintos } = await comprobarNotas({ db, clock: systemClock }, ({ intentoId, frases }) =>
      escribir(`Intento ${intentoId}: ${frases.join('; ')}.`),
    );
    const comprobados = `Comprobados: ${cuantos(mirados, 'intento entregado', 'intentos entregados')}.`;
    escribir(
      distintos === 0
        ? `${comprobados} Todas las notas y los recibos salen igual.`
        : `${comprobados} No salen igual: ${distintos}.`,
    );
    return distintos;
  } finally {
    await db.$client.end();
  }
}
