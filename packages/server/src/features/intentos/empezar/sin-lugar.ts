import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import {
  abiertoDe,
  comoQuedo,
  efectivoDe,
  hechosDe,
  type IntentoBreve,
  type LoSuyo,
  ultimoFin,
} from '#features/intentos/empezar/suyos.ts';
import { matriculasGuardadasTable } from '#features/participantes/table.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Database } from '#platform/db/pool.ts';

/** What is written down of someone in an evaluation; its mark is there once it may be seen. */
export const loAnotado = {
  hecho: progresoTable.estado,
  nota: progresoTable.nota,
  completadoEn: progresoTable.completadoEn,
};

export const anotadoDe = (usuarioId: string) =>
  and(eq(progresoTable.actividadId, evaluacionesTable.actividadId), eq(progresoTable.usuarioId, usuarioId));

/** The course of an evaluation went to the bin while someone had it: what they did there is theirs as before. */
export const cursoTiradoDe = (usuarioId: string): SQL<boolean> => sql`exists (
  select from cursos tirado join ${matriculasGuardadasTable} m on m.curso_id = tirado.id and m.usuario_id = ${usuarioId}
   where tirado.id = ${evaluacionesTable.cursoId} and not viva(tirado.papelera))`;

/** The evaluations in which someone has an attempt, wherever their activities stand now: hidden, or in the bin. */
export const leerIntentadas = (db: Database, usuarioId: string) =>
  db
    .selectDistinctOn([evaluacionesTable.id], {
      evaluacion: getTableColumns(evaluacionesTable),
      titulo: actividadesTable.titulo,
      curso: { id: cursosTable.id, slug: cursosTable.slug, titulo: cursosTable.titulo },
      cursoTirado: cursoTiradoDe(usuarioId),
      ...loAnotado,
    })
    .from(intentosTable)
    .innerJoin(evaluacionesTable, eq(evaluacionesTable.id, intentosTable.evaluacionId))
    .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
    .innerJoin(cursosTable, eq(cursosTable.id, evaluacionesTable.cursoId))
    .leftJoin(progresoTable, anotadoDe(usuarioId))
    .where(eq(intentosTable.usuarioId, usuarioId));
type Intentada = Awaited<ReturnType<typeof leerIntentadas>>[number];

export const enCursoDe = (abierto: IntentoBreve | null): Prueba['enCurso'] =>
  abierto && {
    id: abierto.id,
    numero: abierto.numero,
    estado: abierto.estado,
    empezadoEn: abierto.empezadoEn,
    motivo: abierto.motivo,
    venceEn: abierto.venceEn,
  };

/**
 * One whose activity was hidden or removed, or whose course is not theirs any more: it can't be begun again; what goes on in it has its
 * clock, and what was done is kept.
 */
export function pruebaSinLugar(intentada: Intentada, suyo: LoSuyo): Prueba {
  const { evaluacion, curso, titulo, hecho, nota, completadoEn } = intentada;
  const efectivo = efectivoDe(evaluacion, suyo, null);
  const abierto = abiertoDe(suyo);
  return {
    id: evaluacion.id,
    titulo,
    curso,
    grupo: abierto ? 'en_progreso' : 'hechas',
    apertura: { tipo: 'cerrada', cerroEn: null },
    motivo: null,
    minutos: efectivo.segundos === null ? null : Math.floor(efectivo.segundos / 60),
    intentos: efectivo.intentos,
    intentosHechos: hechosDe(suyo),
    cierraEn: efectivo.cierraEn,
    nota,
    notaMinima: evaluacion.notaMinima,
    aprobada: hecho === 'completada',
    hechaEn: completadoEn ?? ultimoFin(suyo),
    enCurso: enCursoDe(abierto),
    ...comoQuedo(suyo),
  };
}
