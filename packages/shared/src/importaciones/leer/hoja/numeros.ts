import { CERO, entre, type Racional, racional } from '#core/racional.ts';
import { type ClavePorHacer, rangoDe } from '#importaciones/comun/escritas.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { leerNumero } from '#preguntas/tipos/numerica/leer-numero.ts';

/** A number as a Spanish sheet shows it; what could be two is asked to be written again. */
export function numeroDeCelda(celda: string): Racional {
  const leido = leerNumero(celda);
  if (!leido || leido.resto !== '') throw new NoEntra(`«${celda.slice(0, 60)}» no es un número.`);
  const [uno, otro] = leido.lecturas;
  if (!uno) throw new NoEntra(`«${celda.slice(0, 60)}» no es un número.`);
  if (otro)
    throw new NoEntra(
      `«${celda}» se puede leer de dos maneras. Escríbelo sin separador de miles, o con otro número de decimales.`,
    );
  return uno;
}

const ENTRE = /^\s*(?:entre|de|desde)\s+(.+?)\s+(?:y|a|hasta)\s+(.+?)\s*$/i;
const CON_MARGEN = /^(.+?)\s*(?:±|\+\s*\/\s*-)\s*(.+)$/;

/** `25`, `25 ± 0,5`, `entre 20 y 30`, `20..30`; the margin may stand in its own cell, also as a percentage. */
export function claveDeCelda(celda: string, margen: string): Pick<ClavePorHacer, 'valor' | 'tolerancia'> {
  const [, desde, hasta] = ENTRE.exec(celda) ?? /^(.+?)\s*(?:\.\.\.?|…)\s*(.+)$/.exec(celda) ?? [];
  if (desde !== undefined && hasta !== undefined) return rangoDe(numeroDeCelda(desde), numeroDeCelda(hasta));
  const [, valor = celda, suyo = margen] = CON_MARGEN.exec(celda) ?? [];
  const porcentaje = /^(.*)%\s*$/.exec(suyo.trim())?.[1];
  if (porcentaje !== undefined)
    return {
      valor: numeroDeCelda(valor),
      tolerancia: { tipo: 'relativa', valor: entre(numeroDeCelda(porcentaje), racional(100)) },
    };
  const tolerancia = suyo.trim() === '' ? CERO : numeroDeCelda(suyo.replace(/^\s*±/, ''));
  return { valor: numeroDeCelda(valor), tolerancia: { tipo: 'absoluta', valor: tolerancia } };
}
