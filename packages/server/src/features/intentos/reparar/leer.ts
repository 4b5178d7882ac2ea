import type { Actor } from '@catedra/shared/core/actor.ts';
import { alcance as alcanceDe, matches } from '@catedra/shared/core/scope.ts';
import type { PreguntaReparable, Reparacion } from '@catedra/shared/intentos/reparar/schemas.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { type SQL, sql } from 'drizzle-orm';
import { exigirPregunta, gruposQueRepara } from '#features/intentos/reparar/alcance.ts';
import { losQueAlcanza } from '#features/intentos/reparar/cargar.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const NOMBRE = (id: SQL): SQL =>
  sql`(select nullif(trim(x.nombre || ' ' || x.apellidos), '') from usuarios x where x.id = ${id})`;

/** Whether somebody who repairs for these groups may undo a repair `r`: what reaches everybody, only whoever reaches them. */
const ESTA_A_SU_ALCANCE = (grupoIds: readonly string[] | null): SQL =>
  grupoIds === null
    ? sql`true`
    : sql`(r.grupo_ids is not null and r.grupo_ids <@ ${sql.param([...grupoIds])}::uuid[])`;

/** Repairs `r`, as they are read. */
export async function leerReparaciones(db: Database | Tx, actor: Actor, where: SQL): Promise<Reparacion[]> {
  const { rows } = await db.execute<Reparacion & Record<string, unknown>>(sql`
    select r.id, r.tipo, r.estado, r.motivo, r.hacia_abajo as "haciaAbajo", ${isoSql(sql`r.en`)} as en, ${NOMBRE(sql`r.por`)} as por,
           r.personas, r.hechas, r.cambian, r.aprueban, r.suspenden, ${isoSql(sql`r.terminada_en`)} as "terminadaEn",
           case when r.deshecha_motivo is not null then json_build_object('en', ${isoSql(sql`coalesce(r.deshecha_en, r.terminada_en, r.en)`)},
             'por', ${NOMBRE(sql`r.deshecha_por`)}, 'motivo', r.deshecha_motivo) end as deshecha,
           r.estado = 'hecha' and ${ESTA_A_SU_ALCANCE(gruposQueRepara(actor))} and not exists (
             select from reparaciones s where s.evaluacion_id = r.evaluacion_id and s.pregunta_id = r.pregunta_id
                and s.orden > r.orden and s.estado <> 'deshecha') as "sePuedeDeshacer"
      from reparaciones r where ${where} order by r.orden desc limit 50`);
  return rows;
}

interface Version extends Record<string, unknown> {
  readonly numero: number;
  readonly intentos: number;
  readonly personas: number;
}

interface Otra extends Record<string, unknown> {
  readonly titulo: string;
  readonly curso: string;
  readonly cursoId: string;
  readonly intentos: number;
}

interface Cuentas extends Record<string, unknown> {
  readonly cursoTitulo: string;
  readonly notaMinima: number;
  readonly practica: boolean;
  readonly personas: number;
  readonly deRondasPasadas: number;
  readonly enCurso: number;
}

/** A question of an evaluation that was answered, with its versions and their keys, and what was repaired of it. */
export async function leerReparable(
  db: Database,
  actor: Actor,
  evaluacionId: string,
  preguntaId: string,
): Promise<PreguntaReparable> {
  await leerReglas(db, actor, evaluacionId);
  const grupoIds = gruposQueRepara(actor);
  const tipo = await exigirPregunta(db, actor, preguntaId);
  const numerosDe = sql`array(select v.numero from pregunta_versiones v where v.pregunta_id = ${preguntaId})`;
  const { rows: todas } = await db.execute<{ numeros: number[] }>(sql`select ${numerosDe} as numeros`);
  const versiones = todas[0]?.numeros ?? [];
  const alcance = { evaluacionId, preguntaId, tipo: 'todos' as const, clave: null, versiones, grupoIds };
  const dondeLaPide = sql`i.evaluacion_id = ${evaluacionId} and p.pregunta_id = ${preguntaId}`;
  const todos = losQueAlcanza({ ...alcance, rondasPasadas: true });
  const [usadas, cuentas, otras, reparaciones] = await Promise.all([
    db.execute<Version>(sql`
      select p.numero, count(distinct i.id)::int as intentos, count(distinct i.usuario_id)::int as personas
        from intentos i join intento_preguntas p on p.intento_id = i.id
       where ${dondeLaPide} and ${todos} group by 1 order by 1 desc limit 50`),
    db.execute<Cuentas>(sql`
      select c.titulo as "cursoTitulo", e.nota_minima::float as "notaMinima", e.practica,
             (select count(distinct i.usuario_id)::int from intentos i where ${losQueAlcanza({ ...alcance, rondasPasadas: false })}) as personas,
             (select count(*)::int from intentos i where ${todos} and i.ronda < ronda_vigente(i.usuario_id, i.curso_id)) as "deRondasPasadas",
             (select count(*)::int from intentos i join intento_preguntas p on p.intento_id = i.id
               where ${dondeLaPide} and i.estado in ('en_curso', 'vencido')) as "enCurso"
        from evaluaciones e join cursos c on c.id = e.curso_id where e.id = ${evaluacionId}`),
    db.execute<Otra>(sql`
      select a.titulo, c.titulo as curso, c.id as "cursoId", s.intentos
        from (select i.evaluacion_id, count(*)::int as intentos from intento_preguntas p join intentos i on i.id = p.intento_id
               where p.pregunta_id = ${preguntaId} and i.evaluacion_id <> ${evaluacionId} and i.estado = 'entregado' group by 1) s
        join evaluaciones e on e.id = s.evaluacion_id join actividades a on a.id = e.actividad_id
        join cursos c on c.id = e.curso_id order by c.titulo, a.titulo, e.id`),
    leerReparaciones(db, actor, sql`r.evaluacion_id = ${evaluacionId} and r.pregunta_id = ${preguntaId}`),
  ]);
  const ve = alcanceDe(actor, 'evaluaciones:ver');
  const refs = usadas.rows.map(({ numero }) => ({ preguntaId, numero }));
  const claves = await leerClaves(
    db,
    refs.length > 0 ? refs : [{ preguntaId, numero: Math.max(...versiones) }],
  );
  const [cuenta] = cuentas.rows;
  if (!cuenta) throw new Error(`evaluacion ${evaluacionId} vanished`);
  const [alguna] = claves.values();
  return {
    preguntaId,
    tipo,
    titulo: alguna ? enUnaLinea(alguna.publica) : '',
    ...cuenta,
    versiones: usadas.rows.flatMap((version) => {
      const una = claves.get(`${preguntaId}:${version.numero}`);
      return una ? [{ ...version, publica: una.publica, clave: { ...una.clave } }] : [];
    }),
    otras: otras.rows.map(({ cursoId, ...otra }) =>
      matches(ve, { cursoId }) ? otra : { titulo: null, curso: null, intentos: otra.intentos },
    ),
    reparaciones,
  };
}
