import { Skeleton } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useBareFrame } from '#ui/frame/bare-frame.ts';
import desk from '#pages/curso/classroom/Classroom.module.css';
import classes from '#pages/curso/classroom/ClassroomSkeleton.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { Cover } from '#ui/marks/Cover.tsx';
import { RowBones } from '#ui/states/Bones.tsx';

const LINES = [100, 96, 98, 60, 94, 99, 92, 40];

export function ReadingSkeleton() {
  return (
    <div className={classes.lines}>
      {LINES.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </div>
  );
}

/** The shape of an open course, while it comes. */
export function ClassroomSkeleton() {
  const book = useLocation({ select: ({ state }) => state.portada });
  useBareFrame();
  return (
    <div className={classes.classroom} aria-busy="true">
      <p className={unseen.unseen} role="status">
        Cargando el curso…
      </p>
      <div className={classes.outline}>
        <div className={classes.head}>
          {book ? (
            <Cover id={book.id} travels title={book.titulo} image={book.imagen} />
          ) : (
            <Skeleton height={64} />
          )}
          <Skeleton width="85%" height={24} />
        </div>
        <RowBones rows={8} marked />
      </div>
      <div className={desk.canvas}>
        <div className={desk.page}>
          <div className={desk.where}>
            <Skeleton width="60%" height={14} my={15} />
          </div>
          <Skeleton width="38%" height={14} mb={12} />
          <Skeleton width="80%" height={44} mb={36} />
          <ReadingSkeleton />
        </div>
      </div>
    </div>
  );
}
