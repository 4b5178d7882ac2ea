import type { CursoPorImportar } from '@catedra/shared/paquetes/leer.ts';
import { cambiarImagenes } from '@catedra/shared/paquetes/referencias.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { type Mitades, retocada } from '@catedra/shared/preguntas/textos.ts';
import { limpiarPreguntas, type PreguntaTraida } from '#features/preguntas/offers.ts';

const DE_ARCHIVO = '/archivos/';

interface BancoLimpio {
  readonly preguntas: readonly PreguntaTraida[];
  readonly avisos: readonly string[];
}

/** The questions of a package as they are stored. However it is written, no picture shows a file that did not come with them. */
export async function limpiarBanco({ archivos, preguntas }: CursoPorImportar): Promise<BancoLimpio> {
  const propios = new Set(archivos.map(({ id }) => `${DE_ARCHIVO}${id}`));
  const avisos: string[] = [];
  const sinAjenos = (mitades: Mitades): Mitades => {
    let quitadas = 0;
    const otra = retocada(mitades, (html) =>
      cambiarImagenes(html, (src) => {
        if (!src.startsWith(DE_ARCHIVO) || propios.has(src)) return src;
        quitadas += 1;
        return '';
      }),
    );
    if (quitadas === 0) return mitades;
    const dicha = enUnaLinea(mitades.publica).slice(0, 80);
    avisos.push(`La pregunta «${dicha}» mostraba un archivo que no es del paquete: queda sin él.`);
    return otra;
  };
  return { preguntas: await limpiarPreguntas(preguntas, sinAjenos), avisos };
}
