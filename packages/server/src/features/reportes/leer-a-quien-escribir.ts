import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { cursosDonde, puedeProrrogar } from '@catedra/shared/cumplimiento/policy.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import {
  A_QUIEN_ESCRIBIR,
  CASI_TERMINADO,
  DIAS_QUE_SE_DAN,
  DIAS_SIN_INSISTIR,
} from '@catedra/shared/reportes/trabajo-cifras.ts';
import type { PersonasQueSigo, QuienNecesita } from '@catedra/shared/reportes/trabajo.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import {
  avanceSql,
  enEstadoSql,
  finDeProximo,
  hastaProximoSql,
  personasSql,
} from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura, veATodos } from '#features/reportes/filtros.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const SI = sql`true`;

/** Whether the course of row `a` is where the reader may do something. */
const delCursoSql = (donde: Scope): SQL => sql`exists (
  select from cursos where cursos.id = a.curso_id and ${scopeSql(cursosBinding, donde) ?? SI})`;

const deLaPersonaSql = ({ actor }: Lectura, que: 'read' | 'update'): SQL =>
  alcanzaSql(usuarios.policy[que](actor));
const alcanzaSql = (alcance: Scope): SQL => sql`(${scopeSql(usuariosBinding, alcance) ?? SI})`;

const INVITACION = sql`from enlaces i where i.usuario_id = usuarios.id and i.tipo = 'invitacion'`;

/**
 * What the reader may do that fits whoever has row `a`: a key, days or a word. Nothing for whoever can't be written to,
 * and for whom that was done lately.
 */
const actoSql = (lectura: Lectura): SQL => {
  const { actor } = lectura;
  const desde = antesDe(lectura.now, DIAS_SIN_INSISTIR * DIA).toISOString();
  return sql`case
    when usuarios.ultimo_acceso is null and ${deLaPersonaSql(lectura, 'update')} then
      case when usuarios.correo is not null and not exists (select ${INVITACION} and i.expira_en > ahora()) then 'invitar' end
    when ${enEstadoSql('vencido', lectura.now)} and ${avanceSql()} >= ${CASI_TERMINADO}
      and ${deLaPersonaSql(lectura, 'read')} and ${alcanzaSql(puedeProrrogar(actor))}
      and ${delCursoSql(cursosDonde(actor, 'plazos:prorrogar'))} then 'prorrogar'
    when usuarios.correo is not null and ${delCursoSql(cursos.policy.read(actor))} and not exists (
      select from recordatorios n where n.usuario_id = a.usuario_id and n.curso_id = a.curso_id and n.en > ${desde})
      then 'recordar' end`;
};

const OTRA = { fila: sql`o`, curso: sql`d` };

/** Row `a` has the earliest date of its person, of what they can do something about: of each, one. */
const primeraDeSuPersona = (lectura: Lectura): SQL => sql`not exists (
  select from matriculas o join cursos d on d.id = o.curso_id
   where o.usuario_id = a.usuario_id and not o.terminada and ${hastaProximoSql(lectura.now, OTRA)}
     and (o.cumple_hasta, o.curso_id) < (a.cumple_hasta, a.curso_id))`;

/** Few people are gathered first; those of whoever sees everyone come in the order of their dates, and the first are enough. */
const suyasSql = (lectura: Lectura): SQL =>
  veATodos(lectura)
    ? sql``
    : sql`suyas as materialized (select usuarios.id from usuarios where ${personasSql(...lectura.personas)}),`;

const deSuyasSql = (lectura: Lectura): SQL =>
  veATodos(lectura)
    ? dePersonasSql(lectura, sql`a.usuario_id`)
    : sql`a.usuario_id = any(array(select id from suyas))`;

/** How many are late, and how many will soon be: what is kept of everyone, or counted now. */
const cuentasSql = (lectura: Lectura): SQL => {
  const ahora = lectura.now.toISOString();
  return veATodos(lectura)
    ? sql`select null::int as total, coalesce(sum(personas) filter (where vence_en < ${ahora}), 0)::int as vencidas,
                 coalesce(sum(personas) filter (where vence_en >= ${ahora}), 0)::int as proximas
            from plazos_de_ahora(${finDeProximo(lectura.now)})`
    : sql`select (select count(*)::int from suyas) as total, count(*) filter (where primera < ${ahora})::int as vencidas,
                 count(*) filter (where primera >= ${ahora})::int as proximas
            from (select min(a.cumple_hasta) as primera from matriculas a join cursos c on c.id = a.curso_id
                   where ${hastaProximoSql(lectura.now)} and ${deSuyasSql(lectura)} group by a.usuario_id) f`;
};

interface Fila extends Record<string, unknown> {
  readonly total: number | null;
  readonly vencidas: number;
  readonly proximas: number;
  readonly primeras: readonly (Omit<QuienNecesita, 'hasta'> & { readonly zona: string | null })[];
}

/** Who is late or nearly, the earliest date first, each with the act that fits and that the reader may do. */
export async function leerAQuienEscribir(db: Database, lectura: Lectura): Promise<PersonasQueSigo> {
  const { actor, now, zona: deLaAcademia } = lectura;
  const { rows } = await db.execute<Fila>(sql`
    with ${suyasSql(lectura)}
    primeras as materialized (
      select a.usuario_id, a.curso_id, a.cumple_hasta as vence_en, ${avanceSql()} as porcentaje, x.acto
        from matriculas a join cursos c on c.id = a.curso_id join usuarios on usuarios.id = a.usuario_id
        cross join lateral (select ${actoSql(lectura)} as acto) x
       where ${hastaProximoSql(now)} and not a.terminada and ${deSuyasSql(lectura)}
         and a.usuario_id <> ${actor.id} and ${primeraDeSuPersona(lectura)} and x.acto is not null
       order by a.cumple_hasta, a.usuario_id limit ${A_QUIEN_ESCRIBIR}),
    cuentas as materialized (${cuentasSql(lectura)})
    select n.total, n.vencidas, n.proximas, (
      select coalesce(json_agg(json_build_object(
               'persona', json_build_object('id', usuarios.id, 'nombre', usuarios.nombre, 'apellidos', usuarios.apellidos,
                 'foto', usuarios.foto),
               'ficha', ${deLaPersonaSql(lectura, 'read')}, 'nuncaEntro', usuarios.ultimo_acceso is null,
               'invitada', exists (select ${INVITACION}), 'zona', usuarios.zona_horaria,
               'vencidos', (select count(*) from matriculas a join cursos c on c.id = a.curso_id
                             where a.usuario_id = p.usuario_id and ${enEstadoSql('vencido', now)}),
               'curso', json_build_object('id', d.id, 'titulo', d.titulo, 'porcentaje', p.porcentaje,
                 'venceEn', ${isoSql(sql`p.vence_en`)}),
               'acto', p.acto) order by p.vence_en, p.usuario_id), '[]')
        from primeras p join usuarios on usuarios.id = p.usuario_id join cursos d on d.id = p.curso_id) as primeras
      from cuentas n`);
  const { primeras, total, vencidas, proximas } = rows[0] as Fila;
  const hastaEn = (zona: string | null) =>
    finDelDia(now, DIAS_QUE_SE_DAN, zona ?? deLaAcademia).toISOString();
  return {
    total,
    vencidas,
    proximas,
    primeras: primeras.map(({ zona, ...una }) => ({
      ...una,
      hasta: una.acto === 'prorrogar' ? hastaEn(zona) : null,
    })),
  };
}
