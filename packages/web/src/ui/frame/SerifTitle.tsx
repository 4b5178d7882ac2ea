import type { ReactNode } from 'react';
import classes from '#ui/frame/SerifTitle.module.css';

interface SerifTitleProps {
  readonly level: 1 | 2 | 3;
  /** From the one scale: 44, 40, 32, 28, 24, 20 px. */
  readonly size: 44 | 40 | 32 | 28 | 24 | 20;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The printed face, for titles of pages, courses and dialogs alone. */
export function SerifTitle({ level, size, className, children }: SerifTitleProps) {
  const Heading = `h${level}` as const;
  const looks = [classes.title, className].filter(Boolean).join(' ');
  return (
    <Heading className={looks} data-size={size} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Heading>
  );
}
