import { z } from 'zod';
import type { Proposito } from '#archivos/archivo.ts';
import { MB, pesoEnPalabras } from '#archivos/peso.ts';
import { DomainError } from '#core/errors.ts';

const bytes = z.number().int();

/** How big each kind of file may be, in bytes; the academy says so before anything is sent. */
export const limitesDeArchivos = z.object({ video: bytes, otros: bytes, imagen: bytes, paquete: bytes });
export type LimitesDeArchivos = z.output<typeof limitesDeArchivos>;

export const MAX_BYTES_DE_IMAGEN = 10 * MB;
export const MAX_BYTES_DE_PAQUETE = 500 * MB;

const esVideo = (tipo: string) => tipo.startsWith('video/');

/** The limit of a file; while its type is not known, the widest that it could have. */
export function limiteDe(limites: LimitesDeArchivos, proposito: Proposito, tipo: string | null): number {
  if (proposito === 'portada' || proposito === 'foto') return limites.imagen;
  if (proposito === 'paquete') return limites.paquete;
  if (proposito === 'externa') return limites.otros;
  if (tipo === null) return Math.max(limites.video, limites.otros);
  return esVideo(tipo) ? limites.video : limites.otros;
}

/** What fits, in words, for whoever is about to choose a file. */
export function limitesEnPalabras(limites: LimitesDeArchivos, proposito: Proposito): string {
  const tope = pesoEnPalabras(limiteDe(limites, proposito, ''));
  const sinVideo =
    ['portada', 'foto', 'paquete', 'externa'].includes(proposito) || limites.video === limites.otros;
  return sinVideo
    ? `Como mucho ${tope}.`
    : `Como mucho ${tope}; los vídeos, ${pesoEnPalabras(limites.video)}.`;
}

export const archivoMuyGrande = (limites: LimitesDeArchivos, proposito: Proposito) =>
  new DomainError(
    413,
    'ARCHIVO_MUY_GRANDE',
    `El archivo pesa demasiado. ${limitesEnPalabras(limites, proposito)}`,
  );

export const cuotaLlena = () =>
  new DomainError(
    413,
    'CUOTA_LLENA',
    'Se alcanzó el espacio disponible para archivos. Pide a quien administra la academia que libere espacio.',
  );
