import { MB } from '#archivos/peso.ts';

export const MAX_BYTES_DE_IMPORTACION = 50 * MB;
export const MAX_PREGUNTAS_DE_IMPORTACION = 5000;
/** How long a review waits for whoever left it. */
export const DIAS_DE_REVISION = 7;
