import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { Live } from '#pages/evaluaciones/sala/Live.tsx';
import { SalaBones } from '#pages/evaluaciones/sala/SalaBones.tsx';
import { useSala } from '#pages/evaluaciones/sala/use-sala.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

export interface SalaTabProps {
  readonly evaluacion: Evaluacion;
  readonly titulo: string;
  /** With which it is entered, as far as whoever watches may see it. */
  readonly contrasena: string | null;
}

/** Who is sitting an evaluation, live, for whoever watches them. */
export function SalaTab(props: SalaTabProps) {
  const { sala, error, now } = useSala(props.evaluacion.id);
  if (sala) return <Live {...props} sala={sala} now={now} />;
  if (error === null) return <SalaBones />;
  return <ErrorState title="No pudimos abrir la sala">{messageOf(error)}</ErrorState>;
}
