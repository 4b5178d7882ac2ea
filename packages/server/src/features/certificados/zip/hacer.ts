import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { estadoDe } from '@catedra/shared/certificados/rules.ts';
import { nombreDePapel } from '@catedra/shared/certificados/zip.ts';
import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { hasRoomFor, makeStaging, removeStaged, sinEspacio, stagingFile } from '#features/archivos/offers.ts';
import { alcanceSql } from '#features/certificados/filtrar-registro.ts';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { claveDePapel, hacerYGuardar } from '#features/certificados/guardar-papel.ts';
import { certificadosTable, certificadoZipsTable } from '#features/certificados/table.ts';
import { claveDeZip, type FilaDeZip } from '#features/certificados/zip/leer.ts';
import { loadActiveActor } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { willPass } from '#platform/db/errors.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessLocked } from '#platform/turns/lock.ts';
import { growingZip, type ZipPart } from '#platform/zip/write-zip.ts';

const A_LA_VEZ = 100;
/** More than one of ours takes, so that what begins can end. */
const BYTES_DE_UN_PAPEL = 60_000;

const cambiar = ({ db }: Platform, id: string, valores: Partial<FilaDeZip>) =>
  db
    .update(certificadoZipsTable)
    .set(valores)
    .where(and(eq(certificadoZipsTable.id, id), eq(certificadoZipsTable.estado, 'haciendo')));

/** Some of them as they are now, in the order in which they were asked for, with the papers that they lacked. */
async function conPapel(platform: Platform, { usuarioId }: FilaDeZip, ids: readonly string[]) {
  const { db, clock, config } = platform;
  const actor = await loadActiveActor(db, usuarioId);
  if (!actor) throw sinPermiso();
  const hoy = diaEn(clock.now(), config.ZONA_HORARIA);
  const suyos = and(
    inArray(certificadosTable.id, [...ids]),
    isNotNull(certificadosTable.codigo),
    alcanceSql({ actor, hoy, zona: config.ZONA_HORARIA }),
  );
  const leer = async (): Promise<FilaDeCertificado[]> => {
    const filas = await db
      .select({ fila: certificadosTable })
      .from(certificadosTable)
      .innerJoin(usuariosTable, eq(usuariosTable.id, certificadosTable.usuarioId))
      .where(suyos);
    const porId = new Map(filas.map(({ fila }) => [fila.id, fila]));
    return ids.flatMap((id) => porId.get(id) ?? []);
  };
  const filas = await leer();
  const faltan = filas.filter(({ papelHuella, estorbos }) => !papelHuella && !estorbos);
  if (faltan.length === 0) return filas;
  // One that can't be made is left out and counted; its failure is told where papers are made.
  await hacerYGuardar(platform, faltan).catch((err: unknown) =>
    platform.log.warn({ err }, 'hay papeles que no van en un zip'),
  );
  return leer();
}

/** One paper after another, noting how far it is. */
async function* papeles(platform: Platform, zip: FilaDeZip): AsyncGenerator<ZipPart> {
  const { storage, clock, config } = platform;
  const hoy = diaEn(clock.now(), config.ZONA_HORARIA);
  const usados = new Set<string>();
  let dentro = 0;
  for (let desde = 0; desde < zip.certificadoIds.length; desde += A_LA_VEZ) {
    const ids = zip.certificadoIds.slice(desde, desde + A_LA_VEZ);
    for (const fila of await conPapel(platform, zip, ids)) {
      const { nombre, papelHuella, numero } = fila;
      if (nombre === null || papelHuella === null) continue;
      const clave = claveDePapel(fila.id, papelHuella);
      const bytes = await storage.size(clave);
      if (bytes === null) continue;
      const estado = estadoDe(fila, hoy);
      const seña = estado === 'retirado' || estado === 'sustituido' ? { seña: estado } : {};
      dentro++;
      yield {
        name: nombreDePapel({ numero, nombre, ...seña }, usados),
        bytes,
        open: () => storage.read(clave),
      };
    }
    const hechos = desde + ids.length;
    await cambiar(platform, zip.id, { hechos, sinPapel: hechos - dentro });
  }
  if (dentro === 0)
    throw new DomainError(
      409,
      'SIN_PAPELES',
      'Ninguno de esos certificados tiene un PDF que se pueda descargar.',
    );
}

/** Grows beside what is uploaded, where leftovers are swept, and goes to the store whole. */
async function hacer(platform: Platform, zip: FilaDeZip): Promise<void> {
  const { config, storage, clock } = platform;
  await makeStaging(config);
  if (!(await hasRoomFor(config, zip.certificadoIds.length * BYTES_DE_UN_PAPEL))) throw sinEspacio();
  const archivo = stagingFile(config, zip.id);
  try {
    await pipeline(
      growingZip(papeles(platform, zip), clock.now()),
      createWriteStream(archivo, { mode: 0o600, flush: true }),
    );
    const { size: bytes } = await stat(archivo);
    await storage.put(claveDeZip(zip.id), archivo);
    await cambiar(platform, zip.id, { estado: 'listo', bytes, terminadoEn: clock.now().toISOString() });
  } finally {
    await removeStaged(config, zip.id);
  }
}

async function anotarFallo(platform: Platform, id: string, error: unknown): Promise<void> {
  const { clock, log } = platform;
  if (!(error instanceof DomainError)) log.error({ err: error }, 'se detuvo un zip de certificados');
  const motivo =
    error instanceof DomainError ? error.message : 'Algo falló mientras se preparaba. Vuelve a pedirlo.';
  await cambiar(platform, id, { estado: 'fallido', motivo, terminadoEn: clock.now().toISOString() });
}

/** Harmless when run twice, or again after a crash: it begins anew. */
export const hacerZip = job<{ readonly id: string }>('certificados.zip', (platform, { id }) =>
  unlessLocked(platform.db, `certificados.zip.${id}`, async () => {
    const [zip] = await platform.db
      .select()
      .from(certificadoZipsTable)
      .where(eq(certificadoZipsTable.id, id));
    if (zip?.estado !== 'haciendo') return;
    try {
      await hacer(platform, zip);
    } catch (error) {
      if (willPass(error)) throw error;
      await anotarFallo(platform, id, error);
    }
  }),
);
