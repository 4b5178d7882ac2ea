import { withDatabase } from './with-database.ts';
import { comprobarNotas } from '#features/intentos/calificar/comprobar.ts';
import { systemClock } from '#platform/clock.ts';

const escribir = (linea: string) => process.stdout.write(`${linea}\n`);
const enPalabras = (n: number) => `${n} ${n === 1 ? 'intento entregado' : 'intentos entregados'}`;

await withDatabase(async ({ db }) => {
  const { mirados, distintos, sinRespuestas } = await comprobarNotas(
    { db, clock: systemClock },
    ({ intentoId, frases }) => escribir(`Intento ${intentoId}: ${frases.join('; ')}.`),
  );
  escribir(
    distintos === 0
      ? `Comprobados: ${enPalabras(mirados)}. Todas las notas y los recibos salen igual.`
      : `Comprobados: ${enPalabras(mirados)}. No salen igual: ${distintos}.`,
  );
  if (sinRespuestas > 0)
    escribir(
      `De ellos, ${sinRespuestas} con un recibo de antes de que el código cubriera las respuestas: el suyo solo prueba cuántas veces se guardó cada una.`,
    );
  if (distintos > 0) process.exitCode = 1;
});
