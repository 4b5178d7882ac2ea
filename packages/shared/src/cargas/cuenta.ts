import type { CampoPropio } from '#cargas/campos.ts';
import type { CampoDePersona } from '#cargas/interpretar.ts';
import type { ScopeFields } from '#core/scope.ts';

export type ValoresDePersona = Readonly<Record<CampoDePersona, string | null>>;

/** An account of the academy as far as a row can meet it. */
export interface CuentaExistente {
  readonly id: string;
  readonly valores: ValoresDePersona;
  readonly grupoIds: readonly string[];
  readonly tutorDe: readonly string[];
  readonly responsableIds: readonly string[];
}

export const nombreDeCuenta = ({ valores }: CuentaExistente): string =>
  `${valores.nombre} ${valores.apellidos}`.trim();

/** What scopes look at in an account that is not deleted. */
export const scopeDe = ({
  id,
  valores,
  grupoIds,
  tutorDe,
  responsableIds,
}: CuentaExistente): ScopeFields & { readonly grupoIds: readonly string[] } => ({
  id,
  perfil: valores.perfil,
  estado: valores.estado,
  fechaBaja: null,
  grupoIds,
  tutorDe,
  responsableIds,
});

/** The account with whom its values say that it answers to, by the field that says whose team each person is in. */
export function conResponsable(cuenta: CuentaExistente, equipo: CampoPropio | null): CuentaExistente {
  const valor = equipo && cuenta.valores[equipo];
  const responsable: unknown = valor ? JSON.parse(valor) : null;
  const suyo = typeof responsable === 'string' && responsable !== cuenta.id;
  return { ...cuenta, responsableIds: suyo ? [responsable] : [] };
}
