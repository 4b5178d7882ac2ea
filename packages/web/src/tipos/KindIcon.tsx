import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { kindOf } from '#tipos/kinds.ts';

/** What kind of activity it is, at a glance; the words beside it say it too. */
export function KindIcon({ tipo, size = 18 }: { readonly tipo: TipoActividad; readonly size?: number }) {
  const { icon: Icon } = kindOf(tipo);
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
