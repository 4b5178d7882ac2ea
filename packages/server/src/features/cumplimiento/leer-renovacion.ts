import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { RenovacionDeCurso } from '@catedra/shared/cumplimiento/renovacion.ts';
import { and, eq, sql } from 'drizzle-orm';
import { leerAjustes as leerAjustesDeAcademia } from '#features/ajustes/offers.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursoRenovacionesTable, cursosTable } from '#features/cursos/table.ts';
import { cumplimientoSql, personasSql } from '#features/participantes/offers.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type Ajustes = Omit<RenovacionDeCurso, 'personas' | 'paraSiempre' | 'cierran' | 'deLaAcademia'>;

/** What a course of which nobody said anything asks. */
const DE_PARTIDA = {
  version: 0,
  validezDia: null,
  validezMinimoMeses: 6,
  diasParaRenovar: 60,
  diasDeMargen: 0,
  renovarYa: false,
  avisaVence: null,
  avisaCaduca: null,
};

export async function leerAjustes(db: Database | Tx, cursoId: string): Promise<Ajustes> {
  const { cursoId: _, ...columnas } = cursoRenovacionesTable;
  const [fila] = await db
    .select({ validezMeses: cursosTable.validezMeses, guardados: columnasDe(columnas) })
    .from(cursosTable)
    .leftJoin(cursoRenovacionesTable, eq(cursoRenovacionesTable.cursoId, cursosTable.id))
    .where(eq(cursosTable.id, cursoId));
  if (!fila) throw noEncontrado();
  return { validezMeses: fila.validezMeses, ...(fila.guardados ?? DE_PARTIDA) };
}

const columnasDe = ({
  version,
  validezDia,
  validezMinimoMeses,
  diasParaRenovar,
  diasDeMargen,
  renovarYa,
  avisaVence,
  avisaCaduca,
}: Pick<typeof cursoRenovacionesTable, keyof typeof DE_PARTIDA>) => ({
  version,
  validezDia,
  validezMinimoMeses,
  diasParaRenovar,
  diasDeMargen,
  renovarYa,
  avisaVence,
  avisaCaduca,
});

/** How a course asks to be taken again, and how its people stand by it today: for whoever may change it. */
export async function leerRenovacion(
  db: Database,
  actor: Actor,
  cursoId: string,
  now: Date,
): Promise<RenovacionDeCurso> {
  const alcance = cursos.policy.update(actor);
  if (alcance === false) throw sinPermiso();
  const visible = and(eq(cursosTable.id, cursoId), scopeSql(cursosBinding, alcance));
  const [curso] = await db.select({ id: cursosTable.id }).from(cursosTable).where(visible);
  if (!curso) throw noEncontrado();
  return leerEntera(db, cursoId, now);
}

export const leerEntera = async (
  db: Database | Tx,
  cursoId: string,
  now: Date,
): Promise<RenovacionDeCurso> => ({
  ...(await leerAjustes(db, cursoId)),
  ...(await leerPersonas(db, cursoId, now)),
  cierran: await leerLoQueCierra(db, cursoId),
  deLaAcademia: await leerLoDeLaAcademia(db),
});

async function leerLoDeLaAcademia(db: Database | Tx): Promise<RenovacionDeCurso['deLaAcademia']> {
  const { avisaVence, avisaCaduca } = await leerAjustesDeAcademia(db);
  return { avisaVence, avisaCaduca };
}

async function leerLoQueCierra(db: Database | Tx, cursoId: string): Promise<RenovacionDeCurso['cierran']> {
  const { rows } = await db.execute<RenovacionDeCurso['cierran'][number] & Record<string, unknown>>(sql`
    select x.id as "actividadId", x.titulo, ${isoSql(sql`x.cierre`)} as "cierraEn"
      from (select a.id, a.titulo, cierre_de(a.id, a.tipo, a.disponible_hasta) as cierre from actividades a
             where a.curso_id = ${cursoId} and a.obligatoria and a.lista and not a.oculta
               and not (a.no_se_repite and alguna_se_repite(a.curso_id))) x
     where x.cierre is not null order by x.cierre, x.titulo, x.id`);
  return rows;
}

async function leerPersonas(
  db: Database | Tx,
  cursoId: string,
  now: Date,
): Promise<Pick<RenovacionDeCurso, 'personas' | 'paraSiempre'>> {
  const { rows } = await db.execute<{ estado: string; n: number; siempre: number }>(sql`
    select ${cumplimientoSql(now)} as estado, count(*)::int as n,
           count(*) filter (where a.terminada and a.vale_hasta = 'infinity')::int as siempre
      from matriculas a join usuarios on usuarios.id = a.usuario_id join cursos c on c.id = a.curso_id
     where a.curso_id = ${cursoId} and ${personasSql(true)} group by 1`);
  return {
    personas: Object.fromEntries(rows.flatMap(({ estado, n }) => (estado ? [[estado, n]] : []))),
    paraSiempre: rows.reduce((suma, { siempre }) => suma + siempre, 0),
  };
}
