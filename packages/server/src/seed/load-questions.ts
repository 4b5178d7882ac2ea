import { palabrasDe } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import {
  adaptacionesTable,
  evaluacionExcepcionesTable,
  evaluacionLugaresTable,
  evaluacionSeccionesTable,
  evaluacionSecretosTable,
} from '#features/evaluaciones/table.ts';
import { carpetasTable, preguntaArchivosTable } from '#features/preguntas/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { momentoLocal } from '#seed/content/calendario.ts';
import { adaptaciones, composiciones, excepciones } from '#seed/content/evaluaciones.ts';
import { grupos } from '#seed/content/grupos.ts';
import { idDe } from '#seed/content/id.ts';
import { idDeCarpeta, idDePregunta, seccionesDe } from '#seed/content/intentos/composicion.ts';
import { carpetas, preguntas } from '#seed/content/preguntas.ts';
import { idDeCurso } from '#seed/load-courses.ts';
import { idDePersona } from '#seed/load-people.ts';

const IMAGEN = /<img src="\/archivos\/([0-9a-f-]{36})"/g;

const idDeEvaluacion = (clave: string) => idDe(`evaluacion:${clave}`);

/** The bank: folders, questions, and the only version of each. */
async function loadBank(tx: Tx, creadoEn: string): Promise<void> {
  const fechas = { creadoEn, actualizadoEn: creadoEn };
  await tx.insert(carpetasTable).values(
    carpetas.map(({ clave, nombre, curso, padre }) => ({
      ...fechas,
      id: idDeCarpeta(clave),
      padreId: padre === null ? null : idDeCarpeta(padre),
      cursoId: curso === null ? null : idDeCurso(curso),
      nombre,
    })),
  );
  const filas = [...preguntas.values()].map(({ nombre, carpeta, publica, clave, etiquetas }) => ({
    id: idDePregunta(nombre),
    carpetaId: idDeCarpeta(carpeta),
    tipo: publica.tipo,
    etiquetas,
    texto: palabrasDe({ publica }),
    publica,
    clave,
  }));
  const por = idDePersona('admin');
  await tx.execute(sql`
    with f as materialized (
      select * from json_to_recordset(${JSON.stringify(filas)}) as f(id uuid, "carpetaId" uuid, tipo text,
        etiquetas jsonb, texto text, publica jsonb, clave jsonb)),
    puestas as (
      insert into preguntas (id, creado_en, actualizado_en, carpeta_id, tipo, etiquetas, texto)
      select f.id, ${creadoEn}::timestamptz, ${creadoEn}::timestamptz, f."carpetaId", f.tipo,
             array(select jsonb_array_elements_text(f.etiquetas)), f.texto from f),
    versiones as (
      insert into pregunta_versiones (pregunta_id, numero, publica, en, por)
      select f.id, 1, f.publica, ${creadoEn}::timestamptz, ${por}::uuid from f)
    insert into pregunta_claves (pregunta_id, numero, clave) select f.id, 1, f.clave from f`);
  await tx
    .insert(preguntaArchivosTable)
    .values(
      filas.flatMap(({ id: preguntaId, publica }) =>
        Array.from(publica.enunciado.matchAll(IMAGEN), ([, archivoId = '']) => ({ preguntaId, archivoId })),
      ),
    );
}

/** What each evaluation asks, and what only its author knows. */
async function loadCompositions(tx: Tx): Promise<void> {
  const pruebas = Object.entries(composiciones);
  await tx.insert(evaluacionSecretosTable).values(
    pruebas.map(([clave, { contrasena = null, bandas = [] }]) => ({
      evaluacionId: idDeEvaluacion(clave),
      composicion: 1,
      contrasena,
      bandas,
    })),
  );
  const secciones = pruebas.flatMap(([clave]) =>
    seccionesDe(clave).map((seccion, orden) => ({ ...seccion, evaluacionId: idDeEvaluacion(clave), orden })),
  );
  await tx
    .insert(evaluacionSeccionesTable)
    .values(secciones.map(({ id, evaluacionId, orden, titulo }) => ({ id, evaluacionId, orden, titulo })));
  let orden = 0;
  await tx
    .insert(evaluacionLugaresTable)
    .values(
      secciones.flatMap(({ id: seccionId, evaluacionId, lugares }) =>
        lugares.map(({ tipo: _tipo, ...lugar }) => ({ ...lugar, seccionId, evaluacionId, orden: orden++ })),
      ),
    );
}

/** Other rules for some people. */
async function loadExceptions(tx: Tx, now: Date): Promise<void> {
  const firma = { por: idDePersona('admin'), en: momentoLocal(now, -20, 10 * 3600).toISOString() };
  await tx.insert(evaluacionExcepcionesTable).values(
    excepciones(now).map(({ prueba, persona, grupo, cambios, motivo }) => ({
      ...firma,
      id: idDe(`excepcion:${prueba}:${persona ?? grupo}`),
      evaluacionId: idDeEvaluacion(prueba),
      usuarioId: persona === null ? null : idDePersona(persona),
      grupoId: grupos.find(({ clave }) => clave === grupo)?.id ?? null,
      cambios,
      motivo,
    })),
  );
  await tx.insert(adaptacionesTable).values(
    adaptaciones.map(({ persona, factor, motivo }) => ({
      ...firma,
      usuarioId: idDePersona(persona),
      factor,
      motivo,
    })),
  );
}

export async function loadQuestions(tx: Tx, now: Date): Promise<void> {
  await loadBank(tx, momentoLocal(now, -68, 9 * 3600).toISOString());
  await loadCompositions(tx);
  await loadExceptions(tx, now);
}
