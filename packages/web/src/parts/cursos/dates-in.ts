import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { type AccionDePlazos, cursosDonde } from '@catedra/shared/cumplimiento/policy.ts';

/** Whether someone decides this of the dates that people have in a course. */
export const decidesDates = (actor: Actor, accion: AccionDePlazos, cursoId: string): boolean =>
  matches(cursosDonde(actor, accion), { id: cursoId });
