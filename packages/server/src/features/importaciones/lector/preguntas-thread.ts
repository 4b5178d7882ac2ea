import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import {
  ArchivoIlegible,
  type Entrada,
  type Formato,
  type Lector,
  type Leida,
} from '@catedra/shared/importaciones/leida.ts';
import { MAX_PREGUNTAS_DE_IMPORTACION } from '@catedra/shared/importaciones/limites.ts';
import type { Categoria } from '@catedra/shared/importaciones/schemas.ts';
import { enPartes, estaEn } from '#features/importaciones/lector/categorias.ts';
import { entradasDe } from '#features/importaciones/leer/paquete.ts';
import { leerHoja, pareceHoja } from '#features/importaciones/leer/hoja.ts';
import { lectorDe, lectorPara } from '#features/importaciones/lector/lectores.ts';
import { type LineaLeida, type MedioLeido, preparar } from '#features/importaciones/lector/preparar.ts';

export interface Pedido {
  readonly importacionId: string;
  readonly nombre: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null: whatever it looks like. */
  readonly formato: Formato | null;
  /** Those folders alone, when they were chosen. */
  readonly categorias: readonly Categoria[] | null;
}

export type Abierto = { readonly formato: Formato } | { readonly ilegible: string };

export interface Tanda {
  readonly lineas: readonly LineaLeida[];
  readonly medios: readonly MedioLeido[];
  readonly fin: boolean;
  /** There are more than fit: the folders that they come in. Nothing of what was read counts. */
  readonly categorias: readonly Categoria[] | null;
  readonly ilegible: string | null;
}

const LINEAS = 200;
const BYTES = 8_000_000;
const NADA =
  'No reconocemos preguntas en este archivo. Leemos GIFT, Aiken, XML de Moodle, QTI, lo que exporta Cátedra, hojas de cálculo y texto con sus opciones y cuál es la correcta.';
const VACIO = 'No hay ninguna pregunta en este archivo.';

interface Curso {
  readonly importacionId: string;
  readonly leidas: Iterator<Leida>;
  readonly categorias: readonly Categoria[] | null;
  readonly vistas: Map<string, number>;
  cuantas: number;
}
let curso: Curso | null = null;

/**
 * What of each entry is read, one after another; those that look like nothing are none of ours, and of several one in which
 * nothing can be read is as if it were not there.
 */
function* deTodas(parejas: readonly (readonly [Lector, Entrada])[]): Generator<Leida> {
  for (const [lector, entrada] of parejas)
    try {
      yield* lector.lee(entrada);
    } catch (error) {
      if (parejas.length === 1 || !(error instanceof ArchivoIlegible)) throw error;
    }
}

/** A sheet is opened by another process, before anything of it is read; one of something else among others is passed over. */
async function lectorDeEntrada(
  entrada: Entrada,
  formato: Formato | null,
  sola: boolean,
): Promise<Lector | null> {
  if (formato !== null && formato !== 'hoja') return lectorDe(formato);
  if (formato === null && !pareceHoja(entrada.bytes, entrada.nombre)) return lectorPara(entrada);
  try {
    const leidas = await leerHoja(entrada.bytes, entrada.nombre);
    return { formato: 'hoja', parece: () => 1, lee: () => leidas };
  } catch (error) {
    if (error instanceof ArchivoIlegible && !sola) return null;
    throw error;
  }
}

async function abrir({ importacionId, nombre, bytes, formato, categorias }: Pedido): Promise<Abierto> {
  try {
    const entradas = await entradasDe(nombre, bytes);
    const parejas: [Lector, Entrada][] = [];
    for (const entrada of entradas) {
      const lector = await lectorDeEntrada(entrada, formato, entradas.length === 1);
      if (lector) parejas.push([lector, entrada]);
    }
    const [primera] = parejas;
    if (!primera) return { ilegible: bytes.length === 0 ? VACIO : NADA };
    curso = { importacionId, leidas: deTodas(parejas), categorias, vistas: new Map(), cuantas: 0 };
    return { formato: primera[0].formato };
  } catch (error) {
    return { ilegible: fraseDe(error) };
  }
}

function fraseDe(error: unknown): string {
  if (error instanceof ArchivoIlegible) return error.message;
  // Lists within lists without end are more than any reader can follow.
  if (error instanceof RangeError) return NADA;
  throw error;
}

/** Its place among those of its folder, from 0. */
function contar({ vistas }: Curso, { carpeta }: Leida): number {
  const nombre = JSON.stringify(carpeta);
  const antes = vistas.get(nombre) ?? 0;
  vistas.set(nombre, antes + 1);
  return antes;
}

function seguir(): Tanda {
  if (!curso) throw new Error('nothing is being read');
  const lineas: LineaLeida[] = [];
  const medios: MedioLeido[] = [];
  let bytes = 0;
  const dada = (resto: Partial<Tanda>): Tanda => ({
    lineas,
    medios,
    fin: false,
    categorias: null,
    ilegible: null,
    ...resto,
  });
  try {
    while (lineas.length < LINEAS && bytes < BYTES) {
      const { done, value } = curso.leidas.next();
      if (done) {
        const { cuantas, vistas, categorias } = curso;
        const caben = cuantas <= MAX_PREGUNTAS_DE_IMPORTACION;
        curso = null;
        if (cuantas === 0) return dada({ fin: true, ilegible: VACIO });
        return dada({ fin: true, categorias: caben || categorias ? null : enPartes(vistas) });
      }
      const orden = contar(curso, value);
      if (curso.categorias && !estaEn(curso.categorias, value.carpeta, orden)) continue;
      curso.cuantas += 1;
      // Beyond what fits they are only counted.
      if (curso.cuantas > MAX_PREGUNTAS_DE_IMPORTACION) continue;
      const { linea, medios: suyos } = preparar(value, curso.importacionId);
      lineas.push(linea);
      medios.push(...suyos);
      bytes += suyos.reduce((suma, uno) => suma + uno.bytes.length, 0);
    }
  } catch (error) {
    curso = null;
    return dada({ fin: true, ilegible: fraseDe(error) });
  }
  return dada({});
}

// On Linux, of this thread alone: whoever is answered meanwhile comes first.
setPriority(constants.priority.PRIORITY_LOW);
parentPort?.on('message', (dicho: Pedido | 'sigue') => {
  if (dicho === 'sigue') parentPort?.postMessage(seguir(), []);
  else void abrir(dicho).then((abierto) => parentPort?.postMessage(abierto, []));
});
