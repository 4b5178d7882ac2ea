import type { TipoActividad } from '@catedra/shared';
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

export function KindIcon({ tipo }: { readonly tipo: TipoActividad }) {
  const Icon = ICONS[tipo];
  return <Icon size={18} stroke={1.75} aria-hidden />;
}
