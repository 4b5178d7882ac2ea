import { eq } from 'drizzle-orm';
import type { Lectura } from '#features/reportes/filtros.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Asked } from '#platform/http/handler.ts';

export const quienLee = ({ actor, platform: { config, clock } }: Asked): Omit<Lectura, 'personas'> => ({
  actor,
  zona: config.ZONA_HORARIA,
  now: clock.now(),
});

/** In which zone whoever asks reads. */
export async function zonaDe({ db, actor, platform }: Asked): Promise<string> {
  const [lector] = await db
    .select({ zona: usuariosTable.zonaHoraria })
    .from(usuariosTable)
    .where(eq(usuariosTable.id, actor.id));
  return lector?.zona ?? platform.config.ZONA_HORARIA;
}

/** Whoever sees the same people is told the same: what is being read for one serves the others. */
export const alcanceDe = ({ personas, actor: { tutorGrupoIds, tutorCursoIds } }: Lectura): string =>
  JSON.stringify([personas, tutorGrupoIds, tutorCursoIds]);
