import { sealOf } from '#platform/db/sealed.ts';

const TABLAS = ['actividades', 'secciones', 'evaluaciones'];

/** Seals the outline of course `c`. */
export const SELLO = sealOf(
  TABLAS.map((tabla) => `select xmin from ${tabla} where curso_id = c.id`).join(' union all '),
);
