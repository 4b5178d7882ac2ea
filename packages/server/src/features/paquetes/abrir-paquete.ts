import { setImmediate } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { DomainError } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import {
  paqueteDañado,
  paqueteMuyGrande,
  paquetePeligroso,
  paqueteSinCurso,
  preguntasSinPermiso,
} from '@catedra/shared/paquetes/errors.ts';
import { ENTRADA_DEL_CURSO, LIMITES_DE_PAQUETE } from '@catedra/shared/paquetes/formato.ts';
import { gruposDelPaquete, type Lectura, leerPorPartes } from '@catedra/shared/paquetes/leer.ts';
import { puedeEditarPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { sql } from 'drizzle-orm';
import { idDeCopia } from '#features/cursos/offers.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';
import { asZipError, openZip, type Zip, ZipError, type ZipFault } from '#platform/zip/read-zip.ts';

const { entradas, bytes, razon, bytesDelCurso } = LIMITES_DE_PAQUETE;

const RECHAZOS: Readonly<Record<ZipFault, (entrada: string) => DomainError>> = {
  broken: () => paqueteDañado(),
  path: (entrada) => paquetePeligroso(`«${entrada.slice(0, 120)}» quiere escribir fuera de su carpeta`),
  link: (entrada) => paquetePeligroso(`«${entrada.slice(0, 120)}» es un enlace a otro sitio`),
  encrypted: () => paquetePeligroso('está protegido con contraseña'),
  method: () => paquetePeligroso('está comprimido de una forma que no conocemos'),
  duplicate: (entrada) => paquetePeligroso(`«${entrada.slice(0, 120)}» está dos veces`),
  overlap: () => paquetePeligroso('sus archivos se solapan para ocupar mucho más de lo que parece'),
  ratio: () => paquetePeligroso(`al descomprimirse crecería más de ${razon} veces`),
  entries: () => paqueteMuyGrande(`trae más de ${entradas} archivos, que es el máximo`),
  bytes: () => paqueteMuyGrande(`descomprimido pesa más de ${pesoEnPalabras(bytes)}, que es el máximo`),
};

/** What is wrong with a zip, in words; anything else as it was. */
export function rechazoDe(error: unknown): unknown {
  const fallo = asZipError(error);
  return fallo instanceof ZipError ? RECHAZOS[fallo.fault](fallo.entry) : fallo;
}

/** Opens the uploaded zip where it is kept, unpacking nothing. */
export async function abrirPaquete(
  { storage }: Platform,
  archivo: { readonly id: string; readonly bytes: number },
): Promise<Zip> {
  try {
    return await openZip((range) => storage.read(archivo.id, range), archivo.bytes, {
      entries: entradas,
      bytes,
      ratio: razon,
    });
  } catch (error) {
    throw rechazoDe(error);
  }
}

async function leerJson(zip: Zip): Promise<unknown> {
  const entrada = zip.entries.get(ENTRADA_DEL_CURSO);
  if (!entrada) throw paqueteSinCurso();
  if (entrada.bytes > bytesDelCurso)
    throw paqueteMuyGrande(`«${ENTRADA_DEL_CURSO}» pesa más de ${pesoEnPalabras(bytesDelCurso)}`);
  const contenido = await zip
    .read(ENTRADA_DEL_CURSO)
    .then(buffer)
    .catch((error: unknown) => {
      throw rechazoDe(error);
    });
  if (crc32(contenido) !== entrada.crc32) throw paqueteDañado();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(contenido));
  } catch {
    throw paqueteDañado(`«${ENTRADA_DEL_CURSO}» no está bien escrito.`);
  }
}

/** The groups of here that this person sees and that are called as the package says. */
async function gruposDeAqui(db: Database, actor: Actor, json: unknown): Promise<Map<string, string>> {
  const pedidos = gruposDelPaquete(json);
  if (pedidos.size === 0) return pedidos;
  const { rows } = await db.execute<{ id: string; estado: string; pedido: string }>(sql`
    select g.id, g.estado, x.pedido from jsonb_each_text(${JSON.stringify(Object.fromEntries(pedidos))}::jsonb) x (pedido, nombre)
      join grupos g on llano(g.nombre) = llano(x.nombre)`);
  const visibles = rows.filter(({ id, estado }) => matches(grupos.policy.read(actor), { id, estado }));
  return new Map(visibles.map(({ id, pedido }) => [pedido, id]));
}

/** How many activities are read before others get their turn. */
const SEGUIDAS = 20;

async function sinPrisa<T>(partes: Generator<void, T>): Promise<T> {
  for (let leidas = 1; ; leidas++) {
    const { done, value } = partes.next();
    if (done) return value;
    if (leidas % SEGUIDAS === 0) await setImmediate();
  }
}

/** What is in a package: the same reading for the review and for the import, so that the one tells what the other does. */
export async function leerDelPaquete(
  { db, clock }: Platform,
  actor: Actor,
  zip: Zip,
  paqueteId: string,
): Promise<Lectura & { readonly json: unknown }> {
  const json = await leerJson(zip);
  const partes = leerPorPartes(json, {
    idDe: (nombre) => idDeCopia(paqueteId, nombre),
    grupos: await gruposDeAqui(db, actor, json),
    now: clock.now(),
  });
  const lectura = await sinPrisa(partes).catch((error: unknown) => {
    // Lists within lists without end are more than any reader can follow.
    throw error instanceof RangeError ? paqueteDañado(`«${ENTRADA_DEL_CURSO}» no está bien escrito.`) : error;
  });
  const { avisos, errores: deArchivos } = compararConElZip(zip, lectura, json);
  const sinPoder = lectura.curso?.preguntas.length && puedeEditarPreguntas(actor) !== true;
  const errores = [...deArchivos, ...(sinPoder ? [preguntasSinPermiso()] : [])];
  return {
    json,
    avisos: [...lectura.avisos, ...avisos],
    errores: [...lectura.errores, ...errores],
    curso: errores.length === 0 ? lectura.curso : null,
  };
}

/** The list against what the zip holds. */
function compararConElZip(zip: Zip, { curso }: Lectura, json: unknown): Pick<Lectura, 'avisos' | 'errores'> {
  if (!curso) return { avisos: [], errores: [] };
  const errores = curso.archivos.flatMap(({ ruta, bytes: dichos }) => {
    const entrada = zip.entries.get(ruta);
    if (!entrada) return [`El paquete no trae el archivo «${ruta}» que anuncia.`];
    return entrada.bytes === dichos ? [] : [`El archivo «${ruta}» no pesa lo que el paquete anuncia.`];
  });
  const { archivos = [] } = json as { archivos?: readonly { ruta: string }[] };
  const conocidos = new Set([ENTRADA_DEL_CURSO, ...archivos.map(({ ruta }) => ruta)]);
  const sobran = [...zip.entries.keys()].filter((nombre) => !conocidos.has(nombre));
  return {
    errores,
    avisos: sobran.map((nombre) => `«${nombre.slice(0, 120)}» no es parte del curso, así que no se importa.`),
  };
}
