import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursosDonde } from '@catedra/shared/cumplimiento/policy.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { AsignacionDeCurso } from '@catedra/shared/grupos/schemas.ts';
import {
  type CierresAlEntrar,
  type CierresAntes,
  type CierresPorNombre,
  SIN_CIERRES_ANTES,
  sumarCierres,
} from '@catedra/shared/participantes/cierres.ts';
import { type SQL, sql } from 'drizzle-orm';
import { entradasDeCarga } from '#features/cargas/offers.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { paginasQueEntran } from '#features/grupos/offers.ts';
import { pruebasQueCierran } from '#features/participantes/cierres/casos.ts';
import { contarCierresAntes } from '#features/participantes/cierres/contar.ts';
import { alEntrar, conProrroga, porElGrupo, porSuNombre } from '#features/participantes/cierres/entradas.ts';
import { exigir } from '#features/participantes/exigir.ts';
import { elegidas } from '#features/usuarios/offers.ts';
import { scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Database } from '#platform/db/pool.ts';

/** As many people are counted by one statement. */
const JUNTAS = 1000;

/** A course in which the actor gives dates; elsewhere there is none. */
async function exigirPlazos(db: Database, actor: Actor, cursoId: string): Promise<void> {
  const donde = cursosDonde(actor, 'plazos:prorrogar');
  if (donde === false) throw sinPermiso();
  const curso = await cursosBinding.statements.leer(db, cursoId);
  if (!curso || !matches(donde, scopeFieldsOf(cursosBinding, curso))) throw noEncontrado();
}

/** If the group gave the course until then. */
export async function leerCierresPorGrupo(
  db: Database,
  actor: Actor,
  grupoId: string,
  asignacion: AsignacionDeCurso,
  now: Date,
): Promise<CierresAntes> {
  await exigir(db, actor, gruposBinding, grupoId, grupos.policy.update(actor));
  await exigir(db, actor, cursosBinding, asignacion.cursoId, cursos.policy.read(actor));
  if (asignacion.venceEn === null && asignacion.venceEnDias === null) return SIN_CIERRES_ANTES;
  const pruebas = await pruebasQueCierran(db, [asignacion.cursoId]);
  const entradas = porElGrupo(grupoId, asignacion, now);
  return contarCierresAntes(db, actor, { pruebas, entradas, remedio: { grupoId } });
}

/** If these people had the course by name until then, or another date of their own in it. */
export async function leerCierresPorNombre(
  db: Database,
  actor: Actor,
  cursoId: string,
  { que, seleccion, ...plazo }: CierresPorNombre,
  now: Date,
): Promise<CierresAntes> {
  if (que === 'prorroga') await exigirPlazos(db, actor, cursoId);
  else await exigir(db, actor, cursosBinding, cursoId, cursos.policy.update(actor));
  if (plazo.venceEn === null && plazo.venceEnDias === null) return SIN_CIERRES_ANTES;
  const pruebas = await pruebasQueCierran(db, [cursoId]);
  if (pruebas.length === 0) return SIN_CIERRES_ANTES;
  let suma = SIN_CIERRES_ANTES;
  for await (const pagina of elegidas(db, actor, seleccion, JUNTAS)) {
    const pedido = { cursoId, ids: pagina.map(({ id }) => id), ...plazo };
    const entradas =
      que === 'prorroga' ? conProrroga(pedido, now) : porSuNombre(pedido, que === 'nuevas', now);
    suma = sumarCierres(
      suma,
      await contarCierresAntes(db, actor, { pruebas, entradas, remedio: 'personas' }),
    );
  }
  return suma;
}

/** The courses that these groups give with a date. */
async function cursosConFecha(db: Database, grupoIds: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct gc.curso_id as id from grupo_cursos gc
     where gc.grupo_id in (${grupoIds}) and (gc.vence_en is not null or gc.vence_en_dias is not null)`);
  return rows.map(({ id }) => id);
}

/** If some people came into these groups, with the dates that those give. */
export async function leerCierresAlEntrar(
  db: Database,
  actor: Actor,
  { diasSiPaso, ...consulta }: CierresAlEntrar,
  now: Date,
): Promise<CierresAntes> {
  if (grupos.policy.update(actor) === false) throw sinPermiso();
  const suyos = sql`select unnest(${sql.param([...consulta.grupoIds])}::uuid[])`;
  const pruebas = await pruebasQueCierran(db, await cursosConFecha(db, suyos));
  if (pruebas.length === 0) return SIN_CIERRES_ANTES;
  let suma = SIN_CIERRES_ANTES;
  for await (const entran of paginasQueEntran(db, actor, consulta)) {
    const pregunta = { pruebas, entradas: alEntrar(entran, diasSiPaso, now), remedio: 'aparte' as const };
    suma = sumarCierres(suma, await contarCierresAntes(db, actor, pregunta));
  }
  return suma;
}

/** The same of those of a file, as the revision left its rows. */
export async function leerCierresDeCarga(
  db: Database,
  actor: Actor,
  cargaId: string,
  diasSiPaso: number | undefined,
  now: Date,
): Promise<CierresAntes> {
  const entran = await entradasDeCarga(db, actor, cargaId);
  const cursoIds = await cursosConFecha(db, sql`select n.grupo_id from (${entran}) n`);
  const pruebas = await pruebasQueCierran(db, cursoIds);
  const entradas = alEntrar(entran, diasSiPaso, now);
  return contarCierresAntes(db, actor, { pruebas, entradas, remedio: 'aparte' });
}
