import { miInicio } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { cuandoCambia, leerCuandoCambia } from '#features/aprendizaje/cuando-cambia.ts';
import { inicioDe, leerLoDelInicio } from '#features/aprendizaje/leer-inicio.ts';
import { leerMarca } from '#features/aprendizaje/marca-de-inicio.ts';
import { sealed } from '#platform/db/sealed.ts';
import type { Platform } from '#platform/platform.ts';

/** Some five kilobytes each; of twenty courses, ten. */
const CUANTOS = 1000;

/** What it is now by the clock of this process and by that of the database, which tell rules apart. */
interface Ahora {
  readonly aqui: number;
  readonly enLaBase: number;
}

interface Recordado {
  readonly json: Buffer;
  readonly desde: Ahora;
  readonly hasta: number;
}

const dentro = (momento: number, desde: number, hasta: number): boolean =>
  momento >= desde && momento < hasta;

const vale = ({ desde, hasta }: Recordado, { aqui, enLaBase }: Ahora): boolean =>
  dentro(aqui, desde.aqui, hasta) && dentro(enLaBase, desde.enLaBase, hasta);

/** Homes as JSON, at hand for as long as their mark stays and none of their moments has come. */
export function recordarInicios({ db, clock, config }: Platform): (actor: Actor) => Promise<Buffer> {
  const { ZONA_HORARIA: zona } = config;
  const conocidos = sealed<Recordado>(CUANTOS);

  const mirar = async (actor: Actor) => {
    const { sello, ahora } = await leerMarca(db.$short, actor);
    return { sello, ahora: { aqui: clock.now().getTime(), enLaBase: ahora } };
  };

  const leer = async (actor: Actor, ahora: Ahora): Promise<Recordado> => {
    const desde = Math.min(ahora.aqui, ahora.enLaBase);
    const [lo, enLaBase] = await Promise.all([
      leerLoDelInicio(db, actor, zona),
      leerCuandoCambia(db.$client, actor, zona, desde),
    ]);
    const inicio = miInicio.parse(inicioDe(actor, lo, new Date(ahora.aqui)));
    return {
      json: Buffer.from(JSON.stringify(inicio)),
      desde: ahora,
      hasta: cuandoCambia(lo, enLaBase, desde),
    };
  };

  // In tests what is remembered is held against what is read anew: a mark or a moment that lacks is seen wherever it is met.
  const comprobar = async (actor: Actor, recordado: Recordado): Promise<void> => {
    const { sello, ahora } = await mirar(actor);
    const { json } = await leer(actor, ahora);
    const despues = await mirar(actor);
    if (despues.sello !== sello || conocidos.find(actor.id, sello) !== recordado) return;
    if (!vale(recordado, ahora) || !vale(recordado, despues.ahora) || json.equals(recordado.json)) return;
    throw new Error(
      `se recuerda otro inicio que el de ahora: ${String(recordado.json)} y no ${String(json)}`,
    );
  };

  return async (actor) => {
    const { sello, ahora } = await mirar(actor);
    const conocido = conocidos.find(actor.id, sello);
    if (conocido && vale(conocido, ahora)) {
      if (config.NODE_ENV === 'test') await comprobar(actor, conocido);
      return conocido.json;
    }
    // The mark was read before: what is written meanwhile is in what is read, or gives the next one another.
    const leido = await leer(actor, ahora);
    conocidos.keep(actor.id, sello, leido);
    return leido.json;
  };
}
