import { acabada, noLeida, type Donde, type Hecha } from '@catedra/shared/importaciones/comun/acabar.ts';
import { recortar } from '@catedra/shared/core/recortar.ts';
import {
  ArchivoIlegible,
  type Entrada,
  type Lector,
  type Leida,
  type Medio,
} from '@catedra/shared/importaciones/leida.ts';
import { MAX_NIVELES } from '@catedra/shared/preguntas/schemas.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { PREFIJO_DE_ITEM } from '#features/importaciones/leer/qti/clases.ts';
import { type Ficha, fichasDe } from '#features/importaciones/leer/qti/fichas.ts';
import { claseDe, type ConPreguntas, conPreguntas } from '#features/importaciones/leer/qti/entradas.ts';
import { mediosDe } from '#features/importaciones/leer/qti/medios.ts';
import { preguntaDeV1 } from '#features/importaciones/leer/qti/v1/item.ts';
import { preguntaDeV2 } from '#features/importaciones/leer/qti/v2/item.ts';
import { decodifica, principioDe } from '#features/importaciones/leer/xml/decodificar.ts';
import type { Contexto } from '#features/importaciones/leer/xml/elementos.ts';
import { atributo, type Nodo } from '#features/importaciones/leer/xml/nodo.ts';
import { conRescate } from '#features/importaciones/leer/xml/rescate.ts';

interface Version {
  readonly nombres: ReadonlySet<string>;
  readonly etiquetas: readonly string[];
  readonly escrito?: (nombre: string) => string;
  readonly haz: (nodo: Nodo) => Hecha;
  /** What each element that holds questions is called, as a folder. */
  readonly carpetas: ReadonlySet<string>;
}

/** The names of version 3 as they were in the second: `qti-choice-interaction` is `choiceInteraction`. */
const comoEnLaDos = (nombre: string): string =>
  nombre.replace(/^qti-/, '').replace(/-([a-z])/g, (_, letra: string) => letra.toUpperCase());

const VERSIONES: Readonly<Record<ConPreguntas['clase'], Version>> = {
  v1: {
    nombres: new Set(['item', 'bankentry_item']),
    etiquetas: ['item', 'bankentry_item'],
    haz: preguntaDeV1,
    carpetas: new Set(['assessment', 'section', 'objectbank']),
  },
  v2: {
    nombres: new Set(['assessmentItem']),
    etiquetas: ['assessmentItem', 'qti-assessment-item'],
    escrito: comoEnLaDos,
    haz: preguntaDeV2,
    carpetas: new Set(),
  },
};

/** Names that programs give when nobody gave any. */
const SIN_NOMBRE = /^(?:main|root_section|question|pregunta|section \d*)?$/i;

const enUnaLinea = (texto: string): string => recortar(textoPlano(texto), 120);

const carpetaDe = (contexto: Contexto, deFolder: ReadonlySet<string>): string[] =>
  contexto
    .filter(({ nombre }) => deFolder.has(nombre))
    .map(({ atributos }) => enUnaLinea(atributos['title'] ?? ''))
    .filter((titulo) => !SIN_NOMBRE.test(titulo))
    .slice(0, MAX_NIVELES);

function tituloDe(nodo: Nodo): string {
  const titulo = enUnaLinea(atributo(nodo, 'title') ?? '');
  return titulo === '' || SIN_NOMBRE.test(titulo)
    ? (atributo(nodo, 'ident') ?? atributo(nodo, 'identifier') ?? 'Sin nombre')
    : titulo;
}

/** What is ours is known by the id that it has here. */
const NUESTRO = new RegExp(`^${PREFIJO_DE_ITEM}(?=[0-9a-f]{8}-)`);

const origenDe = (nodo: Nodo): string | null =>
  (atributo(nodo, 'ident') ?? atributo(nodo, 'identifier') ?? '').replace(NUESTRO, '').slice(0, 200) || null;

function* deEntrada(
  { nombre, bytes, clase }: ConPreguntas,
  suelta: boolean,
  busca: (entrada: string, src: string) => Medio | null,
  ficha: Ficha | undefined,
): Generator<Leida> {
  const version = VERSIONES[clase];
  const archivo = suelta ? null : nombre;
  for (const uno of conRescate(decodifica(bytes()), version)) {
    const suya = carpetaDe(uno.contexto, version.carpetas);
    const carpeta = suya.length > 0 ? suya : (ficha?.carpeta ?? []);
    if ('nodo' in uno) {
      const { nodo } = uno;
      const donde: Donde = {
        lugar: { archivo, linea: nodo.linea, hasta: nodo.hasta },
        fuente: '',
        origen: origenDe(nodo),
        carpeta,
        titulo: tituloDe(nodo),
        etiquetas: ficha?.etiquetas ?? [],
      };
      yield acabada(
        donde,
        () => version.haz(nodo),
        (src) => busca(nombre, src),
      );
    } else {
      const { linea, hasta, porque, principio } = uno;
      const titulo = enUnaLinea(/\btitle\s*=\s*["']([^"'<>]*)/.exec(principio)?.[1] ?? '') || 'Sin nombre';
      const donde = { lugar: { archivo, linea, hasta }, fuente: '', origen: null, carpeta, titulo };
      yield noLeida(donde, `No se puede leer: ${porque}.`);
    }
  }
}

function* lee(entrada: Entrada): Generator<Leida> {
  const busca = mediosDe(entrada.vecinas);
  let alguna = false;
  const fichas = fichasDe(entrada);
  for (const una of conPreguntas(entrada))
    for (const leida of deEntrada(una, entrada.vecinas.size === 0, busca, fichas.get(una.nombre))) {
      alguna = true;
      yield leida;
    }
  if (!alguna) throw new ArchivoIlegible('En este archivo no hay preguntas de QTI.');
}

/** QTI, alone or in the package of a course: what Canvas, Blackboard, Sakai, Respondus and many others export. */
export const qti: Lector = {
  formato: 'qti',
  parece: ({ bytes, vecinas }) => {
    const clase = claseDe(bytes);
    if (clase === 'v1' || clase === 'v2') return 1;
    if (clase === 'manifiesto') return vecinas.size > 0 ? 0.9 : 0.2;
    return /<(?:[\w.-]+:)?(?:qti-)?item\b/i.test(principioDe(bytes, 2000)) ? 0.3 : 0;
  },
  lee,
};
