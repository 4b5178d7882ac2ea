import { hash, randomUUID } from 'node:crypto';
import type { ContenidoDeDiseno, UsoDeImagen } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { ImagenDeDiseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import { datosInvalidos, DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { redibujarImagen } from '#features/certificados/papel/imagenes.ts';
import { disenoImagenesTable } from '#features/certificados/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Size } from '#platform/images/images.ts';
import { sizeOf } from '#platform/images/drawn-bytes.ts';

const TIPOS: Readonly<Record<UsoDeImagen, string>> = {
  logo: 'image/png',
  firma: 'image/png',
  fondo: 'image/jpeg',
};

export const imagenMuyGrande = () =>
  new DomainError(
    413,
    'ARCHIVO_MUY_GRANDE',
    'La imagen pesa más de 5 MB, que es el máximo. Seguimos con la anterior.',
  );

const noEsImagen = () =>
  datosInvalidos(
    {},
    'Ese archivo no es una imagen que sepamos leer. Sirve SVG, PNG, JPG o WebP. Seguimos con la anterior.',
  );

interface Dibujada {
  readonly tipo: string;
  readonly bytes: Buffer;
  readonly size: Size;
}

/** What was sent is drawn anew, and only that is kept. */
export async function dibujarImagen(uso: UsoDeImagen, enviada: Buffer): Promise<Dibujada> {
  const bytes = await redibujarImagen(enviada, uso);
  const size = bytes && (await sizeOf(bytes));
  if (!bytes || !size) throw noEsImagen();
  return { tipo: TIPOS[uso], bytes, size };
}

const AHORA = sql`ahora()`;

/** The same picture is kept once; whoever brings it again has it as if it were new. */
export async function guardarImagen(work: Work, { tipo, bytes, size }: Dibujada): Promise<ImagenDeDiseno> {
  const huella = hash('sha256', bytes, 'hex');
  const { id, ancho, alto } = disenoImagenesTable;
  await work.tx
    .insert(disenoImagenesTable)
    .values({ id: randomUUID(), huella, tipo, ancho: size.width, alto: size.height, bytes })
    .onConflictDoUpdate({ target: disenoImagenesTable.huella, set: { creadaEn: AHORA } });
  const [guardada] = await work.tx
    .select({ id, ancho, alto })
    .from(disenoImagenesTable)
    .where(eq(disenoImagenesTable.huella, huella));
  if (!guardada) throw new Error('the picture was not kept');
  return guardada;
}

const EXTENSIONES: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

export async function verImagen(db: Database, id: string): Promise<FileGiven> {
  const [imagen] = await db.select().from(disenoImagenesTable).where(eq(disenoImagenesTable.id, id));
  if (!imagen) throw noEncontrado();
  return {
    nombre: `imagen.${EXTENSIONES[imagen.tipo]}`,
    tipo: imagen.tipo,
    contenido: imagen.bytes,
    bytes: imagen.bytes.length,
  };
}

export const imagenesDe = ({ logo, fondo, firmas }: ContenidoDeDiseno): string[] => [
  ...new Set([logo, fondo, ...firmas.map(({ imagen }) => imagen)].filter((id) => id !== null)),
];

/** Their bytes, by their id. */
export async function leerImagenes(
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (ids.length === 0) return new Map();
  const { id, bytes } = disenoImagenesTable;
  const filas = await db
    .select({ id, bytes })
    .from(disenoImagenesTable)
    .where(inArray(id, [...ids]));
  return new Map(filas.map((fila) => [fila.id, fila.bytes]));
}

/** Refuses a design with a picture that nobody uploaded; those that it has are not swept while it is being kept. */
export async function exigirImagenes(tx: Tx, contenido: ContenidoDeDiseno): Promise<void> {
  const ids = imagenesDe(contenido);
  if (ids.length === 0) return;
  const { id } = disenoImagenesTable;
  const hay = await tx
    .update(disenoImagenesTable)
    .set({ creadaEn: AHORA })
    .where(inArray(id, ids))
    .returning({ id });
  if (hay.length !== ids.length)
    throw datosInvalidos({}, 'Alguna de sus imágenes ya no está. Súbela otra vez.');
}
