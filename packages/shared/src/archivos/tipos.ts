import type { Proposito } from '#archivos/archivo.ts';
import { DomainError } from '#core/errors.ts';

/** Pictures that browsers show and that can be made smaller. */
export const TIPOS_DE_IMAGEN: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
];

export const esImagen = (tipo: string): boolean => TIPOS_DE_IMAGEN.includes(tipo);

/** What may be opened in the page; anything else is downloaded. */
export const seMuestra = (tipo: string): boolean =>
  esImagen(tipo) || ['application/pdf', 'text/vtt'].includes(tipo) || /^(video|audio)\/[\w.+-]+$/.test(tipo);

const PROGRAMAS =
  /^application\/(x-(msdownload|dosexec|elf|mach-binary|msi|ms-shortcut|apple-alias)|vnd\.microsoft\.portable-executable|java-vm|wasm|vnd\.android\.package-archive)$/;

/** What phones keep their photos in: no browser but Safari shows it. */
const HEIC = /^image\/hei[cf](-sequence)?$/;

export const FOTO_HEIC =
  'Es una foto HEIC, que casi ningún navegador muestra. Guárdala como JPG y súbela otra vez: en el iPhone, ábrela en Fotos, cópiala y pégala en Archivos; para las próximas, Ajustes › Cámara › Formatos › «El más compatible».';

/** Of a file that is not read yet, by what it says it is. */
export const diceSerHeic = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  HEIC.test(type) || /\.hei[cf]$/i.test(name);

const refuse = (message: string) => new DomainError(415, 'TIPO_NO_PERMITIDO', message);

/** Why a file of this type, found in its bytes, may not be here for that; null when it may. */
export function tipoNoPermitido(proposito: Proposito, tipo: string): DomainError | null {
  if (proposito === 'paquete' && tipo !== 'application/zip')
    return refuse('Hace falta un archivo .zip, y este no lo es por dentro.');
  if (HEIC.test(tipo)) return refuse(FOTO_HEIC);
  if ((proposito === 'portada' || proposito === 'foto') && !esImagen(tipo))
    return refuse('Hace falta una imagen JPG, PNG, WebP, GIF o AVIF, y este archivo no lo es por dentro.');
  if (proposito === 'externa' && tipo !== 'application/pdf' && !esImagen(tipo))
    return refuse(
      'El papel ha de ser un PDF o una foto (JPG, PNG, WebP), y este archivo no lo es por dentro.',
    );
  if (PROGRAMAS.test(tipo))
    return refuse('No se admiten programas. Si hace falta, súbelo dentro de un .zip.');
  return null;
}

export const imagenIlegible = () =>
  refuse(
    'No pudimos leer la imagen: está dañada o mide demasiado. Prueba con otra, de hasta 50 megapíxeles.',
  );

const VUELVE_A_COPIARLO =
  'Suele pasar cuando se interrumpe la copia o la descarga. Vuelve a copiarlo o a exportarlo y súbelo otra vez.';
const incompleto = (frase: string) => new DomainError(415, 'ARCHIVO_INCOMPLETO', frase);

/** The end of it never arrived, or whatever recorded it was stopped before it could finish. */
export const grabacionDañada = (tipo: string, cortada: boolean) => {
  const que = tipo.startsWith('audio/') ? 'El audio' : 'El vídeo';
  return incompleto(
    cortada
      ? `${que} está cortado: le falta el final. ${VUELVE_A_COPIARLO}`
      : `${que} no se puede reproducir: se interrumpió antes de terminar de guardarse. Vuelve a exportarlo y súbelo otra vez, o prueba con otro.`,
  );
};

export const pdfConContraseña = () =>
  new DomainError(
    415,
    'PDF_CON_CONTRASENA',
    'El PDF pide una contraseña para abrirse, y quien no la tenga no podrá leerlo. Guarda una copia sin contraseña y súbela.',
  );

export const archivoCortado = () =>
  incompleto(`El archivo está cortado: le falta el final. ${VUELVE_A_COPIARLO}`);

export const pdfCortado = () => incompleto(`El PDF está cortado: le falta el final. ${VUELVE_A_COPIARLO}`);

/** By the end of its name, what whoever opens it expects. */
const PROMETE: Readonly<Record<string, { readonly familia: Familia; readonly que: string }>> = {
  pdf: { familia: 'pdf', que: 'un PDF' },
  docx: { familia: 'oficina', que: 'un documento de Word' },
  xlsx: { familia: 'oficina', que: 'un libro de Excel' },
  pptx: { familia: 'oficina', que: 'una presentación de PowerPoint' },
  jpg: { familia: 'imagen', que: 'una imagen' },
  jpeg: { familia: 'imagen', que: 'una imagen' },
  png: { familia: 'imagen', que: 'una imagen' },
  gif: { familia: 'imagen', que: 'una imagen' },
  webp: { familia: 'imagen', que: 'una imagen' },
  mp4: { familia: 'grabacion', que: 'un vídeo' },
  webm: { familia: 'grabacion', que: 'un vídeo' },
};
type Familia = 'pdf' | 'oficina' | 'imagen' | 'grabacion';

const terminacionDe = (nombre: string) => /\.(\w+)$/.exec(nombre)?.[1]?.toLowerCase() ?? '';

/** The family of files that a name promises, or null. */
export const prometidaPor = (nombre: string): Familia | null =>
  PROMETE[terminacionDe(nombre)]?.familia ?? null;

export function soloDeNombre(nombre: string) {
  const fin = terminacionDe(nombre);
  return refuse(
    `El archivo se llama .${fin}, pero por dentro no es ${PROMETE[fin]?.que}: a quien lo descargue no se le abriría. Ábrelo con el programa con que se hizo, guárdalo como .${fin} y súbelo otra vez.`,
  );
}
