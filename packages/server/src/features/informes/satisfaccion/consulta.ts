import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { recortar } from '@catedra/shared/core/recortar.ts';
import { cuantas, parteDe } from '@catedra/shared/informes/palabras.ts';
import { satisfaccion } from '@catedra/shared/informes/satisfaccion/informe.ts';
import { sql } from 'drizzle-orm';
import { clave, deQue } from '#features/informes/motor/claves.ts';
import { consulta } from '#features/informes/motor/consulta.ts';
import { cursoCuenta } from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly cursoId: string;
  readonly curso: string;
  readonly opiniones: number;
  readonly media: number;
  readonly personas: number;
}

/** The sums that are kept, as the panel reads them. */
const ORIGEN = sql`from (select curso_id, sum(opiniones)::int as opiniones, sum(suma) as suma
    from (select * from valoraciones_de_cursos union all select * from valoraciones_pendientes) v group by 1
    having sum(opiniones) > 0) t join cursos c on c.id = t.curso_id`;
const MEDIA = sql`(t.suma / t.opiniones)::float`;
const CUENTA = sql`${cursoCuenta} and viva(c.papelera)`;
const DECIMAL = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

interface Dicha extends Record<string, unknown> {
  readonly cursoId: string;
  readonly valoradas: number;
  readonly contentas: number;
  readonly descontentas: number;
  /** Of those of the last ninety days. */
  readonly ultimaMedia: number | null;
  readonly comentarios: number;
  readonly ultimo: string | null;
}

const RECIENTES = 90 * DIA;

/** What is said of some courses and of what is in them, without who said it. */
async function leerDichas(
  db: Database,
  { now }: Lectura,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Dicha>> {
  const valora = sql`f.tipo = 'valoracion'`;
  const conPalabras = sql`f.tipo <> 'error' and coalesce(f.texto, '') <> ''`;
  const { rows } = await db.execute<Dicha>(sql`
    select f.curso_id as "cursoId", count(*) filter (where ${valora})::int as valoradas,
           count(*) filter (where ${valora} and f.estrellas >= 4)::int as contentas,
           count(*) filter (where ${valora} and f.estrellas <= 2)::int as descontentas,
           (avg(f.estrellas) filter (where ${valora} and f.creado_en >= ${antesDe(now, RECIENTES).toISOString()}))::float
             as "ultimaMedia",
           count(*) filter (where ${conPalabras})::int as comentarios,
           (array_agg(f.texto order by f.creado_en desc) filter (where ${conPalabras}))[1] as ultimo
      from feedback f where f.curso_id = any(${sql.param([...ids])}::uuid[]) group by 1`);
  return new Map(rows.map((row) => [row.cursoId, row]));
}

const LETRAS = 140;

async function resumir(db: Database) {
  const { rows } = await db.execute<{
    curso: string;
    media: number;
    cursos: number;
    opiniones: number;
    todas: number;
  }>(sql`
    select c.titulo as curso, ${MEDIA} as media, (count(*) over ())::int as cursos,
           (sum(t.opiniones) over ())::int as opiniones, ((sum(t.suma) over ()) / (sum(t.opiniones) over ()))::float as todas
      ${ORIGEN} where ${CUENTA} order by ${MEDIA}, c.id limit 1`);
  const [peor] = rows;
  if (!peor)
    return {
      hallazgo: 'Nadie ha valorado ningún curso',
      alcance: 'De los cursos publicados y archivados.',
      dibujo: null,
    };
  const media = `${DECIMAL.format(peor.todas)} de 5`;
  return {
    hallazgo:
      peor.cursos === 1
        ? `${peor.curso}: ${media}`
        : `${media}; el peor valorado es ${peor.curso}, con ${DECIMAL.format(peor.media)}`,
    alcance: `De ${cuantas(peor.opiniones, 'opinión', 'opiniones')} en ${cuantas(peor.cursos, 'curso')}.`,
    dibujo: null,
  };
}

export const consultaDeSatisfaccion = consulta<typeof satisfaccion, Fila>({
  informe: satisfaccion,
  origen: () => ORIGEN,
  donde: () => CUENTA,
  seleccion: () => sql`
    c.id as "cursoId", c.titulo as curso, t.opiniones, ${MEDIA} as media,
    (select count(*)::int from matriculas a where a.curso_id = c.id) as personas`,
  orden: () => ({
    collection: { sortable: { peor: ['media'] } },
    columns: {},
    sortKeys: { media: clave('media', MEDIA), cursoId: deQue(sql`c.id`) },
    tie: ['cursoId'],
  }),
  fila: ({ cursoId, curso, opiniones, media, personas }) => ({
    id: cursoId,
    celdas: {
      curso: { id: cursoId, titulo: curso },
      media,
      opiniones,
      cambio: null,
      contentas: null,
      descontentas: null,
      comentarios: 0,
      ultimo: null,
      personas,
    },
  }),
  completar: async (db, lectura, filas) => {
    const dichas = await leerDichas(
      db,
      lectura,
      filas.map(({ id }) => id),
    );
    return filas.map(({ id, celdas }) => {
      const una = dichas.get(id);
      if (!una) return { id, celdas };
      const { valoradas, contentas, descontentas, ultimaMedia, comentarios, ultimo } = una;
      return {
        id,
        celdas: {
          ...celdas,
          cambio: ultimaMedia,
          contentas: parteDe(contentas, valoradas),
          descontentas: parteDe(descontentas, valoradas),
          comentarios,
          ultimo: ultimo && recortar(ultimo, LETRAS),
        },
      };
    });
  },
  resumir,
});
