import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import {
  IconBook,
  IconClipboardCheck,
  IconFileText,
  IconLink,
  IconPencil,
  IconPlayerPlay,
  type TablerIcon,
} from '@tabler/icons-react';

const ICONS: Record<TipoActividad, TablerIcon> = {
  lectura: IconBook,
  video: IconPlayerPlay,
  documento: IconFileText,
  enlace: IconLink,
  tarea: IconPencil,
  evaluacion: IconClipboardCheck,
};

/** What kind of activity it is, at a glance; the words beside it say it too. */
export function KindIcon({ tipo, size = 18 }: { readonly tipo: TipoActividad; readonly size?: number }) {
  const Icon = ICONS[tipo];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
