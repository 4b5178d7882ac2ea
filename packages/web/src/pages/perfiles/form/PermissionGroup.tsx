import { type Alcance, alcanceDe, type Permiso } from '@catedra/shared/core/permisos.ts';
import type { Frase } from '@catedra/shared/perfiles/catalogo.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { alcanceDelGrupo } from '#pages/perfiles/form/perfil-form.ts';
import classes from '#pages/perfiles/form/PermissionMatrix.module.css';

interface PermissionGroupProps {
  readonly title: string;
  readonly phrases: readonly Frase[];
  readonly permisos: readonly Permiso[];
  /** Unfolded at first. */
  readonly startOpened: boolean;
  readonly children: ReactNode;
}

/** The permissions about one thing; folded to their marks and a sentence. */
export function PermissionGroup({ title, phrases, permisos, startOpened, children }: PermissionGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(startOpened);
  const reaches: readonly Alcance[] = phrases.map(({ permiso }) => alcanceDe(permisos, permiso));
  return (
    <section className={classes.group}>
      <h3 className={classes.folded}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{title}</span>
          <span className={classes.marks} aria-hidden>
            {reaches.map((alcance, index) => (
              <i key={phrases[index]?.permiso} className={classes.mark} data-alcance={alcance} data-on />
            ))}
          </span>
          <small>{alcanceDelGrupo(reaches)}</small>
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
