import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { kinds } from '#preguntas/kinds.ts';

/** The sign of a kind of question, the same everywhere. */
export function KindIcon({ tipo, size = 20 }: { readonly tipo: TipoPregunta; readonly size?: number }) {
  const { icon: Icon } = kinds[tipo];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
