import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeEnTodo, puede } from '@catedra/shared/core/puede.ts';
import { administraCampos, vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import type { CampoALaVista, UsoDeCampos } from '@catedra/shared/campos/schemas.ts';
import { sql } from 'drizzle-orm';
import { leerTodos } from '#features/campos/queries.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Whoever brings people in fills in every field of theirs. */
const creaPersonas = (actor: Actor): boolean =>
  puedeEnTodo(actor, 'usuarios:crear') || puede(actor, 'usuarios:cargar');

/** The fields that the actor meets somewhere: in others, in themselves or in whom they create. */
export async function leerCampos(db: Database | Tx, actor: Actor): Promise<CampoALaVista[]> {
  const crea = creaPersonas(actor);
  const retirados = administraCampos(actor);
  return (await leerTodos(db))
    .map((campo) => ({
      ...campo,
      enOtros: vistaDeCampo(actor, campo, false),
      enMi: vistaDeCampo(actor, campo, true),
    }))
    .filter(({ estado, enOtros, enMi }) =>
      estado === 'retirado' ? retirados : crea || enOtros !== 'no' || enMi !== 'no',
    );
}

interface UsoRow extends Record<string, unknown> {
  id: string;
  opcion: string | null;
  n: number;
}

/** How many people have each field and each value of a list. */
export async function leerUso(db: Database, actor: Actor): Promise<UsoDeCampos> {
  if (!administraCampos(actor)) throw sinPermiso();
  const [{ rows }, { rows: cuenta }] = await Promise.all([
    db.execute<UsoRow>(sql`
      select c.id, case when c.tipo = 'lista' then u.campos ->> c.id::text end as opcion, count(*)::int as n
        from campos c join usuarios u on u.campos ? c.id::text and u.fecha_baja is null group by 1, 2`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from usuarios where fecha_baja is null`),
  ]);
  const campos: UsoDeCampos['campos'] = {};
  for (const { id, opcion, n } of rows) {
    const uso = (campos[id] ??= { conValor: 0, porOpcion: {}, usos: [] });
    uso.conValor += n;
    if (opcion !== null) uso.porOpcion[opcion] = n;
  }
  return { personas: cuenta[0]?.n ?? 0, campos };
}
