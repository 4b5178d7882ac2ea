import type { ReactNode } from 'react';
import classes from '#pages/entrada/EntranceFrame.module.css';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Brand, Endpaper } from '#ui/frame/Logo.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ThemeButton } from '#ui/frame/ThemeButton.tsx';

interface EntranceFrameProps {
  readonly title: string;
  readonly documentTitle: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The book opened at its endpaper: the form on one side, the marks on the other. */
export function EntranceFrame({ title, documentTitle, foot, children }: EntranceFrameProps) {
  useDocumentTitle(documentTitle);
  return (
    <div className={classes.entrance}>
      <main className={classes.side}>
        <div className={`look-ends ${classes.top}`}>
          <Brand size={28} />
          <ThemeButton />
        </div>
        <div className={classes.column}>
          <SerifTitle level={1} size={40} className={classes.title}>
            {title}
          </SerifTitle>
          {children}
        </div>
        {foot && <p className={`look-quiet ${classes.foot}`}>{foot}</p>}
      </main>
      <div className={classes.endpaper}>
        <Endpaper />
      </div>
    </div>
  );
}
