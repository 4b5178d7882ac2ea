import { createHash } from 'node:crypto';
import type { ClaveDeCarga } from '@catedra/shared/cargas/campos.ts';
import { DOCUMENTOS_RECONOCIBLES } from '@catedra/shared/cargas/documentos.ts';
import { FILAS_QUE_SE_MIRAN } from '@catedra/shared/cargas/mirar-columna.ts';
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
import { type CargaRow, exigirPermiso } from '#features/cargas/queries.ts';
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

type Filas = Leido['filas'];

const DE_VERDAD = 0.8;

/** Whether these are documents that can be told by themselves, and not numbers that somebody gave. */
function sonDocumentos(celdas: readonly string[]): boolean {
  const enTotal = DOCUMENTOS_RECONOCIBLES.map(([, es]) => celdas.filter(es).length);
  return celdas.length > 0 && Math.max(...enTotal) >= celdas.length * DE_VERDAD;
}

/**
 * What is supposed until somebody chooses. The key is what most rows have, and rather a document than an e-mail, which
 * people change. Whoever brings nothing to come in with gets a user name, if it is clear that the file is of people.
 */
function supuestosDe(filas: Filas, mapeo: CargaRow['mapeo']): Pick<CargaRow, 'clave' | 'usuarioPlantilla'> {
  const llenas = (clave: ClaveDeCarga) => {
    const columna = mapeo.indexOf(clave);
    return columna < 0 ? [] : filas.flatMap(({ celdas }) => celdas[columna] || []);
  };
  const suyas = { documento: llenas('documento'), correo: llenas('correo'), usuario: llenas('usuario') };
  const documentos = sonDocumentos(suyas.documento.slice(0, FILAS_QUE_SE_MIRAN));
  const orden: ClaveDeCarga[] = documentos
    ? ['documento', 'correo', 'usuario']
    : ['correo', 'usuario', 'documento'];
  const [clave = 'correo'] = orden
    .filter((una) => mapeo.includes(una))
    .toSorted((una, otra) => suyas[otra].length - suyas[una].length);
  const faltan = suyas.correo.length + suyas.usuario.length < filas.length;
  const dePersonas = documentos || suyas.correo.length > 0;
  return { clave, usuarioPlantilla: faltan && dePersonas ? 'inicial_apellido' : 'ninguna' };
}

/** What a reading says of the file, and what it offers. */
export async function descripcionDe(work: Work, leido: Leido) {
  const { formato, codificacion, separador, hoja, hojas, encabezados, muestra, avisos, filas } = leido;
  const suyo = await mapeoPara(work, leido);
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
    ...supuestosDe(filas, suyo.mapeo),
    ...suyo,
  };
}
