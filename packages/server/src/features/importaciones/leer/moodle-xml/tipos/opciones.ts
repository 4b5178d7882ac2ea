import { CERO, iguales, UNO } from '@catedra/shared/core/racional.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import {
  cambiosDePesos,
  hazMultiple,
  hazUnica,
  hazVerdaderoFalso,
} from '@catedra/shared/importaciones/comun/construir.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import {
  esSi,
  type Respuesta,
  respuestasDe,
  textosDe,
} from '#features/importaciones/leer/moodle-xml/partes.ts';
import type { Nodo } from '#features/importaciones/leer/xml/nodo.ts';

const valeTodo = (una: Respuesta | undefined): boolean => una !== undefined && iguales(una.peso, UNO);

/** Without those that were left empty in a form with more lines than options. */
const conOpciones = (pregunta: Nodo, cambios: string[]) => ({
  ...textosDe(pregunta),
  opciones: respuestasDe(pregunta, cambios).filter(
    ({ texto, peso }) => !(sinNadaQueVer(texto) && peso.n === 0n),
  ),
  barajar: esSi(pregunta, 'shuffleanswers', true),
});

export function multichoice(pregunta: Nodo): Hecha {
  const cambios: string[] = [];
  const dada = conOpciones(pregunta, cambios);
  if (!esSi(pregunta, 'single', true)) {
    if (dada.opciones.every(({ peso }) => peso.n <= 0n))
      throw new NoEntra('Ninguna opción vale más que 0: no se sabe cuáles son las correctas.');
    return { mitades: hazMultiple(dada), cambios: [...cambios, ...cambiosDePesos(dada.opciones)] };
  }
  if (!dada.opciones.some(valeTodo))
    throw new NoEntra('Ninguna opción vale el 100 %: no se sabe cuál es la correcta.');
  return { mitades: hazUnica(dada), cambios };
}

/** All or nothing: exactly the right set. */
export function multichoiceset(pregunta: Nodo): Hecha {
  const cambios: string[] = [];
  const { opciones, ...dada } = conOpciones(pregunta, cambios);
  const repartidas = opciones.map((una) => ({ ...una, peso: una.peso.n > 0n ? UNO : CERO }));
  return { mitades: hazMultiple({ ...dada, opciones: repartidas, modo: 'todo_o_nada' }), cambios };
}

const VERDADERO = /^(?:true|t|verdadero|v|1)$/i;
const FALSO = /^(?:false|f|falso|0)$/i;

export function truefalse(pregunta: Nodo): Hecha {
  const cambios: string[] = [];
  const respuestas = respuestasDe(pregunta, cambios);
  const verdadero = respuestas.find(({ llano }) => VERDADERO.test(llano));
  const falso = respuestas.find(({ llano }) => FALSO.test(llano));
  if (valeTodo(verdadero) === valeTodo(falso))
    throw new NoEntra('De verdadero y falso, uno y solo uno tiene que valer el 100 %.');
  const correcta = valeTodo(verdadero);
  const pesoDelError = (correcta ? falso : verdadero)?.peso ?? CERO;
  if (pesoDelError.n !== 0n) cambios.push('El error vale lo que dice el archivo; en Moodle daría siempre 0.');
  return {
    mitades: hazVerdaderoFalso({
      ...textosDe(pregunta),
      correcta,
      siVerdadero: verdadero?.explicacion ?? '',
      siFalso: falso?.explicacion ?? '',
      pesoDelError,
    }),
    cambios,
  };
}
