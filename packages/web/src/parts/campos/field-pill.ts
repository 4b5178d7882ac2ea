import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';

export interface FieldPillProps {
  readonly campo: CampoALaVista;
  /** It has just been asked for: what it offers is open already. */
  readonly fresh: boolean;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}
