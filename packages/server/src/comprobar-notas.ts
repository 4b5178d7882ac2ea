import { explainAndExit } from './console.ts';
import { openUrl } from './open-url.ts';
import { comprobarNotas } from '#features/intentos/comprobar.ts';
import { loadConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { migrate } from '#platform/migrate.ts';
import { checkData } from '#platform/preflight.ts';

const escribir = (linea: string) => process.stdout.write(`${linea}\n`);
const enPalabras = (n: number) => `${n} ${n === 1 ? 'intento entregado' : 'intentos entregados'}`;

try {
  const config = loadConfig();
  await checkData(config);
  const { url, close } = await openUrl(config);
  await migrate(url);
  const db = openDatabase(url, 2);
  try {
    const { mirados, distintos } = await comprobarNotas(db, ({ intentoId, frases }) =>
      escribir(`Intento ${intentoId}: ${frases.join('; ')}.`),
    );
    escribir(
      distintos === 0
        ? `Comprobados: ${enPalabras(mirados)}. Todas las notas y los recibos salen igual.`
        : `Comprobados: ${enPalabras(mirados)}. No salen igual: ${distintos}.`,
    );
    if (distintos > 0) process.exitCode = 1;
  } finally {
    await db.$client.end();
    await close();
  }
} catch (error) {
  explainAndExit(error);
}
