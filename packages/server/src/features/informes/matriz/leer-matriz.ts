import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import {
  type Casilla,
  CURSOS_A_LO_ANCHO,
  type Matriz,
  type PedidoDeMatriz,
  PERSONAS_POR_PAGINA,
} from '@catedra/shared/informes/matriz/contratos.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave, DE_PERSONA } from '#features/informes/motor/claves.ts';
import { genteSql } from '#features/informes/motor/gente.ts';
import {
  cumplimientoSql,
  enEstadoSql,
  enMarchaSql,
  origenDe,
  riesgoSql,
} from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import { countRows, orderSql } from '#platform/db/json-page.ts';
import type { Database } from '#platform/db/pool.ts';
import { readStretches } from '#platform/db/sorting.ts';

interface Persona extends Record<string, unknown> {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly apellidos: string;
}

interface Par extends Record<string, unknown> {
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly estado: EstadoDeCumplimiento | null;
  readonly enRiesgo: boolean;
  readonly porCorregir: boolean;
  readonly porcentaje: number | null;
  readonly terminado: boolean;
  readonly venceEn: string | null;
}

const sePuedeHacer = (now: Date): SQL => sql`${enMarchaSql(now)} and viva(c.papelera)`;

/** The people asked for who have some course that can be done. */
const quienesSql = (lectura: Lectura, pedido: PedidoDeMatriz): SQL => sql`${genteSql(lectura, pedido)}
  and exists (select from matriculas a join cursos c on c.id = a.curso_id
               where a.usuario_id = usuarios.id and ${sePuedeHacer(lectura.now)})`;

/** In how many courses people fail: what the finding counts. */
const incumplenSql = (lectura: Lectura, pedido: PedidoDeMatriz): SQL => sql`(
  select a.usuario_id, count(*)::int as n ${origenDe()}
   where ${genteSql(lectura, pedido)} and ${enEstadoSql('vencido', lectura.now)} and viva(c.papelera) group by 1) p`;

/** Who fails in more comes before; whoever fails in none is found without counting anything. */
const EN_CUANTOS = sql`-p.n`;
const incumpleSql = (now: Date): SQL => sql`exists (
  select from matriculas a join cursos c on c.id = a.curso_id
   where a.usuario_id = usuarios.id and ${enEstadoSql('vencido', now)} and viva(c.papelera))`;

export async function leerPersonas(
  db: Database,
  lectura: Lectura,
  pedido: PedidoDeMatriz,
  { cursor, limite }: { readonly cursor?: string | undefined; readonly limite: number },
) {
  return readStretches<Persona>(
    db,
    {
      collection: { sortable: { peor: ['enCuantos'], persona: ['apellidos', 'nombre', 'usuarioId'] } },
      columns: {},
      sortKeys: {
        ...DE_PERSONA,
        enCuantos: clave('enCuantos', EN_CUANTOS, {
          nula: true,
          empty: sql`not ${incumpleSql(lectura.now)}`,
        }),
      },
      tie: ['apellidos', 'nombre', 'usuarioId'],
      readPage: async (on, where, order, limit) => {
        // Whoever fails was asked for and has a course that can be done: it isn't looked at twice.
        const cuentan = order.columns.includes(EN_CUANTOS);
        const { rows } = await on.execute<Persona>(sql`
          select usuarios.id as "usuarioId", usuarios.nombre, usuarios.apellidos
                 ${cuentan ? sql`, ${EN_CUANTOS} as "enCuantos" from ${incumplenSql(lectura, pedido)} join usuarios on usuarios.id = p.usuario_id` : sql`from usuarios`}
           where ${and(where, cuentan ? undefined : quienesSql(lectura, pedido)) ?? sql`true`} order by ${orderSql(order)} limit ${limit}`);
        return rows;
      },
    },
    undefined,
    { orden: pedido.orden ?? 'peor', limite, inIndex: false, ...(cursor !== undefined && { cursor }) },
  );
}

/** What these people have and can do now. */
export async function leerCasillas(
  db: Database,
  { now }: Lectura,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Casilla[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Par>(sql`
    select a.usuario_id as "usuarioId", c.id as "cursoId", ${cumplimientoSql(now)} as estado,
           ${riesgoSql(now)} is not null as "enRiesgo", a.por_corregir as "porCorregir", a.porcentaje,
           a.completada as terminado, ${isoSql(sql`a.vence_en`)} as "venceEn"
      ${origenDe()} where a.usuario_id = any(${sql.param([...ids])}::uuid[]) and ${sePuedeHacer(now)}`);
  const suyas = new Map<string, Casilla[]>();
  for (const { usuarioId, estado, ...resto } of rows)
    if (estado) suyas.set(usuarioId, [...(suyas.get(usuarioId) ?? []), { ...resto, estado }]);
  return suyas;
}

export interface CursoDeMatriz extends Record<string, unknown> {
  readonly id: string;
  readonly titulo: string;
}

/** The courses that some of those asked for have: each is looked for until one has it. */
export async function leerCursos(
  db: Database,
  lectura: Lectura,
  pedido: PedidoDeMatriz,
): Promise<readonly CursoDeMatriz[]> {
  const { rows } = await db.execute<CursoDeMatriz>(sql`
    select c.id, c.titulo from cursos c
     where ${sePuedeHacer(lectura.now)} and exists (
       select from matriculas a join usuarios on usuarios.id = a.usuario_id
        where a.curso_id = c.id and ${genteSql(lectura, pedido)})
     order by c.titulo, c.id`);
  return rows;
}

export async function leerMatriz(
  db: Database,
  lectura: Lectura,
  pedido: PedidoDeMatriz,
  cursor: string | undefined,
): Promise<Matriz> {
  const [{ rows, siguiente }, cursos, total] = await Promise.all([
    leerPersonas(db, lectura, pedido, { cursor, limite: PERSONAS_POR_PAGINA }),
    leerCursos(db, lectura, pedido),
    countRows(db, sql`from usuarios where ${quienesSql(lectura, pedido)}`, 10_000),
  ]);
  const casillas = await leerCasillas(
    db,
    lectura,
    rows.map(({ usuarioId }) => usuarioId),
  );
  const caben = cursos.slice(0, CURSOS_A_LO_ANCHO);
  const seVen = new Set(caben.map(({ id }) => id));
  return {
    cursos: caben,
    cuantosCursos: cursos.length,
    personas: rows.map(({ usuarioId, nombre, apellidos }) => ({
      id: usuarioId,
      nombre,
      apellidos,
      casillas: (casillas.get(usuarioId) ?? []).filter(({ cursoId }) => seVen.has(cursoId)),
    })),
    siguiente,
    total,
  };
}
