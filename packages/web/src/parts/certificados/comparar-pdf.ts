import { MB, pesaDeMas } from '@catedra/shared/archivos/peso.ts';
import type { EstadoDeCertificado } from '@catedra/shared/certificados/rules.ts';

/** No paper of ours comes near: what is larger is not read into memory. */
export const MAX_BYTES_DE_PDF = 30 * MB;
/** Where a PDF says that it is one. */
const PRINCIPIO = 1024;

export type Comparado = 'igual' | 'distinto' | 'no_es_pdf' | 'pesa' | 'sin_medios' | 'ilegible';

const enHexadecimal = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a file is the paper that has this digest, to the last byte. It is read here and goes nowhere. */
export async function compararPdf(archivo: File, huella: string): Promise<Comparado> {
  if (archivo.size > MAX_BYTES_DE_PDF) return 'pesa';
  // A browser gives it to pages that came closed, or from this very computer.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'sin_medios';
  try {
    const bytes = await archivo.arrayBuffer();
    if (!new TextDecoder('latin1').decode(bytes.slice(0, PRINCIPIO)).includes('%PDF-')) return 'no_es_pdf';
    return enHexadecimal(await subtle.digest('SHA-256', bytes)) === huella ? 'igual' : 'distinto';
  } catch {
    return 'ilegible';
  }
}

interface Dicho {
  readonly tono: 'bueno' | 'malo' | 'quieto';
  readonly titulo: string;
  readonly frase: string;
}

interface DelQueSeComprueba {
  readonly resultado: EstadoDeCertificado;
  readonly rectificado: boolean;
}

const PERO: Readonly<Record<EstadoDeCertificado, string>> = {
  valido: '',
  caducado: ' Es auténtico, pero ya caducó.',
  sustituido: ' Pero se sustituyó por otro: pide el nuevo.',
  retirado: ' Pero fue retirado: ya no acredita nada.',
};

/** What whoever compared reads. */
export function dichoDe(
  comparado: Comparado,
  { name, size }: Pick<File, 'name' | 'size'>,
  { resultado, rectificado }: DelQueSeComprueba,
): Dicho {
  const suyo = `«${name}»`;
  switch (comparado) {
    case 'igual':
      return {
        tono: 'bueno',
        titulo: 'Es el mismo documento que se expidió',
        frase: `${suyo} no ha cambiado en nada desde entonces.${PERO[resultado]}`,
      };
    case 'distinto':
      return {
        tono: 'malo',
        titulo: 'No es el documento que se expidió',
        frase: `${suyo} se cambió, es una copia impresa o escaneada${rectificado ? ', es el de antes de rectificarlo' : ''} o es de otro certificado. No te fíes de lo que diga: vale lo que dice esta página.`,
      };
    case 'no_es_pdf':
      return {
        tono: 'quieto',
        titulo: 'Ese archivo no es un PDF',
        frase: `${suyo} no se puede comparar: elige el PDF del certificado.`,
      };
    case 'pesa':
      return {
        tono: 'quieto',
        titulo: 'Ese archivo pesa demasiado',
        frase: `${suyo} ${pesaDeMas(size, MAX_BYTES_DE_PDF)}. El PDF de un certificado pesa mucho menos.`,
      };
    case 'sin_medios':
      return {
        tono: 'quieto',
        titulo: 'Aquí no se puede comparar',
        frase: 'Este navegador solo compara archivos en páginas que empiezan por https.',
      };
    case 'ilegible':
      return {
        tono: 'quieto',
        titulo: 'No hemos podido leer ese archivo',
        frase: `Mira si ${suyo} sigue donde estaba y vuelve a elegirlo.`,
      };
  }
}
