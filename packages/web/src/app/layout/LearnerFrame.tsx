import type { ReactNode } from 'react';
import classes from '#app/layout/LearnerFrame.module.css';
import { LearnerBar } from '#app/layout/LearnerBar.tsx';
import { LearnerTabs } from '#app/layout/LearnerTabs.tsx';
import { PrintHead } from '#app/layout/PrintHead.tsx';
import { CONTENT, SkipLink } from '#app/layout/SkipLink.tsx';

export function LearnerFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LearnerBar />
      <main id={CONTENT} tabIndex={-1} className={classes.content}>
        <PrintHead />
        {children}
      </main>
      <LearnerTabs />
    </>
  );
}
