import { z } from 'zod';
import { CERO, racional } from '#core/racional.ts';
import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';
import { fallosDeEnunciado, hayIguales, porOpcion, retocaTextos, suyo } from '#preguntas/tipos/opciones.ts';
import {
  baraja,
  comunClave,
  comunPublica,
  defineTipoDePregunta,
  enOrden,
  idDeParte,
  listaDe,
  ordenNeutro,
  rico,
} from '#preguntas/tipos/tipo.ts';

const MAX_PAREJAS = 20;
/** Those of the pairs and as many again that only distract. */
const MAX_DERECHA = 2 * MAX_PAREJAS;

const lado = (max: number, demasiados: string) =>
  listaDe(z.strictObject({ id: idDeParte(), texto: rico() }), max, demasiados);
const ids = (lista: readonly { readonly id: string }[]): string[] => lista.map(({ id }) => id);
const textoDe = (lista: readonly { readonly id: string; readonly texto: string }[], cual: string): string =>
  textoPlano(lista.find(({ id }) => id === cual)?.texto ?? '');

/** What is on the left is joined with something of the right, where there may be more than is needed. */
export const emparejar = defineTipoDePregunta({
  tipo: 'emparejar',
  publica: z.strictObject({
    tipo: z.literal('emparejar'),
    ...comunPublica,
    izquierda: lado(MAX_PAREJAS, `Como mucho ${MAX_PAREJAS} parejas.`),
    derecha: lado(MAX_DERECHA, `Como mucho ${MAX_DERECHA} textos a la derecha.`),
    /** The left too; the right always is. */
    barajar: z.boolean(),
  }),
  clave: z.strictObject({ ...comunClave, pares: porOpcion(idDeParte()) }),
  respuesta: z.strictObject({ pares: porOpcion(idDeParte()) }),
  vacia: {
    publica: { tipo: 'emparejar', enunciado: '', izquierda: [], derecha: [], barajar: true },
    clave: { explicacion: '', pares: {} },
  },
  ejemplo: {
    publica: {
      tipo: 'emparejar',
      enunciado: '<p>Une cada señal con lo que dice.</p>',
      izquierda: [
        { id: 'izq1', texto: '<p>Triángulo</p>' },
        { id: 'izq2', texto: '<p>Círculo azul</p>' },
      ],
      derecha: [
        { id: 'der1', texto: '<p>Peligro</p>' },
        { id: 'der2', texto: '<p>Obligación</p>' },
        { id: 'der3', texto: '<p>Salida</p>' },
      ],
      barajar: true,
    },
    clave: { explicacion: '<p>La forma ya lo dice.</p>', pares: { izq1: 'der1', izq2: 'der2' } },
    acierto: { pares: { izq1: 'der1', izq2: 'der2' } },
  },
  puntua: true,
  aMano: false,
  segundos: ({ izquierda }) => 30 + 15 * izquierda.length,
  fallos: ({ publica, clave }) => {
    const { izquierda, derecha } = publica;
    const deLaDerecha = new Set(ids(derecha));
    const suelta = izquierda.some(({ id }) => !deLaDerecha.has(suyo(clave.pares, id) ?? ''));
    return [
      ...fallosDeEnunciado(publica),
      ...(izquierda.length < 2 ? ['Escribe al menos dos parejas.'] : []),
      ...([...izquierda, ...derecha].some(({ texto }) => sinNadaQueVer(texto))
        ? ['Hay un texto vacío: escríbelo o quítalo.']
        : []),
      ...(suelta ? ['A un elemento de la izquierda le falta su pareja.'] : []),
      ...(hayIguales(izquierda) ? ['Hay dos textos iguales a la izquierda.'] : []),
      ...(hayIguales(derecha)
        ? ['Hay dos textos iguales a la derecha: deja uno y úsalo en las dos parejas.']
        : []),
    ];
  },
  rechazo: ({ izquierda, derecha }, { pares }) =>
    Object.entries(pares).every(([de, a]) => ids(izquierda).includes(de) && ids(derecha).includes(a))
      ? null
      : 'Esa pareja no está en la pregunta.',
  enBlanco: ({ pares }) => Object.keys(pares).length === 0,
  califica: ({ publica, clave }, { pares }) => {
    const total = publica.izquierda.length;
    const bien = publica.izquierda.filter(({ id }) => {
      const pareja = suyo(pares, id);
      return pareja !== undefined && pareja === suyo(clave.pares, id);
    }).length;
    return {
      fraccion: total === 0 ? CERO : racional(bien, total),
      regla: `Ha acertado ${bien} de ${total} parejas.`,
    };
  },
  cuenta: () => 'suma',
  opciones: () => null,
  ordena: ({ publica: { izquierda, derecha, barajar } }, azar) => ({
    izquierda: ids(barajar ? baraja(izquierda, azar) : izquierda),
    derecha: ids(baraja(derecha, azar)),
  }),
  muestra: (publica, orden) => ({
    ...publica,
    izquierda: enOrden(publica.izquierda, orden['izquierda']),
    derecha: enOrden(publica.derecha, orden['derecha'] ?? ordenNeutro(publica.derecha)),
  }),
  retoca: ({ publica, clave }, retoque) => ({
    publica: {
      ...publica,
      enunciado: retoque(publica.enunciado),
      izquierda: retocaTextos(publica.izquierda, retoque),
      derecha: retocaTextos(publica.derecha, retoque),
    },
    clave: { ...clave, explicacion: retoque(clave.explicacion) },
  }),
  dicha: ({ izquierda, derecha }, { pares }) =>
    izquierda
      .flatMap(({ id }) => {
        const pareja = suyo(pares, id);
        return pareja === undefined ? [] : [`${textoDe(izquierda, id)} → ${textoDe(derecha, pareja)}`];
      })
      .join(' · '),
  correcta: ({ publica, clave }) => {
    const pares = publica.izquierda.flatMap(({ id }) => {
      const pareja = suyo(clave.pares, id);
      return pareja === undefined ? [] : [[id, pareja] as const];
    });
    return pares.length > 0 ? { pares: Object.fromEntries(pares) } : null;
  },
});
