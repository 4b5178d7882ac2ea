import { Skeleton } from '@mantine/core';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import side from '#ui/frame/side-card.module.css';

interface PanelBonesProps {
  /** With the panel around them, where it stands beside the outline. */
  readonly framed?: boolean;
  /** With the place of the editor. */
  readonly whole?: boolean;
}

/** The shape of an activity beside the outline. */
export function PanelBones({ framed = false, whole = false }: PanelBonesProps) {
  const bones = (
    <div className={classes.bones}>
      <Skeleton height={12} width={48} />
      <Skeleton height={whole ? 38 : 62} />
      <div className={classes.form} data-whole={whole || undefined} data-part="contenido">
        <div className={classes.parts}>
          {whole && (
            <div className={classes.content}>
              <Skeleton height={12} width={64} mb={10} />
              <Skeleton height={320} />
            </div>
          )}
          <div className={classes.lines}>
            <Skeleton height={12} width={200} />
            <Skeleton height={14} width="70%" />
            <Skeleton height={14} width="50%" />
            <Skeleton height={14} width="60%" />
          </div>
        </div>
      </div>
    </div>
  );
  if (!framed) return bones;
  return (
    <div className={`look-card ${side.card} ${classes.wide}`} data-wide={whole || undefined}>
      <div className={`look-row ${side.head}`}>
        <Skeleton height={12} width="60%" />
      </div>
      <div className={classes.body}>{bones}</div>
    </div>
  );
}
