import type { PlayerProps } from '#tipos/player.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

/** What the test is about; it is taken on a page of its own. */
export function Player({ contenido }: PlayerProps<'evaluacion'>) {
  return <Prose html={contenido.descripcion} />;
}
