import { randomUUID } from 'node:crypto';
import { fotoCursosTable, fotoFilasTable, fotosTable } from '#features/fotos/table.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** One picture for all scenes, which grows with what each of them has. */
export const FOTO = randomUUID();

/** In it, that somebody had this course. */
export async function enLaFoto(
  { platform: { db, clock, config } }: TestApp,
  {
    usuarioId,
    cursoId,
    titulo,
  }: { readonly usuarioId: string; readonly cursoId: string; readonly titulo: string },
): Promise<void> {
  const now = clock.now().toISOString();
  await db
    .insert(fotosTable)
    .values({ id: FOTO, zona: config.ZONA_HORARIA, tomadaEn: now, huella: '' })
    .onConflictDoNothing();
  await db.insert(fotoCursosTable).values({ fotoId: FOTO, cursoId, titulo });
  await db
    .insert(fotoFilasTable)
    .values({ fotoId: FOTO, usuarioId, cursoId, estado: 'sin_plazo', ronda: 1, porcentaje: 0, desde: now });
}
