import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import type { ContextoDeRegla } from '@catedra/shared/grupos/regla.ts';
import { sql } from 'drizzle-orm';
import { leerTodos } from '#features/campos/offers.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const porId = (campos: readonly Campo[]) => new Map(campos.map((campo) => [campo.id, campo]));

/** What rules are read with: the academy's fields and profiles as they stand, and the day it is there. */
export async function leerContexto(db: Database | Tx, now: Date): Promise<ContextoDeRegla> {
  const [campos, perfiles, { rows }] = await Promise.all([
    leerTodos(db),
    db.select({ id: perfilesTable.id, nombre: perfilesTable.nombre }).from(perfilesTable),
    db.execute<{ hoy: string }>(sql`
      select (${now.toISOString()}::timestamptz at time zone zona_horaria)::date::text as hoy from academia`),
  ]);
  return {
    campos: porId(campos),
    perfiles: new Map(perfiles.map(({ id, nombre }) => [id, nombre])),
    hoy: rows[0]?.hoy ?? now.toISOString().slice(0, 10),
  };
}

/** The same without the fields that are gone or that the actor doesn't see: of those they could learn by asking. */
export function aLaVistaDe(actor: Actor, contexto: ContextoDeRegla): ContextoDeRegla {
  const campos = [...contexto.campos.values()] as Campo[];
  return {
    ...contexto,
    campos: porId(
      campos.filter((campo) => campo.estado === 'activo' && vistaDeCampo(actor, campo, false) !== 'no'),
    ),
  };
}
