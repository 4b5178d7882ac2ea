import { createHash } from 'node:crypto';
import { camposConError } from '@catedra/shared/core/mensajes.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import type { Leida, LeidaBien, Lugar } from '@catedra/shared/importaciones/leida.ts';
import { fallosDe, type Mitades, retocada } from '@catedra/shared/preguntas/textos.ts';
import { publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { huella } from '#features/importaciones/huella.ts';
import { copyId } from '#platform/copy-id.ts';
import { sanitize, TooMuchFormat } from '#platform/rich-text/sanitize.ts';

/** A question of the file as the review keeps it. */
export interface LineaLeida extends Lugar {
  readonly fuente: string;
  readonly origen: string | null;
  readonly carpeta: readonly string[];
  readonly titulo: string;
  readonly etiquetas: readonly string[];
  readonly cambios: readonly string[];
  readonly porque: string | null;
  readonly mitades: Mitades | null;
  readonly huella: string | null;
}

/** A picture or a recording of its own, under the id that it would have here. */
export interface MedioLeido {
  readonly id: string;
  readonly nombre: string;
  readonly bytes: Uint8Array;
}

const DE_MEDIO = /(\ssrc=)"medio:([^"]*)"/g;
/** However it is written, no picture shows a file that did not come with it. */
const DE_AQUI = /<img\b[^<>]*\/archivos\/[^<>]*>/gi;
const NO_VENIA = 'Mostraba un archivo que no viene en el suyo, y se trae sin él.';
const TITULO = 300;

class NoCabe extends Error {}

/** As any write would leave it: cleaned, checked by its kind, its pictures by the ids that they will have. */
function comoSeGuarda(mitades: Mitades, direccion: (clave: string) => string, alQuitar: () => void): Mitades {
  const limpio = (escrito: string) => {
    const html = escrito.replace(DE_AQUI, () => {
      alQuitar();
      return '';
    });
    const limpia = sanitize(
      html.replace(DE_MEDIO, (_, src: string, clave: string) => `${src}"${direccion(clave)}"`),
    );
    return sinNadaQueVer(limpia) ? '' : limpia;
  };
  const suya = publica.safeParse(mitades.publica);
  if (!suya.success) throw new NoCabe(Object.values(camposConError(suya.error))[0]);
  const clave = tipoDePregunta(suya.data.tipo).clave.safeParse(mitades.clave);
  if (!clave.success) throw new NoCabe(Object.values(camposConError(clave.error))[0]);
  return retocada({ publica: suya.data, clave: clave.data }, limpio);
}

const porTerminar = (mitades: Mitades) => fallosDe(mitades).map((fallo) => `Queda por terminar. ${fallo}`);

function medios({ medios: suyos }: LeidaBien, importacionId: string) {
  const hallados = new Map<string, MedioLeido & { readonly sha256: string }>();
  for (const { clave, nombre, bytes: leer } of suyos) {
    const bytes = leer();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    hallados.set(clave, { id: copyId(importacionId, sha256), nombre, bytes, sha256 });
  }
  return hallados;
}

const etiquetasDe = (escritas: readonly string[]): string[] =>
  [...new Set(escritas.map((una) => una.trim().toLocaleLowerCase('es').slice(0, 60)).filter(Boolean))].slice(
    0,
    20,
  );

/** What is kept of a question that was read, and the pictures that came with it. */
export function preparar(
  leida: Leida,
  importacionId: string,
): { readonly linea: LineaLeida; readonly medios: readonly MedioLeido[] } {
  const { lugar, fuente, origen, carpeta, titulo } = leida;
  const comun = { ...lugar, fuente, origen, carpeta: [...carpeta], titulo: titulo.slice(0, TITULO) };
  const nada = { ...comun, etiquetas: [], cambios: [], mitades: null, huella: null };
  if (leida.clase === 'no_leida') return { linea: { ...nada, porque: leida.porque }, medios: [] };
  try {
    const suyos = medios(leida, importacionId);
    const quitados = new Set<string>();
    const guardada = comoSeGuarda(
      leida.mitades,
      (clave) => {
        const medio = suyos.get(clave);
        return medio ? `/archivos/${medio.id}` : '';
      },
      () => quitados.add(NO_VENIA),
    );
    const shas = new Map([...suyos.values()].map(({ id, sha256 }) => [id, sha256]));
    const linea = {
      ...comun,
      etiquetas: etiquetasDe(leida.etiquetas),
      cambios: [...leida.cambios, ...quitados, ...porTerminar(guardada)],
      porque: null,
      mitades: guardada,
      huella: huella(guardada, shas),
    };
    return { linea, medios: [...suyos.values()].map(({ id, nombre, bytes }) => ({ id, nombre, bytes })) };
  } catch (error) {
    if (error instanceof NoCabe || error instanceof TooMuchFormat)
      return { linea: { ...nada, porque: error.message }, medios: [] };
    throw error;
  }
}
