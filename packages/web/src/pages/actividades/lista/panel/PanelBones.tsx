import { Skeleton } from '@mantine/core';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';

/** The shape of the settings of an activity; `framed`, with the panel around them, where it stands beside the outline. */
export function PanelBones({ framed = false }: { readonly framed?: boolean }) {
  const bones = (
    <div className={classes.bones}>
      <Skeleton height={12} width={48} />
      <Skeleton height={62} />
      <Skeleton height={12} width={200} />
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="50%" />
      <Skeleton height={14} width="60%" />
    </div>
  );
  if (!framed) return bones;
  return (
    <div className={`${classes.panel} ${classes.wide}`}>
      <div className={classes.head}>
        <Skeleton height={12} width="60%" />
      </div>
      <div className={classes.body}>{bones}</div>
    </div>
  );
}
