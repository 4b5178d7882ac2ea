import { z } from 'zod';
import { entero } from '#core/fields.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';
import { sinEscribir } from '#preguntas/tipos/ensayo/palabras.ts';
import { claveAMano, claveAManoVacia, fallosDeRubrica } from '#preguntas/tipos/ensayo/rubrica.ts';
import { fallosDeEnunciado } from '#preguntas/tipos/opciones.ts';
import { A_MANO, comunPublica, defineTipoDePregunta, rico } from '#preguntas/tipos/tipo.ts';

const MAX_DE_UN_ENSAYO = 50_000;
const palabras = () => entero(1, 10_000).nullable();

/** A text that a person reads and marks. */
export const ensayo = defineTipoDePregunta({
  tipo: 'ensayo',
  publica: z.strictObject({
    tipo: z.literal('ensayo'),
    ...comunPublica,
    minPalabras: palabras(),
    maxPalabras: palabras(),
    /** What is already written when the answer begins. */
    plantilla: rico(),
  }),
  clave: claveAMano,
  respuesta: z.strictObject({ html: rico(MAX_DE_UN_ENSAYO) }),
  vacia: {
    publica: { tipo: 'ensayo', enunciado: '', minPalabras: null, maxPalabras: null, plantilla: '' },
    clave: claveAManoVacia,
  },
  ejemplo: {
    publica: {
      tipo: 'ensayo',
      enunciado: '<p>Cuenta un casi accidente.</p>',
      minPalabras: 2,
      maxPalabras: 200,
      plantilla: '<p>Qué pasó:</p>',
    },
    clave: {
      explicacion: '<p>Se aprende de lo que casi pasa.</p>',
      rubrica: [{ titulo: 'Claridad', descripcion: null, puntos: 10 }],
      guia: '<p>Busca la causa.</p>',
    },
    acierto: { html: '<p>Qué pasó: resbalé.</p>' },
  },
  puntua: true,
  aMano: true,
  segundos: ({ minPalabras }) => Math.max(300, 3 * (minPalabras ?? 0)),
  fallos: ({ publica, clave }) => [
    ...fallosDeEnunciado(publica),
    ...(publica.minPalabras !== null &&
    publica.maxPalabras !== null &&
    publica.minPalabras > publica.maxPalabras
      ? ['El mínimo de palabras es mayor que el máximo.']
      : []),
    ...fallosDeRubrica(clave.rubrica),
  ],
  rechazo: () => null,
  enBlanco: ({ html }, { plantilla }) => sinEscribir(html, plantilla),
  califica: () => A_MANO,
  cuenta: () => 'a_mano',
  opciones: () => null,
  ordena: () => ({}),
  muestra: (publica) => publica,
  retoca: ({ publica, clave }, retoque) => ({
    publica: {
      ...publica,
      enunciado: retoque(publica.enunciado),
      plantilla: retoque(publica.plantilla),
    },
    clave: { ...clave, explicacion: retoque(clave.explicacion), guia: retoque(clave.guia) },
  }),
  dicha: (_, { html }) => textoPlano(html),
  correcta: () => null,
});
