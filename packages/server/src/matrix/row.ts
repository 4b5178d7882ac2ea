import {
  type Address,
  type Contract,
  type Declaration,
  methodOf,
  pathOf,
  type Sent,
} from '@catedra/shared/core/contract.ts';
import type { Accion } from '@catedra/shared/core/permisos.ts';
import type { Scene } from '#matrix/scene.ts';
import type { Answered, Asked } from '#matrix/send.ts';

/** One line of the matrix: what each of PERSONAS gets, in their order, when they ask so. */
export interface Row {
  readonly route: string;
  /** What else it tells apart: a foreign child, another way of asking. */
  readonly caso?: string;
  /** Whoever has every permission but one of these is refused. */
  readonly permisos: readonly Accion[];
  readonly expected: string;
  readonly ask: (scene: Scene, personaId: string) => Asked;
  /** What a 200 must show to count as +; without it, it is -. */
  readonly muestra?: (scene: Scene) => string;
  /** Nobody may see it through another's eyes. */
  readonly privado?: boolean;
}

type Ask<A extends Address, D extends Declaration> = (scene: Scene, personaId: string) => Sent<A, D>;
type Asking<A extends Address, D extends Declaration> = [keyof Sent<A, D>] extends [never]
  ? [ask?: Ask<A, D>]
  : [ask: Ask<A, D>];

type Given = Readonly<Record<string, unknown>> & { readonly query?: object; readonly body?: unknown };

/** Where and with what a contract is asked. */
function askedOf(contract: Contract, { query, body, ...params }: Given): Asked {
  const path = pathOf(contract).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
  return {
    method: methodOf(contract),
    path: search.size === 0 ? path : `${path}?${search.toString()}`,
    // Whoever may send a file is told that this is none.
    body: contract.declaration.bytes ? {} : body,
  };
}

const rowOf = (
  contract: Contract,
  permisos: readonly Accion[],
  expected: string,
  ask: (scene: Scene, personaId: string) => Given = () => ({}),
): Row => ({
  route: contract.address,
  permisos,
  expected,
  ask: (scene, personaId) => askedOf(contract, ask(scene, personaId)),
  privado: contract.declaration.mirada === 'nunca',
});

/** Whoever may call it, what each one gets, and the permission that opens it; null where none does. */
export const fila = <A extends Address, D extends Declaration>(
  contract: Contract<A, D>,
  permiso: Accion | readonly Accion[] | null,
  expected: string,
  ...[ask]: Asking<A, D>
): Row => rowOf(contract, [permiso ?? []].flat(), expected, ask);

/** The same call with something that belongs elsewhere. */
export const ajena = <A extends Address, D extends Declaration>(
  caso: string,
  contract: Contract<A, D>,
  expected: string,
  ask: Ask<A, D>,
): Row => ({ ...rowOf(contract, [], expected, ask), caso });

/** A call that is answered to many, and shows this to some: + and - instead of 200. */
export const muestra = (que: (scene: Scene) => string, row: Row): Row => ({ ...row, muestra: que });

/** A route without a contract: it speaks another protocol than JSON. */
export const cruda = (
  route: Address,
  expected: string,
  ask: (scene: Scene) => Omit<Asked, 'method'>,
): Row => ({
  route,
  permisos: [],
  expected,
  ask: (scene) => ({ method: methodOf({ address: route, declaration: { summary: '' } }), ...ask(scene) }),
});

/** Its route, and what else it tells apart. */
export const nameOf = ({ route, caso }: Row): string => (caso ? `${route}: ${caso}` : route);

/** What came of a call, as the matrix writes it. */
export function wordOf({ muestra: que }: Row, { status, text }: Answered, scene: Scene): string {
  if (!que || status !== 200) return String(status);
  return text.includes(que(scene)) ? '+' : '-';
}

/*                           ajeno inscrito limitado tutorAjeno tutor administrador superAdministrador dev */
export const TODOS = '200 200 200 200 200 200 200 200';
export const EN_SUS_GRUPOS = '403 403 403 404 200 200 200 200';
/** Whoever has the permission somewhere is answered, and told whom it did not reach. */
export const EN_ALGUN_GRUPO = '403 403 403 200 200 200 200 200';
/** The same where it is shown what was asked for, or not. */
export const LO_DE_SUS_GRUPOS = '403 403 403 - + + + +';
export const LO_DE_LOS_OTROS = '403 403 403 + - + + +';
export const EN_LA_ACADEMIA = '403 403 403 403 403 200 200 200';
/** Those who hold what is of the system itself. */
export const QUIEN_ADMINISTRA = '403 403 403 403 403 403 200 200';
export const QUIEN_LO_VE = '404 200 404 404 200 200 200 200';
export const QUIEN_LO_EDITA = '404 403 404 404 200 200 200 200';
/** To those who see the course without taking it: not now, and not for you. */
export const QUIEN_LO_CURSA = '404 200 404 404 409 409 409 409';
