import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { puedeBorrar, puedeRecuperar } from '@catedra/shared/papelera/policy.ts';
import { DIAS_EN_PAPELERA, TIPOS_EN_PAPELERA } from '@catedra/shared/papelera/rules.ts';
import type { ConsultaDePapelera, EnPapelera, Papelera } from '@catedra/shared/papelera/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lasDeQuienesCalifica } from '#features/entregas/offers.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const lugar = z.tuple([z.iso.datetime(), z.uuid()]);

/** What lies in the bin, of the courses that the actor may edit. */
function visibles(actor: Actor): SQL {
  const partes = TIPOS_EN_PAPELERA.flatMap((tipo) => {
    const scope = puedeRecuperar(actor, tipo);
    if (scope === false) return [];
    const suyos =
      scope === true ? sql`true` : sql`p.curso_id = any(${sql.param(actor.tutorCursoIds)}::uuid[])`;
    return [sql`(p.tipo = ${tipo} and ${suyos})`];
  });
  if (partes.length === 0) throw sinPermiso();
  return sql`p.recuperada_en is null and (p.tipo = 'curso' or viva(c.papelera)) and (${sql.join(partes, sql` or `)})`;
}

const PERSONAS = sql`case p.tipo
  when 'curso' then (select count(distinct g.usuario_id)::int from progreso_de_siempre g where g.curso_id = p.curso_id)
  else (select count(distinct g.usuario_id)::int from actividades x join progreso_de_siempre g on g.actividad_id = x.id where x.papelera = p.id) end`;

const ACTIVIDADES = sql`case p.tipo
  when 'curso' then (select count(*)::int from actividades x where x.curso_id = p.curso_id and viva(x.papelera))
  else (select count(*)::int from actividades x where x.papelera = p.id) end`;

const ENTREGAS = sql`case p.tipo
  when 'curso' then (select count(*)::int from entregas e where e.curso_id = p.curso_id and e.estado <> 'borrador')
  else (select count(*)::int from actividades x join entregas e on e.actividad_id = x.id
         where x.papelera = p.id and e.estado <> 'borrador') end`;

/** The evaluations that it held, or that its course has, with the people who began them. */
const PRUEBAS = sql`(
  select coalesce(json_agg(json_build_object('actividadId', x.id, 'titulo', x.titulo, 'personas', n.personas)
           order by x.orden, x.id), '[]')
    from evaluaciones v join actividades x on x.id = v.actividad_id
    cross join lateral (select count(distinct i.usuario_id)::int as personas
                          from ${intentosTable} i where i.evaluacion_id = v.id) n
   where case p.tipo when 'curso' then v.curso_id = p.curso_id else x.papelera = p.id end and n.personas > 0)`;

/** The tasks that it held, or that its course has, with the works that somebody may mark. */
const tareasDe = (actor: Actor): SQL => sql`(
  select coalesce(json_agg(json_build_object('actividadId', x.id, 'titulo', x.titulo, 'entregas', n.entregas, 'esperan', n.esperan)
           order by x.orden, x.id), '[]')
    from actividades x
    cross join lateral (select count(*)::int as entregas, count(*) filter (where e.estado = 'entregada')::int as esperan
                          from entregas e where e.actividad_id = x.id and ${lasDeQuienesCalifica(actor)}) n
   where case p.tipo when 'curso' then x.curso_id = p.curso_id else x.papelera = p.id end and n.entregas > 0)`;

const leeResultados = (actor: Actor, cursoId: string): boolean =>
  puedeVerIntentos(actor) !== false && matches(alcance(actor, 'evaluaciones:ver'), { cursoId });

const nombre = sql`trim(u.nombre || ' ' || u.apellidos)`;

type Fila = Omit<EnPapelera, 'borrable'> & Record<string, unknown>;
type Cuentas = Papelera['cuentas'] & Pick<Papelera, 'quienes'> & Record<string, unknown>;

export async function leerPapelera(
  db: Database,
  actor: Actor,
  { cursoId, tipo, por, buscar, archivado = false, cursor, limite }: ConsultaDePapelera,
  now: Date,
): Promise<Papelera> {
  const limiteDeEspera = antesDe(now, DIAS_EN_PAPELERA * DIA).toISOString();
  const todo = cursoId ? sql`${visibles(actor)} and p.curso_id = ${cursoId}` : visibles(actor);
  const vencido = sql`p.en <= ${limiteDeEspera}::timestamptz`;
  const estas = [
    todo,
    archivado ? vencido : sql`not (${vencido})`,
    ...(tipo ? [sql`p.tipo = ${tipo}`] : []),
    ...(por ? [sql`p.por = ${por}`] : []),
    hasWords(sql`llano(p.titulo)`, buscar ?? ''),
  ];
  if (cursor) {
    const [en, id] = readCursor(lugar, cursor);
    estas.push(sql`(p.en, p.id) < (${en}::timestamptz, ${id}::uuid)`);
  }
  const [{ rows }, { rows: cuentas }] = await Promise.all([
    db.execute<Fila>(sql`
      select p.id, p.tipo, p.documento, p.titulo,
             json_build_object('id', c.id, 'titulo', c.titulo, 'imagen', c.imagen) as curso,
             case when a.id is not null then json_build_object('tipo', a.tipo, 'duracion', a.duracion, 'oculta', a.oculta) end as actividad,
             ${PRUEBAS} as pruebas,
             ${calificaA(actor) === 'nadie' ? sql`'[]'::json` : tareasDe(actor)} as tareas,
             case when s.id is not null then json_build_object('titulo', s.titulo, 'tambien', not viva(s.papelera)) end as seccion,
             ${ACTIVIDADES} as actividades, ${PERSONAS} as personas, ${ENTREGAS} as entregas, ${isoSql(sql`p.en`)} as en,
             case when u.id is not null then json_build_object('id', u.id, 'nombre', ${nombre}) end as por,
             papelera_usada(p.id, p.tipo, p.documento) as usado
        from papelera p join cursos c on c.id = p.curso_id
        left join actividades a on p.tipo = 'actividad' and a.id = p.documento
        left join secciones s on s.id = a.seccion
        left join usuarios u on u.id = p.por
       where ${sql.join(estas, sql` and `)} order by p.en desc, p.id desc limit ${limite + 1}`),
    db.execute<Cuentas>(sql`
      with todo as (select p.por, ${vencido} as vencido from papelera p join cursos c on c.id = p.curso_id where ${todo})
      select (select count(*)::int from todo where not vencido) as esperan, (select count(*)::int from todo where vencido) as archivado,
             (select coalesce(json_agg(json_build_object('id', u.id, 'nombre', ${nombre}) order by u.nombre, u.apellidos, u.id), '[]')
                from usuarios u where u.id in (select por from todo)) as quienes`),
  ]);
  const { datos, siguiente } = cutPage(rows, limite, ({ en, id }) => writeCursor(en, id));
  const { esperan = 0, archivado: archivadas = 0, quienes = [] } = cuentas[0] ?? {};
  return {
    datos: datos.map((fila) => ({
      ...fila,
      pruebas: leeResultados(actor, fila.curso.id) ? fila.pruebas : [],
      borrable: !fila.usado && matches(puedeBorrar(actor, fila.tipo), { id: fila.curso.id }),
    })),
    siguiente,
    cuentas: { esperan, archivado: archivadas },
    quienes,
  };
}
