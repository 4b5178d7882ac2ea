import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { MAX_PREGUNTAS_DE_IMPORTACION } from '@catedra/shared/importaciones/limites.ts';
import { eq } from 'drizzle-orm';
import { exigirCuota } from '#features/archivos/offers.ts';
import { guardarLeido } from '#features/importaciones/commands/subir.ts';
import { sonDemasiadas, yaOrdenada } from '#features/importaciones/errors.ts';
import { guardarMedios, type MedioGuardado } from '#features/importaciones/guardar-medios.ts';
import { leerArchivo } from '#features/importaciones/lector/leer-archivo.ts';
import { bloquearImportacion, encontrar } from '#features/importaciones/queries.ts';
import { importacionArchivosTable } from '#features/importaciones/table.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

/** Of a file with more than fit, reads those of some folders. Chosen twice, the first choice stands. */
export async function elegir(
  platform: Platform,
  actor: Actor,
  id: string,
  cuales: readonly number[],
): Promise<void> {
  const { db, config, storage } = platform;
  const row = await encontrar(db, actor, id);
  if (row.estado === 'revisada') return;
  if (row.estado !== 'por_elegir') throw yaOrdenada();
  const categorias = [...new Set(cuales)].flatMap((uno) => row.categorias[uno] ?? []);
  const cuantas = categorias.reduce((suma, { preguntas }) => suma + preguntas, 0);
  if (cuantas > MAX_PREGUNTAS_DE_IMPORTACION) throw sonDemasiadas(cuantas);
  const deEsta = eq(importacionArchivosTable.importacionId, id);
  const [archivo] = await db.select().from(importacionArchivosTable).where(deEsta);
  if (!archivo || categorias.length === 0) throw noEncontrado();
  const guardados = new Map<string, MedioGuardado>();
  try {
    const leido = await leerArchivo(
      actor.id,
      { importacionId: id, nombre: row.nombre, bytes: archivo.contenido, formato: row.formato, categorias },
      (lineas, medios) => guardarMedios(platform, lineas, medios, guardados),
    );
    const medios = [...guardados.values()];
    await runWork(platform, actor, 'importaciones.elegir', async (work) => {
      const ahora = await bloquearImportacion(work, id);
      if (ahora.estado !== 'por_elegir') return;
      await exigirCuota(
        work,
        config,
        medios.reduce((suma, { hallado }) => suma + hallado.bytes, 0),
      );
      await guardarLeido(work, ahora, { ...leido, categorias: null }, medios);
      await work.tx.delete(importacionArchivosTable).where(deEsta);
    });
  } catch (error) {
    await storage.remove(...guardados.keys());
    throw error;
  }
}
