import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { demasiadasEtiquetas } from '@catedra/shared/preguntas/errors.ts';
import { MAX_ETIQUETAS } from '@catedra/shared/preguntas/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { exigirEditar, exigirEditarAhi, lasQueVe } from '#features/preguntas/alcance.ts';
import { anotarVarias } from '#features/preguntas/audit.ts';
import { exigirCarpeta } from '#features/preguntas/commands/guardar-pregunta.ts';
import type { Work } from '#platform/changes/work.ts';

interface Bloqueada extends Record<string, unknown> {
  readonly id: string;
  readonly cursoId: string | null;
  readonly etiquetas: readonly string[];
}

/** All of them under a lock, or none: one that is out of sight is as one that never was. */
async function bloquearVarias(work: Work, ids: readonly string[]): Promise<Bloqueada[]> {
  exigirEditar(work.actor);
  const distintos = [...new Set(ids)];
  const { rows } = await work.tx.execute<Bloqueada>(sql`
    select p.id, p.curso_id as "cursoId", p.etiquetas from preguntas p
     where p.id = any(${sql.param(distintos)}::uuid[]) and ${lasQueVe(work.actor)} order by p.id for update of p`);
  if (rows.length < distintos.length) throw noEncontrado();
  for (const { cursoId } of rows) exigirEditarAhi(work.actor, cursoId);
  return rows;
}

interface Cambio {
  readonly set: SQL;
  /** Those that it changes. */
  readonly donde: SQL;
  readonly detalle: Readonly<Record<string, readonly [unknown, unknown]>>;
}

type Hecha = { id: string; cursoId: string | null };

async function aplicar(
  work: Work,
  filas: readonly Bloqueada[],
  { set, donde, detalle }: Cambio,
): Promise<{ cambiadas: number }> {
  const ids = filas.map(({ id }) => id);
  const { rows } = await work.tx.execute<Hecha>(sql`
    update preguntas p set ${set}, version = p.version + 1, actualizado_en = ${work.now.toISOString()}
     where p.id = any(${sql.param(ids)}::uuid[]) and ${donde} returning p.id, p.curso_id as "cursoId"`);
  const antes = new Map(filas.map((fila) => [fila.id, fila.cursoId]));
  anotarVarias(
    work,
    rows.map(({ id, cursoId }) => ({ id, antes: antes.get(id) ?? null, despues: cursoId })),
    detalle,
  );
  return { cambiadas: rows.length };
}

export async function moverPreguntas(work: Work, ids: readonly string[], carpetaId: string) {
  const filas = await bloquearVarias(work, ids);
  await exigirCarpeta(work, carpetaId);
  return aplicar(work, filas, {
    set: sql`carpeta_id = ${carpetaId}::uuid`,
    donde: sql`p.carpeta_id <> ${carpetaId}::uuid`,
    detalle: { carpetaId: [null, carpetaId] },
  });
}

interface Etiquetado {
  readonly ids: readonly string[];
  readonly poner: readonly string[];
  readonly quitar: readonly string[];
}

const con = (suyas: readonly string[], { poner, quitar }: Etiquetado): string[] => [
  ...new Set([...suyas.filter((una) => !quitar.includes(una)), ...poner]),
];

export async function etiquetarPreguntas(work: Work, pedido: Etiquetado) {
  const filas = await bloquearVarias(work, pedido.ids);
  if (filas.some(({ etiquetas }) => con(etiquetas, pedido).length > MAX_ETIQUETAS))
    throw demasiadasEtiquetas(MAX_ETIQUETAS);
  const nuevas = JSON.stringify(
    filas.map(({ id, etiquetas }) => ({ id, etiquetas: con(etiquetas, pedido) })),
  );
  const suyas = sql`(select array(select jsonb_array_elements_text(n.etiquetas))
    from jsonb_to_recordset(${nuevas}::jsonb) as n (id uuid, etiquetas jsonb) where n.id = p.id)`;
  return aplicar(work, filas, {
    set: sql`etiquetas = ${suyas}`,
    donde: sql`p.etiquetas is distinct from ${suyas}`,
    detalle: {
      ...(pedido.poner.length > 0 && { etiquetas: [null, pedido.poner.join(', ')] as const }),
      ...(pedido.quitar.length > 0 && { sinEtiquetas: [null, pedido.quitar.join(', ')] as const }),
    },
  });
}

/** Draws stop taking them; attempts keep what they ask. */
export async function llevarALaPapelera(work: Work, ids: readonly string[]) {
  return aplicar(work, await bloquearVarias(work, ids), {
    set: sql`eliminada_en = ${work.now.toISOString()}::timestamptz, eliminada_por = ${work.actor.id}::uuid`,
    donde: sql`viva(p.eliminada_en)`,
    detalle: { enPapelera: [false, true] },
  });
}

export async function recuperarPreguntas(work: Work, ids: readonly string[]) {
  return aplicar(work, await bloquearVarias(work, ids), {
    set: sql`eliminada_en = null, eliminada_por = null`,
    donde: sql`not viva(p.eliminada_en)`,
    detalle: { enPapelera: [true, false] },
  });
}
