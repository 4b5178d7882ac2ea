import { SIN_REQUISITOS } from '#actividades/requisitos.ts';
import type { Paso, Recorrido } from '#progreso/paso.ts';

/** An activity of a course in a test; only what matters is said. */
export const paso = (id: string, values: Partial<Paso> = {}): Paso => ({
  id,
  titulo: id.toUpperCase(),
  obligatoria: true,
  regla: 'ver',
  hecho: null,
  tocadoEn: null,
  nota: null,
  duracion: null,
  requisitos: SIN_REQUISITOS,
  disponibleDesde: null,
  disponibleHasta: null,
  exigeATerminados: false,
  ...values,
});

export const libre: Recorrido = {
  secuencial: false,
  empezado: true,
  ahora: '2026-03-03T09:00:00.000Z',
  zona: 'Europe/Madrid',
  grupoIds: [],
  grupos: {},
};
export const enOrden: Recorrido = { ...libre, secuencial: true };
