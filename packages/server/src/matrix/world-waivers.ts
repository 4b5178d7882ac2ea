import { randomUUID } from 'node:crypto';
import { exencionesTable } from '#features/participantes/table.ts';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

interface Suyas {
  readonly cursoId: string;
  readonly usuarioIds: readonly string[];
  readonly tutorId: string;
}

/** Those of a course are excused from it, and were before: every list that tells of them could tell why. */
export async function exentos(
  { platform: { db } }: TestApp,
  mundo: Mundo,
  { cursoId, usuarioIds, tutorId }: Suyas,
): Promise<void> {
  const motivo = canario(mundo, 'exencion', 'motivo');
  const antes = { terminadaEn: '2026-01-02T10:00:00.000Z', terminadaPor: tutorId, motivoDeFin: motivo };
  await db.insert(exencionesTable).values(
    usuarioIds.flatMap((usuarioId) =>
      [{ en: '2026-01-01T10:00:00.000Z', ...antes }, {}].map((cual) => ({
        id: randomUUID(),
        usuarioId,
        cursoId,
        hasta: '2099-12-31',
        motivo,
        por: tutorId,
        ...cual,
      })),
    ),
  );
}
