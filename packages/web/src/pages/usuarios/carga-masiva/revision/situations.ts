import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { DecisionDeSituacion } from '@catedra/shared/cargas/situaciones.ts';

/** In the order in which they are offered. */
export const DECISIONS: readonly { readonly value: DecisionDeSituacion; readonly label: string }[] = [
  { value: 'activo', label: 'Su cuenta queda activa' },
  { value: 'suspendido', label: 'Su cuenta queda suspendida' },
  { value: 'dejar', label: 'Se deja como está' },
];

/** Other decisions, other answers on the screen. */
export const situationsKey = ({ situaciones }: Carga): string =>
  situaciones.map(({ texto, decision }) => `${texto}:${decision}`).join();
