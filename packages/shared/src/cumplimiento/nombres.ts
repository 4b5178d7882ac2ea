import type { EstadoDeCumplimiento, FiltroDeCumplimiento } from '#cumplimiento/estado.ts';

/** «días de gracia» are those of whoever comes in late: these are «de margen». */
export const PALABRAS_DE_CUMPLIMIENTO: Readonly<Record<EstadoDeCumplimiento, string>> = {
  exento: 'Exento',
  al_dia: 'Al día',
  por_renovar: 'Por renovar',
  sin_plazo: 'Sin plazo',
  en_plazo: 'En plazo',
  en_gracia: 'En días de margen',
  vencido: 'Vencido',
  caducado: 'Caducado',
};

export const PALABRAS_DE_FILTRO: Readonly<Record<FiltroDeCumplimiento, string>> = {
  ...PALABRAS_DE_CUMPLIMIENTO,
  por_corregir: 'Por corregir',
  en_riesgo: 'En riesgo',
};

export const POR_CORREGIR = 'por corregir';
export const SIN_CERTIFICADO_EN_VIGOR = 'sin certificado en vigor';
export const HAY_ALGO_NUEVO = 'hay algo nuevo que hacer';
