import { z } from 'zod';
import { CERO, racional, type Racional, UNO } from '#core/racional.ts';
import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';
import { fallosDeEnunciado, hayIguales, retocaTextos } from '#preguntas/tipos/opciones.ts';
import { tramoMasLargo } from '#preguntas/tipos/ordenar/tramo.ts';
import {
  type Azar,
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

const MAX_ELEMENTOS = 20;
const INTENTOS = 20;

const ids = (lista: readonly { readonly id: string }[]): string[] => lista.map(({ id }) => id);
const orden = () => z.array(idDeParte()).max(MAX_ELEMENTOS, `Como mucho ${MAX_ELEMENTOS} elementos.`);
const mismoOrden = (unos: readonly string[], otros: readonly string[]): boolean =>
  unos.length === otros.length && unos.every((id, i) => id === otros[i]);
const losMismos = (unos: readonly string[], otros: readonly string[]): boolean =>
  mismoOrden(unos.toSorted(), otros.toSorted());

/** Any order but the right one. */
function desordena(suyos: readonly string[], correcto: readonly string[], azar: Azar): string[] {
  for (let i = 0; i < INTENTOS; i += 1) {
    const sacado = baraja(suyos, azar);
    if (!mismoOrden(sacado, correcto)) return sacado;
  }
  return [...correcto.slice(1), ...correcto.slice(0, 1)];
}

/** Things are put in their order. */
export const ordenar = defineTipoDePregunta({
  tipo: 'ordenar',
  publica: z.strictObject({
    tipo: z.literal('ordenar'),
    ...comunPublica,
    elementos: listaDe(
      z.strictObject({ id: idDeParte(), texto: rico() }),
      MAX_ELEMENTOS,
      `Como mucho ${MAX_ELEMENTOS} elementos.`,
    ),
  }),
  clave: z.strictObject({
    ...comunClave,
    orden: orden(),
    modo: z.enum(['todo_o_nada', 'por_posicion', 'por_tramo']),
  }),
  respuesta: z.strictObject({ orden: orden() }),
  vacia: {
    publica: { tipo: 'ordenar', enunciado: '', elementos: [] },
    clave: { explicacion: '', orden: [], modo: 'por_tramo' },
  },
  ejemplo: {
    publica: {
      tipo: 'ordenar',
      enunciado: '<p>Ordena los pasos.</p>',
      elementos: [
        { id: 'aaaa', texto: '<p>Flexiona</p>' },
        { id: 'bbbb', texto: '<p>Agarra</p>' },
        { id: 'cccc', texto: '<p>Levanta</p>' },
      ],
    },
    clave: {
      explicacion: '<p>Primero las piernas.</p>',
      orden: ['aaaa', 'bbbb', 'cccc'],
      modo: 'por_tramo',
    },
    acierto: { orden: ['aaaa', 'bbbb', 'cccc'] },
  },
  puntua: true,
  aMano: false,
  segundos: ({ elementos }) => 30 + 10 * elementos.length,
  fallos: ({ publica, clave }) => [
    ...fallosDeEnunciado(publica),
    ...(publica.elementos.length < 2 ? ['Escribe al menos dos elementos.'] : []),
    ...(publica.elementos.some(({ texto }) => sinNadaQueVer(texto))
      ? ['Hay un elemento vacío: escríbelo o quítalo.']
      : []),
    ...(hayIguales(publica.elementos) ? ['Hay dos elementos iguales: no se sabría cuál va antes.'] : []),
    ...(losMismos(ids(publica.elementos), clave.orden)
      ? []
      : ['El orden correcto no tiene los mismos elementos que la pregunta.']),
  ],
  rechazo: ({ elementos }, respuesta) =>
    losMismos(ids(elementos), respuesta.orden)
      ? null
      : 'Tienen que estar todos los elementos, una vez cada uno.',
  enBlanco: (respuesta) => respuesta.orden.length === 0,
  califica: ({ clave }, respuesta) => {
    const total = clave.orden.length;
    const enSuSitio = clave.orden.filter((id, i) => id === respuesta.orden[i]).length;
    const entero = mismoOrden(clave.orden, respuesta.orden);
    if (clave.modo === 'por_tramo') {
      const lugares = [...new Set(respuesta.orden)].flatMap((id) => {
        const lugar = clave.orden.indexOf(id);
        return lugar < 0 ? [] : [lugar];
      });
      const largo = Math.max(1, tramoMasLargo(lugares));
      return {
        fraccion: total < 2 ? CERO : racional(largo - 1, total - 1),
        regla: `${largo} de ${total} están en buen orden entre sí.`,
      };
    }
    const porPosicion: Racional = total === 0 ? CERO : racional(enSuSitio, total);
    const todoONada = entero && total > 0 ? UNO : CERO;
    return {
      fraccion: clave.modo === 'por_posicion' ? porPosicion : todoONada,
      regla: `${enSuSitio} de ${total} están en su sitio.`,
    };
  },
  cuenta: ({ modo }) => modo,
  opciones: () => null,
  ordena: ({ publica, clave }, azar) => ({
    elementos: desordena(ids(publica.elementos), clave.orden, azar),
  }),
  muestra: (publica, { elementos }) => ({
    ...publica,
    elementos: enOrden(publica.elementos, elementos ?? ordenNeutro(publica.elementos)),
  }),
  retoca: ({ publica, clave }, retoque) => ({
    publica: {
      ...publica,
      enunciado: retoque(publica.enunciado),
      elementos: retocaTextos(publica.elementos, retoque),
    },
    clave: { ...clave, explicacion: retoque(clave.explicacion) },
  }),
  dicha: ({ elementos }, respuesta) =>
    enOrden(elementos, respuesta.orden)
      .map(({ texto }, i) => `${i + 1}. ${textoPlano(texto)}`)
      .join(' '),
  correcta: ({ clave }) => (clave.orden.length > 0 ? { orden: clave.orden } : null),
});
