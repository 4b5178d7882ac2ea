import type { Recuperado } from '@catedra/shared/papelera/schemas.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import classes from '#parts/papelera/Bin.module.css';
import { backLine } from '#parts/papelera/words.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

interface BackRowProps {
  readonly where: Recuperado;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

export function BackRow({ where, busy, onUndo }: BackRowProps) {
  return (
    <li className={classes.row} data-back>
      <span className={classes.icon}>
        <IconCheck size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={`look-loose-line ${classes.back}`}>
        <p role="status">
          <b>«{where.titulo}» está otra vez en su sitio.</b> {backLine(where)}
        </p>
        <span className={classes.acts}>
          <ButtonLink variant="default" size="xs" to={rutas.actividades(where.cursoId)}>
            Ir al curso
          </ButtonLink>
          <Button variant="subtle" size="xs" loading={busy} onClick={onUndo}>
            Deshacer
          </Button>
        </span>
      </div>
    </li>
  );
}
