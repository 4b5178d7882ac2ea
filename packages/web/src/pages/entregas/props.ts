import type { ReactNode } from 'react';
import type { Crumb } from '#ui/frame/RunningHead.tsx';

export interface EntregasProps {
  readonly title: string;
  readonly trail: readonly Crumb[];
  readonly tabs?: ReactNode;
  /** Only those of this task. */
  readonly actividadId?: string;
}
