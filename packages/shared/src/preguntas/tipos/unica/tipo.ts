import { z } from 'zod';
import { CERO, racionalDe } from '#core/racional.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';
import {
  conOpciones,
  fallosDeEnunciado,
  fallosDeOpciones,
  conLetras,
  muestraOpciones,
  OPCION_DESCONOCIDA,
  ordenaOpciones,
  porOpcion,
  retocaOpciones,
  suyo,
} from '#preguntas/tipos/opciones.ts';
import {
  comunClave,
  defineTipoDePregunta,
  esNegativo,
  esTodo,
  idDeParte,
  peso,
  rico,
} from '#preguntas/tipos/tipo.ts';

/** One option is chosen: it gives its share. */
export const unica = defineTipoDePregunta({
  tipo: 'unica',
  publica: z.strictObject({ tipo: z.literal('unica'), ...conOpciones() }),
  clave: z.strictObject({
    ...comunClave,
    /** The share of each option; those that are not named give nothing. */
    pesos: porOpcion(peso()),
    explicaciones: porOpcion(rico()),
  }),
  respuesta: z.strictObject({ opcion: idDeParte() }),
  vacia: {
    publica: { tipo: 'unica', enunciado: '', opciones: [], barajar: true },
    clave: { explicacion: '', pesos: {}, explicaciones: {} },
  },
  ejemplo: {
    publica: {
      tipo: 'unica',
      enunciado: '<p>¿Qué haces primero?</p>',
      opciones: [
        { id: 'aaaa', texto: '<p>Avisar</p>', fija: false },
        { id: 'bbbb', texto: '<p>Seguir</p>', fija: false },
      ],
      barajar: true,
    },
    clave: {
      explicacion: '<p>Primero se avisa.</p>',
      pesos: { aaaa: '1' },
      explicaciones: { bbbb: '<p>Nunca.</p>' },
    },
    acierto: { opcion: 'aaaa' },
  },
  puntua: true,
  aMano: false,
  segundos: () => 60,
  fallos: ({ publica, clave }) => [
    ...fallosDeEnunciado(publica),
    ...fallosDeOpciones(publica),
    ...(publica.opciones.some(({ id }) => esTodo(suyo(clave.pesos, id)))
      ? []
      : ['Marca la opción correcta.']),
  ],
  rechazo: (publica, { opcion }) =>
    publica.opciones.some(({ id }) => id === opcion) ? null : OPCION_DESCONOCIDA,
  enBlanco: () => false,
  califica: ({ clave }, { opcion }) => {
    const fraccion = racionalDe(suyo(clave.pesos, opcion) ?? '0');
    return {
      fraccion,
      regla: fraccion.n > CERO.n ? 'La opción elegida suma.' : 'La opción elegida no suma.',
    };
  },
  cuenta: ({ pesos }) => (Object.values(pesos).some(esNegativo) ? 'resta' : 'suma'),
  opciones: ({ opciones }) => opciones.length,
  ordena: ({ publica }, azar) => ordenaOpciones(publica, azar),
  muestra: muestraOpciones,
  retoca: retocaOpciones,
  dicha: ({ opciones }, { opcion }) => textoPlano(opciones.find(({ id }) => id === opcion)?.texto ?? ''),
  elegibles: ({ opciones }) => conLetras(opciones),
  correcta: ({ publica, clave }) => {
    const una = publica.opciones.find(({ id }) => esTodo(suyo(clave.pesos, id)));
    return una ? { opcion: una.id } : null;
  },
});
