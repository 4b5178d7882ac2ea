import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { comprobarBase } from './comprobar-base.ts';
import { explainAndExit } from './console.ts';
import { cuantos, momentoEnPalabras, tiempoEnPalabras } from './copia-palabras.ts';
import { openUrl } from './with-database.ts';
import { BASE, migrateAcademy } from '#base/base.ts';
import { exigirConocida, restaurar } from '#features/copias/restaurar.ts';
import { type Config, ConfigError, loadConfig } from '#platform/config.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { checkData } from '#platform/preflight.ts';
import { readJournal } from '#platform/schema/migrations.ts';
import { CopyError, placeProblem } from '#platform/vault/errors.ts';
import { copiesIn, readManifest } from '#platform/vault/manifest.ts';
import { openDepot, openVault } from '#platform/vault/open-vault.ts';
import type { Vault } from '#platform/vault/pieces.ts';

const AYUDA = `Uso:
  DATA_DIR=/otra/carpeta npm run restaurar -- /discos/copias
  DATABASE_URL=postgres://… npm run restaurar -- s3://cubo/carpeta --copia 2026-11-19T03-07-00-123Z
      Devuelve la última copia de ese lugar, o la que se diga, a un sitio vacío. Nunca escribe encima de una academia.
  npm run restaurar -- /discos/copias --lista
      Enseña las que hay.`;

const escribir = (linea: string) => process.stdout.write(`${linea}\n`);

function pedido() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { copia: { type: 'string' }, lista: { type: 'boolean', default: false } },
    });
    const [lugar] = positionals;
    if (!lugar || positionals.length > 1) throw new ConfigError(AYUDA);
    return { lugar, ...values };
  } catch {
    throw new ConfigError(AYUDA);
  }
}

async function elegir(vault: Vault, copia: string | undefined): Promise<string> {
  const hay = await copiesIn(vault);
  const ultima = hay.at(-1);
  if (!ultima) throw new CopyError(`En ${vault.depot.place} no hay ninguna copia terminada.`);
  if (copia && !hay.includes(copia))
    throw new CopyError(
      `En ${vault.depot.place} no está la copia ${copia}. Están: ${hay.slice(-10).join(', ')}.`,
    );
  return copia ?? ultima;
}

async function enseñar(vault: Vault): Promise<void> {
  for (const nombre of await copiesIn(vault)) escribir(nombre);
}

/** After it is in: brought to today's form, and every mark held against its answers. */
async function ponerAlDia(url: string): Promise<number> {
  await migrateAcademy(url, (frase) => process.stderr.write(`${frase}\n`));
  return comprobarBase(url, escribir);
}

/** A base of its own must be started by nobody else: whoever serves from it would be answering from under the copy. */
async function abrirDestino(config: Config) {
  mkdirSync(config.DATA_DIR, { recursive: true });
  if (!config.DATABASE_URL && runningUrl(config.DATA_DIR))
    throw new CopyError('En esa DATA_DIR hay una academia en marcha. Restaura en otra carpeta.');
  await checkData(config);
  return openUrl(config);
}

async function devolver(vault: Vault, config: Config, copia: string | undefined): Promise<void> {
  const empieza = performance.now();
  const manifiesto = await readManifest(vault, await elegir(vault, copia));
  exigirConocida(manifiesto, readJournal(BASE.migrations).at(-1)?.when ?? 0);
  const { url, close } = await abrirDestino(config);
  try {
    const hecha = await restaurar(vault, manifiesto, { url, config });
    const distintos = await ponerAlDia(url);
    const donde = config.DATABASE_URL ? 'en la base de DATABASE_URL' : `en ${config.DATA_DIR}`;
    escribir(
      `Restaurada ${donde} la academia del ${momentoEnPalabras(manifiesto.momento, config.ZONA_HORARIA)}, en ${tiempoEnPalabras((performance.now() - empieza) / 1000)}.`,
    );
    escribir(
      `${cuantos(hecha.filas, 'fila', 'filas')} de ${cuantos(hecha.tablas, 'tabla', 'tablas')} y ${cuantos(hecha.archivos, 'archivo', 'archivos')}, leídas de vuelta y como estaban.`,
    );
    if (manifiesto.archivos.faltaban > 0)
      escribir(
        `Cuando se hizo ya faltaban ${cuantos(manifiesto.archivos.faltaban, 'archivo', 'archivos')} que la base nombra.`,
      );
    escribir(
      'Se cerraron las sesiones: cada persona vuelve a entrar. Lo que esperaba en la cola, como correos, sale al arrancar.',
    );
    if (distintos > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

try {
  const { lugar, copia, lista } = pedido();
  const config = loadConfig();
  try {
    const vault = await openVault(openDepot(lugar, config), config.COPIAS_CLAVE);
    await (lista ? enseñar(vault) : devolver(vault, config, copia));
  } catch (error) {
    throw placeProblem(error, lugar);
  }
} catch (error) {
  explainAndExit(error);
}
