import { recortar } from '@catedra/shared/core/recortar.ts';
import { loQueDiceElAviso } from '@catedra/shared/feedback/aviso.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice, notify } from '#features/avisos/offers.ts';
import { quienesPuedenSql } from '#features/perfiles/offers.ts';
import type { Follow } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface PorDecidir {
  readonly usuarioId: string;
  readonly feedbackId: string;
}

interface Fila extends Hecho {
  readonly lugar: string;
  readonly texto: string;
  readonly enlace: string;
}

const curso = sql`o.curso_id`;

/** Whoever may mend what is wrong: of a question, who prepares its evaluation and sees its keys. */
const quienesDeciden = sql`(
  select q.id from (${quienesPuedenSql(['evaluaciones:editar', 'preguntas:ver'], { curso })}) q where o.pregunta_id is not null
  union all
  select q.id from (${quienesPuedenSql(['feedback:ver', 'feedback:responder'], { curso })}) q where o.pregunta_id is null)`;

/** What nobody has looked at yet; who reported it is nobody's business here. */
async function leerPorDecidir(db: Database | Tx, data: readonly PorDecidir[]): Promise<readonly Fila[]> {
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", 'feedback:' || o.id as asunto, 'nuevo' as ocasion, coalesce(a.titulo, c.titulo) as lugar,
           coalesce(o.texto, '') as texto,
           case when a.id is null then '/admin/cursos/actualizar/' || c.id
                else '/admin/actividades/' || c.id || '/actualizar/' || a.id end as enlace
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "usuarioId" uuid, "feedbackId" uuid)
      join feedback o on o.id = f."feedbackId" and o.tipo = 'error' and o.estado = 'nuevo' and o.usuario_id <> f."usuarioId"
      join cursos c on c.id = o.curso_id and viva(c.papelera)
      left join actividades a on a.id = o.actividad_id
     where (a.id is null or viva(a.papelera)) and f."usuarioId" in ${quienesDeciden}`);
  return rows;
}

const LARGO = 160;

/** Somebody saw an error: whoever may mend it looks at it. */
export const avisoDeErrorPorDecidir = notice('feedback.error-por-decidir', {
  evento: 'decidir',
  about: leerPorDecidir,
  say: ({ lugar, texto, enlace }) => ({
    titulo: `Avisan de un error en ${lugar}`,
    fuerte: lugar,
    detalle: `«${recortar(loQueDiceElAviso(texto), LARGO)}»`,
    enlace,
    accion: 'Verlo',
  }),
  plantilla: {
    titulo: 'Avisan de un error en un curso',
    campos: {
      lugar: { dice: 'El curso o la actividad', de: ({ lugar }) => lugar },
      texto: { dice: 'Lo que escribieron', de: ({ texto }) => recortar(loQueDiceElAviso(texto), LARGO) },
    },
    ejemplo: {
      lugar: 'Nudos y amarres',
      texto: 'El vídeo se corta a la mitad.',
      enlace: '/admin/cursos/actualizar/muestra',
    },
  },
  together: {
    minutes: 10,
    say: (n, filas) => {
      const [uno] = filas;
      const deUno = uno && filas.every(({ enlace }) => enlace === uno.enlace);
      return {
        titulo: `Hay ${n} avisos de error${deUno ? ` en ${uno.lugar}` : ''}`,
        ...(deUno && { fuerte: uno.lugar }),
        enlace: deUno ? uno.enlace : '/home?vista=avisos',
        accion: 'Verlos',
      };
    },
  },
});

/** Whichever way an error is reported, whoever may mend it hears of it. */
export const avisarDeErrores: Follow = async (work, changes) => {
  const nuevos = changes.flatMap(({ coleccion, documento, antes, despues }) =>
    coleccion === 'feedback' && antes === null && despues?.['tipo'] === 'error' && documento
      ? [documento]
      : [],
  );
  if (nuevos.length === 0) return;
  const { rows } = await work.tx.execute<PorDecidir & Record<string, unknown>>(sql`
    select q.id as "usuarioId", o.id as "feedbackId" from feedback o cross join lateral ${quienesDeciden} q
     where o.id = any(${sql.param(nuevos)}::uuid[]) order by 2, 1`);
  await notify(work, avisoDeErrorPorDecidir, ...rows);
};
