import { posix } from 'node:path';
import { carpetaDeCategoria } from '@catedra/shared/importaciones/comun/carpeta.ts';
import type { Entrada } from '@catedra/shared/importaciones/leida.ts';
import { CARPETAS } from '#features/importaciones/leer/qti/clases.ts';
import { claseDe } from '#features/importaciones/leer/qti/entradas.ts';
import { decodifica } from '#features/importaciones/leer/xml/decodificar.ts';
import { atributo, hijosDe, type Nodo, textoCorto, todosDe } from '#features/importaciones/leer/xml/nodo.ts';
import { conRescate } from '#features/importaciones/leer/xml/rescate.ts';

/** What the list of a package says of one of its entries. */
export interface Ficha {
  readonly carpeta: readonly string[];
  readonly etiquetas: readonly string[];
}

const textosDe = (nodo: Nodo, nombre: string): string[] =>
  todosDe(nodo, nombre).flatMap((uno) => textoCorto(uno) || []);

function fichaDe(recurso: Nodo): Ficha {
  const deCarpetas = todosDe(recurso, 'taxonPath').find((una) =>
    hijosDe(una, 'source').some((uno) => textoCorto(uno) === CARPETAS),
  );
  const carpeta = deCarpetas ? textosDe(deCarpetas, 'entry').join('/') : '';
  return { carpeta: carpetaDeCategoria(carpeta), etiquetas: textosDe(recurso, 'keyword') };
}

const QUE = { nombres: new Set(['resource']), etiquetas: ['resource'] };

/** By the path of each entry that is listed with its folder or its tags. */
export function fichasDe({ nombre, bytes, vecinas }: Entrada): ReadonlyMap<string, Ficha> {
  const fichas = new Map<string, Ficha>();
  if (vecinas.size === 0 || claseDe(bytes) !== 'manifiesto') return fichas;
  for (const uno of conRescate(decodifica(bytes), QUE)) {
    if (!('nodo' in uno)) continue;
    const href = atributo(uno.nodo, 'href');
    const ficha = fichaDe(uno.nodo);
    if (href !== null && ficha.carpeta.length + ficha.etiquetas.length > 0)
      fichas.set(posix.join(posix.dirname(nombre), href.replaceAll('%20', ' ')), ficha);
  }
  return fichas;
}
