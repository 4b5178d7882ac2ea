import { Skeleton } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { LegendRoom } from '#pages/actividades/lista/DoneBar.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import { PanelBones } from '#pages/actividades/lista/panel/PanelBones.tsx';

const SECTIONS = [
  [58, 74, 46],
  [58, 74, 46, 64],
  [58, 74],
];

/** The shape of an outline that is on its way, with its panel if one was open: what comes does not move anything. */
export function OutlineSkeleton() {
  const { actividad }: { actividad?: string } = useSearch({ strict: false });
  return (
    <div className={classes.desk} data-open={actividad !== undefined || undefined}>
      <div className={classes.outline}>
        <LegendRoom />
        {SECTIONS.map((rows, i) => (
          <section key={i} className={classes.section}>
            <header className={classes.head}>
              <span />
              <Skeleton height={14} width={170} />
              <span className={classes.sums} />
              <span />
            </header>
            <ol>
              {rows.map((width, j) => (
                <li key={j} className={classes.activity}>
                  <span className={classes.icon}>
                    <Skeleton height={18} width={18} />
                  </span>
                  <span className={classes.title}>
                    <Skeleton height={12} width={`${width}%`} />
                  </span>
                  <span className={classes.time}>
                    <Skeleton height={10} width={48} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {actividad !== undefined && <PanelBones framed />}
    </div>
  );
}
