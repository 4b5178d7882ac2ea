import { createHash } from 'node:crypto';
import { veCargasDeTodos } from '@catedra/shared/cargas/policy.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { cargaDistinta } from '#features/cargas/errors.ts';
import {
  guardarArchivo,
  guardarFilas,
  type Leido,
  mapeoPara,
} from '#features/cargas/archivo/leer-archivo.ts';
import { exigirPermiso } from '#features/cargas/queries.ts';
import { cargasTable } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database } from '#platform/db/pool.ts';

export const huella = (contenido: Uint8Array): string => createHash('sha256').update(contenido).digest('hex');

/** Whether this very file is there already; another one under the same id is refused. */
export async function yaSubida(
  db: Database | Work['tx'],
  work: Pick<Work, 'actor'>,
  id: string,
  sha256: string,
) {
  exigirPermiso(work.actor);
  const [previa] = await db
    .select({ quien: cargasTable.quien, sha256: cargasTable.sha256 })
    .from(cargasTable)
    .where(eq(cargasTable.id, id));
  if (!previa) return false;
  if (previa.quien !== work.actor.id && !veCargasDeTodos(work.actor)) throw noEncontrado();
  if (previa.sha256 !== sha256) throw cargaDistinta();
  return true;
}

export interface Subida {
  readonly id: string;
  readonly nombre: string;
  readonly contenido: Buffer;
  readonly sha256: string;
  readonly leido: Leido;
}

/** Keeps a file that was read, with the meaning its headings suggest. Sent again, it is the same upload. */
export async function subirCarga(
  work: Work,
  { id, nombre, contenido, sha256, leido }: Subida,
): Promise<void> {
  exigirPermiso(work.actor);
  const [puesta] = await work.tx
    .insert(cargasTable)
    .values({
      id,
      quien: work.actor.id,
      archivo: nombre,
      bytes: contenido.length,
      sha256,
      creadaEn: work.now.toISOString(),
      ...(await descripcionDe(work, leido)),
    })
    .onConflictDoNothing()
    .returning({ id: cargasTable.id });
  if (!puesta) {
    await yaSubida(work.tx, work, id, sha256);
    return;
  }
  if (!leido.secreto) await guardarArchivo(work, id, contenido);
  await guardarFilas(work, id, leido);
}

/** What a reading says of the file, and the key that it offers. */
export async function descripcionDe(work: Work, leido: Leido) {
  const { formato, codificacion, separador, hoja, hojas, encabezados, muestra, avisos, filas } = leido;
  const suyo = await mapeoPara(work, leido);
  const clave = (['correo', 'usuario', 'documento'] as const).find((campo) => suyo.mapeo.includes(campo));
  return {
    formato,
    codificacion,
    separador,
    hoja,
    hojas: [...hojas],
    encabezados: [...encabezados],
    filaDeTitulos: leido.filaDeTitulos,
    columnas: leido.reconocidas.map(({ opciones }) => [...opciones]),
    muestra,
    avisos: [...avisos],
    filas: filas.length,
    clave: clave ?? 'correo',
    ...suyo,
  };
}
