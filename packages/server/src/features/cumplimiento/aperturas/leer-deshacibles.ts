import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { AperturasDeshacibles, QuienesDeCurso } from '@catedra/shared/cumplimiento/aperturas.ts';
import { cursosDonde } from '@catedra/shared/cumplimiento/policy.ts';
import { sql } from 'drizzle-orm';
import { deEsasPersonas, leerAbiertas, repartir } from '#features/cumplimiento/aperturas/abiertas.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Database } from '#platform/db/pool.ts';

/** What taking back what was opened to these people would do; nothing changes. */
export async function leerDeshacibles(
  db: Database,
  actor: Actor,
  cursoId: string,
  quienes: QuienesDeCurso,
  now: Date,
): Promise<AperturasDeshacibles> {
  const alcance = cursosDonde(actor, 'plazos:renovar');
  if (alcance === false) throw sinPermiso();
  const curso = await cursosBinding.statements.leer(db, cursoId);
  if (!curso || !matches(alcance, scopeFieldsOf(cursosBinding, curso))) throw noEncontrado();
  const { donde, elegidas } = await deEsasPersonas(db, actor, { cursoId, quienes, now });
  const { vuelven: _, ...efecto } = repartir(await leerAbiertas(db, actor, cursoId, donde));
  const { rows } = await db.execute<{ cuantas: number }>(
    sql`select count(distinct e.id)::int as cuantas from (${elegidas}) as e (id)`,
  );
  const cuantas = rows[0]?.cuantas ?? 0;
  return { ...efecto, sinApertura: cuantas - efecto.deshechas - efecto.cuantasQuedan };
}
