import { cambiaAjustes } from '@catedra/shared/ajustes/policy.ts';
import { veElAlmacen } from '@catedra/shared/archivos/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { puede } from '@catedra/shared/core/puede.ts';

const COSAS = {
  ajustes: cambiaAjustes,
  almacen: veElAlmacen,
  firma: (actor) => puede(actor, 'certificados:disenar'),
  plantillas: (actor) => puede(actor, 'avisos:plantillas'),
  correo: (actor) => puede(actor, 'avisos:correo'),
  tecnico: (actor) => puede(actor, 'sistema:administrar'),
} satisfies Readonly<Record<string, (actor: Actor) => boolean>>;

export type CosaDeLaAcademia = keyof typeof COSAS;

/** What of the academy's a person decides or looks at; whoever has none of it has only their own. */
export const cosasDeLaAcademia = (actor: Actor): readonly CosaDeLaAcademia[] =>
  (Object.keys(COSAS) as CosaDeLaAcademia[]).filter((cosa) => COSAS[cosa](actor));
