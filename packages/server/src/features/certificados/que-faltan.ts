import { cursosDondeEmite, puedeEmitir, puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { cursoALaVista } from '#features/certificados/curso-a-la-vista.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Those who finished a course, as far as someone sees certificates and may issue them. */
async function terminaron(db: Database | Tx, actor: Actor, cursoId: string): Promise<SQL> {
  const alcances = [puedeVerCertificados(actor), puedeEmitir(actor)];
  if (alcances.includes(false)) throw sinPermiso();
  await cursoALaVista(db, cursoId, cursosDondeEmite(actor));
  const suyos = and(...alcances.map((alcance) => scopeSql(usuariosBinding, alcance)));
  return sql`array(select row(v.usuario_id, v.curso_id)::par_de_avance
    from curso_avance v join ${usuariosTable} on ${usuariosTable.id} = v.usuario_id
   where v.curso_id = ${cursoId} and v.terminado_en is not null and ${suyos ?? sql`true`})`;
}

export async function contarQueFaltan(
  db: Database,
  actor: Actor,
  cursoId: string,
): Promise<{ faltan: number }> {
  const quienes = await terminaron(db, actor, cursoId);
  const { rows } = await db.execute<{ faltan: number }>(
    sql`select count(*)::int as faltan from sin_certificado(${quienes})`,
  );
  return { faltan: rows[0]?.faltan ?? 0 };
}

/** Dated with the true end of each; whoever has one keeps it, so twice is once. */
export async function emitirQueFaltan(work: Work, cursoId: string): Promise<{ emitidos: number }> {
  const quienes = await terminaron(work.tx, work.actor, cursoId);
  const { rows } = await work.tx.execute<{ emitidos: number }>(
    sql`select expedir_certificados(${quienes}) as emitidos`,
  );
  return { emitidos: rows[0]?.emitidos ?? 0 };
}
