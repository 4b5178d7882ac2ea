import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import type { CursoLeido } from '#features/aprendizaje/offers.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { abiertoDe, efectivoDe, hechosDe, type IntentoBreve, type LoSuyo } from '#features/intentos/suyos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** The evaluations in which someone has an attempt that goes on, wherever their activities stand now. */
export const leerEmpezadas = (db: Database, usuarioId: string) =>
  db
    .selectDistinctOn([evaluacionesTable.id], {
      evaluacion: getTableColumns(evaluacionesTable),
      titulo: actividadesTable.titulo,
    })
    .from(intentosTable)
    .innerJoin(evaluacionesTable, eq(evaluacionesTable.id, intentosTable.evaluacionId))
    .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
    .where(
      and(
        eq(intentosTable.usuarioId, usuarioId),
        inArray(intentosTable.estado, ['en_curso', 'vencido']),
        isNull(actividadesTable.papelera),
      ),
    );
type Empezada = Awaited<ReturnType<typeof leerEmpezadas>>[number];

export const enCursoDe = (abierto: IntentoBreve | null): Prueba['enCurso'] =>
  abierto && {
    id: abierto.id,
    numero: abierto.numero,
    estado: abierto.estado,
    empezadoEn: abierto.empezadoEn,
    motivo: abierto.motivo,
    venceEn: abierto.venceEn,
  };

/** One whose activity was hidden while someone was in it: it can't be begun again, and its clock runs. */
export function pruebaSinLugar(curso: CursoLeido, { evaluacion, titulo }: Empezada, suyo: LoSuyo): Prueba {
  const efectivo = efectivoDe(evaluacion, suyo, null);
  return {
    id: evaluacion.id,
    titulo,
    curso,
    grupo: 'en_progreso',
    apertura: { tipo: 'cerrada', cerroEn: null },
    motivo: null,
    minutos: efectivo.segundos === null ? null : Math.floor(efectivo.segundos / 60),
    intentos: efectivo.intentos,
    intentosHechos: hechosDe(suyo),
    cierraEn: efectivo.cierraEn,
    nota: null,
    notaMinima: evaluacion.notaMinima,
    aprobada: false,
    hechaEn: null,
    enCurso: enCursoDe(abiertoDe(suyo)),
    anulada: false,
    porCalificar: false,
  };
}
