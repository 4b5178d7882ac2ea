import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

/** An activity, as the engine or a command holds it. */
type Suya = Readonly<{
  id?: unknown;
  cursoId?: unknown;
  obligatoria?: unknown;
  noSeRepite?: unknown;
}> &
  object;

const seLibra = (suya: Suya | null): boolean => suya?.obligatoria === true && suya.noSeRepite === true;

/**
 * Refuses to leave a round with nothing to do: another compulsory activity must repeat, once what waits is published.
 * Nothing else is refused: where the last one that repeats goes away all of them repeat, which is the rule of the database.
 */
export async function exigirQueAlgunaSeRepita(
  { tx }: Work,
  antes: Suya | null,
  despues: Suya,
): Promise<void> {
  if (!seLibra(despues) || seLibra(antes)) return;
  const { rowCount } = await tx.execute(sql`
    select from actividades a left join actividades_pendientes p on p.actividad_id = a.id
     where a.curso_id = ${String(despues.cursoId)} and a.id <> ${String(despues.id)} and viva(a.papelera)
       and p.eliminar is not true
       and coalesce((p.campos->>'obligatoria')::boolean, a.obligatoria)
       and not coalesce((p.campos->>'oculta')::boolean, a.oculta)
       and not coalesce((p.campos->>'noSeRepite')::boolean, a.no_se_repite) limit 1`);
  if (!rowCount)
    throw datosInvalidos({
      noSeRepite:
        'Es la única obligatoria que se repite: en cada renovación tiene que quedar algo que hacer.',
    });
}
