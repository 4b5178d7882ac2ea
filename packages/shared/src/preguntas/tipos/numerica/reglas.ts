import { z } from 'zod';
import { compara, racionalDe } from '#core/racional.ts';
import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import { type ClaveNumerica, numeroCorrecto, type Unidades } from '#preguntas/tipos/numerica/claves.ts';
import { suyo } from '#preguntas/tipos/opciones.ts';
import { esTodo, idDeParte, listaDe, numeroExacto, peso, rico } from '#preguntas/tipos/tipo.ts';

export const MAX_CLAVES = 30;

/** A relative tolerance is a share of the value: `1/20` is 5 %. */
const tolerancia = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('absoluta'), valor: numeroExacto() }),
  z.strictObject({ tipo: z.literal('relativa'), valor: numeroExacto() }),
  z.strictObject({ tipo: z.literal('rango'), desde: numeroExacto(), hasta: numeroExacto() }),
]);

/** What marks a number: a question of its own, or a gap. */
export const clavesNumericas = listaDe(
  z.strictObject({
    id: idDeParte(),
    /** Null in a range. */
    valor: numeroExacto().nullable(),
    tolerancia,
    peso: peso(),
    explicacion: rico(),
  }),
  MAX_CLAVES,
  `Como mucho ${MAX_CLAVES} valores.`,
);

export function fallosDeNumero(claves: readonly ClaveNumerica[], unidades: Unidades): string[] {
  if (claves.length === 0) return ['Escribe al menos un valor correcto.'];
  const sinValor = claves.some(({ valor, tolerancia: { tipo } }) => tipo !== 'rango' && valor === null);
  const bajoCero = claves.some(({ tolerancia: una }) => una.tipo !== 'rango' && racionalDe(una.valor).n < 0n);
  const alReves = claves.some(
    ({ tolerancia: una }) =>
      una.tipo === 'rango' && compara(racionalDe(una.desde), racionalDe(una.hasta)) > 0,
  );
  const conTodo = claves.some((una) => esTodo(una.peso));
  const fallos = [
    ...(sinValor ? ['Hay un valor sin escribir: escríbelo o quítalo.'] : []),
    ...(bajoCero ? ['Un margen no puede ser negativo.'] : []),
    ...(alReves ? ['Hay un rango al revés: va del número menor al mayor.'] : []),
    ...(conTodo ? [] : ['Algún valor tiene que dar el 100 %.']),
  ];
  return fallos.length > 0 || numeroCorrecto(claves, unidades)
    ? fallos
    : ['Nadie puede escribir el valor exacto: dale un margen.'];
}

export function fallosDeUnidades({
  unidad,
  unidades,
  factores,
  unidadPorDefecto,
  sinUnidad,
}: Unidades): string[] {
  if (unidad === 'ninguna') return [];
  if (unidades.length === 0) return ['Añade al menos una unidad.'];
  const nombres = unidades.map(({ nombre }) => nombre.normalize('NFC').trim());
  const sinFactor = unidades.some(({ id }) => racionalDe(suyo(factores, id) ?? '0').n <= 0n);
  const sinDefecto = sinUnidad === 'se_entiende' && !unidades.some(({ id }) => id === unidadPorDefecto);
  return [
    ...(nombres.some(soloEspacios) ? ['Hay una unidad sin nombre: escríbelo o quítala.'] : []),
    ...(nombres.some((nombre) => /^[\d.,]/.test(nombre))
      ? ['Una unidad no puede empezar por un número.']
      : []),
    ...(new Set(nombres).size < nombres.length ? ['Hay dos unidades con el mismo nombre.'] : []),
    ...(sinFactor ? ['Di cuánto vale cada unidad: un número mayor que 0.'] : []),
    ...(sinDefecto ? ['Elige qué unidad se entiende cuando no se escribe ninguna.'] : []),
  ];
}
