import type { HechaAntes, Paso } from '#progreso/paso.ts';

/**
 * An activity that does not repeat, for whoever completed it in an earlier round: it is done, whatever they go on doing in it.
 * Twin: `pasos_de` of `packages/server/src/base/reglas/pasos.sql`, held by `packages/server/src/features/progreso/avance.test.ts`.
 * Twin: `lo_de_antes` of `packages/server/src/base/reglas/pasos.sql`, held by `packages/server/src/features/progreso/no-se-repite.test.ts`.
 */
export const conLoDeAntes = <T extends Pick<Paso, 'hecho'>>(
  paso: T,
  hechaAntes: HechaAntes | undefined,
): T => (hechaAntes && paso.hecho !== 'completada' ? { ...paso, hecho: 'completada', hechaAntes } : paso);
