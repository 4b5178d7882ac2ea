import type { ReactNode } from 'react';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { FallenLogo } from '#ui/frame/Logo.tsx';
import classes from '#ui/states/NotFound.module.css';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';

interface NotFoundProps {
  /** The address that leads nowhere. */
  readonly path: string;
  /** What was looked for, when the address is one of the academy's: «este curso». */
  readonly what?: string;
  /** The ways back, the main one first. */
  readonly children: ReactNode;
}

export function NotFound({ path, what, children }: NotFoundProps) {
  const title = what ? `No puedes abrir ${what}` : 'A esta dirección le falta algo';
  useDocumentTitle(title);
  return (
    <div className={classes.alone}>
      <div className={classes.column}>
        <FallenLogo />
        <SerifTitle level={1} size={40}>
          {title}
        </SerifTitle>
        <p className={classes.words}>
          {what ? (
            'No existe, se eliminó o no está entre lo que te dejan ver. Si te hace falta, pregunta a quien te dio el enlace.'
          ) : (
            <>
              No hay ninguna página en <span className={classes.path}>{path}</span>. Puede que el enlace esté
              mal copiado o que la página ya no exista.
            </>
          )}
        </p>
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}
