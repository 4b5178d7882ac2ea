import { paqueteDañado, paqueteMuyGrande } from '@catedra/shared/paquetes/errors.ts';
import { ENTRADA_DEL_CURSO } from '@catedra/shared/paquetes/formato.ts';
import type { Abierto, Escrito, Leido, Pedido } from '#features/paquetes/lector/lector-thread.ts';
import { ThreadFailed, threadPool } from '#platform/threads/pool.ts';
import { limit } from '#platform/turns/limit.ts';

const AT_ONCE = 2;
/** Of 16 MB it takes a second or two; on a busy machine it comes after whoever is answered. */
const PATIENCE_MS = 30_000;
const HEAP_MB = 512;

const together = limit(AT_ONCE);
const onThread = threadPool('features/paquetes/lector/lector-thread.ts', HEAP_MB);

type Grupos = ReadonlyMap<string, string>;
type Bien<R> = Exclude<R, { readonly roto: unknown }>;

function entero<R extends Abierto | Leido>(respuesta: R): Bien<R> {
  if (!('roto' in respuesta)) return respuesta as Bien<R>;
  throw respuesta.roto === 'dañado'
    ? paqueteDañado()
    : paqueteDañado(`«${ENTRADA_DEL_CURSO}» no está bien escrito.`);
}

/**
 * Reads the writing of a package beside the thread that answers everybody: it is up to 16 MB. Between its two steps the
 * groups that it names are looked for here.
 */
export const leerAparte = (
  escrito: Escrito,
  pedido: Omit<Pedido, 'grupos'>,
  gruposDeAqui: (pedidos: Grupos) => Promise<Grupos>,
): Promise<Bien<Leido>> =>
  together(async () => {
    try {
      return await onThread(PATIENCE_MS, async (ask) => {
        const { grupos } = entero((await ask(escrito, [escrito.bytes.buffer])) as Abierto);
        const todo: Pedido = { ...pedido, grupos: await gruposDeAqui(grupos) };
        return entero((await ask(todo)) as Leido);
      });
    } catch (error) {
      if (error instanceof ThreadFailed) throw paqueteMuyGrande('leerlo lleva demasiado tiempo');
      throw error;
    }
  });
