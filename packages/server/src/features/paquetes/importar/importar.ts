import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { ArchivoPorImportar } from '@catedra/shared/paquetes/archivos-usados.ts';
import { paqueteConErrores, paqueteOlvidado } from '@catedra/shared/paquetes/errors.ts';
import type { CursoPorImportar } from '@catedra/shared/paquetes/leer.ts';
import { and, eq } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { abrirPaquete, leerDelPaquete } from '#features/paquetes/abrir-paquete.ts';
import { escribirCurso, limpiarFilas } from '#features/paquetes/importar/escribir-curso.ts';
import { limpiarBanco } from '#features/paquetes/importar/limpiar-banco.ts';
import { type ArchivoTraido, traerArchivos } from '#features/paquetes/importar/traer-archivos.ts';
import { quitarZip } from '#features/paquetes/quitar-zip.ts';
import { exigirPermiso, type PaqueteRow } from '#features/paquetes/queries.ts';
import { resumenDe } from '#features/paquetes/resumen.ts';
import { paquetesTable } from '#features/paquetes/table.ts';
import { loadActiveActor } from '#features/sesion/offers.ts';
import { runWork } from '#platform/changes/work.ts';
import { willPass } from '#platform/db/errors.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';
import { withCleanTexts } from '#platform/rich-text/clean-html.ts';
import { unlessLocked } from '#platform/turns/lock.ts';

/** Whoever ordered it, with the rights they have now. */
async function actorDe(db: Database, usuarioId: string): Promise<Actor> {
  const actor = await loadActiveActor(db, usuarioId);
  if (!actor) throw sinPermiso();
  exigirPermiso(actor);
  return actor;
}

const distintos = (traidos: readonly ArchivoTraido[]): string[] =>
  traidos.flatMap(({ nombre, tipo, hallado }) =>
    tipo === hallado.tipo
      ? []
      : [`«${nombre}» se anunciaba como ${tipo || 'nada'} y por dentro es ${hallado.tipo}: así se guarda.`],
  );

/** As any write would leave it; its texts are cleaned elsewhere, since they may be long and many. */
const limpiar = (actor: Actor, curso: CursoPorImportar) =>
  withCleanTexts(actor.id, curso, async () => {
    const { preguntas, avisos: ajenos } = await limpiarBanco(curso);
    const limpio = {
      ...curso,
      preguntas,
      actividades: await limpiarFilas(actividadesBinding, curso.actividades),
      reglas: await limpiarFilas(
        evaluacionesBinding,
        curso.evaluaciones.map((una) => una.reglas),
      ),
    };
    return { limpio, ajenos };
  });

async function hacer(
  platform: Platform,
  paquete: PaqueteRow,
  alTraer: (ids: string[]) => void,
): Promise<string> {
  const { db, config } = platform;
  const actor = await actorDe(db, paquete.usuarioId);
  const [archivo] = await db
    .select()
    .from(archivosTable)
    .where(eq(archivosTable.id, paquete.archivoId ?? paquete.id));
  if (!archivo) throw paqueteOlvidado();
  const zip = await abrirPaquete(platform, archivo);
  try {
    const lectura = await leerDelPaquete(platform, actor, zip, paquete.id);
    const { curso } = lectura;
    if (!curso) throw paqueteConErrores();
    alTraer(curso.archivos.map(({ id }: ArchivoPorImportar) => id));
    const traidos = await traerArchivos(platform, zip, paquete.id, curso.archivos);
    const { limpio, ajenos } = await limpiar(actor, curso);
    const avisos = [...lectura.avisos, ...ajenos, ...distintos(traidos)];
    const resumen = resumenDe({ ...lectura, avisos });
    await runWork(platform, actor, 'paquetes.importar', async (work) => {
      await escribirCurso(work, config, limpio, traidos, paquete.nombre);
      await work.tx
        .update(paquetesTable)
        .set({
          estado: 'importado',
          resumen,
          cursoId: curso.id,
          hechos: paquete.total,
          terminadoEn: work.now.toISOString(),
        })
        .where(eq(paquetesTable.id, paquete.id));
    });
  } finally {
    zip.close();
  }
  return archivo.id;
}

async function anotarFallo({ db, clock, log }: Platform, id: string, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) log.error({ err: error }, 'se detuvo un paquete');
  const motivo =
    error instanceof DomainError
      ? error.message
      : 'Algo falló y la importación se detuvo. No quedó nada a medias: vuelve a intentarlo.';
  await db
    .update(paquetesTable)
    .set({ estado: 'fallido', motivo, terminadoEn: clock.now().toISOString() })
    .where(and(eq(paquetesTable.id, id), eq(paquetesTable.estado, 'importando')));
}

/** Imports a package that was ordered. Harmless when run twice, or again after a crash. */
export const importar = (platform: Platform, id: string): Promise<void> =>
  unlessLocked(platform.db, `paquetes.${id}`, async () => {
    const [paquete] = await platform.db.select().from(paquetesTable).where(eq(paquetesTable.id, id));
    if (paquete?.estado !== 'importando') return;
    let traidos: string[] = [];
    let zip: string;
    try {
      zip = await hacer(platform, paquete, (ids) => {
        traidos = ids;
      });
    } catch (error) {
      if (willPass(error)) throw error;
      await platform.storage.remove(...traidos);
      await anotarFallo(platform, id, error);
      return;
    }
    // The course is in: a zip that can't be removed now harms nobody.
    await quitarZip(platform, zip).catch((err: unknown) =>
      platform.log.warn({ err }, 'un paquete queda sin borrar'),
    );
  });
