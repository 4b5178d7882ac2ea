import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { puedeImportarPreguntas } from '@catedra/shared/importaciones/policy.ts';
import {
  type ContadoresDeImportacion,
  ESTADOS_DE_LINEA,
  type Importacion,
  RESULTADOS_DE_LINEA,
} from '@catedra/shared/importaciones/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { importacionesTable } from '#features/importaciones/table.ts';
import { lasQueVe, leerPreguntas } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type ImportacionRow = typeof importacionesTable.$inferSelect;

const RECIENTES = 10;

export function exigirImportar(actor: Actor): void {
  if (puedeImportarPreguntas(actor) === false) throw sinPermiso();
}

/** Into the bank of that course, or into the academy's own. */
export function exigirImportarEn(actor: Actor, cursoId: string | null): void {
  if (!matches(puedeImportarPreguntas(actor), { cursoId })) throw sinPermiso();
}

/** Somebody else's does not exist. */
const suya = (actor: Actor, id: string) =>
  and(eq(importacionesTable.id, id), eq(importacionesTable.usuarioId, actor.id));

export async function encontrar(db: Database | Tx, actor: Actor, id: string): Promise<ImportacionRow> {
  exigirImportar(actor);
  const [row] = await db.select().from(importacionesTable).where(suya(actor, id));
  if (!row) throw noEncontrado();
  return row;
}

/** The same under a lock, so that two orders come one after the other. */
export async function bloquearImportacion(work: Work, id: string): Promise<ImportacionRow> {
  exigirImportar(work.actor);
  const [row] = await work.tx.select().from(importacionesTable).where(suya(work.actor, id)).for('update');
  if (!row) throw noEncontrado();
  return row;
}

interface Cuentas extends Record<string, unknown> {
  readonly estados: Readonly<Record<string, number>>;
  readonly resultados: Readonly<Record<string, number>>;
  readonly entran: Importacion['entran'];
  readonly carpetas: number;
  readonly sorteos: number;
  readonly cursoId: string | null;
  readonly evaluacion: Importacion['evaluacion'];
  readonly anterior: { readonly en: string; readonly por: string } | null;
}

/** The folder of the course of an evaluation, if it was made already. */
const deLaEvaluacion = (evaluacionId: string | null) => sql`
  (select c.id from carpetas c join evaluaciones d on d.curso_id = c.curso_id
    where d.id = ${evaluacionId}::uuid and c.padre_id is null order by c.creado_en, c.id limit 1)`;

async function contar(
  db: Database | Tx,
  { id, sha256, carpetaId, evaluacionId, repetidas }: ImportacionRow,
): Promise<Cuentas> {
  const porPartes = (columna: 'estado' | 'resultado') => sql`
    coalesce((select json_object_agg(x.que, x.n) from (
      select l.${sql.raw(columna)} as que, count(*)::int as n from importacion_lineas l
       where l.importacion_id = ${id} and l.${sql.raw(columna)} is not null group by 1) x), '{}'::json)`;
  const { rows } = await db.execute<Cuentas>(sql`
    select ${porPartes('estado')} as estados, ${porPartes('resultado')} as resultados,
           (select json_build_object('nuevas', count(*) filter (where x.suerte = 'nueva'),
                     'actualizadas', count(*) filter (where x.suerte = 'actualizar'))
              from (select case when l.estado in ('entendida', 'con_cambio') then 'nueva'
                                when l.estado = 'cambiada' then coalesce(l.decision, ${repetidas})
                                when l.estado = 'conflicto' then coalesce(l.decision, 'dejar') end as suerte
                      from importacion_lineas l where l.importacion_id = ${id}) x) as entran,
           (select count(distinct l.carpeta)::int from importacion_lineas l
             where l.importacion_id = ${id} and cardinality(l.carpeta) > 0) as carpetas,
           (select count(distinct e.id)::int
              from evaluaciones e join actividades a on a.id = e.actividad_id and viva(a.papelera)
              join evaluacion_lugares l on l.evaluacion_id = e.id and l.cuantas is not null
             where e.estado = 'publicada' and l.carpeta_id in (
               with recursive sube (id, padre_id) as (
                 select c.id, c.padre_id from carpetas c where c.id = coalesce(${carpetaId}::uuid, ${deLaEvaluacion(evaluacionId)})
                 union all select c.id, c.padre_id from carpetas c join sube s on c.id = s.padre_id)
               select s.id from sube s)) as sorteos,
           coalesce((select c.curso_id from carpetas c where c.id = ${carpetaId}),
                    (select e.curso_id from evaluaciones e where e.id = ${evaluacionId})) as "cursoId",
           (select json_build_object('cursoId', e.curso_id, 'actividadId', e.actividad_id, 'titulo', a.titulo)
              from evaluaciones e join actividades a on a.id = e.actividad_id where e.id = ${evaluacionId}) as evaluacion,
           (select json_build_object('en', ${isoSql(sql`i.terminada_en`)}, 'por', trim(u.nombre || ' ' || u.apellidos))
              from importaciones i join usuarios u on u.id = i.usuario_id
             where i.sha256 = ${sha256} and i.estado = 'importada' and i.id <> ${id}
             order by i.terminada_en desc limit 1) as anterior`);
  return rows[0] as Cuentas;
}

