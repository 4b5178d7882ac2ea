import { OutsideLink } from '#tipos/OutsideLink.tsx';
import classes from '#tipos/parts.module.css';
import type { PlayerProps } from '#tipos/player.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

/** A page of elsewhere: seeing it is opening it. */
export function Player({ contenido, onFin }: PlayerProps<'enlace'>) {
  return (
    <div className={classes.parts}>
      <Prose html={contenido.descripcion} />
      <OutsideLink url={contenido.url} onOpen={onFin}>
        Abrir el enlace
      </OutsideLink>
    </div>
  );
}
