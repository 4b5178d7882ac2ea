import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { type Fallo, listaParaPublicar } from '@catedra/shared/evaluaciones/lista-para-publicar.ts';
import type { Revision } from '@catedra/shared/evaluaciones/revision.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { bombosJson, nombresDeSorteosJson, seccionesJson } from '#features/evaluaciones/composicion.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';

interface Fija {
  readonly id: string;
  readonly tipo: TipoPregunta;
  readonly fallos: string[];
  readonly enPapelera: boolean;
  readonly conBorrador: boolean;
}

interface Fila extends Record<string, unknown> {
  readonly titulo: string;
  readonly cierraEn: string | null;
  readonly intentos: number | null;
  readonly practica: boolean;
  readonly revision: Revision;
  readonly version: number;
  readonly secciones: SeccionDePrueba[];
  readonly bombos: Record<string, string[]>;
  readonly nombres: Record<string, string>;
  readonly fijas: Fija[];
}

export type Lista = Pick<EvaluacionDeAutor, 'composicion' | 'sorteos'> & { readonly fallos: Fallo[] };

/** What an evaluation asks and what it still lacks, in one statement. */
export async function leerLista(db: Database | Tx, evaluacionId: string, now: Date): Promise<Lista> {
  const { rows } = await db.execute<Fila>(sql`
    select a.titulo, ${isoSql(sql`e.cierra_en`)} as "cierraEn", e.intentos, e.practica, e.revision,
           ${seccionesJson} as secciones, ${bombosJson} as bombos,
           coalesce((select s.composicion from evaluacion_secretos s where s.evaluacion_id = e.id), 0) as version,
           ${nombresDeSorteosJson} as nombres,
           (select coalesce(json_agg(json_build_object('id', p.id, 'tipo', p.tipo, 'fallos', p.fallos,
                     'enPapelera', not viva(p.eliminada_en), 'conBorrador', p.borrador_publica is not null)), '[]')
              from preguntas p join evaluacion_lugares l on l.pregunta_id = p.id
             where l.evaluacion_id = e.id) as fijas
      from evaluaciones e join actividades a on a.id = e.actividad_id where e.id = ${evaluacionId}`);
  const [fila] = rows;
  if (!fila) throw noEncontrado();
  const { version, secciones, bombos, nombres, fijas } = fila;
  const preguntas = new Map(
    fijas.map(({ id, tipo, ...suya }) => {
      const { puntua, aMano } = tipoDePregunta(tipo);
      return [id, { ...suya, puntua, aMano }];
    }),
  );
  const sorteos = Object.entries(nombres).map(([id, nombre]) => [
    id,
    { nombre, disponibles: bombos[id]?.length ?? 0 },
  ]);
  return {
    composicion: { version, secciones },
    sorteos: Object.fromEntries(sorteos) as Lista['sorteos'],
    fallos: listaParaPublicar({ ...fila, preguntas, now }),
  };
}
