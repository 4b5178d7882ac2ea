import { z } from 'zod';
import { iguales, racionalDe, UNO } from '#core/racional.ts';
import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import { comoRespuesta, patronDe, type ReglasDeTexto, trozosDe } from '#preguntas/tipos/corta/patrones.ts';
import {
  esTodo,
  type Fraccion,
  idDeParte,
  listaDe,
  llano,
  peso,
  type Retoque,
  rico,
} from '#preguntas/tipos/tipo.ts';

export const MAX_PATRONES = 30;

/** What marks a text: a question of its own, or a gap. */
export const reglasDeTexto = {
  patrones: listaDe(
    z.strictObject({ id: idDeParte(), patron: llano(500), peso: peso(), explicacion: rico() }),
    MAX_PATRONES,
    `Como mucho ${MAX_PATRONES} respuestas.`,
  ),
  mayusculas: z.boolean(),
  tildes: z.boolean(),
  puntoFinal: z.boolean(),
  erratas: peso().nullable(),
};

export function fraccionDeTexto(reglas: ReglasDeTexto, texto: string): Fraccion {
  const { patron, conErrata, fraccion } = patronDe(reglas, texto);
  if (!patron) return { fraccion, regla: 'No coincide con ninguna respuesta prevista.' };
  return {
    fraccion,
    regla: `Coincide con «${patron.patron}»${conErrata ? ', con una errata' : ''}.`,
  };
}

export function fallosDeTexto(reglas: ReglasDeTexto): string[] {
  const { patrones, erratas } = reglas;
  if (patrones.length === 0) return ['Escribe al menos una respuesta.'];
  const escritos = patrones.filter(({ patron }) => !soloEspacios(patron));
  const comparados = escritos.map(({ patron }) => trozosDe(patron, reglas).join('\u0000'));
  return [
    ...(patrones.some(({ patron }) => soloEspacios(patron))
      ? ['Hay una respuesta vacía: escríbela o quítala.']
      : []),
    ...(new Set(comparados).size < comparados.length
      ? ['Hay dos respuestas que se leen igual: quita una.']
      : []),
    ...(patrones.some((uno) => esTodo(uno.peso)) ? [] : ['Alguna respuesta tiene que valer el 100 %.']),
    ...(erratas !== null && racionalDe(erratas).n < 0n
      ? ['Lo que vale una respuesta con una errata no baja de 0 %.']
      : []),
  ];
}

/** A text that gives everything; null when only asterisks could tell it. */
export function textoCorrecto(reglas: ReglasDeTexto): string | null {
  const posibles = reglas.patrones
    .filter((uno) => esTodo(uno.peso))
    .toSorted((a, b) => trozosDe(a.patron, reglas).length - trozosDe(b.patron, reglas).length)
    .map(({ patron }) => comoRespuesta(patron));
  const llega = (texto: string) => !soloEspacios(texto) && iguales(patronDe(reglas, texto).fraccion, UNO);
  return posibles.find(llega) ?? null;
}

export const retocaExplicaciones = <T extends { readonly explicacion: string }>(
  lista: readonly T[],
  retoque: Retoque,
): T[] => lista.map((una) => ({ ...una, explicacion: retoque(una.explicacion) }));
