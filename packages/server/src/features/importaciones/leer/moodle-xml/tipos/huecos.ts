import type { Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { hazDeCloze } from '@catedra/shared/importaciones/comun/cloze.ts';
import { enriquecer } from '@catedra/shared/importaciones/comun/enriquecer.ts';
import { idsDeTextos } from '@catedra/shared/importaciones/comun/ids.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { ENTRE_ENUNCIADO_Y_TEXTO } from '#features/importaciones/leer/moodle-xml/junto.ts';
import {
  enunciadoEscrito,
  escrito,
  formatoDe,
  formatoDeTexto,
  textosDe,
  valor,
} from '#features/importaciones/leer/moodle-xml/partes.ts';
import { hijoDe, hijosDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';

/** What goes before the text with gaps, where we wrote it apart. */
function sinEnunciado({ mitades, cambios = [] }: Hecha): Hecha {
  const { publica } = mitades;
  if (!('huecos' in publica)) return { mitades, cambios };
  const [antes, despues] = publica.texto.split(ENTRE_ENUNCIADO_Y_TEXTO);
  if (antes === undefined || despues === undefined) return { mitades, cambios };
  return { mitades: { ...mitades, publica: { ...publica, enunciado: antes, texto: despues } }, cambios };
}

/** A question with its answers embedded in the text. */
export const cloze = (pregunta: Nodo): Hecha =>
  sinEnunciado(
    hazDeCloze({
      texto: escrito(enunciadoEscrito(pregunta)),
      aHtml: (texto) => enriquecer(texto, formatoDeTexto(formatoDe(pregunta))),
      explicacion: textosDe(pregunta).explicacion,
    }),
  );

interface Palabra {
  readonly texto: string;
  readonly grupo: string;
  readonly sinFin: boolean;
}

const HUECO = /\[\[(\d{1,3})\]\]/g;

/** The words of a question, numbered from 1 as the marks of its text name them. */
const palabrasDe = (pregunta: Nodo): Palabra[] =>
  hijosDe(pregunta, 'selectoption', 'dragbox').map((una) => ({
    texto: textoPlano(escrito(una)),
    grupo: valor(una, 'group') || '1',
    sinFin: hijoDe(una, 'infinite') !== null,
  }));

const distintas = (palabras: readonly Palabra[]): string[] => [
  ...new Set(palabras.map(({ texto }) => texto).filter((texto) => texto !== '')),
];

/** Its text with our marks, and which word is right in each gap, in order. */
function marcado(pregunta: Nodo, palabras: readonly Palabra[]) {
  const { enunciado, explicacion } = textosDe(pregunta);
  const correctas: Palabra[] = [];
  const texto = enunciado.replace(HUECO, (todo, numero: string) => {
    const palabra = palabras[Number(numero) - 1];
    if (!palabra) throw new NoEntra(`El hueco ${todo} no tiene palabra: hay ${palabras.length}.`);
    correctas.push(palabra);
    return `[[hueco${correctas.length}]]`;
  });
  if (correctas.length === 0) throw new NoEntra('El texto no tiene ningún hueco, como [[1]].');
  return { texto, explicacion, correctas };
}

/** A list in each gap, with the words of the group of its own. */
function conListas(pregunta: Nodo, palabras: readonly Palabra[]): Hecha {
  const { texto, explicacion, correctas } = marcado(pregunta, palabras);
  const huecos = correctas.map((correcta, i) => {
    const textos = distintas(palabras.filter(({ grupo }) => grupo === correcta.grupo));
    const ids = idsDeTextos(textos, `hueco ${i + 1}`);
    const opciones = textos.map((una, n) => ({ id: ids[n] ?? '', texto: una }));
    const buena = opciones.find((una) => una.texto === correcta.texto)?.id ?? '';
    return {
      hueco: { id: `hueco${i + 1}`, forma: 'lista' as const, opciones, numero: false },
      clave: { puntos: '1', regla: { tipo: 'opcion' as const, pesos: { [buena]: '1' } } },
    };
  });
  return {
    mitades: {
      publica: {
        tipo: 'completar',
        enunciado: '',
        texto,
        huecos: huecos.map(({ hueco }) => hueco),
        banco: [],
        repetir: false,
      },
      clave: { explicacion, huecos: Object.fromEntries(huecos.map(({ hueco, clave }) => [hueco.id, clave])) },
    },
  };
}

/** The words in a bank for all the gaps. */
function conBanco(pregunta: Nodo, palabras: readonly Palabra[]): Hecha {
  const { texto, explicacion, correctas } = marcado(pregunta, palabras);
  const textos = distintas(palabras);
  const ids = idsDeTextos(textos, 'banco');
  const idDe = new Map(textos.map((una, i) => [una, ids[i] ?? '']));
  const repetir = palabras.some(({ sinFin }) => sinFin) || textos.length < palabras.length;
  const ilimitadas = palabras.every(({ sinFin }) => sinFin);
  return {
    mitades: {
      publica: {
        tipo: 'completar',
        enunciado: '',
        texto,
        huecos: correctas.map((_, i) => ({
          id: `hueco${i + 1}`,
          forma: 'banco',
          opciones: [],
          numero: false,
        })),
        banco: textos.map((una) => ({ id: idDe.get(una) ?? '', texto: una })),
        repetir,
      },
      clave: {
        explicacion,
        huecos: Object.fromEntries(
          correctas.map((correcta, i) => [
            `hueco${i + 1}`,
            { puntos: '1', regla: { tipo: 'opcion', pesos: { [idDe.get(correcta.texto) ?? '']: '1' } } },
          ]),
        ),
      },
    },
    cambios:
      repetir && !ilimitadas ? ['Todas las palabras se pueden usar más de una vez; allí, solo algunas.'] : [],
  };
}

export const gapselect = (pregunta: Nodo): Hecha => conListas(pregunta, palabrasDe(pregunta));

export function ddwtos(pregunta: Nodo): Hecha {
  const palabras = palabrasDe(pregunta);
  if (new Set(palabras.map(({ grupo }) => grupo)).size < 2) return sinEnunciado(conBanco(pregunta, palabras));
  return {
    ...conListas(pregunta, palabras),
    cambios: ['Las palabras, que se arrastraban por grupos, se eligen en una lista en cada hueco.'],
  };
}
