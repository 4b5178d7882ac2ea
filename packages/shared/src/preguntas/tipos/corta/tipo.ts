import { z } from 'zod';
import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import {
  fallosDeTexto,
  fraccionDeTexto,
  reglasDeTexto,
  retocaExplicaciones,
  textoCorrecto,
} from '#preguntas/tipos/corta/reglas.ts';
import { fallosDeEnunciado } from '#preguntas/tipos/opciones.ts';
import { comunClave, comunPublica, defineTipoDePregunta, esNegativo, llano } from '#preguntas/tipos/tipo.ts';

/** A few words are written. */
export const corta = defineTipoDePregunta({
  tipo: 'corta',
  publica: z.strictObject({ tipo: z.literal('corta'), ...comunPublica, ayuda: llano(200) }),
  clave: z.strictObject({ ...comunClave, ...reglasDeTexto }),
  respuesta: z.strictObject({ texto: llano(1000) }),
  vacia: {
    publica: { tipo: 'corta', enunciado: '', ayuda: '' },
    clave: {
      explicacion: '',
      patrones: [],
      mayusculas: false,
      tildes: false,
      puntoFinal: false,
      erratas: null,
    },
  },
  ejemplo: {
    publica: { tipo: 'corta', enunciado: '<p>¿Con qué se apaga?</p>', ayuda: 'Una o dos palabras' },
    clave: {
      explicacion: '<p>Con el extintor de CO₂.</p>',
      patrones: [
        { id: 'aaaa', patron: 'extintor', peso: '1', explicacion: '<p>Eso es.</p>' },
        { id: 'bbbb', patron: '*agua*', peso: '-1/2', explicacion: '<p>Con corriente, nunca.</p>' },
      ],
      mayusculas: false,
      tildes: false,
      puntoFinal: false,
      erratas: '1/2',
    },
    acierto: { texto: ' Extintor.' },
  },
  puntua: true,
  aMano: false,
  segundos: () => 60,
  fallos: ({ publica, clave }) => [...fallosDeEnunciado(publica), ...fallosDeTexto(clave)],
  rechazo: () => null,
  enBlanco: ({ texto }) => soloEspacios(texto),
  califica: ({ clave }, { texto }) => fraccionDeTexto(clave, texto),
  cuenta: ({ patrones }) => (patrones.some(({ peso }) => esNegativo(peso)) ? 'resta' : 'suma'),
  opciones: () => null,
  ordena: () => ({}),
  muestra: (publica) => publica,
  retoca: ({ publica, clave }, retoque) => ({
    publica: { ...publica, enunciado: retoque(publica.enunciado) },
    clave: {
      ...clave,
      explicacion: retoque(clave.explicacion),
      patrones: retocaExplicaciones(clave.patrones, retoque),
    },
  }),
  dicha: (_, { texto }) => texto.trim(),
  correcta: ({ clave }) => {
    const texto = textoCorrecto(clave);
    return texto === null ? null : { texto };
  },
});
