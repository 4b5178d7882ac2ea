import type { Pendientes } from '@catedra/shared/entregas/cola.ts';

export const NADA_ESPERA: Pendientes = {
  total: 0,
  montones: 0,
  personas: 0,
  reparto: null,
  enPapelera: 0,
  primera: null,
  edades: [],
  cursos: [],
  actividades: [],
  grupos: [],
};
