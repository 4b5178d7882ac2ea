import type { PedidoDe } from '@catedra/shared/informes/declarar.ts';
import { alcanceDe, hallazgoDe, type PreguntasMiradas } from '@catedra/shared/informes/preguntas/hallazgo.ts';
import { preguntas } from '@catedra/shared/informes/preguntas/informe.ts';
import {
  banderasDe,
  MINIMO_DE_BANDERA,
  MUY_DIFICIL,
  MUY_FACIL,
} from '@catedra/shared/intentos/estadistica/banderas.ts';
import { MINIMO_DE_COEFICIENTE } from '@catedra/shared/intentos/estadistica/coeficientes.ts';
import { banderaEnPalabras } from '@catedra/shared/intentos/estadistica/palabras.ts';
import { enUnaLinea, type LoQueSeLee } from '@catedra/shared/preguntas/en-una-linea.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { clave } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { CUENTA, FRACCION, VALE } from '#features/intentos/offers.ts';
import { loQueSeLee } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

type Pedido = PedidoDe<typeof preguntas>;

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly leido: LoQueSeLee;
  readonly curso: string | null;
  readonly n: number;
  readonly evaluaciones: number;
  readonly facilidad: number;
  readonly discriminacion: number | null;
}

const PUNTOS = sql`p.puntos::float8`;

/** Each question with what its answers gave, and how that goes with the rest of each attempt. */
const ANALISIS = sql`(
  with t as materialized (
    select p.intento_id, i.evaluacion_id, sum(${FRACCION} * ${PUNTOS}) as t, sum(${PUNTOS}) as m
      from intentos i join intento_preguntas p on p.intento_id = i.id
     where ${VALE} and not i.practica and ${CUENTA} group by 1, 2),
  d as (
    select p.pregunta_id, t.evaluacion_id, ${FRACCION} as x,
           case when t.m - ${PUNTOS} > 0 then (t.t - ${FRACCION} * ${PUNTOS}) / (t.m - ${PUNTOS}) end as r
      from t join intento_preguntas p on p.intento_id = t.intento_id where ${CUENTA})
  select pregunta_id, count(*)::int as n, count(distinct evaluacion_id)::int as evaluaciones, avg(x) as facilidad,
         case when count(r) >= ${MINIMO_DE_COEFICIENTE}::int then round(corr(x, r)::numeric, 6)::float8 end as discriminacion
    from d group by pregunta_id)`;

const ORIGEN = sql`from ${ANALISIS} s join preguntas q on q.id = s.pregunta_id
  join pregunta_versiones v on v.pregunta_id = q.id and v.numero = q.numero left join cursos c on c.id = q.curso_id`;

const BASTANTES = sql`s.n >= ${MINIMO_DE_BANDERA}::int`;
const AL_REVES = sql`(${BASTANTES} and s.discriminacion < 0)`;
const DIFICIL = sql`(${BASTANTES} and s.facilidad <= ${MUY_DIFICIL}::float8)`;
const FACIL = sql`(${BASTANTES} and s.facilidad >= ${MUY_FACIL}::float8)`;
/** As their flags come: the gravest first. */
const GRAVEDAD = sql`case when ${AL_REVES} then 0 when ${DIFICIL} then 1 when ${FACIL} then 2 when ${BASTANTES} then 3 else 4 end`;

const cualesSql = ({ curso }: Pedido): SQL | undefined =>
  and(sql`viva(q.eliminada_en)`, curso ? sql`q.curso_id = ${curso}` : undefined);

async function resumir(db: Database, _: unknown, pedido: Pedido) {
  const con = (cuales: SQL) => sql`count(*) filter (where ${cuales})::int`;
  const { rows } = await db.execute<PreguntasMiradas & Record<string, unknown>>(sql`
    select count(*)::int as todas, ${con(BASTANTES)} as "conBastantes", ${con(AL_REVES)} as "alReves",
           ${con(DIFICIL)} as "muyDificiles", ${con(FACIL)} as "muyFaciles"
      ${ORIGEN} where ${cualesSql(pedido)}`);
  const miradas = rows[0];
  if (!miradas) throw new Error('an aggregate gave no row');
  return { hallazgo: hallazgoDe(miradas), alcance: alcanceDe(miradas, MINIMO_DE_BANDERA), dibujo: null };
}

function senalDe({ n, facilidad, discriminacion }: Fila): string | null {
  const banderas = banderasDe({ n, facilidad, discriminacion, tercios: null, algunaSinElegir: false });
  if (banderas.length > 0) return banderas.map((una) => banderaEnPalabras(una, [])).join('; ');
  return n < MINIMO_DE_BANDERA ? 'Pocas respuestas aún' : null;
}

const dosDecimales = (valor: number): number => Math.round(valor * 100) / 100;

export const consultaDePreguntas = consulta<typeof preguntas, Fila>({
  informe: preguntas,
  origen: () => ORIGEN,
  donde: (_, pedido) => cualesSql(pedido),
  seleccion: () => sql`
    q.id, ${loQueSeLee(sql`v.publica`)} as leido, c.titulo as curso, s.n, s.evaluaciones, s.facilidad, s.discriminacion,
    ${GRAVEDAD} as gravedad`,
  orden: () => ({
    collection: { sortable: { peor: ['gravedad', 'facilidad'] } },
    columns: {},
    sortKeys: {
      gravedad: clave('gravedad', GRAVEDAD),
      facilidad: clave('facilidad', sql`s.facilidad`),
      id: clave('id', sql`q.id`),
    },
    tie: ['id'],
  }),
  fila: (row) => ({
    id: row.id,
    celdas: {
      pregunta: enUnaLinea(row.leido),
      senal: senalDe(row),
      facilidad: Math.round(row.facilidad * 100),
      discriminacion: row.discriminacion === null ? null : dosDecimales(row.discriminacion),
      respuestas: row.n,
      evaluaciones: row.evaluaciones,
      curso: row.curso ?? 'De la academia',
    },
  }),
  resumir,
});
