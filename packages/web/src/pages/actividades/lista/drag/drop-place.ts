import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { enSeccion, placedAt } from '#pages/actividades/lista/order.ts';

/** What is being carried, and what it is held over. */
export interface Held {
  readonly kind: 'actividad' | 'seccion';
  readonly id: string;
}

/** Over a thing, on its upper half or its lower one. */
export interface Drop extends Held {
  readonly after: boolean;
}

type Outline = Pick<ContenidoDeCurso, 'secciones' | 'actividades'>;

/** The activities with one let go there: beside another one, or at the end of a section. Null when nothing moves. */
export function activityDropped(outline: Outline, id: string, drop: Drop): ActividadDeIndice[] | null {
  if (drop.kind === 'seccion')
    return placedAt(outline, id, drop.id, enSeccion(outline, drop.id).filter((una) => una.id !== id).length);
  const beside = outline.actividades.find((una) => una.id === drop.id);
  if (!beside || drop.id === id) return null;
  const mates = enSeccion(outline, beside.seccion).filter((una) => una.id !== id);
  const at = mates.findIndex((una) => una.id === drop.id) + (drop.after ? 1 : 0);
  return placedAt(outline, id, beside.seccion, at);
}

/** The sections with one let go beside another. Null when nothing moves. */
export function sectionDropped(secciones: readonly Seccion[], id: string, drop: Drop): Seccion[] | null {
  const moving = secciones.find((una) => una.id === id);
  if (!moving || drop.id === id) return null;
  const others = secciones.filter((una) => una.id !== id);
  const at = others.findIndex((una) => una.id === drop.id) + (drop.after ? 1 : 0);
  const next = others.toSpliced(at, 0, moving);
  return next.every((una, i) => una.id === secciones[i]?.id) ? null : next;
}
