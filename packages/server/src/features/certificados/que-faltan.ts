import { cursosDondeEmite, puedeEmitir, puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import type { QueFaltan } from '@catedra/shared/certificados/schemas.ts';
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
   where v.curso_id = ${cursoId} and v.terminado_en is not null and not v.externa and ${usuariosTable.fechaBaja} is null and ${suyos ?? sql`true`})`;
}

interface Cuentas extends QueFaltan, Record<string, unknown> {}

export async function contarQueFaltan(db: Database, actor: Actor, cursoId: string): Promise<QueFaltan> {
  const quienes = await terminaron(db, actor, cursoId);
  const { rows } = await db.execute<Cuentas>(sql`
    with quienes as (select ${quienes} as pares)
    select (select count(*)::int from sin_certificado(pares)) as faltan,
           cardinality(pares) as terminaron,
           (select count(*)::int from unnest(pares) x join certificados k using (usuario_id, curso_id)
             where k.ronda = ronda_de(k.usuario_id, k.curso_id) and k.sustituido_en is null and k.retirado_en is null) as expedidos
      from quienes`);
  return rows[0] ?? { faltan: 0, terminaron: 0, expedidos: 0 };
}

/** Dated with the true end of each; whoever has one keeps it, so twice is once. */
export async function emitirQueFaltan(work: Work, cursoId: string): Promise<{ emitidos: number }> {
  const quienes = await terminaron(work.tx, work.actor, cursoId);
  const { rows } = await work.tx.execute<{ emitidos: number }>(
    sql`select expedir_certificados(${quienes}) as emitidos`,
  );
  return { emitidos: rows[0]?.emitidos ?? 0 };
}