const todos = <N extends string>(nombres: readonly N[], cuentas: Readonly<Record<string, number>>) =>
  Object.fromEntries(nombres.map((uno) => [uno, cuentas[uno] ?? 0])) as Record<N, number>;

const TERMINADAS: readonly ImportacionRow['estado'][] = ['importada', 'fallida', 'deshecha'];

export async function comoImportacion(db: Database | Tx, row: ImportacionRow): Promise<Importacion> {
  const { estados, resultados, entran, carpetas, sorteos, cursoId, evaluacion, anterior } = await contar(
    db,
    row,
  );
  const contadores: ContadoresDeImportacion = {
    ...todos(ESTADOS_DE_LINEA, estados),
    total: Object.values(estados).reduce((suma, una) => suma + una, 0),
  };
  const { id, nombre, formato, estado, motivo, creadaEn, terminadaEn, repetidas, categorias, hechas, total } =
    row;
  const { carpetaId, evaluacionId, nueva, conCarpetas } = row;
  return {
    id,
    nombre,
    formato,
    estado,
    motivo,
    creadaEn,
    terminadaEn,
    repetidas,
    cursoId,
    evaluacion,
    carpetas,
    sorteos,
    contadores,
    entran,
    destino: { carpetaId, evaluacionId, nueva, conCarpetas },
    categorias: [...categorias].map((una) => ({ ...una, carpeta: [...una.carpeta] })),
    progreso: { hechas, total },
    resultado: TERMINADAS.includes(estado) ? todos(RESULTADOS_DE_LINEA, resultados) : null,
    anterior,
  };
}

export const leerImportacion = async (db: Database | Tx, actor: Actor, id: string): Promise<Importacion> =>
  comoImportacion(db, await encontrar(db, actor, id));

export async function leerRecientes(db: Database, actor: Actor) {
  exigirImportar(actor);
  const { rows } = await db.execute<{
    id: string;
    nombre: string;
    estado: Importacion['estado'];
    creadaEn: string;
    preguntas: number;
  }>(sql`
    select i.id, i.nombre, i.estado, ${isoSql(sql`i.creada_en`)} as "creadaEn",
           (select count(*)::int from importacion_lineas l where l.importacion_id = i.id) as preguntas
      from importaciones i where i.usuario_id = ${actor.id}
     order by i.creada_en desc, i.id desc limit ${RECIENTES}`);
  return { datos: rows };
}

const MAX_DE_UNA_EVALUACION = 200;

/** Those that it brought and are still in sight, in the order of their file. */
export async function leerTraidas(db: Database, actor: Actor, id: string) {
  await encontrar(db, actor, id);
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from importacion_lineas l join preguntas p on p.id = l.pregunta_id
     where l.importacion_id = ${id} and l.resultado in ('creada', 'actualizada', 'igual') and viva(p.eliminada_en)
       and ${lasQueVe(actor)}
     order by l.numero limit ${MAX_DE_UNA_EVALUACION}`);
  const ids = rows.map((una) => una.id);
  const leidas = await leerPreguntas(db, sql`p.id = any(${sql.param(ids)}::uuid[])`);
  const porId = new Map(leidas.map((una) => [una.id, una]));
  return { preguntas: ids.flatMap((uno) => porId.get(uno) ?? []) };
}
