import type { EstadoDeLinea } from '@catedra/shared/importaciones/schemas.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { shasDe } from '#features/importaciones/archivos.ts';
import { cursoDelDestino } from '#features/importaciones/destino.ts';
import { huella } from '#features/importaciones/huella.ts';
import type { ImportacionRow } from '#features/importaciones/queries.ts';
import { lasQueVe } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';

interface Linea extends Record<string, unknown> {
  readonly numero: number;
  readonly origen: string | null;
  readonly huella: string;
  readonly cambios: number;
}

interface DeAntes extends Mitades, Record<string, unknown> {
  readonly id: string;
  readonly origen: string | null;
  /** Of what it said when it came. */
  readonly huella: string;
}

/** Questions of that bank that came from somewhere and may be one of these. */
async function lasDeAntes(work: Work, cursoId: string | null, lineas: readonly Linea[]): Promise<DeAntes[]> {
  const origenes = lineas.flatMap(({ origen }) => origen ?? []);
  const huellas = lineas.map((una) => una.huella);
  const { rows } = await work.tx.execute<DeAntes>(sql`
    select p.id, o.origen, o.huella, coalesce(p.borrador_publica, v.publica) as publica,
           coalesce(p.borrador_clave, k.clave) as clave
      from (select x.pregunta_id from pregunta_origenes x where x.origen = any(${sql.param(origenes)}::text[])
            union select x.pregunta_id from pregunta_origenes x where x.huella = any(${sql.param(huellas)}::text[])) h
      join pregunta_origenes o on o.pregunta_id = h.pregunta_id
      join preguntas p on p.id = h.pregunta_id
      join pregunta_versiones v on v.pregunta_id = p.id and v.numero = p.numero
      join pregunta_claves k on k.pregunta_id = p.id and k.numero = p.numero
     where viva(p.eliminada_en) and p.curso_id is not distinct from ${cursoId} and ${lasQueVe(work.actor)}
     order by o.en desc, p.id`);
  return rows;
}

/** Each question that was here answers for one line of the file: by the name that its source gave it, or by what it says. */
function emparejar(lineas: readonly Linea[], deAntes: readonly DeAntes[]): Map<number, DeAntes> {
  const parejas = new Map<number, DeAntes>();
  const dadas = new Set<string>();
  const dar = (clave: (una: Pick<DeAntes, 'origen' | 'huella'>) => string | null) => {
    const porClave = Map.groupBy(
      deAntes.filter(({ id }) => !dadas.has(id)),
      clave,
    );
    for (const linea of lineas) {
      const suya =
        parejas.has(linea.numero) || clave(linea) === null ? undefined : porClave.get(clave(linea))?.shift();
      if (!suya) continue;
      dadas.add(suya.id);
      parejas.set(linea.numero, suya);
    }
  };
  dar(({ origen }) => origen);
  dar((una) => una.huella);
  return parejas;
}

function estadoDe(linea: Linea, suya: DeAntes, ahora: string): EstadoDeLinea {
  if (linea.huella === ahora) return 'igual';
  return ahora === suya.huella ? 'cambiada' : 'conflicto';
}

async function reconocerLas(work: Work, row: ImportacionRow, cuales: SQL): Promise<void> {
  const { rows: lineas } = await work.tx.execute<Linea>(sql`
    select l.numero, l.origen, l.huella, cardinality(l.cambios) as cambios from importacion_lineas l
     where l.importacion_id = ${row.id} and l.huella is not null and not l.fuera and ${cuales} order by l.numero`);
  if (lineas.length === 0) return;
  const deAntes = await lasDeAntes(work, await cursoDelDestino(work.tx, work.actor, row), lineas);
  const shas = await shasDe(work.tx, deAntes);
  const parejas = emparejar(lineas, deAntes);
  const juicio = lineas.map((linea) => {
    const suya = parejas.get(linea.numero);
    const nueva: EstadoDeLinea = linea.cambios > 0 ? 'con_cambio' : 'entendida';
    const { publica, clave } = suya ?? {};
    const ahora = publica && clave ? huella({ publica, clave }, shas) : '';
    return {
      numero: linea.numero,
      pregunta_id: suya?.id ?? null,
      estado: suya ? estadoDe(linea, suya, ahora) : nueva,
    };
  });
  await work.tx.execute(sql`
    update importacion_lineas l set estado = x.estado, pregunta_id = x.pregunta_id
      from ${rowsByColumns({ numero: 'int', pregunta_id: 'uuid', estado: 'text' }, juicio)}
     where l.importacion_id = ${row.id} and l.numero = x.numero`);
}

/** Finds which questions of the file came before to the bank where they go. */
export const reconocer = (work: Work, row: ImportacionRow): Promise<void> =>
  reconocerLas(work, row, sql`true`);

/** The same of one that was put right. */
export const reconocerUna = (work: Work, row: ImportacionRow, numero: number): Promise<void> =>
  reconocerLas(work, row, sql`l.numero = ${numero}`);
