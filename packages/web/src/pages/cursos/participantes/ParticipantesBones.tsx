import { Skeleton } from '@mantine/core';
import { columns } from '#pages/cursos/participantes/columns.tsx';
import classes from '#pages/cursos/participantes/Participantes.module.css';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';

/** How far they come, what they are looked for by, and their rows. */
export const ParticipantesBones = () => (
  <div className={classes.bones} aria-hidden>
    <Skeleton height={118} />
    <Skeleton height="var(--field-height-small)" maw={320} />
    <DataTableSkeleton columns={columns} rows={8} />
  </div>
);
