import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import {
  type ComoVaDeGrupo,
  type ConsultaDeComoVa,
  CURSOS_A_LA_VISTA,
  PERSONAS_POR_PAGINA,
  type SemanasDeUnGrupo,
} from '@catedra/shared/reportes/como-va-grupo.ts';
import { gruposPersonaAPersona } from '@catedra/shared/reportes/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import {
  avanceSql,
  cumplimientoSql,
  cursoCuenta,
  enEstadoSql,
  estadoSql,
} from '#features/participantes/offers.ts';
import { casillasSql } from '#features/reportes/casillas.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { semanasDe } from '#features/reportes/leer-grupos-por-semanas.ts';
import { lunesDe } from '#features/reportes/leer-semanas.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** A group of which the reader may not know how it goes is none for them; an archived one gives nothing to do. */
async function exigirGrupo(db: Database, { actor }: Lectura, id: string): Promise<void> {
  const visibles = gruposPersonaAPersona(actor);
  if (visibles === false) throw sinPermiso();
  const { rows } = await db.execute(sql`
    select from grupos where grupos.id = ${id} and grupos.estado = 'activo'
       and ${scopeSql(gruposBinding, visibles) ?? sql`true`}`);
  if (rows.length === 0) throw noEncontrado();
}

/** The courses that the group gives, those that most people are late in first. */
const cursosSql = (id: string, now: Date): SQL => sql`
  select c.id, c.titulo, c.imagen, count(a.usuario_id)::int as personas,
         count(*) filter (where a.completada)::int as completado,
         count(*) filter (where ${enEstadoSql('vencido', now)})::int as tarde,
         min(a.cumple_hasta) filter (where ${enEstadoSql('vencido', now)}) as desde
    from grupo_cursos gc join cursos c on c.id = gc.curso_id and viva(c.papelera) and ${cursoCuenta}
    left join matriculas a on a.curso_id = c.id and a.usuario_id in (select usuario_id from miembros)
   where gc.grupo_id = ${id} group by c.id`;

/** Each of its people, the ones late in most first, and since longest. */
const personasSql = (now: Date): SQL => sql`
  select usuarios.id, usuarios.nombre, usuarios.apellidos, usuarios.foto, usuarios.zona_horaria,
         count(*) filter (where ${enEstadoSql('vencido', now)})::int as vencidos,
         count(*) filter (where ${enEstadoSql('vencido', now)} and c.id not in (select id from cursos_suyos))::int as fuera,
         min(a.cumple_hasta) filter (where ${enEstadoSql('vencido', now)}) as desde
    from miembros m join usuarios on usuarios.id = m.usuario_id
    left join (matriculas a join cursos c on c.id = a.curso_id and ${cursoCuenta}) on a.usuario_id = usuarios.id
   group by usuarios.id`;

const CURSO = sql`json_build_object('id', s.id, 'titulo', s.titulo, 'imagen', s.imagen, 'personas', s.personas,
  'completado', s.completado, 'tarde', s.tarde, 'tardeDesde', ${isoSql(sql`s.desde`)})`;

const celdasSql = (now: Date): SQL => sql`
  select coalesce(json_agg(json_build_object('cursoId', a.curso_id, 'estado', ${estadoSql(now)}, 'cumplimiento', ${cumplimientoSql(now)},
           'porcentaje', ${avanceSql()}, 'venceEn', ${isoSql(sql`a.vence_en`)}) order by s.puesto), '[]')
    from a_la_vista s join matriculas a on a.curso_id = s.id and a.usuario_id = usuarios.id join cursos c on c.id = a.curso_id`;

interface Leido extends Record<string, unknown> {
  readonly total: number;
  readonly casillas: ComoVaDeGrupo['personas'];
  readonly cursos: ComoVaDeGrupo['cursos'];
  readonly cuantosCursos: number;
  readonly datos: ComoVaDeGrupo['datos'];
}

/** How a group goes, in two statements whatever its people and courses are. */
export async function leerComoVaGrupo(
  db: Database,
  lectura: Lectura,
  id: string,
  consulta: ConsultaDeComoVa,
): Promise<ComoVaDeGrupo> {
  await exigirGrupo(db, lectura, id);
  const { now } = lectura;
  const leidas = Number(consulta.cursor ?? 0);
  const { rows } = await db.execute<Leido>(sql`
    with ${casillasSql(sql`array[${id}]::uuid[]`, now)},
    cursos_suyos as materialized (${cursosSql(id, now)}),
    a_la_vista as materialized (
      select s.*, row_number() over (order by s.tarde desc, s.titulo, s.id) as puesto from cursos_suyos s
       order by puesto limit ${CURSOS_A_LA_VISTA}),
    gente as materialized (
      select p.*, row_number() over (order by p.vencidos desc, p.desde, p.apellidos, p.nombre, p.id) as puesto
        from (${personasSql(now)}) p),
    usuarios as materialized (
      select * from gente order by puesto offset ${leidas} limit ${PERSONAS_POR_PAGINA})
    select (select count(*)::int from gente) as total, (select count(*)::int from cursos_suyos) as "cuantosCursos",
      (select json_build_object('vencidas', vencidas, 'alDia', "alDia", 'enCurso', "enCurso", 'sinEmpezar', "sinEmpezar",
         'sinCursos', "sinCursos", 'hechas', hechas, 'total', total) from casillas) as casillas,
      (select coalesce(json_agg(${CURSO} order by s.puesto), '[]') from a_la_vista s) as cursos,
      (select coalesce(json_agg(json_build_object('id', usuarios.id, 'nombre', usuarios.nombre, 'apellidos', usuarios.apellidos,
         'foto', usuarios.foto, 'vencidos', usuarios.vencidos, 'vencidosFuera', usuarios.fuera,
         'ultimaVez', ${isoSql(sql`(select max(v.ultima_vez) from curso_avance v where v.usuario_id = usuarios.id
           and v.curso_id in (select s.id from cursos_suyos s))`)},
         'celdas', (${celdasSql(now)})) order by usuarios.puesto), '[]') from usuarios) as datos`);
  const { casillas, total, datos, cursos, cuantosCursos } = rows[0] as Leido;
  const hasta = leidas + datos.length;
  return {
    personas: casillas,
    cursos,
    cuantosCursos,
    datos,
    siguiente: hasta < total ? String(hasta) : null,
    total,
  };
}

export async function leerSemanasDeGrupo(
  db: Database,
  lectura: Lectura,
  id: string,
): Promise<SemanasDeUnGrupo> {
  await exigirGrupo(db, lectura, id);
  const lunes = lunesDe(lectura.now, lectura.zona);
  const semanas = (await semanasDe(db, lectura, [id], lunes)).get(id) ?? [];
  return { semanas: semanas.map((una, i) => ({ desde: lunes[i] ?? '', ...una })) };
}
