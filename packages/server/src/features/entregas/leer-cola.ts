import type { Actor } from '@catedra/shared/core/actor.ts';
import type { ColaDeEntregas, ConsultaDeEntregas, EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sinTutor } from '#features/entregas/alcance.ts';
import { type Buscadas, buscadasPor } from '#features/entregas/buscadas.ts';
import { CLAVE, DE_QUIEN_Y_DE_QUE, lasQueMira } from '#features/entregas/filtro.ts';
import {
  CON_NOTA,
  DE_QUIEN,
  NUMERO_DE_PREGUNTA,
  obras,
  respuestas,
  SIN_NOTA,
  vienenA,
} from '#features/entregas/queries.ts';
import { isoSql } from '#platform/db/columns.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const lugar = z.tuple([z.iso.datetime(), z.uuid(), z.number()]);

interface Orden {
  readonly clave: SQL;
  readonly enOrden: SQL;
  readonly despues: SQL;
  readonly cuando: (fila: EntregaEnCola) => string | null;
}

const LAS_QUE_ESPERAN: Orden = {
  clave: CLAVE,
  enOrden: CLAVE,
  despues: sql`>`,
  cuando: ({ entregadaEn }) => entregadaEn,
};

/** The last marked first: years add to them, and nobody looks for the first. */
const LAS_CORREGIDAS: Orden = {
  clave: sql`e.calificada_en, e.id, coalesce(e.lugar, -1)`,
  enOrden: sql`e.calificada_en desc, e.id desc, coalesce(e.lugar, -1) desc`,
  despues: sql`<`,
  cuando: ({ calificadaEn }) => calificadaEn,
};

/**
 * Works and answers apart: each half has an index in the order of the page, and gives no more rows than it. Those of whoever
 * is looked for are gathered first (`offset 0`): in the order of the page, all that were ever marked would be gone through.
 */
function mitadesDe({ estado, actividadId }: ConsultaDeEntregas, buscadas: Buscadas | null): SQL[] {
  const y = (cuales: SQL, usuarioId: SQL, deActividad: SQL) =>
    buscadas ? sql`${cuales} and ${buscadas(usuarioId, deActividad)} offset 0` : cuales;
  const lasObras = (cuales: SQL) => obras(y(cuales, sql`e.usuario_id`, sql`e.actividad_id`));
  const lasRespuestas = (cuales: SQL) => respuestas(y(cuales, sql`i.usuario_id`, sql`i.actividad_id`));
  if (estado === 'devuelta') return [lasObras(sql`e.estado = 'devuelta'`)];
  if (estado === 'calificada')
    return [
      lasObras(sql`e.estado = 'calificada'`),
      lasRespuestas(sql`p.calificada_en is not null and ${CON_NOTA}`),
    ];
  if (estado === 'todas')
    return [
      lasObras(sql`e.estado <> 'borrador'`),
      lasRespuestas(
        sql`i.evaluacion_id in (select v.id from evaluaciones v where v.actividad_id = ${actividadId})`,
      ),
    ];
  return [lasObras(sql`e.estado = 'entregada'`), lasRespuestas(SIN_NOTA)];
}

/** How far they are counted: what waits is seldom so much, and of what was handed in nobody reads so far. */
const CONTADAS = { entregada: 100_000, devuelta: 1000, calificada: 1000, todas: 1000 } as const;

/**
 * Whoever marks everyone leaves out few: each is looked at as it comes in the order of the index, and the page is soon
 * full. As joins, which the planner takes for the ones that leave few, all of a course would be read and sorted.
 */
const unaAUna = (actor: Actor, cuales: SQL): SQL =>
  calificaA(actor) === 'todos' ? sql`case when ${cuales} then true else false end` : cuales;

const unidas = (mitades: SQL[]): SQL => sql.join(mitades, sql` union all `);

/** One page of what was handed in to this person: nobody marks their own work. */
export async function leerCola(
  db: Database,
  actor: Actor,
  consulta: ConsultaDeEntregas,
): Promise<ColaDeEntregas> {
  const { estado, cursor, limite, total } = consulta;
  const orden = estado === 'calificada' || estado === 'devuelta' ? LAS_CORREGIDAS : LAS_QUE_ESPERAN;
  const suyas = sql`${unaAUna(actor, vienenA(actor, consulta.papelera))} and ${lasQueMira(actor, consulta)}`;
  const buscadas = await buscadasPor(db, consulta.buscar ?? '');
  const mitades = mitadesDe(consulta, buscadas).map(
    (de) => sql`from ${de} e ${DE_QUIEN_Y_DE_QUE} where ${suyas}`,
  );
  const estas = cursor ? sql`and ${despuesDe(orden, cursor)}` : sql``;
  const elegidas = mitades.map(
    (de) => sql`(select e.* ${de} ${estas} order by ${orden.enOrden} limit ${limite + 1})`,
  );
  const contada = (de: SQL) => sql`(select 1 ${de} limit ${CONTADAS[estado] + 1})`;
  const [{ rows }, contadas] = await Promise.all([
    db.execute<EntregaEnCola & Record<string, unknown>>(sql`
      select e.id, e.tipo, e.lugar, ${NUMERO_DE_PREGUNTA} as pregunta, e.intento, e.estado, e.tarde,
             ${isoSql(sql`e.entregada_en`)} as "entregadaEn", e.nota::float as nota,
             ${isoSql(sql`e.calificada_en`)} as "calificadaEn",
             ${sinTutor} as "sinTutor",
             ${DE_QUIEN} as persona,
             json_build_object('id', a.id, 'titulo', a.titulo) as actividad,
             json_build_object('id', c.id, 'titulo', c.titulo) as curso
        from (select * from (${unidas(elegidas)}) e order by ${orden.enOrden} limit ${limite + 1}) e
        ${DE_QUIEN_Y_DE_QUE} join cursos c on c.id = e.curso_id
       order by ${orden.enOrden}`),
    total ? countRows(db, sql`from (${unidas(mitades.map(contada))}) e`, CONTADAS[estado]) : undefined,
  ]);
  const pagina = cutPage(rows, limite, (fila) => writeCursor(orden.cuando(fila), fila.id, fila.lugar ?? -1));
  return { ...pagina, ...(contadas && { total: contadas }) };
}

function despuesDe({ clave, despues }: Orden, cursor: string): SQL {
  const [en, id, suyo] = readCursor(lugar, cursor);
  return sql`(${clave}) ${despues} (${en}::timestamptz, ${id}::uuid, ${suyo}::int)`;
}
