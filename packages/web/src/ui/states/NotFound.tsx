import type { ReactNode } from 'react';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { FallenLogo } from '#ui/frame/Logo.tsx';
import classes from '#ui/states/NotFound.module.css';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';

interface NotFoundProps {
  /** The address that leads nowhere. */
  readonly path: string;
  /** The ways back, the main one first. */
  readonly children: ReactNode;
}

export function NotFound({ path, children }: NotFoundProps) {
  useDocumentTitle('No encontramos esta página');
  return (
    <div className={classes.alone}>
      <div className={classes.column}>
        <FallenLogo />
        <SerifTitle level={1} size={40}>
          A esta dirección le falta algo
        </SerifTitle>
        <p className={classes.words}>
          No hay ninguna página en <span className={classes.path}>{path}</span>. Puede que el enlace esté mal
          copiado o que la página ya no exista.
        </p>
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}
