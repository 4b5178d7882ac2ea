import type { TrabajoEnEspera } from '@catedra/shared/reportes/trabajo.ts';
import { VER } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';

/** Where one of them is marked: an answer is told by its place. */
export const toMark = ({ id, lugar }: Pick<TrabajoEnEspera, 'id' | 'lugar'>) => ({
  to: rutas.actividades(),
  search: { ...VER, entrega: id, lugar: lugar === null ? undefined : String(lugar) },
});
