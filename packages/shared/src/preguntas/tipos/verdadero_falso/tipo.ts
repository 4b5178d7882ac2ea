import { z } from 'zod';
import { racionalDe, UNO } from '#core/racional.ts';
import { fallosDeEnunciado } from '#preguntas/tipos/opciones.ts';
import {
  comunClave,
  comunPublica,
  defineTipoDePregunta,
  esNegativo,
  esTodo,
  peso,
  rico,
} from '#preguntas/tipos/tipo.ts';

/** A sentence that is true or false. */
export const verdaderoFalso = defineTipoDePregunta({
  tipo: 'verdadero_falso',
  publica: z.strictObject({ tipo: z.literal('verdadero_falso'), ...comunPublica }),
  clave: z.strictObject({
    ...comunClave,
    correcta: z.boolean().nullable(),
    siVerdadero: rico(),
    siFalso: rico(),
    pesoDelError: peso().default('0'),
  }),
  respuesta: z.strictObject({ valor: z.boolean() }),
  vacia: {
    publica: { tipo: 'verdadero_falso', enunciado: '' },
    clave: { explicacion: '', correcta: null, siVerdadero: '', siFalso: '', pesoDelError: '0' },
  },
  ejemplo: {
    publica: { tipo: 'verdadero_falso', enunciado: '<p>El casco caduca.</p>' },
    clave: {
      explicacion: '<p>Mira la fecha grabada dentro.</p>',
      correcta: true,
      siVerdadero: '<p>Eso es.</p>',
      siFalso: '<p>El plástico envejece.</p>',
      pesoDelError: '0',
    },
    acierto: { valor: true },
  },
  puntua: true,
  aMano: false,
  segundos: () => 30,
  fallos: ({ publica, clave }) => [
    ...fallosDeEnunciado(publica),
    ...(clave.correcta === null ? ['Di si es verdadero o falso.'] : []),
    ...(esTodo(clave.pesoDelError) ? ['El error no puede valer lo mismo que el acierto.'] : []),
  ],
  rechazo: () => null,
  enBlanco: () => false,
  califica: ({ clave }, { valor }) =>
    valor === clave.correcta
      ? { fraccion: UNO, regla: 'Ha elegido la correcta.' }
      : { fraccion: racionalDe(clave.pesoDelError), regla: 'Ha elegido la incorrecta.' },
  cuenta: ({ pesoDelError }) => (esNegativo(pesoDelError) ? 'resta' : 'suma'),
  opciones: () => 2,
  ordena: () => ({}),
  muestra: (publica) => publica,
  retoca: ({ publica, clave }, retoque) => ({
    publica: { ...publica, enunciado: retoque(publica.enunciado) },
    clave: {
      ...clave,
      explicacion: retoque(clave.explicacion),
      siVerdadero: retoque(clave.siVerdadero),
      siFalso: retoque(clave.siFalso),
    },
  }),
  dicha: (_, { valor }) => (valor ? 'Verdadero' : 'Falso'),
  elegibles: () => [
    { id: 'true', letra: 'V', texto: 'Verdadero' },
    { id: 'false', letra: 'F', texto: 'Falso' },
  ],
  correcta: ({ clave: { correcta } }) => (correcta === null ? null : { valor: correcta }),
});
