import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explainAndExit } from './console.ts';
import { bytesEnPalabras, cuantos, momentoEnPalabras, tiempoEnPalabras } from './copia-palabras.ts';
import { withDatabase } from './with-database.ts';
import { BASE } from '#base/base.ts';
import { hacerCopia } from '#features/copias/hacer-copia.ts';
import { ConfigError } from '#platform/config.ts';
import { readRules } from '#platform/schema/rules.ts';

const AYUDA = `Uso:
  npm run copia -- /discos/copias
  npm run copia -- s3://cubo/carpeta
      Copia la base de datos y los archivos mientras se trabaja. Sin destino, a COPIAS_DESTINO.
      Con COPIAS_CLAVE va cifrada: guarda esa clave en otro sitio, que sin ella no se restaura.`;

const escribir = (linea: string) => process.stdout.write(`${linea}\n`);

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};
const reglas = readRules(BASE.rules).flatMap(({ kind, name }) => (kind === 'function' ? [name] : []));

function pedido(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length > 1) throw new ConfigError(AYUDA);
    return positionals[0];
  } catch {
    return explainAndExit(new ConfigError(AYUDA)) as never;
  }
}

const dado = pedido();
await withDatabase(async ({ url, config }) => {
  const destino = dado ?? config.COPIAS_DESTINO;
  if (!destino) throw new ConfigError(AYUDA);
  const hecha = await hacerCopia({ url, config, destino, reglas, version });
  const { manifiesto } = hecha;
  escribir(
    `Copia ${manifiesto.nombre} en ${hecha.lugar}, hecha y leída de vuelta en ${tiempoEnPalabras(hecha.segundos)}.`,
  );
  escribir(
    `Es la academia del ${momentoEnPalabras(manifiesto.momento, config.ZONA_HORARIA)}: ${cuantos(hecha.filas, 'fila', 'filas')} y ${cuantos(manifiesto.archivos.cuantos, 'archivo', 'archivos')}.`,
  );
  escribir(
    `Ocupa ${bytesEnPalabras(hecha.bytesBase)} de base de datos y ${bytesEnPalabras(hecha.bytesNuevos)} de ${cuantos(hecha.nuevos, 'archivo nuevo', 'archivos nuevos')}.`,
  );
  if (!config.COPIAS_CLAVE)
    escribir('Va sin cifrar: quien lea esa carpeta lee la academia. Para cifrarla, COPIAS_CLAVE.');
  if (config.CLAVE_CERTIFICADOS)
    escribir('CLAVE_CERTIFICADOS no va en la copia: guárdala con ella, o los certificados no se firmarán.');
  if (hecha.faltaban.length > 0)
    escribir(
      `La base nombra ${cuantos(hecha.faltaban.length, 'archivo que no está', 'archivos que no están')} en el almacén: ${hecha.faltaban.slice(0, 5).join(', ')}.`,
    );
  if (hecha.distintos.length > 0)
    escribir(`No son como se subieron: ${hecha.distintos.slice(0, 5).join(', ')}.`);
});
