import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import type { Apunte, ResultadoDeLote, SeleccionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import type { Decision, PersonaDeLote } from '@catedra/shared/lotes/rules.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { Cuenta } from '#features/lotes/cuenta.ts';
import { marcaDe } from '#features/lotes/marca.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { lockPersonas, type Persona } from '#features/sesion/offers.ts';
import { elegidas } from '#features/usuarios/offers.ts';
import { runWork, type Work, type WorkPlace } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** One transaction holds as many; more are done in several, each whole, so that repeating the rest is harmless. */
const TANDA = 1000;

export type Candidata = PersonaDeLote & Pick<Usuario, 'nombre' | 'apellidos'>;

/** What is done to many people at once. */
export interface Accion {
  /** As the log calls it: the same name as when it is done to one. */
  readonly comando: string;
  readonly max?: number;
  /** Refuses whoever may not do this to anybody; asked again in each transaction, before its people are held. */
  readonly comprobar: (work: Work) => Promise<void> | void;
  /** Whom it would reach; asked again under a lock when it is done. */
  readonly decidir: (
    actor: Actor,
    personas: readonly Candidata[],
    on: Database | Tx,
  ) => Promise<Decision[]> | Decision[];
  /** What it takes from each, of what can be given back as it was. */
  readonly quita?: (persona: Usuario) => string;
  /** The same where it is not kept in the person; said before it is done. */
  readonly apunta?: (work: Work, personas: readonly Persona[]) => Promise<readonly Apunte[]>;
  readonly hacer: (work: Work, personas: readonly Persona[]) => Promise<void>;
}

const demasiadas = (max: number) =>
  new DomainError(
    400,
    'DEMASIADAS_PERSONAS',
    `Esto se hace como mucho con ${max.toLocaleString('es')} personas a la vez. Afina el filtro.`,
  );

/** Every page before the first one is touched, so that too many are refused while nothing is done. */
async function todas<T>(paginas: AsyncIterable<T[]>, max: number): Promise<T[][]> {
  const leidas: T[][] = [];
  let cuantas = 0;
  for await (const pagina of paginas) {
    cuantas += pagina.length;
    if (cuantas > max) throw demasiadas(max);
    leidas.push(pagina);
  }
  return leidas;
}

const candidata = ({ usuario, scope: { grupoIds, tutorDe } }: Persona): Candidata => ({
  ...usuario,
  grupoIds,
  tutorDe,
});

/** Those of one transaction; `simular` only tells whom it would reach. */
export async function tanda(
  work: Work,
  accion: Accion,
  { ids, simular = false }: { readonly ids: readonly string[]; readonly simular?: boolean },
  cuenta: Cuenta,
): Promise<void> {
  // What it is about is held before the people, as when it is done to one: two at once don't wait for one another.
  await accion.comprobar(work);
  const visible = scopeSql(usuariosBinding, usuarios.policy.read(work.actor));
  const personas = await lockPersonas(work, ids, visible);
  const decisiones = await accion.decidir(work.actor, personas.map(candidata), work.tx);
  const alcanzadas = simular ? [] : personas.filter((_, i) => decisiones[i] === 'hacer');
  if (alcanzadas.length > 0) {
    const apuntes = (await accion.apunta?.(work, alcanzadas)) ?? [];
    await accion.hacer(work, alcanzadas);
    for (const { ids: suyos, ...antes } of apuntes) for (const id of suyos) cuenta.recordar(antes, id);
  }
  if (accion.quita) {
    const marca = await marcaDe(work);
    for (const { usuario } of alcanzadas)
      cuenta.recordar({ valor: accion.quita(usuario), marca }, usuario.id);
  }
  for (const [i, { usuario }] of personas.entries()) cuenta.añadir(decisiones[i] as Decision, usuario);
  cuenta.dejarFuera('NO_ENCONTRADA', ids.length - personas.length);
}

export interface PeticionDeLote {
  readonly seleccion: SeleccionDeUsuarios;
  readonly simular: boolean;
}

/**
 * Does it to everyone chosen whom the actor reaches, and tells who stays out and why. It ends within the request:
 * a hundred thousand take seconds, the server goes on if the browser leaves, and doing it again only does the rest.
 */
export async function aplicar(
  place: WorkPlace,
  actor: Actor,
  accion: Accion,
  { seleccion, simular }: PeticionDeLote,
  tell: (hechas: number) => void = () => undefined,
): Promise<ResultadoDeLote> {
  await runWork(place, actor, accion.comando, async (work) => accion.comprobar(work));
  const cuenta = new Cuenta();
  const paginas = elegidas(place.db, actor, seleccion, TANDA);
  let vistas = 0;
  for await (const pagina of accion.max === undefined ? paginas : await todas(paginas, accion.max)) {
    vistas += pagina.length;
    if (simular) {
      const decisiones = await accion.decidir(actor, pagina, place.db);
      for (const [i, persona] of pagina.entries()) cuenta.añadir(decisiones[i] as Decision, persona);
    } else {
      const ids = pagina.map(({ id }) => id);
      await runWork(place, actor, accion.comando, (work) => tanda(work, accion, { ids }, cuenta));
      if (ids.length === TANDA) tell(vistas);
    }
  }
  if ('ids' in seleccion) cuenta.dejarFuera('NO_ENCONTRADA', new Set(seleccion.ids).size - vistas);
  return cuenta.resultado;
}
