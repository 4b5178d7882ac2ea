import type { CuentaExistente } from '@catedra/shared/cargas/cuenta.ts';
import type { FilaDecidida } from '@catedra/shared/cargas/fila-decidida.ts';

export interface FilaLeida {
  readonly linea: number;
  readonly celdas: readonly string[];
  /** The revision found nobody for it. */
  readonly nueva?: boolean;
}

export interface FilaJuzgada extends FilaDecidida {
  readonly correo: string | null;
  readonly usuario: string | null;
  readonly documento: string | null;
  /** The account it changes, as it stood. */
  readonly cuenta: CuentaExistente | undefined;
}
