import type { CuentaExistente } from '@catedra/shared/cargas/cuenta.ts';
import type { LoVisto } from '@catedra/shared/cargas/lo-que-se-vio.ts';
import type { FilaDecidida } from '@catedra/shared/cargas/fila-decidida.ts';

export interface FilaLeida {
  readonly linea: number;
  readonly celdas: readonly string[];
  /** The revision found nobody for it. */
  readonly nueva?: boolean;
  /** What the revision showed of it, where it is about to be done. */
  readonly visto?: LoVisto;
}

export interface FilaJuzgada extends FilaDecidida {
  readonly correo: string | null;
  readonly usuario: string | null;
  readonly documento: string | null;
  /** The account it changes, as it stood. */
  readonly cuenta: CuentaExistente | undefined;
}
