import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { ConsultaDeSubida, EstadoDeLinea } from '@catedra/shared/importaciones/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { huella as sha256De } from '#features/cargas/offers.ts';
import { exigirCuota } from '#features/archivos/offers.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { cursoDelDestino } from '#features/importaciones/destino.ts';
import { importacionDistinta } from '#features/importaciones/errors.ts';
import { guardarMedios, type MedioGuardado } from '#features/importaciones/guardar-medios.ts';
import { type Leido, leerArchivo } from '#features/importaciones/lector/leer-archivo.ts';
import type { LineaLeida } from '#features/importaciones/lector/preparar.ts';
import { exigirImportarEn, type ImportacionRow } from '#features/importaciones/queries.ts';
import { reconocer } from '#features/importaciones/reconocer.ts';
import {
  importacionArchivosTable,
  importacionesTable,
  importacionMediosTable,
} from '#features/importaciones/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';

const COMANDO = 'importaciones.subir';
const DE_UNA_VEZ = 500;

/** Whether this very file is there already; another one under the same id is refused. */
async function yaSubida({ db }: Platform, actor: Actor, id: string, sha256: string): Promise<boolean> {
  const [previa] = await db.select().from(importacionesTable).where(eq(importacionesTable.id, id));
  if (!previa) return false;
  if (previa.usuarioId !== actor.id) throw noEncontrado();
  if (previa.sha256 !== sha256) throw importacionDistinta();
  return true;
}

const COLUMNAS = {
  numero: 'int',
  archivo: 'text',
  linea: 'int',
  hasta: 'int',
  fuente: 'text',
  origen: 'text',
  huella: 'text',
  carpeta: 'text[]',
  titulo: 'text',
  estado: 'text',
  cambios: 'text[]',
  porque: 'text',
  mitades: 'json',
  etiquetas: 'text[]',
} as const;

/** As it would come if nothing like it was here. */
export const estadoDe = ({ mitades, cambios }: Pick<LineaLeida, 'mitades' | 'cambios'>): EstadoDeLinea => {
  if (!mitades) return 'no_importa';
  return cambios.length > 0 ? 'con_cambio' : 'entendida';
};

async function guardarLineas({ tx }: Work, id: string, lineas: readonly LineaLeida[]): Promise<void> {
  const filas = lineas.map((una, i) => ({ ...una, numero: i + 1, estado: estadoDe(una) }));
  for (let desde = 0; desde < filas.length; desde += DE_UNA_VEZ)
    await tx.execute(sql`
      insert into importacion_lineas (importacion_id, numero, archivo, linea, hasta, fuente, origen, huella, carpeta,
                                      titulo, estado, cambios, porque, mitades, etiquetas)
      select ${id}, x.numero, x.archivo, x.linea, x.hasta, x.fuente, x.origen, x.huella, x.carpeta, x.titulo, x.estado,
             x.cambios, x.porque, x.mitades, x.etiquetas
        from ${rowsByColumns(COLUMNAS, filas.slice(desde, desde + DE_UNA_VEZ))}`);
}

async function guardarArchivos(
  { tx, actor, now }: Work,
  importacionId: string,
  medios: readonly MedioGuardado[],
): Promise<void> {
  const moment = now.toISOString();
  for (let desde = 0; desde < medios.length; desde += DE_UNA_VEZ) {
    const tanda = medios.slice(desde, desde + DE_UNA_VEZ);
    await tx.insert(archivosTable).values(
      tanda.map(({ id, nombre, hallado }) => ({
        ...hallado,
        id,
        nombre,
        proposito: 'importacion' as const,
        usuarioId: actor.id,
        estado: 'listo' as const,
        creadoEn: moment,
        listoEn: moment,
      })),
    );
    await tx.insert(importacionMediosTable).values(tanda.map(({ id }) => ({ importacionId, archivoId: id })));
  }
}

/** What was read of a file takes the place of whatever there was of it. */
export async function guardarLeido(
  work: Work,
  row: ImportacionRow,
  { lineas, categorias }: Leido,
  medios: readonly MedioGuardado[],
): Promise<void> {
  const dejada = categorias !== null;
  if (!dejada) {
    await guardarArchivos(work, row.id, medios);
    await guardarLineas(work, row.id, lineas);
    await reconocer(work, row);
  }
  await work.tx
    .update(importacionesTable)
    .set({
      estado: dejada ? 'por_elegir' : 'revisada',
      categorias: categorias ?? [],
      conCarpetas: !dejada && lineas.some(({ carpeta }) => carpeta.length > 0),
    })
    .where(eq(importacionesTable.id, row.id));
}

interface Subida extends ConsultaDeSubida {
  readonly id: string;
  readonly contenido: Buffer;
}

/** Reads a file of questions and keeps its review: none is written. Sent again, it is the same one. */
export async function subir(platform: Platform, actor: Actor, subida: Subida): Promise<void> {
  const { id, nombre, contenido, carpetaId = null, evaluacionId = null } = subida;
  const { db, config, storage } = platform;
  const sha256 = sha256De(contenido);
  if (await yaSubida(platform, actor, id, sha256)) return;
  if (carpetaId ?? evaluacionId)
    exigirImportarEn(actor, await cursoDelDestino(db, actor, { carpetaId, evaluacionId }));
  const guardados = new Map<string, MedioGuardado>();
  try {
    const leido = await leerArchivo(
      actor.id,
      { importacionId: id, nombre, bytes: contenido, formato: null, categorias: null },
      (lineas, medios) => guardarMedios(platform, lineas, medios, guardados),
    );
    const medios = leido.categorias ? [] : [...guardados.values()];
    await runWork(platform, actor, COMANDO, async (work) => {
      await exigirCuota(
        work,
        config,
        medios.reduce((suma, { hallado }) => suma + hallado.bytes, 0),
      );
      const [row] = await work.tx
        .insert(importacionesTable)
        .values({
          id,
          nombre,
          sha256,
          carpetaId,
          evaluacionId,
          formato: leido.formato,
          usuarioId: actor.id,
          creadaEn: work.now.toISOString(),
        })
        .onConflictDoNothing()
        .returning();
      // Sent twice at once, the other one has kept it.
      if (!row) return;
      await guardarLeido(work, row, leido, medios);
      if (leido.categorias)
        await work.tx.insert(importacionArchivosTable).values({ importacionId: id, contenido });
    });
    if (leido.categorias) await storage.remove(...guardados.keys());
  } catch (error) {
    await storage.remove(...guardados.keys());
    throw error;
  }
}
