import { IconSpeakerphone } from '@tabler/icons-react';
import classes from '#pages/dashboard/anuncios/Anuncios.module.css';
import { Prose } from '#ui/rich-text/Prose.tsx';

interface MuestraProps {
  readonly titulo: string;
  readonly texto: string;
}

/** How it will look on the home of whoever has it. */
export const Muestra = ({ titulo, texto }: MuestraProps) => (
  <aside className={classes.sample} aria-label="Cómo se verá en el inicio">
    <p className="look-faint">Así se verá en el inicio</p>
    <div className={classes.phone}>
      <b className={classes.brand}>Cátedra</b>
      <div className={classes.announcement}>
        <IconSpeakerphone size={20} stroke={1.75} aria-hidden />
        <div>
          <p>
            <b>{titulo === '' ? 'El título' : titulo}</b>
          </p>
          <Prose html={texto} />
        </div>
      </div>
      <i className={classes.block} />
      <i className={classes.line} />
      <i className={classes.line} />
    </div>
  </aside>
);
