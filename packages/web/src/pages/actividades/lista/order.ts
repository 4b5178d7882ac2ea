import type {
  ActividadDeIndice,
  ContenidoDeCurso,
  LugarDeActividad,
} from '@catedra/shared/actividades/schemas.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';

type Outline = Pick<ContenidoDeCurso, 'secciones' | 'actividades'>;

export const enSeccion = ({ actividades }: Outline, seccionId: string): ActividadDeIndice[] =>
  actividades.filter((actividad) => actividad.seccion === seccionId);

/** The whole course in reading order, numbered from the first activity to the last. */
function numbered({ secciones }: Outline, bySection: ReadonlyMap<string, readonly ActividadDeIndice[]>) {
  const actividades = secciones.flatMap(({ id }) =>
    (bySection.get(id) ?? []).map((actividad) => ({ ...actividad, seccion: id })),
  );
  return actividades.map((actividad, orden) => ({ ...actividad, orden }));
}

/** At that place of a section, counted without the one that moves. */
export function placedAt(outline: Outline, id: string, seccionId: string, at: number): ActividadDeIndice[] {
  const moving = outline.actividades.find((actividad) => actividad.id === id);
  const bySection = new Map(
    outline.secciones.map((seccion) => [
      seccion.id,
      enSeccion(outline, seccion.id).filter((actividad) => actividad.id !== id),
    ]),
  );
  if (moving) bySection.get(seccionId)?.splice(at, 0, moving);
  return numbered(outline, bySection);
}

/** One place up or down; at the edge of its section it goes on into the neighbour. Null at the edge of the course. */
export function stepped(outline: Outline, id: string, step: -1 | 1): ActividadDeIndice[] | null {
  const actividad = outline.actividades.find((una) => una.id === id);
  if (!actividad) return null;
  const mine = enSeccion(outline, actividad.seccion);
  const at = mine.findIndex((una) => una.id === id) + step;
  if (at >= 0 && at < mine.length) return placedAt(outline, id, actividad.seccion, at);
  const section = outline.secciones.findIndex((seccion) => seccion.id === actividad.seccion) + step;
  const next = outline.secciones[section];
  if (!next) return null;
  return placedAt(outline, id, next.id, step === 1 ? 0 : enSeccion(outline, next.id).length);
}

/** To the end of another section. */
export const movedTo = (outline: Outline, id: string, seccionId: string): ActividadDeIndice[] =>
  placedAt(outline, id, seccionId, enSeccion(outline, seccionId).length);

/** Those that were there, back where they were; what came since then stays at the end of its section. */
export function putBack(outline: Outline, before: readonly ActividadDeIndice[]): ActividadDeIndice[] {
  const now = new Map(outline.actividades.map((actividad) => [actividad.id, actividad]));
  const old = new Set(before.map(({ id }) => id));
  const bySection = new Map(
    outline.secciones.map(({ id }) => [
      id,
      [
        ...before.filter(({ seccion }) => seccion === id).flatMap((una) => now.get(una.id) ?? []),
        ...enSeccion(outline, id).filter((una) => !old.has(una.id)),
      ],
    ]),
  );
  return numbered(outline, bySection);
}

/**
 * What the server must be told: only what is not where it was. When all of it seems to be in its place, what the screen knew
 * was older than what is stored, and every place is told.
 */
export function changedPlaces(
  before: readonly ActividadDeIndice[],
  after: readonly ActividadDeIndice[],
): LugarDeActividad[] {
  const was = new Map(before.map((actividad) => [actividad.id, actividad]));
  const moved = after.filter(
    ({ id, seccion, orden }) => was.get(id)?.seccion !== seccion || was.get(id)?.orden !== orden,
  );
  return (moved.length > 0 ? moved : after).map(({ id, seccion, orden }) => ({ id, seccion, orden }));
}

export function sectionStepped(secciones: readonly Seccion[], id: string, step: -1 | 1): Seccion[] | null {
  const from = secciones.findIndex((seccion) => seccion.id === id);
  const to = from + step;
  const moving = secciones[from];
  if (!moving || to < 0 || to >= secciones.length) return null;
  return secciones.filter((seccion) => seccion.id !== id).toSpliced(to, 0, moving);
}
