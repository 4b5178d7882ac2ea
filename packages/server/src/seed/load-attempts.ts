import { sql } from 'drizzle-orm';
import { codigoDe, FORMULA_DE_HOY } from '#features/intentos/acabar/codigo.ts';
import type { Tx } from '#platform/db/pool.ts';
import type { IntentoDemo } from '#seed/content/intentos/intento.ts';

/** What was handed in has its receipt, made with the key of this installation. */
const conCodigo = async (tx: Tx, { fila, preguntas }: IntentoDemo) => ({
  ...fila,
  codigo: fila.entregadoEn
    ? await codigoDe(tx, {
        intentoId: fila.id,
        entregadoEn: fila.entregadoEn,
        respuestas: preguntas.map(({ revision = 0, respuesta }) => ({ revision, respuesta })),
      })
    : null,
  reciboFormula: FORMULA_DE_HOY,
});

export async function loadAttempts(tx: Tx, intentos: readonly IntentoDemo[]): Promise<void> {
  const filas = JSON.stringify(await Promise.all(intentos.map((uno) => conCodigo(tx, uno))));
  await tx.execute(sql`
    insert into intentos (id, version, evaluacion_id, actividad_id, curso_id, usuario_id, numero, estado, practica,
                          empezado_en, vence_en, limite, tolerancia_segundos, gracia_minutos, al_vencer, por_pagina,
                          secuencial, secciones, alcanzada, equipo, visto_en, entregado_en, causa, respondidas, nota, provisional,
                          codigo, recibo_formula, anulado_en, anulado_por, motivo)
    select f.id, f.version, f."evaluacionId", f."actividadId", f."cursoId", f."usuarioId", f.numero, f.estado, f.practica,
           f."empezadoEn", f."venceEn", f.limite, f."toleranciaSegundos", f."graciaMinutos", f."alVencer", f."porPagina",
           f.secuencial, array(select json_array_elements_text(f.secciones)), f.alcanzada, f.equipo,
           coalesce(f."entregadoEn", ahora()), f."entregadoEn",
           f.causa, f.respondidas, f.nota, f.provisional, f.codigo,
           f."reciboFormula", f."anuladoEn", f."anuladoPor", f.motivo
      from json_to_recordset(${filas}) as f(id uuid, version int, "evaluacionId" uuid, "actividadId" uuid,
        "cursoId" uuid, "usuarioId" uuid, numero smallint, estado text, practica boolean, "empezadoEn" timestamptz,
        "venceEn" timestamptz, limite timestamptz, "toleranciaSegundos" int, "graciaMinutos" int, "alVencer" text,
        "porPagina" int, secuencial boolean, secciones json, alcanzada smallint, equipo text, "entregadoEn" timestamptz,
        causa text, respondidas smallint, nota numeric, provisional boolean, codigo text, "reciboFormula" smallint, "anuladoEn" timestamptz,
        "anuladoPor" uuid, motivo text)`);
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
  // What was answered, as if it had been saved once.
  await tx.execute(sql`
    insert into intento_diario (intento_id, lugar, revision, epoca, respuesta, equipo_en, recibida_en)
    select intento_id, lugar, revision, 1, respuesta, guardada_en, guardada_en from intento_preguntas
     where revision > 0 and intento_id = any(${sql.param(intentos.map(({ fila }) => fila.id))}::uuid[])`);
  const sucesos = JSON.stringify(intentos.flatMap((uno) => uno.sucesos));
  await tx.execute(sql`
    insert into intento_sucesos (intento_id, en, tipo, detalle, por)
    select f."intentoId", f.en, f.tipo, coalesce(f.detalle, ''), f.por
      from json_to_recordset(${sucesos}) as f("intentoId" uuid, en timestamptz, tipo text, detalle text, por uuid)`);
}
