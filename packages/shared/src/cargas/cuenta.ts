import type { CampoDePersona } from '#cargas/interpretar.ts';
import type { ScopeFields } from '#core/scope.ts';

export type ValoresDePersona = Readonly<Record<CampoDePersona, string | null>>;

/** An account of the academy as far as a row can meet it. */
export interface CuentaExistente {
  readonly id: string;
  readonly valores: ValoresDePersona;
  readonly grupoIds: readonly string[];
  readonly tutorDe: readonly string[];
}

export const nombreDeCuenta = ({ valores }: CuentaExistente): string =>
  `${valores.nombre} ${valores.apellidos}`.trim();

/** What scopes look at in an account that is not deleted. */
export const scopeDe = ({
  id,
  valores,
  grupoIds,
  tutorDe,
}: CuentaExistente): ScopeFields & { readonly grupoIds: readonly string[] } => ({
  id,
  perfil: valores.perfil,
  estado: valores.estado,
  fechaBaja: null,
  grupoIds,
  tutorDe,
});
