import { z } from 'zod';
import { textoPlano } from '#preguntas/texto-plano.ts';
import { fallosDeCompletar } from '#preguntas/tipos/completar/fallos.ts';
import {
  type ClaveDeHueco,
  claveDeHueco,
  eligeDe,
  fraccionDeHuecos,
  huecosCorrectos,
  numerosCorrectos,
  publicaDeCompletar,
  type PublicaDeCompletar,
} from '#preguntas/tipos/completar/reglas.ts';
import { conHuecos, huecosDelTexto } from '#preguntas/tipos/completar/texto.ts';
import { soloEspacios } from '#preguntas/tipos/corta/escritura.ts';
import { retocaExplicaciones } from '#preguntas/tipos/corta/reglas.ts';
import { porOpcion, suyo } from '#preguntas/tipos/opciones.ts';
import {
  baraja,
  comunClave,
  defineTipoDePregunta,
  enOrden,
  llano,
  ordenNeutro,
  type Retoque,
} from '#preguntas/tipos/tipo.ts';
import { ejemploDeCompletar } from '#preguntas/tipos/completar/ejemplo.ts';

const ids = (lista: readonly { readonly id: string }[]): string[] => lista.map(({ id }) => id);
const lista = (id: string): string => `opciones:${id}`;

const retocaClave = (clave: ClaveDeHueco, retoque: Retoque): ClaveDeHueco => {
  const { regla } = clave;
  switch (regla.tipo) {
    case 'corta':
      return { ...clave, regla: { ...regla, patrones: retocaExplicaciones(regla.patrones, retoque) } };
    case 'numerica':
      return { ...clave, regla: { ...regla, claves: retocaExplicaciones(regla.claves, retoque) } };
    default:
      return clave;
  }
};

function rechazo(publica: PublicaDeCompletar, escritos: Readonly<Record<string, string>>): string | null {
  const deBanco: string[] = [];
  for (const [id, valor] of Object.entries(escritos)) {
    const hueco = publica.huecos.find((uno) => uno.id === id);
    if (!hueco) return 'Ese hueco no está en la pregunta.';
    if (valor === '' || hueco.forma === 'escrita') continue;
    if (!ids(eligeDe(publica, hueco)).includes(valor)) return 'Esa opción no está en el hueco.';
    if (hueco.forma === 'banco') deBanco.push(valor);
  }
  const repetida = new Set(deBanco).size < deBanco.length;
  return repetida && !publica.repetir ? 'Cada palabra del banco se usa una sola vez.' : null;
}

/** A text with gaps that are written, chosen from a list or filled from a bank. */
export const completar = defineTipoDePregunta({
  tipo: 'completar',
  publica: publicaDeCompletar,
  clave: z.strictObject({ ...comunClave, huecos: porOpcion(claveDeHueco) }),
  /** What was written in each gap, or the id of what was chosen. */
  respuesta: z.strictObject({ huecos: porOpcion(llano(1000)) }),
  vacia: {
    publica: { tipo: 'completar', enunciado: '', texto: '', huecos: [], banco: [], repetir: false },
    clave: { explicacion: '', huecos: {} },
  },
  ejemplo: ejemploDeCompletar,
  puntua: true,
  aMano: false,
  segundos: ({ huecos }) => 30 + 20 * huecos.length,
  fallos: ({ publica, clave }) => fallosDeCompletar(publica, clave.huecos),
  rechazo: (publica, { huecos }) => rechazo(publica, huecos),
  enBlanco: ({ huecos }) => Object.values(huecos).every(soloEspacios),
  califica: ({ publica, clave }, { huecos }) => fraccionDeHuecos(publica.huecos, clave.huecos, huecos),
  cuenta: () => 'suma',
  opciones: () => null,
  ordena: ({ publica: { huecos, banco } }, azar) => ({
    ...Object.fromEntries(
      huecos
        .filter(({ forma }) => forma === 'lista')
        .map(({ id, opciones }) => [lista(id), ids(baraja(opciones, azar))]),
    ),
    banco: ids(baraja(banco, azar)),
  }),
  // What a gap had before its form was changed stays with its author: it could be what is to be written now.
  muestra: (publica, orden) => ({
    ...publica,
    huecos: publica.huecos.map((uno) => ({
      ...uno,
      opciones:
        uno.forma === 'lista' ? enOrden(uno.opciones, orden[lista(uno.id)] ?? ordenNeutro(uno.opciones)) : [],
    })),
    banco: publica.huecos.some(({ forma }) => forma === 'banco')
      ? enOrden(publica.banco, orden['banco'] ?? ordenNeutro(publica.banco))
      : [],
  }),
  retoca: ({ publica, clave }, retoque) => ({
    publica: { ...publica, enunciado: retoque(publica.enunciado), texto: retoque(publica.texto) },
    clave: {
      ...clave,
      explicacion: retoque(clave.explicacion),
      huecos: Object.fromEntries(
        Object.entries(clave.huecos).map(([id, uno]) => [id, retocaClave(uno, retoque)]),
      ),
    },
  }),
  dicha: (publica, { huecos }) => {
    const dicho = (id: string): string => {
      const hueco = publica.huecos.find((uno) => uno.id === id);
      const valor = suyo(huecos, id) ?? '';
      if (!hueco || soloEspacios(valor)) return '[…]';
      const elegida = eligeDe(publica, hueco).find((una) => una.id === valor);
      return `[${(elegida?.texto ?? valor).trim()}]`;
    };
    // The words are put in after the tags are gone: a written `<` is not one.
    return huecosDelTexto(publica.texto).length > 0 ? conHuecos(textoPlano(publica.texto), dicho) : '';
  },
  correcta: ({ publica, clave }) => {
    const huecos = huecosCorrectos(publica, clave.huecos);
    return huecos && { huecos };
  },
  correctas: ({ clave }) => numerosCorrectos(clave.huecos),
});
