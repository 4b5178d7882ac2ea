import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { progreso } from '@catedra/shared/progreso/collection.ts';
import { personaVisible } from '#features/usuarios/offers.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Asked } from '#platform/http/handler.ts';

/** Who looks at whom, in which zone and by which clock. */
export interface Mirada {
  readonly actor: Actor;
  readonly usuarioId: string;
  /** The academy's own, for whoever has none. */
  readonly zona: string;
  readonly now: Date;
}

export const miradaDe = ({ actor, platform: { config, clock } }: Asked, usuarioId: string): Mirada => ({
  actor,
  usuarioId,
  zona: config.ZONA_HORARIA,
  now: clock.now(),
});

/** What of someone a reader may see, each kind by its own permission. */
export async function loQueVe(db: Database, { actor, usuarioId }: Mirada) {
  const scope = await personaVisible(db, actor, usuarioId);
  return {
    scope,
    progreso: matches(progreso.policy.read(actor), { ...scope, usuarioId }),
    pruebas: matches(puedeVerIntentos(actor), scope),
    entregas: calificaA(actor) !== 'nadie' && usuarioId !== actor.id,
  };
}
