import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { cumplimientoEnPalabras } from '@catedra/shared/cumplimiento/vale-hasta.ts';
import { dia } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface CumpleProps {
  readonly de: { readonly cumplimiento: EstadoDeCumplimiento | null; readonly valeHasta: string | null };
  readonly className?: string | undefined;
}

/** Until when what someone completed covers them, beside how far they are; nothing where there is nothing to add. */
export function Cumple({ de, className }: CumpleProps) {
  const now = useNow();
  const dicho = cumplimientoEnPalabras(de, (uno) => dia(uno, now));
  return dicho && <span className={className}>{dicho}</span>;
}
