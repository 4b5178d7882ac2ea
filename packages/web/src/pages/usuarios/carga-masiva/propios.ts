import { diaCorto, valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { Valor } from '@catedra/shared/campos/tipos.ts';
import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';

/** What a row says of a field, as people read it: of the academy's own, it is stored as JSON. */
export function datoEnPalabras(
  campos: readonly CampoALaVista[],
  dato: string,
  texto: string | null,
  quien = 'otra persona',
): string | null {
  if (texto !== null && dato === 'bajaDesde') return diaCorto(texto);
  if (texto === null || !esPropio(dato)) return texto;
  const campo = campos.find(({ id }) => id === idDePropio(dato));
  return campo ? valorEnPalabras(campo, JSON.parse(texto) as Valor, () => quien) : null;
}
