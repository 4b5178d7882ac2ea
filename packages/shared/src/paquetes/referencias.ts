const IMAGEN = /(<img\b[^<>]*?\ssrc\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi;

/** The pictures of a rich text, each with another address. */
export const cambiarImagenes = (html: string, cambia: (src: string) => string): string =>
  html.replace(
    IMAGEN,
    (_, antes: string, dobles?: string, sencillas?: string) =>
      `${antes}"${cambia(dobles ?? sencillas ?? '')}"`,
  );

export interface Cambios {
  /** Another name for a file; null when there is none. */
  readonly archivo: (referencia: string) => string | null;
  readonly imagen: (src: string) => string;
  /** Which fields hold rich text. */
  readonly ricos: readonly string[];
}

type Campos = Readonly<Record<string, unknown>>;
const esObjeto = (valor: unknown): valor is Campos =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const PROFUNDIDAD = 12;

/** A content whose files are called otherwise, at any depth; in a list, what stands for a file that is missing goes. */
export function cambiarReferencias(contenido: Campos, cambios: Cambios): Campos {
  const rico = (campo: string, valor: unknown) =>
    typeof valor === 'string' && cambios.ricos.includes(campo)
      ? cambiarImagenes(valor, cambios.imagen)
      : dentro(valor, cambios.archivo, PROFUNDIDAD);
  return Object.fromEntries(
    Object.entries(contenido).map(([campo, valor]) => [
      campo,
      campo === 'archivoId' && typeof valor === 'string' ? cambios.archivo(valor) : rico(campo, valor),
    ]),
  );
}

function dentro(valor: unknown, archivo: Cambios['archivo'], quedan: number): unknown {
  if (quedan === 0) return valor;
  if (Array.isArray(valor))
    return valor.flatMap((uno: unknown) => {
      const otro = dentro(uno, archivo, quedan - 1);
      const perdido =
        esObjeto(uno) && typeof uno.archivoId === 'string' && (otro as Campos).archivoId === null;
      return perdido ? [] : [otro];
    });
  if (!esObjeto(valor)) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([campo, suyo]) => [
      campo,
      campo === 'archivoId' && typeof suyo === 'string' ? archivo(suyo) : dentro(suyo, archivo, quedan - 1),
    ]),
  );
}
