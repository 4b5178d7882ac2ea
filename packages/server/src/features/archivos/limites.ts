import {
  type LimitesDeArchivos,
  MAX_BYTES_DE_IMAGEN,
  MAX_BYTES_DE_PAQUETE,
} from '@catedra/shared/archivos/limites.ts';
import { MB } from '@catedra/shared/archivos/peso.ts';
import type { Config } from '#platform/config.ts';

export const limitesDe = (config: Config): LimitesDeArchivos => ({
  video: config.ARCHIVOS_MAX_VIDEO_MB * MB,
  otros: config.ARCHIVOS_MAX_MB * MB,
  imagen: MAX_BYTES_DE_IMAGEN,
  paquete: MAX_BYTES_DE_PAQUETE,
});

export const cuotaDe = ({ ARCHIVOS_CUOTA_GB }: Config): number | null =>
  ARCHIVOS_CUOTA_GB === undefined ? null : Math.round(ARCHIVOS_CUOTA_GB * 1024 * MB);
