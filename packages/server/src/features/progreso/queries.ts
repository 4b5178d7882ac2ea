import type { Paso } from '@catedra/shared';
import type pg from 'pg';
import { leerIndices, type PasoDelCurso, SELLO } from '#features/progreso/indice.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/pool.ts';

/** An activity with what one person did in it. */
export interface PasoLeido extends PasoDelCurso, Pick<Paso, 'hecho' | 'tocadoEn' | 'nota'> {
  readonly porcentaje: number | null;
  readonly completadoEn: string | null;
  readonly intentosHechos: number | null;
}

/** What the person `$1` did in course `c`. */
const HECHOS = `(
  select json_agg(json_build_array(p.actividad_id, p.estado, p.porcentaje, p.nota, p.actualizado_en,
           p.completado_en, p.intentos))::text
    from progreso p where p.usuario_id = $1 and p.curso_id = c.id)`;

/** Columns of course `c` that `pasosDe` makes into activities. */
export const SELLO_Y_HECHOS = `c.id, ${SELLO} as sello, ${HECHOS} as hechos`;

const PASOS = {
  name: 'progreso.pasos',
  text: `select ${SELLO_Y_HECHOS} from unnest($2::uuid[]) c(id)`,
};

export interface SelloYHechos {
  readonly id: string;
  readonly sello: string;
  readonly hechos: string | null;
}
type Hecho = [
  actividadId: string,
  estado: 'en_curso' | 'completada',
  porcentaje: number,
  nota: number | null,
  tocadoEn: string,
  completadoEn: string | null,
  intentos: number,
];

const SIN_TOCAR = {
  hecho: null,
  porcentaje: null,
  nota: null,
  tocadoEn: null,
  completadoEn: null,
  intentosHechos: null,
};

const loHecho = ([, hecho, porcentaje, nota, tocadoEn, completadoEn, intentosHechos]: Hecho) => ({
  hecho,
  porcentaje,
  nota,
  tocadoEn: isoOf(tocadoEn),
  completadoEn: completadoEn && isoOf(completadoEn),
  intentosHechos,
});

/** The activities of courses that learners see, in the order in which they are taken, with what was read of one person. */
export async function pasosDe(on: Queryable, rows: readonly SelloYHechos[]): Promise<PasoLeido[]> {
  const indices = await leerIndices(on, new Map(rows.map(({ id, sello }) => [id, sello])));
  return rows.flatMap(({ id, hechos }) => {
    const suyos = new Map((JSON.parse(hechos ?? '[]') as Hecho[]).map((hecho) => [hecho[0], hecho]));
    return (indices.get(id) ?? []).map((paso) => {
      const hecho = suyos.get(paso.id);
      return { ...paso, ...(hecho ? loHecho(hecho) : SIN_TOCAR) };
    });
  });
}

export async function leerPasos(
  { $client }: { readonly $client: Queryable },
  usuarioId: string,
  cursoIds: readonly string[],
): Promise<PasoLeido[]> {
  const { rows } = await $client.query<SelloYHechos & pg.QueryResultRow>({
    ...PASOS,
    values: [usuarioId, cursoIds],
  });
  return pasosDe($client, rows);
}
