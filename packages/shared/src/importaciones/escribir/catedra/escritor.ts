import { archivosNombrados } from '#archivos/nombrados.ts';
import { FORMATO_DE_PREGUNTAS, VERSION_DE_PREGUNTAS } from '#importaciones/catedra.ts';
import { aBase64 } from '#importaciones/comun/base64.ts';
import { codificar } from '#importaciones/comun/codificar.ts';
import type { Escritor } from '#importaciones/leida.ts';
import { cambiarImagenes } from '#paquetes/referencias.ts';
import { retocada, textosDe } from '#preguntas/textos.ts';

const DE_AQUI = /^\/archivos\/([0-9a-f-]{36})$/;

/** The folders that were named, each with a name of its own in the file, after those they are in. */
function carpetero() {
  const ids = new Map<string, string>();
  const lista: { id: string; padre: string | null; nombre: string }[] = [];
  const deCamino = (camino: readonly string[]): string | null => {
    const nombre = camino.at(-1);
    if (nombre === undefined) return null;
    const clave = JSON.stringify(camino);
    const conocida = ids.get(clave);
    if (conocida !== undefined) return conocida;
    const padre = deCamino(camino.slice(0, -1));
    const id = `c${lista.length + 1}`;
    ids.set(clave, id);
    lista.push({ id, padre, nombre });
    return id;
  };
  return { deCamino, lista };
}

const extension = (nombre: string): string => /\.[a-z0-9]{1,5}$/i.exec(nombre)?.[0].toLowerCase() ?? '';

/** Our own format: nothing is lost. Questions first, then the folders and the files that they named. */
export const escritorCatedra: Escritor = {
  formato: 'catedra',
  pierde: () => [],
  *escribe(preguntas, medio) {
    const carpetas = carpetero();
    const rutas = new Map<string, string>();
    const nombres = new Map<string, string>();
    const ruta = (src: string): string => {
      const id = DE_AQUI.exec(src)?.[1];
      if (id === undefined) return src;
      const puesta = rutas.get(id);
      if (puesta !== undefined) return puesta;
      const suyo = medio(id);
      if (!suyo) return src;
      const nueva = `archivos/${rutas.size + 1}${extension(suyo.nombre)}`;
      rutas.set(id, nueva);
      nombres.set(id, suyo.nombre);
      return nueva;
    };
    yield codificar(
      `{\n"formato": ${JSON.stringify(FORMATO_DE_PREGUNTAS)},\n"version": ${VERSION_DE_PREGUNTAS},\n"preguntas": [`,
    );
    let junta = '\n';
    for (const { id, mitades, carpeta, etiquetas } of preguntas) {
      const conRutas =
        archivosNombrados(textosDe(mitades)).length > 0
          ? retocada(mitades, (html) => cambiarImagenes(html, ruta))
          : mitades;
      const suya = { id, carpeta: carpetas.deCamino(carpeta), etiquetas, ...conRutas };
      yield codificar(junta + JSON.stringify(suya));
      junta = ',\n';
    }
    yield codificar(`\n],\n"carpetas": ${JSON.stringify(carpetas.lista)},\n"archivos": [`);
    junta = '\n';
    for (const [id, suya] of rutas) {
      const bytes = medio(id)?.bytes ?? new Uint8Array();
      yield codificar(
        `${junta}{"ruta": ${JSON.stringify(suya)}, "nombre": ${JSON.stringify(nombres.get(id))}, "base64": "`,
      );
      for (const trozo of aBase64(bytes)) yield codificar(trozo);
      yield codificar('"}');
      junta = ',\n';
    }
    yield codificar('\n]\n}\n');
  },
};
