import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explainAndExit } from './console.ts';
import { cuantos, tiempoEnPalabras } from './copia-palabras.ts';
import { comprobarBase } from './comprobar-base.ts';
import { mudarBase } from './mudar-base.ts';
import { openUrl } from './with-database.ts';
import { migrateAcademy } from '#base/base.ts';
import { nombresDeReglas } from '#features/copias/la-academia.ts';
import { type Config, ConfigError, loadConfig } from '#platform/config.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { checkData } from '#platform/preflight.ts';
import { CopyError } from '#platform/vault/errors.ts';

const AYUDA = `Uso, con la academia parada:
  npm run mudar -- --a postgres://usuario:clave@equipo:5432/base
      Lleva la academia de la base propia de DATA_DIR a una base vacía de otro servidor.
  npm run mudar -- --desde postgres://usuario:clave@equipo:5432/base
      La trae de otro servidor a la base propia de DATA_DIR, que ha de estar vacía.
Los archivos se quedan donde están. Lo de antes no se toca: si algo falla, la academia sigue donde estaba.`;

const escribir = (linea: string) => process.stdout.write(`${linea}\n`);

function pedido(): { readonly a?: string; readonly desde?: string } {
  try {
    const { values } = parseArgs({ options: { a: { type: 'string' }, desde: { type: 'string' } } });
    if ((values.a === undefined) !== (values.desde === undefined)) return values;
  } catch {
    // Whatever was written, the answer is how it is written.
  }
  throw new ConfigError(AYUDA);
}

/** The own database is opened for this alone: nobody may be serving from it. */
async function abrirPropia(config: Config) {
  mkdirSync(config.DATA_DIR, { recursive: true });
  if (runningUrl(config.DATA_DIR))
    throw new CopyError('En esa DATA_DIR hay una academia en marcha. Párala primero.');
  return openUrl(config);
}

async function mudar(config: Config, { a, desde }: ReturnType<typeof pedido>): Promise<void> {
  const empieza = performance.now();
  const propia: Config = { ...config, DATABASE_URL: undefined, DATABASE_URL_DIRECTA: undefined };
  await checkData({ ...propia, DATABASE_URL: a ?? desde });
  const { url, close } = await abrirPropia(propia);
  try {
    // What is moved is of this version: it is brought to today's form where it is, as a start does.
    const origen = desde ?? url;
    await migrateAcademy(origen, escribir);
    const destino = a ?? url;
    const puestas = await mudarBase(origen, destino, nombresDeReglas());
    const distintos = await comprobarBase(destino, escribir);
    const filas = puestas.reduce((suma, { rows }) => suma + rows, 0);
    escribir(
      `Mudada en ${tiempoEnPalabras((performance.now() - empieza) / 1000)}: ${cuantos(filas, 'fila', 'filas')} de ${cuantos(puestas.length, 'tabla', 'tablas')}, leídas de vuelta y como estaban.`,
    );
    escribir(
      a
        ? 'Arranca ahora con DATABASE_URL en esa dirección. La base propia se queda como estaba; cuando todo vaya bien, quítala de DATA_DIR.'
        : 'Arranca ahora sin DATABASE_URL. La otra base se queda como estaba.',
    );
    if (distintos > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

try {
  const que = pedido();
  await mudar(loadConfig(), que);
} catch (error) {
  explainAndExit(error);
}
