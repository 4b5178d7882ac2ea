import { esEvaluacion } from '@catedra/shared/actividades/tipos/evaluacion/ficha.ts';
import { aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import type { EvaluacionPorDentro } from '@catedra/shared/intentos/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { situacionesDe } from '@catedra/shared/progreso/rules.ts';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { leerPasos, leerNombresDeGrupos, recorridoDe, zonaDe } from '#features/progreso/offers.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** The rules of an evaluation before it begins, as they stand for one person at this moment. */
export async function leerEvaluacion(
  db: Database,
  actor: Actor,
  zonaDeLaAcademia: string,
  id: string,
  now: Date,
): Promise<EvaluacionPorDentro> {
  const [fila] = await db
    .select({
      evaluacion: getTableColumns(evaluacionesTable),
      titulo: actividadesTable.titulo,
      contenido: actividadesTable.contenido,
      curso: getTableColumns(cursosTable),
      zona: zonaDe(actor.id, zonaDeLaAcademia),
    })
    .from(evaluacionesTable)
    .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
    .innerJoin(cursosTable, eq(cursosTable.id, evaluacionesTable.cursoId))
    .where(and(eq(evaluacionesTable.id, id), scopeSql(evaluacionesBinding, evaluaciones.policy.read(actor))));
  if (!fila) throw noEncontrado();
  const { evaluacion, titulo, contenido, curso, zona } = fila;

  const pasos = await leerPasos(db, actor.id, [curso.id]);
  const lugar = pasos.findIndex((paso) => paso.id === evaluacion.actividadId);
  const mio = pasos[lugar];
  const inscrito = actor.cursoIds.includes(curso.id);
  const recorrido = recorridoDe(actor, { ...curso, zona }, await leerNombresDeGrupos(db, pasos), now);
  const situacion = situacionesDe(pasos, recorrido)[lugar];
  const deAutor = matches(alcance(actor, 'evaluaciones:ver'), {
    cursoId: curso.id,
  });
  if (!mio && !deAutor) throw noEncontrado();
  const cerrada = !deAutor && situacion?.estado === 'bloqueada';
  // Their own last day, when they were given one.
  const cierraEn = mio?.evaluacion ? mio.evaluacion.cierraEn : evaluacion.cierraEn;
  const intentosHechos = mio?.intentosHechos ?? 0;
  const ultimoIntentoEn = intentosHechos > 0 ? (mio?.anotadoEn ?? null) : null;
  return {
    evaluacion: { ...evaluacion, cierraEn },
    titulo,
    descripcion: esEvaluacion(contenido) && !cerrada ? contenido.descripcion : '',
    curso,
    inscrito,
    motivo: inscrito ? (situacion?.motivo ?? null) : null,
    apertura: aperturaDe(
      { ...evaluacion, cierraEn },
      { hechos: intentosHechos, ultimoEn: ultimoIntentoEn },
      now,
    ),
    intentosHechos,
    ultimoIntentoEn,
    nota: mio?.nota ?? null,
    aprobada: mio?.hecho === 'completada',
    ahora: now.toISOString(),
  };
}
