import { opcionEscrita } from '@catedra/shared/campos/escrito.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { MARCA_DE_VACIAR } from '@catedra/shared/cargas/campos.ts';
import type { ValoresDeColumna } from '@catedra/shared/cargas/filas.ts';
import { masParecido } from '@catedra/shared/cargas/texto.ts';

export interface MissingValue {
  readonly texto: string;
  readonly filas: number;
  /** A value of the list that it is nearly: most likely a typing mistake. */
  readonly parecido: string | null;
}

/** What a column says that its list does not have. */
export function missingValues(
  campo: Pick<Campo, 'opciones'>,
  { valores }: ValoresDeColumna,
): readonly MissingValue[] {
  const vivas = campo.opciones.flatMap(({ texto, retirada }) => (retirada ? [] : [texto]));
  return valores
    .filter(({ texto }) => texto !== MARCA_DE_VACIAR && !opcionEscrita(campo, texto))
    .map(({ texto, filas }) => ({ texto, filas, parecido: masParecido(texto, vivas) }));
}
