import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { Live } from '#pages/evaluaciones/sala/Live.tsx';
import { SalaBones } from '#pages/evaluaciones/sala/SalaBones.tsx';
import { useSala } from '#pages/evaluaciones/sala/use-sala.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** Who is sitting an evaluation, live, for whoever watches them. */
export function SalaTab({ evaluacion }: { readonly evaluacion: Evaluacion }) {
  const { sala, error, now } = useSala(evaluacion.id);
  if (sala) return <Live evaluacion={evaluacion} sala={sala} now={now} />;
  if (error === null) return <SalaBones />;
  return <ErrorState title="No pudimos abrir la sala">{messageOf(error)}</ErrorState>;
}
