import { abandonoDe, hallazgoDe } from '@catedra/shared/informes/avance/hallazgo.ts';
import { avance } from '@catedra/shared/informes/avance/informe.ts';
import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { cuantas, parteDe } from '@catedra/shared/informes/palabras.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave, deQue } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { genteSql } from '#features/informes/motor/gente.ts';
import { avanceSql, contarHechas, cursoCuenta, leerCamino } from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof avance>;

interface Fila extends Record<string, unknown> {
  readonly cursoId: string;
  readonly curso: string;
  readonly personas: number;
  readonly sinEmpezar: number;
  readonly completados: number;
  readonly media: number;
  readonly ultima: string | null;
}

/** Each course once, with the people whom the reader sees in it. */
const origenDe = (lectura: Lectura, { grupo }: Pedido): SQL => sql`
  from (select a.curso_id, count(*)::int as personas, count(*) filter (where a.completada)::int as completados,
               count(*) filter (where not a.completada and a.porcentaje is null)::int as sin_empezar,
               avg(${avanceSql()})::float as media, max(v.ultima_vez) as ultima
          from matriculas a join usuarios on usuarios.id = a.usuario_id
          left join curso_avance v on v.usuario_id = a.usuario_id and v.curso_id = a.curso_id
         where ${genteSql(lectura, { grupo })} group by 1) t
  join cursos c on c.id = t.curso_id`;

const CUENTA = sql`${cursoCuenta} and viva(c.papelera)`;
const PARTE = sql`(t.completados::float / t.personas)`;

/** Of one course, what matters is where people stop. */
async function resumirUno(db: Database, lectura: Lectura, { grupo }: Pedido, curso: string) {
  const [camino, hechas] = await Promise.all([
    leerCamino(db, curso),
    contarHechas(db, curso, genteSql(lectura, { grupo })),
  ]);
  return {
    hallazgo: abandonoDe(camino, hechas),
    alcance: `De ${cuantas(hechas.personas, 'persona')} que lo ${hechas.personas === 1 ? 'tiene' : 'tienen'} y lo que hoy es obligatorio.`,
    dibujo: null,
  };
}

async function resumir(db: Database, lectura: Lectura, pedido: Pedido) {
  if (pedido.curso) return resumirUno(db, lectura, pedido, pedido.curso);
  const { rows } = await db.execute<{
    curso: string;
    personas: number;
    completados: number;
    cursos: number;
    todas: number;
  }>(sql`
    select c.titulo as curso, t.personas, t.completados, (count(*) over ())::int as cursos,
           (sum(t.personas) over ())::int as todas
      ${origenDe(lectura, pedido)} where ${CUENTA} and c.estado = 'publicado' order by ${PARTE}, t.personas desc, c.id limit 1`);
  const [peor] = rows;
  if (!peor) return { hallazgo: 'Nadie tiene cursos', alcance: 'De los cursos publicados.', dibujo: null };
  return {
    hallazgo: hallazgoDe(peor),
    alcance: `De ${cuantas(peor.cursos, 'curso publicado', 'cursos publicados')}, con ${cuantas(peor.todas, 'asignación', 'asignaciones')}.`,
    dibujo: null,
  };
}

export const consultaDeAvance = consulta<typeof avance, Fila>({
  informe: avance,
  origen: origenDe,
  donde: (_, { curso }) => and(CUENTA, curso ? sql`c.id = ${curso}` : undefined),
  seleccion: () => sql`
    c.id as "cursoId", c.titulo as curso, t.personas, t.sin_empezar as "sinEmpezar", t.completados, t.media,
    ${isoSql(sql`t.ultima`)} as ultima, ${PARTE} as parte`,
  orden: () => ({
    collection: { sortable: { peor: ['parte'] } },
    columns: {},
    sortKeys: { parte: clave('parte', PARTE), cursoId: deQue(sql`c.id`) },
    tie: ['cursoId'],
  }),
  fila: ({ cursoId, curso, personas, sinEmpezar, completados, media, ultima }) => ({
    id: cursoId,
    celdas: {
      curso: { id: cursoId, titulo: curso },
      personas,
      sinEmpezar,
      enCurso: personas - sinEmpezar - completados,
      completados,
      terminan: parteDe(completados, personas),
      media: Math.floor(media),
      ultima,
    },
  }),
  resumir,
});
