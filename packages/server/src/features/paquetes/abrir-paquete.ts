import { buffer } from 'node:stream/consumers';
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
} from '@catedra/shared/paquetes/errors.ts';
import { ENTRADA_DEL_CURSO, LIMITES_DE_PAQUETE } from '@catedra/shared/paquetes/formato.ts';
import type { ResumenDePaquete } from '@catedra/shared/paquetes/schemas.ts';
import { puedeEditarPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { sql } from 'drizzle-orm';
import { leerAparte } from '#features/paquetes/lector/lector.ts';
import type { Escrito, Pedido } from '#features/paquetes/lector/lector-thread.ts';
import type { LecturaDePaquete } from '#features/paquetes/lector/lectura.ts';
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

/** What the course says of itself, as it is in the zip. */
async function leerEscrito(zip: Zip): Promise<Escrito> {
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
  // A copy of its own, that can be handed over.
  return { bytes: new Uint8Array(contenido), crc32: entrada.crc32 };
}

/** The groups of here that this person sees and that are called as the package says. */
async function gruposDeAqui(
  db: Database,
  actor: Actor,
  pedidos: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  if (pedidos.size === 0) return pedidos;
  const { rows } = await db.execute<{ id: string; estado: string; pedido: string }>(sql`
    select g.id, g.estado, x.pedido from jsonb_each_text(${JSON.stringify(Object.fromEntries(pedidos))}::jsonb) x (pedido, nombre)
      join grupos g on llano(g.nombre) = llano(x.nombre)`);
  const visibles = rows.filter(({ id, estado }) => matches(grupos.policy.read(actor), { id, estado }));
  return new Map(visibles.map(({ id, pedido }) => [pedido, id]));
}

async function leerloAparte(
  { db, clock }: Platform,
  actor: Actor,
  zip: Zip,
  { paqueteId, queda }: Pick<Pedido, 'paqueteId' | 'queda'>,
) {
  const pedido = {
    paqueteId,
    queda,
    now: clock.now(),
    entradas: new Map([...zip.entries].map(([nombre, entrada]) => [nombre, entrada.bytes])),
    creaPreguntas: puedeEditarPreguntas(actor) === true,
  };
  return leerAparte(await leerEscrito(zip), pedido, (pedidos) => gruposDeAqui(db, actor, pedidos));
}

const sinEso = () => new Error('the reader answered something else');

/** All that is in a package. */
export async function leerDelPaquete(
  platform: Platform,
  actor: Actor,
  zip: Zip,
  paqueteId: string,
): Promise<LecturaDePaquete> {
  const leido = await leerloAparte(platform, actor, zip, { paqueteId, queda: 'lectura' });
  if (!('lectura' in leido)) throw sinEso();
  return leido.lectura;
}

/** What is said of it before it comes in. */
export async function resumirPaquete(
  platform: Platform,
  actor: Actor,
  zip: Zip,
  paqueteId: string,
): Promise<ResumenDePaquete> {
  const leido = await leerloAparte(platform, actor, zip, { paqueteId, queda: 'resumen' });
  if (!('resumen' in leido)) throw sinEso();
  return leido.resumen;
}
