import type { Actor } from '@catedra/shared/core/actor.ts';
import { enUnaLinea, type LoQueSeLee } from '@catedra/shared/preguntas/en-una-linea.ts';
import type { ConsultaDelBanco, PreguntaDelBanco } from '@catedra/shared/preguntas/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lasQueVe } from '#features/preguntas/alcance.ts';
import { carpetasBajo, loQueSeLee, seUsa } from '#features/preguntas/consultas.ts';
import { isoSql } from '#platform/db/columns.ts';
import { type Counted, countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const lugar = z.tuple([z.iso.datetime(), z.uuid()]);

function despuesDe(cursor: string): SQL {
  const [en, id] = readCursor(lugar, cursor);
  return sql`(p.actualizado_en, p.id) < (${en}::timestamptz, ${id}::uuid)`;
}

const USO: Readonly<Record<NonNullable<ConsultaDelBanco['uso']>, SQL>> = {
  usadas: sql`viva(p.eliminada_en) and ${seUsa}`,
  sin_usar: sql`viva(p.eliminada_en) and not ${seUsa}`,
  papelera: sql`not viva(p.eliminada_en)`,
};
const FUERA_DE_LA_PAPELERA = sql`viva(p.eliminada_en)`;

interface Banco {
  readonly datos: PreguntaDelBanco[];
  readonly siguiente: string | null;
  readonly total: Counted;
}

/** One page of the bank, what changed last first. */
export async function leerBanco(
  db: Database,
  actor: Actor,
  { carpetaId, etiqueta, cursoId, tipo, uso, buscar, cursor, limite }: ConsultaDelBanco,
): Promise<Banco> {
  const todas = sql.join(
    [
      lasQueVe(actor),
      uso ? USO[uso] : FUERA_DE_LA_PAPELERA,
      ...(carpetaId ? [sql`p.carpeta_id in ${carpetasBajo(sql`${carpetaId}`)}`] : []),
      ...(etiqueta ? [sql`p.etiquetas @> array[${etiqueta.toLocaleLowerCase('es')}]::text[]`] : []),
      ...(cursoId ? [sql`p.curso_id = ${cursoId}`] : []),
      ...(tipo ? [sql`p.tipo = ${tipo}`] : []),
      hasWords(sql`llano(p.texto)`, buscar ?? ''),
    ],
    sql` and `,
  );
  const estas = cursor ? sql`${todas} and ${despuesDe(cursor)}` : todas;
  const [{ rows }, total] = await Promise.all([
    db.execute<Omit<PreguntaDelBanco, 'texto'> & { leido: LoQueSeLee } & Record<string, unknown>>(sql`
      select p.id, p.version, p.carpeta_id as "carpetaId", p.curso_id as "cursoId", p.tipo, p.etiquetas,
             (select count(distinct l.evaluacion_id)::int from evaluacion_lugares l where l.pregunta_id = p.id)
               as evaluaciones,
             ${isoSql(sql`p.eliminada_en`)} as "eliminadaEn", ${isoSql(sql`p.actualizado_en`)} as "actualizadoEn",
             ${loQueSeLee(sql`coalesce(p.borrador_publica, v.publica)`)} as leido,
             (p.fallos <> '[]'::jsonb or p.borrador_publica is not null) as pendiente
        from preguntas p join pregunta_versiones v on v.pregunta_id = p.id and v.numero = p.numero
       where ${estas} order by p.actualizado_en desc, p.id desc limit ${limite + 1}`),
    countRows(db, sql`from preguntas p where ${todas}`),
  ]);
  const pagina = cutPage(rows, limite, ({ actualizadoEn, id }) => writeCursor(actualizadoEn, id));
  return {
    siguiente: pagina.siguiente,
    datos: pagina.datos.map(({ leido, ...una }) => ({ ...una, texto: enUnaLinea(leido) })),
    total,
  };
}
