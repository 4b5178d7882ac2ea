import type { Condicion, Requisitos } from '@catedra/shared/actividades/requisitos.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { and, inArray } from 'drizzle-orm';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

const YA_NO_EXISTE = 'Lo que elegiste ya no existe. Elige otro.';

/** An activity, as the engine or a command holds it. */
type Suya = Readonly<{ id?: unknown; cursoId?: unknown; contenido?: unknown; requisitos?: unknown }> & object;

const condicionesDe = (suya: Suya | null): readonly Condicion[] =>
  (suya?.requisitos as Requisitos | undefined)?.condiciones ?? [];

const idDe = (condicion: Condicion): string | null => {
  if (condicion.tipo === 'grupo') return condicion.grupoId;
  return condicion.tipo === 'fecha' ? null : condicion.actividadId;
};

const nuevas = (antes: Suya | null, despues: Suya): readonly Condicion[] => {
  // One that waits for itself is told so by the rule of circles.
  const ya = new Set<unknown>([...condicionesDe(antes).map(idDe), despues.id]);
  return condicionesDe(despues).filter((una) => !ya.has(idDe(una)));
};

async function aLaVista({ tx, actor }: Work, binding: Binding, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { id } = binding.table;
  const found = await tx
    .select({ id })
    .from(binding.table)
    .where(and(inArray(id, [...ids]), scopeSql(binding, binding.collection.policy.read(actor))));
  return found.length === new Set(ids).size;
}

/**
 * Learners read the names of what they must do before, and see the files of its texts: nobody shows them a group, an activity
 * or a file that they can't see themselves. What was there already may stay, whoever put it there.
 */
export async function exigirALaVista(
  work: Work,
  actividadesBinding: Binding,
  antes: Suya | null,
  despues: Suya,
): Promise<void> {
  const condiciones = nuevas(antes, despues);
  const deActividades = condiciones.flatMap((una) =>
    una.tipo === 'completada' || una.tipo === 'nota' ? [una.actividadId] : [],
  );
  const deGrupos = condiciones.flatMap((una) => (una.tipo === 'grupo' ? [una.grupoId] : []));
  const vistas =
    (await aLaVista(work, actividadesBinding, deActividades)) &&
    (await aLaVista(work, gruposBinding, deGrupos));
  if (!vistas) throw datosInvalidos({ requisitos: YA_NO_EXISTE });
  await exigirArchivosALaVista(work, {
    cursoId: String(despues.cursoId),
    campo: 'contenido',
    antes: antes?.contenido,
    despues: despues.contenido,
  });
}
