import { z } from 'zod';
import { textoPlano } from '#preguntas/texto-plano.ts';
import { fraccionDeMultiple, lasCorrectas, MODOS_DE_MULTIPLE } from '#preguntas/tipos/multiple/fraccion.ts';
import {
  conOpciones,
  fallosDeEnunciado,
  fallosDeOpciones,
  MAX_OPCIONES,
  conLetras,
  muestraOpciones,
  OPCION_DESCONOCIDA,
  ordenaOpciones,
  porOpcion,
  retocaOpciones,
} from '#preguntas/tipos/opciones.ts';
import {
  comunClave,
  defineTipoDePregunta,
  esNegativo,
  idDeParte,
  peso,
  rico,
} from '#preguntas/tipos/tipo.ts';

const DEMASIADAS = `Como mucho ${MAX_OPCIONES} opciones.`;
const cadaUnaUnaVez = (ids: readonly string[]) => new Set(ids).size === ids.length;
const ids = () =>
  z.array(idDeParte()).max(MAX_OPCIONES, DEMASIADAS).refine(cadaUnaUnaVez, 'Hay una opción repetida.');
const idsDe = (opciones: readonly { readonly id: string }[]) => opciones.map(({ id }) => id);

/** Any number of options is chosen. */
export const multiple = defineTipoDePregunta({
  tipo: 'multiple',
  publica: z.strictObject({ tipo: z.literal('multiple'), ...conOpciones() }),
  clave: z.strictObject({
    ...comunClave,
    modo: z.enum(MODOS_DE_MULTIPLE),
    correctas: ids(),
    /** The share of each option, in the mode by option alone. */
    pesos: porOpcion(peso()),
    explicaciones: porOpcion(rico()),
  }),
  respuesta: z.strictObject({ opciones: ids() }),
  vacia: {
    publica: { tipo: 'multiple', enunciado: '', opciones: [], barajar: true },
    clave: { explicacion: '', modo: 'proporcional', correctas: [], pesos: {}, explicaciones: {} },
  },
  ejemplo: {
    publica: {
      tipo: 'multiple',
      enunciado: '<p>¿Qué te pones?</p>',
      opciones: [
        { id: 'aaaa', texto: '<p>Guantes</p>', fija: false },
        { id: 'bbbb', texto: '<p>Gafas</p>', fija: false },
        { id: 'cccc', texto: '<p>Anillos</p>', fija: false },
      ],
      barajar: true,
    },
    clave: {
      explicacion: '<p>Protegen manos y ojos.</p>',
      modo: 'proporcional',
      correctas: ['aaaa', 'bbbb'],
      pesos: { aaaa: '1/2', bbbb: '1/2', cccc: '-1/2' },
      explicaciones: { cccc: '<p>Se enganchan.</p>' },
    },
    acierto: { opciones: ['aaaa', 'bbbb'] },
  },
  puntua: true,
  aMano: false,
  segundos: () => 90,
  fallos: ({ publica, clave }) => {
    const suyas = idsDe(publica.opciones);
    const correctas = lasCorrectas(suyas, clave);
    return [
      ...fallosDeEnunciado(publica),
      ...fallosDeOpciones(publica),
      ...(correctas.length === 0 ? ['Marca al menos una opción correcta.'] : []),
    ];
  },
  rechazo: ({ opciones }, { opciones: elegidas }) =>
    elegidas.every((id) => idsDe(opciones).includes(id)) ? null : OPCION_DESCONOCIDA,
  enBlanco: ({ opciones }) => opciones.length === 0,
  califica: ({ publica, clave }, { opciones }) =>
    fraccionDeMultiple(idsDe(publica.opciones), clave, opciones),
  cuenta: ({ modo, pesos }) => {
    if (modo === 'todo_o_nada') return 'todo_o_nada';
    return modo === 'proporcional' || Object.values(pesos).some(esNegativo) ? 'resta' : 'suma';
  },
  opciones: () => null,
  ordena: ({ publica }, azar) => ordenaOpciones(publica, azar),
  muestra: muestraOpciones,
  retoca: retocaOpciones,
  dicha: ({ opciones }, { opciones: elegidas }) =>
    opciones
      .filter(({ id }) => elegidas.includes(id))
      .map(({ texto }) => textoPlano(texto))
      .join(' · '),
  elegibles: ({ opciones }) => conLetras(opciones),
  correcta: ({ publica, clave }) => {
    const correctas = lasCorrectas(idsDe(publica.opciones), clave);
    return correctas.length > 0 ? { opciones: correctas } : null;
  },
});
