import { type SQL, sql } from 'drizzle-orm';
import { A_CIEGAS } from '#features/entregas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** What a line of the log is about. */
export interface Tocado {
  readonly coleccion: string;
  readonly documento: string | null;
}

const uno = (tabla: string, nombre: string): SQL => sql.raw(`select id, ${nombre} as nombre from ${tabla}`);
/** What somebody did in an activity, and whose it is unless whoever marks may not know yet. */
const deAlguien = (tabla: string, sinNombre: SQL): SQL => sql`
  select x.id, c.titulo || coalesce(case when not ${sinNombre} then ', de ' || nullif(trim(u.nombre || ' ' || u.apellidos), '') end, '') as nombre
    from ${sql.raw(tabla)} x join actividades c on c.id = x.actividad_id left join usuarios u on u.id = x.usuario_id`;
const DE_EVALUACION = sql`
  select e.id, a.titulo as nombre from evaluaciones e join actividades a on a.id = e.actividad_id`;

/** How each thing of the log is called today; what has no name of its own is told by what was done to it. */
const NOMBRES: Readonly<Record<string, SQL>> = {
  usuarios: uno('usuarios', `nullif(trim(nombre || ' ' || apellidos), '')`),
  campos: uno('campos', 'nombre'),
  grupos: uno('grupos', 'nombre'),
  cursos: uno('cursos', 'titulo'),
  actividades: uno('actividades', 'titulo'),
  evaluaciones: DE_EVALUACION,
  composiciones: DE_EVALUACION,
  renovaciones: uno('cursos', 'titulo'),
  perfiles: uno('perfiles', 'nombre'),
  carpetas: uno('carpetas', 'nombre'),
  certificados: uno('certificados', `numero || ', ' || titulo`),
  disenos: uno('certificado_disenos', 'nombre'),
  anuncios: uno('anuncios', 'titulo'),
  intentos: deAlguien('intentos', A_CIEGAS(sql`x`)),
  entregas: deAlguien('entregas', sql`false`),
};

const esId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The names of what a page of the log is about, asked all at once. */
export async function nombresDe(
  db: Database,
  tocados: readonly Tocado[],
): Promise<(tocado: Tocado) => string | null> {
  const porColeccion = Map.groupBy(
    tocados.filter(({ coleccion, documento }) => NOMBRES[coleccion] && documento && esId.test(documento)),
    ({ coleccion }) => coleccion,
  );
  const partes = [...porColeccion].map(([coleccion, suyos]) => {
    const ids = [...new Set(suyos.map(({ documento }) => documento))];
    return sql`select ${coleccion}::text as coleccion, n.id::text as id, n.nombre::text as nombre
      from (${NOMBRES[coleccion]}) n where n.id = any(${sql.param(ids)}::uuid[])`;
  });
  if (partes.length === 0) return () => null;
  const { rows } = await db.execute<{ coleccion: string; id: string; nombre: string | null }>(
    sql.join(partes, sql` union all `),
  );
  const hallados = new Map(rows.map(({ coleccion, id, nombre }) => [`${coleccion} ${id}`, nombre]));
  return ({ coleccion, documento }) => hallados.get(`${coleccion} ${documento}`) ?? null;
}
