import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { alcanceDe, hallazgoDe, type QuienesEntran } from '@catedra/shared/informes/accesos/hallazgo.ts';
import { accesos } from '@catedra/shared/informes/accesos/informe.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave, DE_PERSONA } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { type ConPersona, genteSql, PERSONA, personaDe } from '#features/informes/motor/gente.ts';
import { gruposDe, type Lectura } from '#features/reportes/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof accesos>;

interface Fila extends ConPersona {
  readonly ultimo: string | null;
  readonly alta: string;
  readonly cursos: number;
  readonly terminados: number;
  readonly minutos: number | null;
  readonly siempre: number | null;
}

const ULTIMO = sql`usuarios.ultimo_acceso`;
const desde = (dias: number, now: Date): string => antesDe(now, dias * DIA).toISOString();

function accesoSql(acceso: Pedido['acceso'], now: Date): SQL | undefined {
  switch (acceso) {
    case undefined:
      return undefined;
    case 'nunca':
      return sql`${ULTIMO} is null`;
    case 'mas_de_30':
      return sql`${ULTIMO} < ${desde(30, now)}`;
    case 'ultimos_30':
      return sql`${ULTIMO} >= ${desde(30, now)}`;
    case 'ultimos_7':
      return sql`${ULTIMO} >= ${desde(7, now)}`;
  }
}

const CURSOS = sql`from matriculas a join cursos c on c.id = a.curso_id and c.estado = 'publicado'
  where a.usuario_id = usuarios.id`;

async function resumir(db: Database, lectura: Lectura, { grupo, buscar }: Pedido) {
  const { rows } = await db.execute<QuienesEntran & Record<string, unknown>>(sql`
    select count(*)::int as personas, count(*) filter (where ${ULTIMO} is null)::int as nunca,
           count(*) filter (where ${ULTIMO} < ${desde(30, lectura.now)})::int as "haceMucho",
           count(*) filter (where ${ULTIMO} >= ${desde(7, lectura.now)})::int as recientes
      from usuarios where ${genteSql(lectura, { grupo, buscar })}`);
  const contado = rows[0] ?? { personas: 0, nunca: 0, haceMucho: 0, recientes: 0 };
  return { hallazgo: hallazgoDe(contado), alcance: alcanceDe(contado), dibujo: null };
}

export const consultaDeAccesos = consulta<typeof accesos, Fila>({
  informe: accesos,
  origen: () => sql`from usuarios left join ritmos on ritmos.usuario_id = usuarios.id`,
  donde: (lectura, pedido) => and(genteSql(lectura, pedido), accesoSql(pedido.acceso, lectura.now)),
  seleccion: () => sql`
    ${PERSONA}, ${isoSql(ULTIMO)} as ultimo, ${isoSql(sql`usuarios.creado_en`)} as alta,
    (select count(*)::int ${CURSOS}) as cursos, (select count(*)::int ${CURSOS} and a.completada) as terminados,
    (select sum(d) / 60 from unnest(ritmos.dias) d)::int as minutos, ritmos.segundos / 60 as siempre`,
  orden: () => ({
    collection: { sortable: { peor: ['ultimo'], ultimo: ['ultimo'], persona: ['apellidos', 'nombre'] } },
    columns: {},
    sortKeys: { ...DE_PERSONA, ultimo: clave('ultimo', usuariosTable.ultimoAcceso, { nula: true }) },
    stretches: { peor: [sql`${ULTIMO} is null`, sql`${ULTIMO} is not null`] },
    tie: ['usuarioId'],
  }),
  fila: (row) => ({
    id: row.usuarioId,
    celdas: {
      persona: personaDe(row),
      ultimo: row.ultimo,
      cursos: row.cursos,
      terminados: row.terminados,
      minutos: row.minutos,
      siempre: row.siempre,
      alta: row.alta,
      grupos: [],
    },
  }),
  completar: async (db, lectura, filas) => {
    const suyos = await gruposDe(db, lectura, new Set(filas.map(({ id }) => id)));
    return filas.map(({ id, celdas }) => ({ id, celdas: { ...celdas, grupos: suyos.get(id) ?? [] } }));
  },
  resumir,
});
