import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#pages/curso/front/CourseNotice.module.css';

export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
