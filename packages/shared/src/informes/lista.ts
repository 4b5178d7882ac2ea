import { cumplimiento } from '#informes/cumplimiento/informe.ts';
import type { Informe } from '#informes/declarar.ts';

/** All of them, as the way in shows them. */
export const INFORMES: readonly Informe[] = [cumplimiento];
