import { rutas } from '#platform/paths.ts';

export const LISTA = { vista: 'anuncios' } as const;
export const NUEVO = { ...LISTA, anuncio: 'nuevo' } as const;

export const TRAIL = [
  { label: 'Dashboard', to: rutas.dashboard },
  { label: 'Anuncios', to: rutas.dashboard, search: LISTA },
];
