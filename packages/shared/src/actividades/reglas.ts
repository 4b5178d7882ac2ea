export const REGLAS_FINALIZACION = ['ver', 'tiempo', 'porcentaje', 'entregar', 'aprobar', 'manual'] as const;
export type ReglaFinalizacion = (typeof REGLAS_FINALIZACION)[number];
