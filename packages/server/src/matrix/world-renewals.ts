import { sql } from 'drizzle-orm';
import { canario, type Mundo } from '#matrix/canaries.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** Someone who completed the course, and to whom its tutor opened another round with a reason. */
export async function unaRondaAbierta(
  { platform: { db } }: TestApp,
  mundo: Mundo,
  {
    usuarioId,
    cursoId,
    tutorId,
  }: { readonly usuarioId: string; readonly cursoId: string; readonly tutorId: string },
): Promise<void> {
  await db.execute(sql`
    insert into rondas (usuario_id, curso_id, ronda, terminado_en, cuenta_desde, ultimo_dia, abierta_en, abierta_por, motivo,
        pasada_en)
    values (${usuarioId}, ${cursoId}, 1, '2026-01-05', '2026-01-05', '2040-01-01', '2026-02-01', ${tutorId},
      ${canario(mundo, 'renovacion', 'motivo')}, '2026-02-01')`);
  await db.execute(sql`select recalcular_matriculas(array[row(${usuarioId}, ${cursoId})::par_de_avance])`);
}
