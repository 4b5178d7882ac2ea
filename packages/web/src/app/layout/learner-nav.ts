import { useLocation } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';

export type LearnerPlace = 'cursos' | 'pruebas';

/** A course belongs to "Mis cursos", an evaluation to "Mis pruebas". */
export function useLearnerPlace(): LearnerPlace | undefined {
  const first = useLocation({ select: (location) => location.pathname.split('/')[1] });
  if (first === 'home' || first === 'curso') return 'cursos';
  return first === 'pruebas' || first === 'evaluacion' ? 'pruebas' : undefined;
}

export const LEARNER_NAV = [
  { place: 'cursos', label: 'Mis cursos', to: rutas.home },
  { place: 'pruebas', label: 'Mis pruebas', to: rutas.pruebas },
] as const;
