import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { hazEmparejar, hazOrdenar } from '@catedra/shared/importaciones/comun/construir.ts';
import { leeNumeroDeArchivo } from '@catedra/shared/importaciones/comun/escritas.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import { compara, CERO } from '@catedra/shared/core/racional.ts';
import { esSi, formatoDe, rico, textosDe, valor } from '#features/importaciones/leer/moodle-xml/partes.ts';
import { atributo, hijoDe, hijosDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';

export function matching(pregunta: Nodo): Hecha {
  const casa = formatoDe(pregunta);
  const vacio = (html: string): string => (sinNadaQueVer(html) ? '' : html);
  return {
    mitades: hazEmparejar({
      ...textosDe(pregunta),
      parejas: hijosDe(pregunta, 'subquestion').map((una) => {
        const respuesta = hijoDe(una, 'answer');
        // What is on the right is plain, unless it says otherwise.
        return {
          izquierda: vacio(rico(una, casa)),
          derecha: vacio(rico(respuesta, atributo(respuesta, 'format') || 'plain_text')),
        };
      }),
      barajar: esSi(pregunta, 'shuffleanswers', true),
    }),
    cambios: [],
  };
}

type Modo = 'todo_o_nada' | 'por_posicion' | 'por_tramo';

const TRAMO =
  'En Moodle valía el tramo más largo entre todos los elementos; aquí el primero no cuenta: de n, se da (largo − 1) ÷ (n − 1).';
const OTRO =
  'Moodle lo calificaba de una forma que aquí no hay: se califica por el tramo más largo en buen orden.';

/** How each way of marking there is done here; with a sentence where it is not the same. */
const MODOS: Readonly<Record<string, { readonly modo: Modo; readonly cambio?: string }>> = {
  ALL_OR_NOTHING: { modo: 'todo_o_nada' },
  ABSOLUTE_POSITION: { modo: 'por_posicion' },
  LONGEST_ORDERED_SUBSET: { modo: 'por_tramo', cambio: TRAMO },
  '-1': { modo: 'todo_o_nada' },
  '0': { modo: 'por_posicion' },
  '5': { modo: 'por_tramo', cambio: TRAMO },
};

export function ordering(pregunta: Nodo): Hecha {
  const casa = formatoDe(pregunta);
  const orden = (nodo: Nodo) => leeNumeroDeArchivo(atributo(nodo, 'fraction') ?? '') ?? CERO;
  const respuestas = hijosDe(pregunta, 'answer').toSorted((a, b) => compara(orden(a), orden(b)));
  const { modo, cambio } = MODOS[valor(pregunta, 'gradingtype') || '0'] ?? {
    modo: 'por_tramo',
    cambio: OTRO,
  };
  const seElige = !['', '0', 'ALL'].includes(valor(pregunta, 'selecttype'));
  return {
    mitades: hazOrdenar({ ...textosDe(pregunta), elementos: respuestas.map((una) => rico(una, casa)), modo }),
    cambios: [
      ...(cambio ? [cambio] : []),
      ...(seElige ? ['Moodle pedía ordenar solo una parte de los elementos; aquí se piden todos.'] : []),
      ...(respuestas.some((una) => !sinNadaQueVer(rico(hijoDe(una, 'feedback'), casa)))
        ? ['Se quita lo que se decía de cada elemento.']
        : []),
    ],
  };
}
