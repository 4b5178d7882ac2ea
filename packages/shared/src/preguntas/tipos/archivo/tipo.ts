import { z } from 'zod';
import { entero, id } from '#core/fields.ts';
import { claveAMano, claveAManoVacia, fallosDeRubrica } from '#preguntas/tipos/ensayo/rubrica.ts';
import { fallosDeEnunciado } from '#preguntas/tipos/opciones.ts';
import { A_MANO, comunPublica, defineTipoDePregunta } from '#preguntas/tipos/tipo.ts';

const MAX_ARCHIVOS = 10;
const comoMucho = (cuantos: number): string =>
  cuantos === 1 ? 'Como mucho 1 archivo.' : `Como mucho ${cuantos} archivos.`;

/** Files that a person looks at and marks. */
export const archivo = defineTipoDePregunta({
  tipo: 'archivo',
  publica: z.strictObject({
    tipo: z.literal('archivo'),
    ...comunPublica,
    maxArchivos: entero(1, MAX_ARCHIVOS),
  }),
  clave: claveAMano,
  respuesta: z.strictObject({
    archivoIds: z
      .array(id())
      .max(MAX_ARCHIVOS, comoMucho(MAX_ARCHIVOS))
      .refine((ids) => new Set(ids).size === ids.length, 'Hay un archivo repetido.'),
  }),
  vacia: {
    publica: { tipo: 'archivo', enunciado: '', maxArchivos: 1 },
    clave: claveAManoVacia,
  },
  ejemplo: {
    publica: { tipo: 'archivo', enunciado: '<p>Sube una foto de tu puesto.</p>', maxArchivos: 2 },
    clave: {
      explicacion: '<p>Un puesto ordenado es más seguro.</p>',
      rubrica: [],
      guia: '<p>Mira el suelo.</p>',
    },
    acierto: { archivoIds: ['0198f3a0-0000-7000-8000-000000000001'] },
  },
  puntua: true,
  aMano: true,
  segundos: () => 300,
  fallos: ({ publica, clave }) => [...fallosDeEnunciado(publica), ...fallosDeRubrica(clave.rubrica)],
  rechazo: ({ maxArchivos }, { archivoIds }) =>
    archivoIds.length > maxArchivos ? comoMucho(maxArchivos) : null,
  enBlanco: ({ archivoIds }) => archivoIds.length === 0,
  califica: () => A_MANO,
  cuenta: () => 'a_mano',
  opciones: () => null,
  ordena: () => ({}),
  muestra: (publica) => publica,
  retoca: ({ publica, clave }, retoque) => ({
    publica: { ...publica, enunciado: retoque(publica.enunciado) },
    clave: { ...clave, explicacion: retoque(clave.explicacion), guia: retoque(clave.guia) },
  }),
  dicha: (_, { archivoIds: { length } }) => (length === 1 ? '1 archivo' : `${length} archivos`),
  correcta: () => null,
});
