import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { corregir } from '@catedra/shared/informes/corregir/informe.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { cuantas } from '@catedra/shared/informes/palabras.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { SIN_CALIFICAR, vienenA } from '#features/entregas/offers.ts';
import { clave } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { type ConPersona, diasDesde, PERSONA, personaDe } from '#features/informes/motor/gente.ts';
import { personasDeSiempreSql } from '#features/participantes/offers.ts';
import { busquedaSql, type Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof corregir>;

interface Fila extends ConPersona {
  readonly id: string;
  readonly lugar: number;
  readonly tipo: 'entrega' | 'respuesta';
  readonly actividad: string;
  readonly cursoId: string;
  readonly curso: string;
  readonly entregadaEn: string;
}

const ORIGEN = sql`from ${SIN_CALIFICAR} e join usuarios on usuarios.id = e.usuario_id
  join actividades t on t.id = e.actividad_id join cursos c on c.id = e.curso_id`;

const ESPERAN = { mas_de_2: 2, mas_de_7: 7 } as const;

/** Also of whoever can't come in any more: what they handed in waits as it did. */
const cualesSql = (lectura: Lectura, { curso, buscar }: Pedido): SQL | undefined =>
  and(
    personasDeSiempreSql(...lectura.personas),
    vienenA(lectura.actor),
    curso ? sql`c.id = ${curso}` : undefined,
    buscar ? busquedaSql(buscar) : undefined,
  );

async function resumir(db: Database, lectura: Lectura, pedido: Pedido) {
  const { rows } = await db.execute<{ n: number; desde: string | null; personas: number }>(sql`
    select count(*)::int as n, ${isoSql(sql`min(e.entregada_en)`)} as desde,
           count(distinct e.usuario_id)::int as personas
      ${ORIGEN} where ${cualesSql(lectura, pedido)}`);
  const { n, desde, personas } = rows[0] ?? { n: 0, desde: null, personas: 0 };
  if (desde === null)
    return { hallazgo: 'No espera nada por corregir', alcance: 'De lo que te toca corregir.', dibujo: null };
  const dias = diasDesde(desde, lectura);
  const antiguo = dias === 0 ? 'desde hoy' : `desde hace ${cuantas(dias, 'día')}`;
  return {
    hallazgo: `${cuantas(n, 'trabajo espera', 'trabajos esperan')} corrección; el más antiguo, ${antiguo}`,
    alcance: `De ${cuantas(personas, 'persona')}; lo que te toca corregir.`,
    dibujo: null,
  };
}

export const consultaDeCorregir = consulta<typeof corregir, Fila>({
  informe: corregir,
  origen: () => ORIGEN,
  donde: (lectura, pedido) =>
    and(
      cualesSql(lectura, pedido),
      pedido.espera
        ? sql`e.entregada_en < ${antesDe(lectura.now, ESPERAN[pedido.espera] * DIA).toISOString()}`
        : undefined,
    ),
  seleccion: () => sql`
    e.id, coalesce(e.lugar, -1) as lugar, e.tipo, ${PERSONA}, t.titulo as actividad,
    c.id as "cursoId", c.titulo as curso, ${isoSql(sql`e.entregada_en`)} as "entregadaEn"`,
  orden: () => ({
    collection: { sortable: { peor: ['entregadaEn'] } },
    columns: {},
    sortKeys: {
      entregadaEn: clave('entregadaEn', sql`e.entregada_en`),
      lugar: clave('lugar', sql`coalesce(e.lugar, -1)`),
      id: clave('id', sql`e.id`),
    },
    tie: ['lugar', 'id'],
  }),
  fila: (row, lectura) => ({
    id: `${row.id}${row.lugar}`,
    celdas: {
      persona: personaDe(row),
      actividad: row.actividad,
      curso: { id: row.cursoId, titulo: row.curso },
      que: row.tipo === 'entrega' ? 'Trabajo' : 'Respuesta',
      entregado: row.entregadaEn,
      espera: diasDesde(row.entregadaEn, lectura),
    },
  }),
  resumir,
});
