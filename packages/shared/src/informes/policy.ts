import type { Actor } from '#core/actor.ts';
import { alcance } from '#core/scope.ts';
import type { Informe } from '#informes/declarar.ts';

/** Whether somebody reads any of a report: what its rows ask for, and all of the academy where it is of nobody. */
export const puedeLeer = (actor: Actor, { permisos, soloAcademia }: Informe): boolean =>
  (['reportes:ver', ...permisos] as const).every((permiso) => {
    const scope = alcance(actor, permiso, 'persona');
    return soloAcademia ? scope === true : scope !== false;
  });
