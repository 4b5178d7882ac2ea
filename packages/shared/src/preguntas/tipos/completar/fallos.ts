import { racionalDe } from '#core/racional.ts';
import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import {
  casaCon,
  type ClaveDeHueco,
  eligeDe,
  type Hueco,
  huecosCorrectos,
  type PublicaDeCompletar,
} from '#preguntas/tipos/completar/reglas.ts';
import { huecosDelTexto } from '#preguntas/tipos/completar/texto.ts';
import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import { fallosDeTexto } from '#preguntas/tipos/corta/reglas.ts';
import { SIN_UNIDADES } from '#preguntas/tipos/numerica/claves.ts';
import { fallosDeNumero } from '#preguntas/tipos/numerica/reglas.ts';
import { fallosDeEnunciado, hayIguales, suyo } from '#preguntas/tipos/opciones.ts';
import { esTodo } from '#preguntas/tipos/tipo.ts';

type Claves = Readonly<Record<string, ClaveDeHueco>>;

function fallosDeHueco(publica: PublicaDeCompletar, uno: Hueco, clave: ClaveDeHueco | undefined): string[] {
  if (!clave || !casaCon(uno, clave.regla)) return ['di qué respuesta es correcta.'];
  const puntos = racionalDe(clave.puntos).n > 0n ? [] : ['sus puntos tienen que ser más que 0.'];
  if (clave.regla.tipo === 'corta') return [...puntos, ...fallosDeTexto(clave.regla)];
  if (clave.regla.tipo === 'numerica')
    return [...puntos, ...fallosDeNumero(clave.regla.claves, SIN_UNIDADES)];
  const { pesos } = clave.regla;
  return [
    ...puntos,
    ...(uno.forma === 'lista' && uno.opciones.length < 2 ? ['escribe al menos dos opciones.'] : []),
    ...(uno.opciones.some(({ texto }) => soloEspacios(texto)) ? ['tiene una opción vacía.'] : []),
    ...(hayIguales(uno.opciones) ? ['tiene dos opciones iguales.'] : []),
    ...(eligeDe(publica, uno).some(({ id }) => esTodo(suyo(pesos, id)))
      ? []
      : ['marca la respuesta correcta.']),
  ];
}

const deHueco = (numero: number, fallo: string): string =>
  `Hueco ${numero}: ${fallo.charAt(0).toLowerCase()}${fallo.slice(1)}`;

function fallosDelBanco({ banco, huecos }: PublicaDeCompletar): string[] {
  if (!huecos.some(({ forma }) => forma === 'banco')) return [];
  return [
    ...(banco.length === 0 ? ['Escribe las palabras del banco.'] : []),
    ...(banco.some(({ texto }) => soloEspacios(texto)) ? ['Hay una palabra vacía en el banco.'] : []),
    ...(hayIguales(banco) ? ['Hay dos palabras iguales en el banco: deja una y permite repetirla.'] : []),
  ];
}

/** What is still missing, gap by gap, numbered as they are read. */
export function fallosDeCompletar(publica: PublicaDeCompletar, claves: Claves): string[] {
  const enElTexto = huecosDelTexto(publica.texto);
  const suyos = new Map(publica.huecos.map((uno) => [uno.id, uno]));
  const fallos = [
    ...(sinNadaQueVer(publica.texto) ? ['Escribe el texto con sus huecos.'] : []),
    ...(publica.huecos.length === 0 ? ['Pon al menos un hueco.'] : []),
    ...(enElTexto.some((id) => !suyos.has(id))
      ? ['Hay una marca en el texto que no es de ningún hueco.']
      : []),
    ...(new Set(enElTexto).size < enElTexto.length ? ['Hay un hueco puesto dos veces en el texto.'] : []),
    ...(publica.huecos.some(({ id }) => !enElTexto.includes(id))
      ? ['Hay un hueco que no está en el texto.']
      : []),
    ...fallosDelBanco(publica),
    ...[...new Set(enElTexto)].flatMap((id, i) => {
      const uno = suyos.get(id);
      return uno ? fallosDeHueco(publica, uno, suyo(claves, id)).map((fallo) => deHueco(i + 1, fallo)) : [];
    }),
  ];
  const sinPalabras = fallos.length === 0 && huecosCorrectos(publica, claves) === null;
  return [
    ...fallosDeEnunciadoOTexto(publica),
    ...fallos,
    ...(sinPalabras ? ['Con las palabras del banco no se pueden acertar todos los huecos a la vez.'] : []),
  ];
}

/** The text with gaps may be all there is to read. */
const fallosDeEnunciadoOTexto = (publica: PublicaDeCompletar): string[] =>
  sinNadaQueVer(publica.texto) ? fallosDeEnunciado(publica) : [];
