import type { Paso } from '@catedra/shared';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { progresoTable } from '#features/progreso/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The activities of some courses in the order in which they are taken, with what one person did in each. */
export const leerPasos = (db: Database | Tx, usuarioId: string, cursoIds: readonly string[]) =>
  db
    .select({
      cursoId: actividadesTable.cursoId,
      seccionId: seccionesTable.id,
      seccion: seccionesTable.titulo,
      id: actividadesTable.id,
      titulo: actividadesTable.titulo,
      tipo: actividadesTable.tipo,
      duracion: actividadesTable.duracion,
      obligatoria: actividadesTable.obligatoria,
      regla: actividadesTable.regla,
      hecho: progresoTable.estado,
      tocadoEn: progresoTable.actualizadoEn,
      completadoEn: progresoTable.completadoEn,
      nota: progresoTable.nota,
      intentosHechos: progresoTable.intentos,
      evaluacion: {
        id: evaluacionesTable.id,
        estado: evaluacionesTable.estado,
        intentos: evaluacionesTable.intentos,
        esperaMinutos: evaluacionesTable.esperaMinutos,
        minutos: evaluacionesTable.minutos,
        abreEn: evaluacionesTable.abreEn,
        cierraEn: evaluacionesTable.cierraEn,
        notaMinima: evaluacionesTable.notaMinima,
      },
    })
    .from(actividadesTable)
    .innerJoin(seccionesTable, eq(seccionesTable.id, actividadesTable.seccion))
    .leftJoin(
      progresoTable,
      and(eq(progresoTable.actividadId, actividadesTable.id), eq(progresoTable.usuarioId, usuarioId)),
    )
    .leftJoin(
      evaluacionesTable,
      and(
        eq(evaluacionesTable.actividadId, actividadesTable.id),
        inArray(evaluacionesTable.estado, ['publicada', 'cerrada']),
      ),
    )
    .where(inArray(actividadesTable.cursoId, [...cursoIds]))
    .orderBy(
      asc(actividadesTable.cursoId),
      asc(seccionesTable.orden),
      asc(seccionesTable.id),
      asc(actividadesTable.orden),
      asc(actividadesTable.id),
    );

export type PasoLeido = Awaited<ReturnType<typeof leerPasos>>[number];

true satisfies PasoLeido extends Paso ? true : false;
