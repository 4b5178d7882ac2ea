import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  catalogoExternoTable,
  externaCargaFilasTable,
  externaCargasTable,
  externasTable,
} from '#features/externas/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { Gente } from '#matrix/gente.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** The same one in every scene: as it was, whatever was done to it in the last. */
export const ENTRADA = randomUUID();

export const tituloDeEntrada = canario('a', 'entrada', 'titulo');

/** Something the learner did elsewhere, of an entry of the catalogue: it moves none of their rounds. */
export async function unaExterna(
  { platform: { db } }: TestApp,
  mundo: Mundo,
  { usuarioId, tutorId }: { readonly usuarioId: string; readonly tutorId: string },
): Promise<string> {
  const id = randomUUID();
  const entrada = { titulo: tituloDeEntrada, version: 1, retiradaEn: null };
  await db
    .insert(catalogoExternoTable)
    .values({ id: ENTRADA, ...entrada })
    .onConflictDoUpdate({ target: catalogoExternoTable.id, set: entrada });
  await db.execute(sql`delete from externas where usuario_id = ${usuarioId}`);
  await db.insert(externasTable).values({
    id,
    usuarioId,
    entradaId: ENTRADA,
    dia: '2026-01-01',
    efecto: 'catalogo',
    registradaPor: tutorId,
    motivo: canario(mundo, 'externa', 'motivo'),
  });
  return id;
}

/** The tutor's own files of external training: one to be recorded, with a row of this person and another of somebody of others; one that was. */
export async function dosCargasDeExternas(
  { platform: { db, clock } }: TestApp,
  { mundo, tutorId, ajena }: Gente,
  documento: string,
) {
  const de = (campo: string) => canario(mundo, 'externacarga', campo);
  const [externaCargaId, externaCargaHechaId] = [randomUUID(), randomUUID()];
  const now = clock.now().toISOString();
  const carga = {
    quien: tutorId,
    archivo: `${de('archivo')}.csv`,
    sha256: '',
    encabezados: ['Documento', de('titulo'), 'Terminada'],
    mapeo: ['documento' as const, 'formacion' as const, 'dia' as const],
    filas: 2,
  };
  await db.insert(externaCargasTable).values([
    { ...carga, id: externaCargaId },
    { ...carga, id: externaCargaHechaId, ordenadaEn: now, registradaEn: now },
  ]);
  await db.insert(externaCargaFilasTable).values([
    { cargaId: externaCargaId, linea: 2, celdas: [documento, tituloDeEntrada, '2/1/2026'] },
    { cargaId: externaCargaId, linea: 3, celdas: [ajena?.documento ?? '', de('celda'), '3/1/2026'] },
    { cargaId: externaCargaHechaId, linea: 2, celdas: [documento, de('celda'), '2/1/2026'], fuera: '' },
  ]);
  return { externaCargaId, externaCargaHechaId };
}
