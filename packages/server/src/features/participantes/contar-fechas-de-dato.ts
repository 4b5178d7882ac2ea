import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { CuentaDeFechas, FechasDeDato } from '@catedra/shared/participantes/schemas.ts';
import { sql } from 'drizzle-orm';
import { exigirVerFecha } from '#features/grupos/offers.ts';
import { elegidas } from '#features/usuarios/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** As many people are counted by one statement. */
const JUNTAS = 1000;

/** Of those who lack one of the courses, whose date has passed by now and who have none. */
export async function contarFechasDeDato(
  db: Database,
  actor: Actor,
  { seleccion, cursoIds, venceCampoId, venceEnDias }: FechasDeDato,
  now: Date,
): Promise<CuentaDeFechas> {
  if (cursos.policy.update(actor) === false) throw sinPermiso();
  await exigirVerFecha(db, actor, venceCampoId);
  const ahora = now.toISOString();
  const suma = { personas: 0, pasadas: 0, sinDato: 0 };
  for await (const pagina of elegidas(db, actor, seleccion, JUNTAS)) {
    const { rows } = await db.execute<CuentaDeFechas & Record<string, unknown>>(sql`
      select count(*)::int as personas, (count(*) filter (where p.vence_en is null))::int as "sinDato",
             (count(*) filter (where p.vence_en < ${ahora}::timestamptz))::int as pasadas
        from (select vence_desde_el_dato(${ahora}::timestamptz, u.campos ->> ${venceCampoId}, ${venceEnDias}::int, null,
                       zona_de(u.zona_horaria, a.zona_horaria)) as vence_en
                from usuarios u cross join academia a
               where u.id = any(${sql.param(pagina.map(({ id }) => id))}::uuid[])
                 and exists (select from unnest(${sql.param([...cursoIds])}::uuid[]) c (id)
                              where not exists (select from matriculas m where m.usuario_id = u.id and m.curso_id = c.id))) p`);
    for (const { personas, pasadas, sinDato } of rows) {
      suma.personas += personas;
      suma.pasadas += pasadas;
      suma.sinDato += sinDato;
    }
  }
  return suma;
}
