import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MB, pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { ArchivoIlegible, type Entrada } from '@catedra/shared/importaciones/leida.ts';
import { documentoEn, porSusBytes } from '#features/importaciones/leer/no-es.ts';
import { asZipError, openZip, type Zip, ZipError, type ZipFault } from '#platform/zip/read-zip.ts';

const LIMITES = { entries: 20_000, bytes: 150 * MB, ratio: 200 } as const;
const MANIFIESTO = /^(?:[^/]+\/)?imsmanifest\.xml$/i;
/** What may hold questions, or be shown by one: nothing else is unpacked. */
const CON_PREGUNTAS = /\.(?:xml|qti|dat|gift|txt|csv|json|xlsx)$/i;
const SE_MUESTRA = /\.(?:png|jpe?g|gif|webp|svg|bmp|avif)$/i;
const DEL_SISTEMA = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$)/;
const RECHAZOS: Readonly<Record<ZipFault, (entrada: string) => string>> = {
  broken: () => 'El archivo comprimido está dañado o incompleto: vuelve a exportarlo.',
  path: (entrada) => `El archivo comprimido no se abre: «${entrada}» quiere salir de su carpeta.`,
  link: (entrada) => `El archivo comprimido no se abre: «${entrada}» es un enlace a otro sitio.`,
  encrypted: () => 'El archivo comprimido tiene contraseña: quítasela.',
  method: () => 'El archivo está comprimido de una forma que no conocemos: vuelve a comprimirlo como .zip.',
  duplicate: (entrada) => `El archivo comprimido no se abre: «${entrada}» está dos veces.`,
  overlap: () =>
    'El archivo comprimido no se abre: sus partes se solapan para ocupar mucho más de lo que parece.',
  ratio: () => `El archivo comprimido no se abre: crecería más de ${LIMITES.ratio} veces.`,
  entries: () =>
    `El archivo comprimido trae más de ${LIMITES.entries / 1000}.000 archivos, que es el máximo.`,
  bytes: () =>
    `El archivo comprimido ocupa por dentro más de ${pesoEnPalabras(LIMITES.bytes)}, que es el máximo.`,
};

function rechazo(error: unknown): unknown {
  const fallo = asZipError(error);
  return fallo instanceof ZipError
    ? new ArchivoIlegible(RECHAZOS[fallo.fault](fallo.entry.slice(0, 120)))
    : fallo;
}

const esZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** What is needed of it, in memory: readers go through it more than once, and ask without waiting. */
async function desempaquetado(zip: Zip): Promise<Map<string, () => Uint8Array>> {
  const dentro = new Map<string, () => Uint8Array>();
  for (const nombre of zip.entries.keys()) {
    if (DEL_SISTEMA.test(nombre) || !(CON_PREGUNTAS.test(nombre) || SE_MUESTRA.test(nombre))) continue;
    const bytes = await buffer(await zip.read(nombre));
    dentro.set(nombre, () => bytes);
  }
  return dentro;
}

/**
 * What of an upload is to be read: the file as it is, or what its zip holds. A package with a list of what it has is read
 * through it; without one, each file that may hold questions by itself.
 */
export async function entradasDe(nombre: string, bytes: Uint8Array): Promise<readonly Entrada[]> {
  const tal: Entrada = { nombre, bytes, vecinas: new Map() };
  const noEs = porSusBytes(bytes);
  if (noEs !== null) throw new ArchivoIlegible(noEs);
  if (!esZip(bytes)) return [tal];
  const lee = ({ start, end }: { readonly start: number; readonly end: number }) =>
    Promise.resolve(Readable.from([bytes.subarray(start, end + 1)]));
  let zip: Zip | null = null;
  try {
    zip = await openZip(lee, bytes.length, LIMITES);
    const nombres = [...zip.entries.keys()];
    const documento = documentoEn(new Set(nombres));
    if (documento?.dice) throw new ArchivoIlegible(documento.dice);
    if (documento) return [tal];
    const vecinas = await desempaquetado(zip);
    const raiz = nombres.filter((uno) => MANIFIESTO.test(uno)).toSorted((a, b) => a.length - b.length)[0];
    const suyas = raiz === undefined ? [...vecinas.keys()].filter((uno) => CON_PREGUNTAS.test(uno)) : [raiz];
    if (suyas.length === 0)
      throw new ArchivoIlegible('En el archivo comprimido no hay nada que pueda tener preguntas.');
    return suyas
      .toSorted()
      .map((uno) => ({ nombre: uno, bytes: vecinas.get(uno)?.() ?? new Uint8Array(), vecinas }));
  } catch (error) {
    throw error instanceof ArchivoIlegible ? error : rechazo(error);
  } finally {
    zip?.close();
  }
}
