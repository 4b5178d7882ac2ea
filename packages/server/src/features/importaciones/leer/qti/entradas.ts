import { posix } from 'node:path';
import type { Entrada } from '@catedra/shared/importaciones/leida.ts';
import { principioDe } from '#features/importaciones/leer/xml/decodificar.ts';

const DE_XML = /\.(?:xml|qti|dat|xhtml?)$/i;
const MANIFIESTO = /(?:^|\/)imsmanifest\.xml$/i;
const DEL_SISTEMA = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$)/;

/** What the root of a file says that it is. */
export type Clase = 'v1' | 'v2' | 'manifiesto' | 'prueba';

const PREFIJO = String.raw`<(?:[\w.-]{1,40}:)?`;
const RAICES: readonly (readonly [Clase, RegExp])[] = [
  ['v1', new RegExp(`${PREFIJO}questestinterop[\\s>]`)],
  ['v2', new RegExp(`${PREFIJO}(?:qti-assessment-item|assessmentItem)[\\s>]`)],
  ['prueba', new RegExp(`${PREFIJO}(?:qti-assessment-test|assessmentTest)[\\s>]`)],
  ['manifiesto', new RegExp(`${PREFIJO}manifest[\\s>]`)],
];

/** By the first of those elements that is in its beginning. */
export function claseDe(bytes: Uint8Array): Clase | null {
  const principio = principioDe(bytes);
  const halladas = RAICES.flatMap(([clase, raiz]) => {
    const lugar = principio.search(raiz);
    return lugar < 0 ? [] : [{ clase, lugar }];
  });
  return halladas.toSorted((a, b) => a.lugar - b.lugar)[0]?.clase ?? null;
}

export interface ConPreguntas {
  readonly nombre: string;
  readonly bytes: () => Uint8Array;
  readonly clase: 'v1' | 'v2';
}

/** The same questions come twice in what Canvas exports: as any program reads them, and whole. The whole ones stay. */
function sinDobles(halladas: readonly ConPreguntas[]): ConPreguntas[] {
  const enteras = new Set(
    halladas.flatMap(({ nombre }) => /^non_cc_assessments\/(.+)\.xml\.qti$/i.exec(nombre)?.[1] ?? []),
  );
  return halladas.filter(
    ({ nombre }) => !enteras.has(/^([^/]+)\/assessment_qti\.xml$/i.exec(nombre)?.[1] ?? ''),
  );
}

/** The entries of a package that hold questions, in the order in which `nombradas` names them, and the rest by name. */
function deUnPaquete(vecinas: Entrada['vecinas'], nombradas: ReadonlyMap<string, number>): ConPreguntas[] {
  const orden = (nombre: string): number => nombradas.get(nombre) ?? nombradas.size;
  const halladas = [...vecinas].flatMap(([nombre, bytes]): ConPreguntas[] => {
    if (!DE_XML.test(nombre) || MANIFIESTO.test(nombre) || DEL_SISTEMA.test(nombre)) return [];
    const clase = claseDe(bytes());
    return clase === 'v1' || clase === 'v2' ? [{ nombre, bytes, clase }] : [];
  });
  return sinDobles(halladas).toSorted(
    (a, b) => orden(a.nombre) - orden(b.nombre) || (a.nombre < b.nombre ? -1 : 1),
  );
}

const HREF =
  /<(?:[\w.-]{1,40}:)?(?:resource|assessmentItemRef|qti-assessment-item-ref)\b[^<>]*?\shref\s*=\s*["']([^"']{1,500})["']/g;

/** Where each item stands in what lists them: the test, and then the manifest. */
function nombradasEn(vecinas: Entrada['vecinas']): ReadonlyMap<string, number> {
  const nombradas = new Map<string, number>();
  const listas = [...vecinas].flatMap(([nombre, bytes]) => {
    if (!/\.xml$/i.test(nombre) || DEL_SISTEMA.test(nombre)) return [];
    const clase = MANIFIESTO.test(nombre) ? 'manifiesto' : claseDe(bytes());
    return clase === 'prueba' || clase === 'manifiesto' ? [{ nombre, bytes, clase }] : [];
  });
  for (const { nombre, bytes } of listas.toSorted((a, b) => (a.clase < b.clase ? 1 : -1)))
    for (const [, href = ''] of principioDe(bytes(), 5_000_000).matchAll(HREF)) {
      const ruta = posix.join(posix.dirname(nombre), href.replaceAll('%20', ' '));
      if (!nombradas.has(ruta)) nombradas.set(ruta, nombradas.size);
    }
  return nombradas;
}

/** What of an upload holds questions: the file itself, or entries of its package. */
export function conPreguntas({ nombre, bytes, vecinas }: Entrada): ConPreguntas[] {
  const clase = claseDe(bytes);
  if (clase === 'v1' || clase === 'v2') return [{ nombre, bytes: () => bytes, clase }];
  return deUnPaquete(vecinas, nombradasEn(vecinas));
}
