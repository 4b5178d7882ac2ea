import { type Donde, type Hecha, acabada, noLeida } from '@catedra/shared/importaciones/comun/acabar.ts';
import { carpetaDeCategoria } from '@catedra/shared/importaciones/comun/carpeta.ts';
import { leeNumeroDeArchivo } from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import {
  ArchivoIlegible,
  type Entrada,
  type Lector,
  type Leida,
} from '@catedra/shared/importaciones/leida.ts';
import { escribeRacional } from '@catedra/shared/core/racional.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { archivosDe, imagenAntigua } from '#features/importaciones/leer/moodle-xml/archivos.ts';
import { porQueNo } from '#features/importaciones/leer/moodle-xml/no-se-traen.ts';
import { escrito, textosDe, valor } from '#features/importaciones/leer/moodle-xml/partes.ts';
import { loQueSePierde } from '#features/importaciones/leer/moodle-xml/se-pierde.ts';
import { description, essay } from '#features/importaciones/leer/moodle-xml/tipos/abiertas.ts';
import { cloze, ddwtos, gapselect } from '#features/importaciones/leer/moodle-xml/tipos/huecos.ts';
import { numerical, shortanswer } from '#features/importaciones/leer/moodle-xml/tipos/escritas.ts';
import {
  multichoice,
  multichoiceset,
  truefalse,
} from '#features/importaciones/leer/moodle-xml/tipos/opciones.ts';
import { matching, ordering } from '#features/importaciones/leer/moodle-xml/tipos/parejas.ts';
import { decodifica, principioDe } from '#features/importaciones/leer/xml/decodificar.ts';
import { atributo, enCamino, hijoDe, hijosDe, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';
import { conRescate, type Perdido } from '#features/importaciones/leer/xml/rescate.ts';

const TIPOS: Readonly<Record<string, (pregunta: Nodo) => Hecha>> = {
  multichoice,
  multichoiceset,
  truefalse,
  shortanswer,
  numerical,
  matching,
  match: matching,
  ddmatch: matching,
  ordering,
  essay,
  description,
  cloze,
  multianswer: cloze,
  gapselect,
  ddwtos,
};

const QUE = { nombres: new Set(['question']), etiquetas: ['question'] };
const ES_CATEGORIA = /^<[\w:.-]+[^<>]*\btype\s*=\s*["']category["']/;

const enUnaLinea = (html: string): string => textoPlano(html).slice(0, 300);

/** A title for whatever can be read of it. */
const tituloDe = (pregunta: Nodo): string =>
  enUnaLinea(escrito(hijoDe(pregunta, 'name'))) || enUnaLinea(textosDe(pregunta).enunciado) || 'Sin nombre';

const tituloDePerdido = ({ principio }: Perdido): string =>
  enUnaLinea(/<name>\s*<text>([^<]*)/.exec(principio)?.[1] ?? '') || 'Sin nombre';

const etiquetasDe = (pregunta: Nodo): string[] => hijosDe(enCamino(pregunta, 'tags'), 'tag').map(escrito);

const puntosDe = (pregunta: Nodo): string | null => {
  const puntos = leeNumeroDeArchivo(valor(pregunta, 'defaultgrade'));
  return puntos && puntos.n > 0n ? escribeRacional(puntos) : null;
};

function leePregunta(pregunta: Nodo, donde: Pick<Donde, 'lugar' | 'carpeta'>): Leida {
  const tipo = (atributo(pregunta, 'type') ?? '').trim();
  const suelta: Donde = {
    ...donde,
    fuente: '',
    origen: valor(pregunta, 'idnumber').slice(0, 200) || null,
    titulo: tituloDe(pregunta),
    etiquetas: etiquetasDe(pregunta),
  };
  const busca = archivosDe(pregunta);
  const antigua = imagenAntigua(pregunta);
  const haz = (): Hecha => {
    const suyo = Object.hasOwn(TIPOS, tipo) ? TIPOS[tipo] : undefined;
    if (!suyo) throw new NoEntra(porQueNo(tipo));
    const { mitades, cambios = [] } = suyo(pregunta);
    const { publica } = mitades;
    const conImagen = antigua ? { ...publica, enunciado: publica.enunciado + antigua.html } : publica;
    return {
      mitades: { ...mitades, publica: conImagen },
      cambios: [...cambios, ...loQueSePierde(pregunta)],
      puntos: puntosDe(pregunta),
    };
  };
  return acabada(suelta, haz, (src) => busca(src) ?? (antigua && src === antigua.src ? antigua.medio : null));
}

function* lee({ nombre, bytes, vecinas }: Entrada): Generator<Leida> {
  const archivo = vecinas.size > 0 ? nombre : null;
  let carpeta: readonly string[] = [];
  let alguna = false;
  for (const uno of conRescate(decodifica(bytes), QUE)) {
    if ('nodo' in uno) {
      alguna = true;
      const { nodo } = uno;
      const lugar = { archivo, linea: nodo.linea, hasta: nodo.hasta };
      if (atributo(nodo, 'type') === 'category')
        carpeta = carpetaDeCategoria(escrito(hijoDe(nodo, 'category')));
      else yield leePregunta(nodo, { lugar, carpeta });
    } else if (!ES_CATEGORIA.test(uno.principio)) {
      alguna = true;
      const { linea, hasta, porque } = uno;
      const donde = { lugar: { archivo, linea, hasta }, fuente: '', origen: null, carpeta };
      yield noLeida({ ...donde, titulo: tituloDePerdido(uno) }, `No se puede leer: ${porque}.`);
    }
  }
  if (!alguna) throw new ArchivoIlegible('En este archivo no hay preguntas de Moodle.');
}

/** «XML de Moodle», as it exports a bank of questions. */
export const moodleXml: Lector = {
  formato: 'moodle_xml',
  parece: ({ bytes }) => {
    const principio = principioDe(bytes);
    if (/<question\s[^<>]*\btype\s*=/.test(principio)) return /<quiz[\s>]/.test(principio) ? 1 : 0.8;
    return /<quiz[\s>]/.test(principio) ? 0.6 : 0;
  },
  lee,
};
