import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type Lugar, lugarEn } from '#pages/curso/classroom/course-path.ts';
import { lastPlace } from '#pages/curso/classroom/last-place.ts';

export type Taken = 'hidden' | 'closed' | 'course';

export interface Place {
  readonly lugar: Lugar;
  /** They asked for another activity, which is hidden or gone. */
  readonly displaced: boolean;
  /** What happened to it, or to its course, while it was open here: it stays on the screen until they go on. */
  readonly taken: Taken | null;
}

/** The activity that was asked for, or where the course was left. */
export function usePlace(data: CursoAbierto, usuarioId: string): Place | null {
  const search: { actividad?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = search.actividad;
  const last = lastPlace(usuarioId, data);
  const found = useMemo(() => lugarEn(data.secciones, asked, last), [data.secciones, asked, last]);
  const [shown, setShown] = useState(found);
  const gone = shown !== null && asked === shown.actividad.id && found?.actividad.id !== asked;
  if (!gone && shown !== found) setShown(found);
  const lugar = gone ? { ...shown, anterior: null, siguiente: found && found.actividad } : found;
  const id = lugar?.actividad.id;

  const blocked = lugar?.actividad.estado === 'bloqueada';
  /** The one that stands open here, also once it is blocked. */
  const [opened, setOpened] = useState<string | null>(null);
  const standing = id !== undefined && (!blocked || id === opened) ? id : null;
  if (standing !== opened) setOpened(standing);

  /** Where someone landed who asked for an activity that is not there. */
  const [instead, setInstead] = useState<string | null>(null);
  const landed = asked !== undefined && asked !== id ? (id ?? null) : asked === instead ? instead : null;
  if (landed !== instead) setInstead(landed);

  // What comes next moves while one works, so the address keeps the activity that was opened.
  useEffect(() => {
    if (id && id !== asked) void navigate({ to: '.', search: { actividad: id } as never, replace: true });
  }, [id, asked, navigate]);

  const taken = gone ? 'hidden' : blocked && standing !== null ? 'closed' : null;
  return lugar && { lugar, displaced: instead === id, taken };
}
