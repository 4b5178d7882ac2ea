import { fechaDeHoja, type Leido, leerEscrito } from '#campos/escrito.ts';
import type { Campo } from '#campos/schemas.ts';
import type { TipoDeCampo } from '#campos/tipos.ts';
import { comprobarValor } from '#campos/valor.ts';

type Propio = { readonly json: string } | { readonly error: string };

/** What a cell says of a field: a day may come as a spreadsheet counts it. */
export const leerCelda = (campo: Campo, texto: string): Leido =>
  leerEscrito(campo, (campo.tipo === 'fecha' && fechaDeHoja(texto)) || texto);

function entender(campo: Campo, texto: string): Propio {
  const leido = leerCelda(campo, texto);
  const comprobado =
    'error' in leido || campo.tipo === 'persona' ? leido : comprobarValor(campo, leido.valor);
  return 'error' in comprobado
    ? { error: `${campo.nombre}: ${comprobado.error}` }
    : { json: JSON.stringify(comprobado.valor) };
}

/** Of these the same few values come in thousands of rows, and finding a day or a value of a list is dear. */
const SE_REPITEN: readonly TipoDeCampo[] = ['lista', 'fecha', 'si_no'];
const MAX_SABIDOS = 1000;
const sabidos = new WeakMap<Campo, Map<string, Propio>>();

/** What a cell of one of the academy's own fields says, as the JSON that is stored. */
export function leerPropio(campo: Campo, texto: string): Propio {
  if (!SE_REPITEN.includes(campo.tipo)) return entender(campo, texto);
  let suyos = sabidos.get(campo);
  if (!suyos) sabidos.set(campo, (suyos = new Map()));
  const sabido = suyos.get(texto) ?? entender(campo, texto);
  if (suyos.size < MAX_SABIDOS) suyos.set(texto, sabido);
  return sabido;
}
