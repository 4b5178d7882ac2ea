import { sql } from 'drizzle-orm';
import { codigoDe } from '#features/intentos/codigo.ts';
import { intentosTable, intentoSucesosTable } from '#features/intentos/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import type { IntentoDemo } from '#seed/content/intentos/intento.ts';

/** What was handed in has its receipt, made with the key of this installation. */
const conCodigo = async (tx: Tx, { fila, preguntas }: IntentoDemo) => ({
  ...fila,
  codigo: fila.entregadoEn
    ? await codigoDe(tx, {
        intentoId: fila.id,
        entregadoEn: fila.entregadoEn,
        revisiones: preguntas.map(({ revision = 0 }) => revision),
      })
    : null,
});

export async function loadAttempts(tx: Tx, intentos: readonly IntentoDemo[]): Promise<void> {
  await tx.insert(intentosTable).values(await Promise.all(intentos.map((uno) => conCodigo(tx, uno))));
  const preguntas = JSON.stringify(intentos.flatMap((uno) => uno.preguntas));
  await tx.execute(sql`
    insert into intento_preguntas (intento_id, lugar, lugar_id, pregunta_id, numero, seccion, bajo, puntos, resta, orden,
                                   revision, respuesta, guardada_en, cerrada, fraccion, regla, a_mano, version_nota,
                                   rubrica, comentario, calificada_por, calificada_en)
    select f."intentoId", f.lugar, f."lugarId", f."preguntaId", f.numero, f.seccion, f.bajo, f.puntos, f.resta, f.orden,
           f.revision, f.respuesta, f."guardadaEn", f.cerrada, f.fraccion, f.regla, f."aMano", f."versionNota",
           f.rubrica, f.comentario, f."calificadaPor", f."calificadaEn"
      from json_to_recordset(${preguntas}) as f("intentoId" uuid, lugar smallint, "lugarId" uuid, "preguntaId" uuid,
        numero int, seccion smallint, bajo smallint, puntos numeric, resta text, orden jsonb, revision int,
        respuesta jsonb, "guardadaEn" timestamptz, cerrada boolean, fraccion text, regla text, "aMano" boolean,
        "versionNota" int, rubrica jsonb, comentario text, "calificadaPor" uuid, "calificadaEn" timestamptz)`);
  await tx.insert(intentoSucesosTable).values(intentos.flatMap(({ sucesos }) => sucesos));
}
