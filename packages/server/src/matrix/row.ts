import type { Scene } from '#matrix/scene.ts';

export interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

/** Route → what each person gets (ajeno, inscrito, limitado, tutorAjeno, tutor, administrador, superAdministrador) and how it is asked. */
export type CommandRow = readonly [expected: string, ask: (scene: Scene, personaId: string) => Asked];

export type CommandRows = Readonly<Record<string, CommandRow>>;

export const lee =
  (path: (scene: Scene) => string): CommandRow['1'] =>
  (scene) => ({ path: path(scene) });

export const TODOS = '200 200 200 200 200 200 200';
export const EN_SUS_GRUPOS = '403 403 403 404 200 200 200';
