import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface OutcomeProps {
  readonly hechos: number;
  readonly fallos: readonly { readonly persona: string; readonly frase: string }[];
  readonly error: unknown;
}

/** With whom it could not be done and why; nothing when all went well. */
export function Outcome({ hechos, fallos, error }: OutcomeProps) {
  if (error !== null) return <ErrorState>{messageOf(error)}</ErrorState>;
  if (fallos.length === 0) return null;
  return (
    <ErrorState
      title={hechos > 0 ? `Se hizo con ${hechos}; con ${fallos.length} no se pudo:` : 'No se pudo:'}
    >
      {fallos.map(({ persona, frase }) => `${persona}: ${frase}`).join(' ')}
    </ErrorState>
  );
}
