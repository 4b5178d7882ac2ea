import {
  entre,
  iguales,
  por,
  type Racional,
  racionalDe,
  resta,
  suma,
  UNO,
  valorAbsoluto,
} from '#core/racional.ts';
import type { ClaveNumerica, Unidades } from '#preguntas/tipos/numerica/claves.ts';
import { escribeNumero } from '#preguntas/tipos/numerica/leer-numero.ts';
import { suyo } from '#preguntas/tipos/opciones.ts';
import { esTodo } from '#preguntas/tipos/tipo.ts';

interface Tramo {
  readonly desde: Racional;
  readonly hasta: Racional;
  /** The very value that was asked for, where one was. */
  readonly valor: Racional | null;
}

function tramoDe({ valor, tolerancia }: ClaveNumerica): Tramo | null {
  if (tolerancia.tipo === 'rango')
    return { desde: racionalDe(tolerancia.desde), hasta: racionalDe(tolerancia.hasta), valor: null };
  if (valor === null) return null;
  const centro = racionalDe(valor);
  const margen = racionalDe(tolerancia.valor);
  const permitido = tolerancia.tipo === 'relativa' ? por(margen, valorAbsoluto(centro)) : margen;
  return { desde: resta(centro, permitido), hasta: suma(centro, permitido), valor: centro };
}

/** The unit in which it is said: that of whoever writes none, or the first. */
function medidaDe({ unidad, unidades, unidadPorDefecto, factores }: Unidades) {
  const suya = unidades.find(({ id }) => id === unidadPorDefecto) ?? unidades[0];
  if (unidad === 'ninguna' || !suya) return { factor: UNO, nombre: '' };
  const factor = racionalDe(suyo(factores, suya.id) ?? '0');
  return factor.n === 0n ? null : { factor, nombre: ` ${suya.nombre}` };
}

/** «entre 20 y 25 kg», «25 (vale entre 24 y 26)»: all that gives everything, where it is more than one number. */
export function valoresCorrectos(claves: readonly ClaveNumerica[], unidades: Unidades): string | null {
  const medida = medidaDe(unidades);
  const tramos = claves
    .filter(({ peso }) => esTodo(peso))
    .flatMap((clave) => tramoDe(clave) ?? [])
    .map((tramo) => ({ ...tramo, solo: iguales(tramo.desde, tramo.hasta) }));
  if (!medida || tramos.every(({ solo }) => solo)) return null;
  const escrito = (numero: Racional) => escribeNumero(entre(numero, medida.factor), { maxDecimales: 6 });
  return tramos
    .map(({ desde, hasta, valor, solo }) => {
      if (solo) return `${escrito(desde)}${medida.nombre}`;
      const ancho = `entre ${escrito(desde)} y ${escrito(hasta)}`;
      return valor ? `${escrito(valor)}${medida.nombre} (vale ${ancho})` : `${ancho}${medida.nombre}`;
    })
    .join(', o ');
}
