import type { Scope } from '@catedra/shared/core/scope.ts';
import { puedeProrrogar } from '@catedra/shared/cumplimiento/policy.ts';
import type { DeshacerDeCurso, DeshacerDeCursos, DeshacerDeGrupo } from '@catedra/shared/lotes/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import {
  devolverPersonas,
  lockGrupo,
  MIEMBROS,
  quitarPersonas,
  retirarPlazoPropio,
} from '#features/grupos/offers.ts';
import {
  deshacerInscripcion,
  devolverPlazos,
  lockCurso,
  lockCursoDePlazos,
} from '#features/participantes/offers.ts';
import { lockPersonas, type Persona } from '#features/sesion/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

interface Vueltas {
  readonly hechas: number;
  /** Those who changed since: they stay as they are. */
  readonly iguales: number;
}

const contadas = (ids: readonly string[], hechas: number): Vueltas => ({
  hechas,
  iguales: new Set(ids).size - hechas,
});

const siguenAqui = async (work: Work, ids: readonly string[], visible?: SQL): Promise<Persona[]> =>
  (await lockPersonas(work, ids, visible)).filter(({ usuario }) => usuario.fechaBaja === null);

const lasQueVe = (work: Work, ids: readonly string[], alcance: Scope = true): Promise<Persona[]> =>
  siguenAqui(
    work,
    ids,
    and(scopeSql(usuariosBinding, usuarios.policy.read(work.actor)), scopeSql(usuariosBinding, alcance)),
  );

/** Takes out those who came in by hand at that moment; whoever was kept out of the group is kept out again. */
async function deshacerEntrada(
  work: Work,
  { grupoId, marca, estabanFuera }: Extract<DeshacerDeGrupo, { que: 'entrada' }>,
  personas: readonly Persona[],
): Promise<number> {
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select usuario_id as id from grupo_miembros
     where grupo_id = ${grupoId} and desde = ${marca}::timestamptz and origen = 'mano'
       and usuario_id = any(${sql.param(personas.map(({ usuario }) => usuario.id))}::uuid[])`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const { cambiadas } = await quitarPersonas(work, MIEMBROS, grupoId, ids);
  await retirarPlazoPropio(work, ids, marca);
  if (!estabanFuera)
    await work.tx.execute(sql`
      delete from grupo_fuera where grupo_id = ${grupoId} and usuario_id = any(${sql.param(ids)}::uuid[])`);
  return cambiadas;
}

/** Exactly what one act on many did to the people of a group, taken back. */
export async function deshacerDeGrupo(work: Work, pedido: DeshacerDeGrupo): Promise<Vueltas> {
  const grupo = await lockGrupo(work, pedido.grupoId);
  return contadas(
    pedido.ids,
    pedido.que === 'entrada'
      ? await deshacerEntrada(work, pedido, await lasQueVe(work, pedido.ids))
      : // Whoever took someone out of their only group in sight can't see them any more, and may put them back all the same.
        await devolverPersonas(work, grupo, await siguenAqui(work, pedido.ids), pedido.marca),
  );
}

/** The same of a course given by name, or of a date of their own in it. */
export async function deshacerDeCurso(
  work: Work,
  { que, cursoId, ids, marca }: DeshacerDeCurso,
): Promise<Vueltas> {
  if (que === 'asignacion') {
    const curso = await lockCurso(work, cursoId);
    const quitadas = await deshacerInscripcion(work, curso, await lasQueVe(work, ids), marca);
    return contadas(ids, quitadas.size);
  }
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:prorrogar');
  const personas = await lasQueVe(work, ids, puedeProrrogar(work.actor));
  return contadas(ids, await devolverPlazos(work, curso, personas, marca));
}

/** The same of several courses given by one act: whoever keeps any of them changed since. */
export async function deshacerDeCursos(
  work: Work,
  { cursoIds, ids, marca }: DeshacerDeCursos,
): Promise<Vueltas> {
  const orden = [...new Set(cursoIds)].toSorted();
  const cursos = [];
  for (const id of orden) cursos.push(await lockCurso(work, id));
  const personas = await lasQueVe(work, ids);
  const sinEllos = new Set<string>();
  for (const curso of cursos)
    for (const id of await deshacerInscripcion(work, curso, personas, marca)) sinEllos.add(id);
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select distinct usuario_id as id from inscripciones
     where curso_id = any(${sql.param(orden)}::uuid[]) and usuario_id = any(${sql.param([...sinEllos])}::uuid[])
       and desde = ${marca}::timestamptz`);
  return contadas(ids, sinEllos.size - rows.length);
}
