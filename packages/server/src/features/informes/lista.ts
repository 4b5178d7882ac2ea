import { consultaDeCumplimiento } from '#features/informes/cumplimiento/consulta.ts';
import type { Consulta } from '#features/informes/motor/consulta.ts';

/** How each report is read: one for each of `INFORMES`. */
export const CONSULTAS: readonly Consulta[] = [consultaDeCumplimiento];
