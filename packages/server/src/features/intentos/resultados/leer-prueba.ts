import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import type { PruebaConResultados } from '@catedra/shared/intentos/resultados.ts';
import { and, eq, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { evaluacionesDondeEsten } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { lasDe } from '#features/intentos/alcance.ts';
import { papeleraTable } from '#features/papelera/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** Of which evaluation some results are, for those who may read them: what was deleted goes on being somebody's work. */
export async function leerPrueba(
  db: Database,
  actor: Actor,
  actividadId: string,
): Promise<PruebaConResultados> {
  lasDe(actor, puedeVerIntentos(actor));
  const { id, cursoId, actividadId: suya, intentos, notaMinima } = evaluacionesTable;
  const [prueba] = await db
    .select({
      evaluacion: { id, cursoId, actividadId: suya, intentos, notaMinima },
      titulo: actividadesTable.titulo,
      curso: { id: cursosTable.id, titulo: cursosTable.titulo },
      papelera: { tipo: papeleraTable.tipo, titulo: papeleraTable.titulo, en: papeleraTable.en },
    })
    .from(evaluacionesTable)
    .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
    .innerJoin(cursosTable, eq(cursosTable.id, cursoId))
    .leftJoin(
      papeleraTable,
      sql`${papeleraTable.id} = coalesce(${cursosTable.papelera}, ${actividadesTable.papelera})`,
    )
    .where(
      and(
        eq(evaluacionesTable.actividadId, actividadId),
        scopeSql(evaluacionesDondeEsten, evaluaciones.policy.read(actor)),
      ),
    );
  if (!prueba) throw noEncontrado();
  return prueba;
}
