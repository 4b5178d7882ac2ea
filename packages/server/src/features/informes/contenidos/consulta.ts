import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { alcanceDe, hallazgoDe, type LoQueHay } from '@catedra/shared/informes/contenidos/hallazgo.ts';
import { contenidos, QUE_LE_PASA, type QueLePasa } from '@catedra/shared/informes/contenidos/informe.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

type Pedido = PedidoDe<typeof contenidos>;

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly titulo: string;
  readonly cursoId: string;
  readonly curso: string;
  readonly tipo: TipoActividad;
  readonly que: QueLePasa | null;
  readonly abierta: number;
  readonly peso: number;
  readonly cambiada: string;
  readonly creada: string;
}

const ORIGEN = sql`from actividades a join cursos c on c.id = a.curso_id`;
/** In the courses that people take. */
const CUALES = sql`c.estado = 'publicado' and viva(c.papelera) and viva(a.papelera)`;

const sus = (tabla: string): SQL =>
  sql.raw(`(select true from ${tabla} p where p.actividad_id = a.id limit 1)`);
/** Of those that began it, in whatever round; asked one by one, each is found in its index. */
const ABIERTA = sql`coalesce(${sus('progreso_guardado')}, ${sus('progreso_pasado')}, false)`;
/** Of now, which an index counts by itself, and of rounds that are over whoever has nothing of it now. */
const CUANTAS_LA_ABRIERON = sql`(
  (select count(*)::int from progreso_guardado p where p.actividad_id = a.id)
  + (select count(distinct p.usuario_id)::int from progreso_pasado p
      where p.actividad_id = a.id and not exists (
        select from progreso_guardado d where d.actividad_id = a.id and d.usuario_id = p.usuario_id)))`;
const SIN_ARCHIVO = sql`exists (
  select from actividad_archivos x join archivos f on f.id = x.archivo_id where x.actividad_id = a.id and f.estado <> 'listo')`;
const PESO = sql`coalesce((
  select sum(f.bytes) from actividad_archivos x join archivos f on f.id = x.archivo_id
   where x.actividad_id = a.id and f.estado = 'listo'), 0)::float8`;

/** One thing of each: what keeps it from being done comes before what nobody did. */
const QUE = sql`case when not a.lista then 'sin_contenido' when ${SIN_ARCHIVO} then 'sin_archivo'
  when a.oculta then 'oculta' when not ${ABIERTA} then 'sin_abrir' end`;

const ORDEN_DE_QUE = sql`case ${QUE} when 'sin_contenido' then 0 when 'sin_archivo' then 1 when 'sin_abrir' then 2
  when 'oculta' then 3 else 4 end`;

const cualesSql = ({ curso, buscar }: Pedido): SQL | undefined =>
  and(
    CUALES,
    curso ? sql`c.id = ${curso}` : undefined,
    buscar ? hasWords(sql`llano(a.titulo)`, buscar) : undefined,
  );

async function resumir(db: Database, _: unknown, pedido: Pedido) {
  const de = (que: QueLePasa) => sql`count(*) filter (where que = ${que})::int`;
  const { rows } = await db.execute<LoQueHay & Record<string, unknown>>(sql`
    select count(*)::int as todas, ${de('sin_contenido')} as "sinContenido", ${de('sin_archivo')} as "sinArchivo",
           ${de('sin_abrir')} as "sinAbrir"
      from (select ${QUE} as que ${ORIGEN} where ${cualesSql(pedido)}) t`);
  const contado = rows[0] ?? { todas: 0, sinContenido: 0, sinArchivo: 0, sinAbrir: 0 };
  return { hallazgo: hallazgoDe(contado), alcance: alcanceDe(contado), dibujo: null };
}

export const consultaDeContenidos = consulta<typeof contenidos, Fila>({
  informe: contenidos,
  origen: () => ORIGEN,
  donde: (_, pedido) => and(cualesSql(pedido), pedido.que ? sql`${QUE} = ${pedido.que}` : undefined),
  seleccion: () => sql`
    a.id, a.titulo, c.id as "cursoId", c.titulo as curso, a.tipo, ${QUE} as que, ${ORDEN_DE_QUE} as "ordenDeQue",
    ${CUANTAS_LA_ABRIERON} as abierta,
    ${PESO} as peso, ${isoSql(sql`a.actualizado_en`)} as cambiada, ${isoSql(sql`a.creado_en`)} as creada`,
  orden: () => ({
    collection: { sortable: { peor: ['ordenDeQue', 'titulo'], peso: ['peso'], cambiada: ['cambiada'] } },
    columns: {},
    sortKeys: {
      ordenDeQue: clave('ordenDeQue', ORDEN_DE_QUE),
      titulo: clave('titulo', sql`a.titulo`),
      peso: clave('peso', PESO),
      cambiada: clave('cambiada', sql`a.actualizado_en`),
      id: clave('id', sql`a.id`),
    },
    tie: ['id'],
  }),
  fila: (row) => ({
    id: row.id,
    celdas: {
      actividad: row.titulo,
      curso: { id: row.cursoId, titulo: row.curso },
      tipo: fichaDe(row.tipo).nombre,
      que: row.que && QUE_LE_PASA[row.que],
      abierta: row.abierta,
      peso: row.peso,
      cambiada: row.cambiada,
      creada: row.creada,
    },
  }),
  resumir,
});
