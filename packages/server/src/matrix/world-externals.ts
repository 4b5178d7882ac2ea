import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { catalogoExternoTable, externasTable } from '#features/externas/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
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
