import type { Formato } from '@catedra/shared/importaciones/leida.ts';
import type { Categoria } from '@catedra/shared/importaciones/schemas.ts';
import { archivoIlegible, lecturaLarga } from '#features/importaciones/errors.ts';
import type { Abierto, Pedido, Tanda } from '#features/importaciones/lector/preguntas-thread.ts';
import type { LineaLeida, MedioLeido } from '#features/importaciones/lector/preparar.ts';
import { ThreadFailed, threadPool } from '#platform/threads/pool.ts';
import { byPerson } from '#platform/turns/by-person.ts';

const AT_ONCE = 2;
/** Of two hundred questions, or of all that come before the ones that were chosen. */
const PATIENCE_MS = 60_000;
const HEAP_MB = 512;

const inTurn = byPerson(AT_ONCE);
const onThread = threadPool('features/importaciones/lector/preguntas-thread.ts', HEAP_MB);

export interface Leido {
  readonly formato: Formato;
  readonly lineas: readonly LineaLeida[];
  readonly categorias: readonly Categoria[] | null;
}

/** Takes pictures as they come, so that they never are all in memory; gives the lines as they stay. */
type AlLlegar = (
  lineas: readonly LineaLeida[],
  medios: readonly MedioLeido[],
) => Promise<readonly LineaLeida[]>;

/** Reads a file of questions beside the thread that answers everybody. */
export const leerArchivo = (
  persona: string,
  pedido: Omit<Pedido, 'bytes'> & { readonly bytes: Uint8Array },
  alLlegar: AlLlegar,
): Promise<Leido> =>
  inTurn(persona, async () => {
    // A copy of its own, that can be handed over.
    const bytes = new Uint8Array(pedido.bytes);
    try {
      return await onThread(PATIENCE_MS, async (ask) => {
        const abierto = (await ask({ ...pedido, bytes }, [bytes.buffer])) as Abierto;
        if ('ilegible' in abierto) throw archivoIlegible(abierto.ilegible);
        const lineas: LineaLeida[] = [];
        for (;;) {
          const tanda = (await ask('sigue')) as Tanda;
          if (tanda.ilegible !== null) throw archivoIlegible(tanda.ilegible);
          lineas.push(...(await alLlegar(tanda.lineas, tanda.medios)));
          if (tanda.fin) return { formato: abierto.formato, lineas, categorias: tanda.categorias };
        }
      });
    } catch (error) {
      if (error instanceof ThreadFailed) throw lecturaLarga();
      throw error;
    }
  });
