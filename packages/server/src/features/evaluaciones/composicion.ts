import type { Lugar, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { Banda } from '@catedra/shared/evaluaciones/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { seSortea } from '#features/preguntas/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { written } from '#platform/db/statement.ts';

const lugarJson = sql`case when l.cuantas is null
  then json_build_object('tipo', 'pregunta', 'id', l.id, 'preguntaId', l.pregunta_id, 'puntos', l.puntos::float,
                         'resta', l.resta, 'bajo', l.bajo)
  else json_build_object('tipo', 'sorteo', 'id', l.id, 'cuantas', l.cuantas, 'carpetaId', l.carpeta_id,
                         'etiqueta', l.etiqueta, 'puntos', l.puntos::float, 'resta', l.resta) end`;

/** The sections of evaluation `e` with their places, as JSON. */
export const seccionesJson: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'titulo', s.titulo, 'lugares', (
           select coalesce(json_agg(${lugarJson} order by l.orden), '[]') from evaluacion_lugares l
            where l.evaluacion_id = e.id and l.seccion_id = s.id)) order by s.orden), '[]')
    from evaluacion_secciones s where s.evaluacion_id = e.id)`;

/** What each draw of evaluation `e` may take, by its place, as JSON. */
export const bombosJson: SQL = sql`(
  select coalesce(json_object_agg(l.id, array(select p.id from preguntas p where ${seSortea} order by p.id)), '{}')
    from evaluacion_lugares l where l.evaluacion_id = e.id and l.cuantas is not null)`;

/** What each draw of evaluation `e` draws from, by its place, as JSON. */
export const nombresDeSorteosJson: SQL = sql`(
  select coalesce(json_object_agg(l.id, coalesce(c.nombre, l.etiqueta)), '{}')
    from evaluacion_lugares l left join carpetas c on c.id = l.carpeta_id
   where l.evaluacion_id = e.id and l.cuantas is not null)`;

export interface ParaEmpezar {
  readonly secciones: SeccionDePrueba[];
  readonly bombos: Record<string, string[]>;
}

const PARA_EMPEZAR = written<ParaEmpezar>(
  'evaluaciones.para-empezar',
  () => sql`select ${seccionesJson} as secciones, ${bombosJson} as bombos
              from evaluaciones e where e.id = ${sql.placeholder('id')}`,
);

/** What an attempt that starts now is made of: the places, and the questions that each draw may take. */
export async function leerParaEmpezar(tx: Database | Tx, evaluacionId: string): Promise<ParaEmpezar> {
  const [leido] = await PARA_EMPEZAR(tx, { id: evaluacionId });
  return leido ?? { secciones: [], bombos: {} };
}

export interface SecretosGuardados {
  readonly contrasena: string | null;
  readonly bandas: Banda[];
  readonly redes: readonly string[];
}

const SECRETOS = written<SecretosGuardados>(
  'evaluaciones.secretos',
  () =>
    sql`select contrasena, bandas, redes from evaluacion_secretos where evaluacion_id = ${sql.placeholder('id')}`,
);

/** The password, what is said of each mark and the networks it is begun from; nothing was said until somebody writes it. */
export async function leerSecretos(tx: Database | Tx, evaluacionId: string): Promise<SecretosGuardados> {
  const [leidos] = await SECRETOS(tx, { id: evaluacionId });
  return leidos ?? { contrasena: null, bandas: [], redes: [] };
}

interface Compuesta extends Record<string, unknown> {
  readonly id: string;
  readonly secciones: SeccionDePrueba[];
  readonly bandas: Banda[];
  readonly conContrasena: boolean;
}

/** What every evaluation of a course asks and says, by its id; that there is a password, never which. */
export async function leerComposiciones(tx: Tx, cursoId: string): Promise<Map<string, Compuesta>> {
  const { rows } = await tx.execute<Compuesta>(sql`
    select e.id, ${seccionesJson} as secciones, coalesce(s.bandas, '[]') as bandas,
           s.contrasena is not null as "conContrasena"
      from evaluaciones e left join evaluacion_secretos s on s.evaluacion_id = e.id where e.curso_id = ${cursoId}`);
  return new Map(rows.map((una) => [una.id, una]));
}

type Fila = Record<string, unknown>;

const filaDeLugar = (uno: Lugar, orden: number, seccionId: string): Fila => ({
  id: uno.id,
  seccion_id: seccionId,
  orden,
  pregunta_id: uno.tipo === 'pregunta' ? uno.preguntaId : null,
  bajo: uno.tipo === 'pregunta' ? uno.bajo : null,
  cuantas: uno.tipo === 'sorteo' ? uno.cuantas : null,
  carpeta_id: uno.tipo === 'sorteo' ? uno.carpetaId : null,
  etiqueta: uno.tipo === 'sorteo' ? (uno.etiqueta?.toLocaleLowerCase('es') ?? null) : null,
  puntos: uno.puntos,
  resta: uno.resta,
});

/** Writes all the places of an evaluation anew, in two statements. */
export async function escribirSecciones(
  tx: Tx,
  evaluacionId: string,
  secciones: readonly SeccionDePrueba[],
): Promise<void> {
  await tx.execute(sql`delete from evaluacion_secciones where evaluacion_id = ${evaluacionId}`);
  if (secciones.length === 0) return;
  const filas = secciones.map(({ id, titulo }, orden) => ({ id, titulo, orden }));
  await tx.execute(sql`
    insert into evaluacion_secciones (id, evaluacion_id, orden, titulo)
    select n.id, ${evaluacionId}, n.orden, n.titulo
      from json_to_recordset(${JSON.stringify(filas)}::json) as n (id uuid, orden int, titulo text)`);
  const lugares = secciones.flatMap(({ id, lugares: suyos }) => suyos.map((uno) => ({ uno, id })));
  if (lugares.length === 0) return;
  const escritos = lugares.map(({ uno, id }, orden) => filaDeLugar(uno, orden, id));
  await tx.execute(sql`
    insert into evaluacion_lugares (id, evaluacion_id, seccion_id, orden, pregunta_id, bajo, cuantas, carpeta_id,
                                    etiqueta, puntos, resta)
    select n.id, ${evaluacionId}, n.seccion_id, n.orden, n.pregunta_id, n.bajo, n.cuantas, n.carpeta_id, n.etiqueta,
           n.puntos, n.resta
      from json_to_recordset(${JSON.stringify(escritos)}::json) as n (id uuid, seccion_id uuid, orden int,
        pregunta_id uuid, bajo uuid, cuantas int, carpeta_id uuid, etiqueta text, puntos numeric, resta text)`);
}
