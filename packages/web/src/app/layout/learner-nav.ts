import { tieneTrabajo } from '@catedra/shared/reportes/tiene-trabajo.ts';
import { useLocation, useSearch } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import type { Address } from '#ui/frame/TextLink.tsx';

export type LearnerPlace = 'trabajo' | 'cursos' | 'pruebas' | 'administracion';

/** A course belongs to "Mis cursos", an evaluation to "Mis pruebas". */
export function useLearnerPlace(): LearnerPlace | undefined {
  const first = useLocation({ select: (location) => location.pathname.split('/')[1] });
  const { vista }: { vista?: string } = useSearch({ strict: false });
  const works = tieneTrabajo(useActor().actor);
  if (first === 'home') return works && vista !== 'cursos' ? 'trabajo' : 'cursos';
  if (first === 'curso') return 'cursos';
  return first === 'pruebas' || first === 'evaluacion' ? 'pruebas' : undefined;
}

interface LearnerEntry {
  readonly place: LearnerPlace;
  readonly label: string;
  /** What it says where there is little room. */
  readonly short?: string;
  readonly to: Address;
  readonly search?: Readonly<Record<string, string>>;
}

/** The first pages of the administration, in the order in which one of them is opened, and what opens each. */
const ADMINISTRATION = [
  ['reportes:ver', rutas.dashboard],
  ['usuarios:ver', rutas.usuarios],
  ['grupos:ver', rutas.grupos],
  ['cursos:ver', rutas.cursos],
  ['actividades:calificar', rutas.actividades()],
  ['perfiles:ver', rutas.perfiles],
  // Its announcements are what opens there without the figures.
  ['avisos:anunciar', rutas.dashboard],
] as const;

/** The places of whoever is here; whoever has work opens on it, and `/home` is the courses of the rest. */
export function useLearnerNav(): readonly LearnerEntry[] {
  const { actor, puede } = useActor();
  const works = tieneTrabajo(actor);
  const admin = ADMINISTRATION.find(([permiso]) => puede(permiso))?.[1];
  return [
    ...(works ? [{ place: 'trabajo', label: 'Mi trabajo', to: rutas.home } as const] : []),
    {
      place: 'cursos',
      label: 'Mis cursos',
      to: rutas.home,
      ...(works && { search: { vista: 'cursos' } }),
    },
    { place: 'pruebas', label: 'Mis pruebas', to: rutas.pruebas },
    ...(admin
      ? [{ place: 'administracion', label: 'Administración', short: 'Administrar', to: admin } as const]
      : []),
  ];
}
