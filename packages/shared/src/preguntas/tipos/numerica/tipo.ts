import { z } from 'zod';
import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import { retocaExplicaciones } from '#preguntas/tipos/corta/reglas.ts';
import { fraccionDeNumero, numeroCorrecto } from '#preguntas/tipos/numerica/claves.ts';
import { valoresCorrectos } from '#preguntas/tipos/numerica/en-palabras.ts';
import { clavesNumericas, fallosDeNumero, fallosDeUnidades } from '#preguntas/tipos/numerica/reglas.ts';
import { fallosDeEnunciado, porOpcion } from '#preguntas/tipos/opciones.ts';
import {
  comunClave,
  comunPublica,
  defineTipoDePregunta,
  esNegativo,
  idDeParte,
  listaDe,
  llano,
  numeroExacto,
} from '#preguntas/tipos/tipo.ts';

const MAX_UNIDADES = 20;

/** A number is written, with its unit or without. */
export const numerica = defineTipoDePregunta({
  tipo: 'numerica',
  publica: z.strictObject({
    tipo: z.literal('numerica'),
    ...comunPublica,
    unidades: listaDe(
      z.strictObject({ id: idDeParte(), nombre: llano(30) }),
      MAX_UNIDADES,
      `Como mucho ${MAX_UNIDADES} unidades.`,
    ),
    unidad: z.enum(['ninguna', 'escrita', 'elegida']),
  }),
  clave: z.strictObject({
    ...comunClave,
    claves: clavesNumericas,
    /** What one of each unit is in that of the keys: with keys in kg, a gram is `1/1000`. */
    factores: porOpcion(numeroExacto()),
    unidadPorDefecto: idDeParte().nullable(),
    sinUnidad: z.enum(['se_entiende', 'esta_mal']),
  }),
  respuesta: z.strictObject({ texto: llano(200), unidad: idDeParte().nullable() }),
  vacia: {
    publica: { tipo: 'numerica', enunciado: '', unidades: [], unidad: 'ninguna' },
    clave: { explicacion: '', claves: [], factores: {}, unidadPorDefecto: null, sinUnidad: 'se_entiende' },
  },
  ejemplo: {
    publica: {
      tipo: 'numerica',
      enunciado: '<p>¿Cuánto puede pesar?</p>',
      unidades: [
        { id: 'kilo', nombre: 'kg' },
        { id: 'gramo', nombre: 'g' },
      ],
      unidad: 'escrita',
    },
    clave: {
      explicacion: '<p>El máximo recomendado.</p>',
      claves: [
        {
          id: 'aaaa',
          valor: '25',
          tolerancia: { tipo: 'absoluta', valor: '0' },
          peso: '1',
          explicacion: '<p>Eso es.</p>',
        },
        {
          id: 'bbbb',
          valor: null,
          tolerancia: { tipo: 'rango', desde: '20', hasta: '30' },
          peso: '1/2',
          explicacion: '<p>Casi.</p>',
        },
      ],
      factores: { kilo: '1', gramo: '1/1000' },
      unidadPorDefecto: 'kilo',
      sinUnidad: 'se_entiende',
    },
    acierto: { texto: '25000 g', unidad: null },
  },
  puntua: true,
  aMano: false,
  segundos: () => 90,
  fallos: ({ publica, clave }) => {
    const deUnidades = fallosDeUnidades({ ...publica, ...clave });
    return [
      ...fallosDeEnunciado(publica),
      ...deUnidades,
      ...(deUnidades.length > 0 ? [] : fallosDeNumero(clave.claves, { ...publica, ...clave })),
    ];
  },
  rechazo: ({ unidades }, { unidad }) =>
    unidad === null || unidades.some(({ id }) => id === unidad) ? null : 'Esa unidad no está en la pregunta.',
  enBlanco: ({ texto }) => soloEspacios(texto),
  califica: ({ publica, clave }, respuesta) =>
    fraccionDeNumero(clave.claves, { ...publica, ...clave }, respuesta),
  cuenta: ({ claves }) => (claves.some(({ peso }) => esNegativo(peso)) ? 'resta' : 'suma'),
  opciones: () => null,
  ordena: () => ({}),
  muestra: (publica) => (publica.unidad === 'ninguna' ? { ...publica, unidades: [] } : publica),
  retoca: ({ publica, clave }, retoque) => ({
    publica: { ...publica, enunciado: retoque(publica.enunciado) },
    clave: {
      ...clave,
      explicacion: retoque(clave.explicacion),
      claves: retocaExplicaciones(clave.claves, retoque),
    },
  }),
  dicha: ({ unidades }, { texto, unidad }) =>
    [texto.trim(), unidades.find(({ id }) => id === unidad)?.nombre ?? ''].join(' ').trim(),
  correcta: ({ publica, clave }) => numeroCorrecto(clave.claves, { ...publica, ...clave }),
  correctas: ({ publica, clave }) => valoresCorrectos(clave.claves, { ...publica, ...clave }),
});
