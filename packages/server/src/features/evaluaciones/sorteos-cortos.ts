import { SISTEMA } from '@catedra/shared/core/actor.ts';
import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { sorteoCortoEnPalabras, sorteosCortos } from '@catedra/shared/evaluaciones/lista-para-publicar.ts';
import { sql } from 'drizzle-orm';
import { type Hecho, notice, notify } from '#features/avisos/offers.ts';
import { autoresDe } from '#features/evaluaciones/autores.ts';
import { bombosJson, nombresDeSorteosJson, seccionesJson } from '#features/evaluaciones/composicion.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

interface Corta {
  readonly usuarioId: string;
  readonly evaluacionId: string;
}

interface Leida extends Hecho {
  readonly prueba: string;
  readonly deCursoId: string;
  readonly actividadId: string;
  readonly secciones: SeccionDePrueba[];
  readonly bombos: Record<string, string[]>;
  readonly nombres: Record<string, string>;
}

interface Fila extends Hecho {
  readonly prueba: string;
  readonly deCursoId: string;
  readonly actividadId: string;
  /** Each draw that takes more than there is, in words. */
  readonly frases: readonly string[];
}

const PUBLICADA = sql`e.estado = 'publicada' and viva(a.papelera) and c.estado = 'publicado'`;

const frasesDe = ({ nombres, ...prueba }: Pick<Leida, 'secciones' | 'bombos' | 'nombres'>): string[] =>
  sorteosCortos(prueba).map((corto) => sorteoCortoEnPalabras(corto, nombres[corto.sorteo.id] ?? ''));

/** It is still published, and too small still. */
async function leerCortas(db: Database | Tx, data: readonly Corta[]): Promise<readonly Fila[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Leida>(sql`
    select f.n, f."usuarioId", 'evaluacion:' || e.id as asunto, ${isoSql(sql`s.desde`)} as ocasion, e.curso_id as "deCursoId",
           e.actividad_id as "actividadId", a.titulo as prueba, ${seccionesJson} as secciones, ${bombosJson} as bombos,
           ${nombresDeSorteosJson} as nombres
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, "evaluacionId" uuid)
      join sorteos_cortos s on s.evaluacion_id = f."evaluacionId"
      join evaluaciones e on e.id = s.evaluacion_id join actividades a on a.id = e.actividad_id
      join cursos c on c.id = e.curso_id
     where ${PUBLICADA}`);
  return rows.flatMap(({ secciones, bombos, nombres, ...fila }) => {
    const frases = frasesDe({ secciones, bombos, nombres });
    return frases.length > 0 ? [{ ...fila, frases }] : [];
  });
}

/** Nobody can begin an evaluation until there are more questions, or it asks for fewer. */
export const avisoDeSorteoCorto = notice('evaluaciones.sorteo-corto', {
  evento: 'autoria',
  about: leerCortas,
  say: ({ prueba, frases, deCursoId, actividadId }) => ({
    titulo: `Nadie puede empezar ${prueba}: le faltan preguntas`,
    fuerte: prueba,
    detalle: frases.join(' '),
    enlace: `/admin/actividades/${deCursoId}/actualizar/${actividadId}`,
    accion: 'Arreglarlo',
  }),
  plantilla: {
    titulo: 'A una prueba le faltan preguntas',
    campos: {
      prueba: { dice: 'La prueba', de: ({ prueba }) => prueba },
      falta: { dice: 'Qué le falta', de: ({ frases }) => frases.join(' ') },
    },
    ejemplo: {
      prueba: 'Prueba final',
      frases: ['«Riesgos» pide 10 preguntas y tiene 8.'],
      deCursoId: 'muestra',
      actividadId: 'muestra',
    },
  },
});

/** A draw of it is too small: its authors hear of it, once until that is mended. */
export async function avisarDeSorteoCorto(work: Work, evaluacionId: string): Promise<void> {
  const { rowCount } = await work.tx.execute(sql`
    insert into sorteos_cortos (evaluacion_id, desde) values (${evaluacionId}, ${work.now.toISOString()}) on conflict do nothing`);
  // A whole class may try to begin it at once.
  if (rowCount === 0) return;
  const quienes = await autoresDe(work, evaluacionId);
  await notify(work, avisoDeSorteoCorto, ...quienes.map((usuarioId) => ({ usuarioId, evaluacionId })));
}

const DE_UNA_VEZ = 50;

type ConSorteos = Pick<Leida, 'secciones' | 'bombos' | 'nombres'> & { id: string; dicha: boolean };

/** Bank and evaluation are edited apart: what became too small is found though nobody tried to begin it, and what was mended forgotten. */
export async function buscarSorteosCortos(platform: Platform): Promise<void> {
  for (let tras = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await platform.db.execute<ConSorteos>(sql`
      select e.id, ${seccionesJson} as secciones, ${bombosJson} as bombos, ${nombresDeSorteosJson} as nombres,
             exists (select from sorteos_cortos s where s.evaluacion_id = e.id) as dicha
        from evaluaciones e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
       where e.id > ${tras} and ${PUBLICADA}
         and exists (select from evaluacion_lugares l where l.evaluacion_id = e.id and l.cuantas is not null)
       order by e.id limit ${DE_UNA_VEZ}`);
    const nuevas = rows.filter((una) => !una.dicha && frasesDe(una).length > 0);
    const arregladas = rows.filter((una) => una.dicha && frasesDe(una).length === 0).map(({ id }) => id);
    if (nuevas.length + arregladas.length > 0)
      await runWork(platform, SISTEMA, 'evaluaciones.buscar-sorteos-cortos', async (work) => {
        await work.tx.execute(
          sql`delete from sorteos_cortos where evaluacion_id = any(${sql.param(arregladas)}::uuid[])`,
        );
        for (const { id } of nuevas) await avisarDeSorteoCorto(work, id);
      });
    const ultima = rows.at(-1);
    if (!ultima || rows.length < DE_UNA_VEZ) return;
    tras = ultima.id;
  }
}

export const buscarSorteosCortosJob = job('evaluaciones.buscar-sorteos-cortos', buscarSorteosCortos, {
  schedule: '*/15 * * * *',
});
