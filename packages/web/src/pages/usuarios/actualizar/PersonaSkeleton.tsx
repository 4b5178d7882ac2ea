import { Skeleton } from '@mantine/core';
import classes from '#pages/usuarios/actualizar/Cursos.module.css';

/** Four courses on their way. */
export function PersonaSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={16} width="46%" mt={14} />
      <ul className={classes.list}>
        {[74, 58, 62, 44].map((width) => (
          <li key={width} className={classes.row}>
            <Skeleton width={48} height={64} radius={4} />
            <div>
              <Skeleton height={18} width={`${width}%`} />
              <Skeleton height={12} width={`${width - 20}%`} mt={12} />
            </div>
            <span className={classes.weeks}>
              <Skeleton height={28} width={92} ml="auto" />
            </span>
            <Skeleton circle height={44} />
            <span className={classes.menu} />
          </li>
        ))}
      </ul>
    </div>
  );
}
