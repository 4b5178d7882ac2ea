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

const refuse = (message: string) => new DomainError(415, 'TIPO_NO_PERMITIDO', message);

/** Why a file of this type, found in its bytes, may not be here for that; null when it may. */
export function tipoNoPermitido(proposito: Proposito, tipo: string): DomainError | null {
  if ((proposito === 'portada' || proposito === 'foto') && !esImagen(tipo))
    return refuse('Hace falta una imagen JPG, PNG, WebP, GIF o AVIF, y este archivo no lo es por dentro.');
  if (proposito === 'paquete' && tipo !== 'application/zip')
    return refuse('Hace falta un archivo .zip, y este no lo es por dentro.');
  if (PROGRAMAS.test(tipo))
    return refuse('No se admiten programas. Si hace falta, súbelo dentro de un .zip.');
  return null;
}

export const imagenIlegible = () =>
  refuse(
    'No pudimos leer la imagen: está dañada o mide demasiado. Prueba con otra, de hasta 50 megapíxeles.',
  );
