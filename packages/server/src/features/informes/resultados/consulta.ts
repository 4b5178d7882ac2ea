import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { alcanceDe, hallazgoDe, type Notas } from '@catedra/shared/informes/resultados/hallazgo.ts';
import { COMO_ACABO, type ComoAcabo, resultados } from '@catedra/shared/informes/resultados/informe.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import {
  type ConPersona,
  entreDiasSql,
  genteSql,
  PERSONA,
  personaDe,
} from '#features/informes/motor/gente.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof resultados>;

interface Fila extends ConPersona {
  readonly id: string;
  readonly prueba: string;
  readonly cursoId: string;
  readonly curso: string;
  readonly numero: number;
  readonly como: ComoAcabo;
  readonly nota: number | null;
  readonly empezado: string;
  readonly entregado: string | null;
  readonly minutos: number | null;
}

const ORIGEN = sql`from intentos i join usuarios on usuarios.id = i.usuario_id
  join evaluaciones w on w.id = i.evaluacion_id join actividades t on t.id = i.actividad_id
  join cursos c on c.id = i.curso_id`;

/** A mark that stands. */
const CON_NOTA = sql`i.estado = 'entregado' and not i.provisional and i.nota is not null`;

const COMO = sql`case when i.estado = 'anulado' then 'anulado'
  when i.estado <> 'entregado' then 'en_curso' when i.provisional then 'por_calificar'
  when i.nota is null then 'sin_nota' when i.nota >= w.nota_minima then 'aprobado' else 'suspenso' end`;

const cualesSql = (lectura: Lectura, { grupo, buscar, curso, entregado }: Pedido): SQL | undefined =>
  and(
    genteSql(lectura, { grupo, buscar }),
    sql`not i.practica`,
    curso ? sql`c.id = ${curso}` : undefined,
    entregado ? entreDiasSql(sql`i.entregado_en`, entregado, lectura) : undefined,
  );

async function resumir(db: Database, lectura: Lectura, pedido: Pedido) {
  const { rows } = await db.execute<Notas & Record<string, unknown>>(sql`
    select count(*)::int as intentos, count(distinct i.usuario_id)::int as personas,
           count(*) filter (where ${CON_NOTA})::int as "conNota",
           count(*) filter (where ${CON_NOTA} and i.nota >= w.nota_minima)::int as aprobados,
           (avg(i.nota) filter (where ${CON_NOTA}))::float as media,
           count(*) filter (where i.estado = 'entregado' and i.provisional)::int as "porCalificar"
      ${ORIGEN} where ${cualesSql(lectura, pedido)} and i.estado <> 'anulado'`);
  const notas = rows[0];
  if (!notas) throw new Error('an aggregate gave no row');
  return { hallazgo: hallazgoDe(notas), alcance: alcanceDe(notas), dibujo: null };
}

export const consultaDeResultados = consulta<typeof resultados, Fila>({
  informe: resultados,
  origen: () => ORIGEN,
  donde: (lectura, pedido) =>
    and(cualesSql(lectura, pedido), pedido.estado ? sql`${COMO} = ${pedido.estado}` : undefined),
  seleccion: () => sql`
    i.id, ${PERSONA}, t.titulo as prueba, c.id as "cursoId", c.titulo as curso, i.numero, ${COMO} as como,
    case when ${CON_NOTA} then i.nota::float end as nota, ${isoSql(sql`i.empezado_en`)} as empezado,
    ${isoSql(sql`i.entregado_en`)} as entregado,
    (extract(epoch from i.entregado_en - i.empezado_en) / 60)::int as minutos`,
  orden: () => ({
    collection: { sortable: { reciente: ['empezado'] } },
    columns: {},
    sortKeys: { empezado: clave('empezado', sql`i.empezado_en`), id: clave('id', sql`i.id`) },
    tie: ['id'],
  }),
  fila: (row) => ({
    id: row.id,
    celdas: {
      persona: personaDe(row),
      prueba: row.prueba,
      curso: { id: row.cursoId, titulo: row.curso },
      intento: row.numero,
      estado: COMO_ACABO[row.como],
      nota: row.nota,
      entregado: row.entregado,
      empezado: row.empezado,
      duracion: row.minutos,
    },
  }),
  resumir,
});
