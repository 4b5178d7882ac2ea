import { puedeRetirar } from '@catedra/shared/certificados/policy.ts';
import type { QueHacerConCertificados } from '@catedra/shared/certificados/tocados.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { certificadosTable } from '#features/certificados/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Tx } from '#platform/db/pool.ts';

/** Whether the certificate `k` rests on a completion that nobody has undone. */
const DESCANSA = sql`exists (select from rondas r where r.usuario_id = k.usuario_id and r.curso_id = k.curso_id
  and r.ronda = k.ronda and r.deshecha_en is null)`;

/** Those in force of some people in some courses (rows with `usuario_id` and `curso_id`) that rest on a completion. */
export async function losQueDescansan(tx: Tx, pares: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select k.id from ${certificadosTable} k
     where (k.usuario_id, k.curso_id) in (${pares}) and k.sustituido_en is null and k.retirado_en is null and ${DESCANSA}`);
  return rows.map(({ id }) => id);
}

/** Those of them that rest on nothing any more, and whether someone may withdraw each. */
export async function losTocados(tx: Tx, actor: Actor, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; alcanza: boolean }>(sql`
    select k.id, ${scopeSql(usuariosBinding, puedeRetirar(actor)) ?? sql`true`} as alcanza
      from ${certificadosTable} k join usuarios on usuarios.id = k.usuario_id
     where k.id = any(${sql.param(ids)}::uuid[]) and not ${DESCANSA}`);
  return rows;
}

/**
 * Does something that may undo completions and, in the same step, withdraws the certificates that rested on them if that
 * was chosen; otherwise they stay as they are.
 */
export async function conSusCertificados<T>(
  work: Work,
  pares: SQL,
  { certificados, motivo }: { readonly certificados: QueHacerConCertificados; readonly motivo: string },
  acto: () => Promise<T>,
): Promise<T> {
  if (certificados === 'dejar') return acto();
  const antes = await losQueDescansan(work.tx, pares);
  const hecho = await acto();
  const tocados = await losTocados(work.tx, work.actor, antes);
  if (!tocados.every(({ alcanza }) => alcanza)) throw sinPermiso();
  await retirarCertificados(
    work,
    tocados.map(({ id }) => id),
    motivo,
  );
  return hecho;
}

interface Retirado extends Record<string, unknown> {
  readonly id: string;
  readonly numero: string;
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly grupoIds: string[];
}

/** Withdraws those that are in force, with a reason. */
export async function retirarCertificados(work: Work, ids: readonly string[], motivo: string): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await work.tx.execute<Retirado>(sql`
    update ${certificadosTable} k set retirado_en = ${work.now.toISOString()}, retirado_por = ${work.actor.id}, motivo = ${motivo}
     where k.id = any(${sql.param(ids)}::uuid[]) and k.retirado_en is null
    returning k.id, k.numero, k.usuario_id as "usuarioId", k.curso_id as "cursoId",
      array(select g.grupo_id from grupo_miembros g where g.usuario_id = k.usuario_id order by 1) as "grupoIds"`);
  for (const { id, numero, usuarioId, cursoId, grupoIds } of rows) {
    const alcance = { usuarioId, cursoId, grupoIds };
    work.record({
      coleccion: 'certificados',
      documento: id,
      antes: alcance,
      despues: alcance,
      detalle: { numero: [numero, numero], estado: ['valido', 'retirado'], motivo: [null, motivo] },
    });
  }
}
