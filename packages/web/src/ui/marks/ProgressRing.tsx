import classes from '#ui/marks/ProgressRing.module.css';

const RADIUS = 19.5;
const ROUND = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
  /** From 0 to 100. */
  readonly value: number;
  readonly label: string;
}

/** How far someone is, as a ring with its figure; whole, a check. */
export function ProgressRing({ value, label }: ProgressRingProps) {
  const shown = Math.floor(Math.min(100, Math.max(0, value)));
  return (
    <svg className={classes.ring} viewBox="0 0 44 44" role="img" aria-label={`${label}: ${shown} %`}>
      <circle className={classes.track} cx="22" cy="22" r={RADIUS} />
      {shown > 0 && (
        <circle
          className={classes.done}
          cx="22"
          cy="22"
          r={RADIUS}
          strokeDasharray={`${(ROUND * shown) / 100} ${ROUND}`}
          transform="rotate(-90 22 22)"
        />
      )}
      {shown === 100 ? (
        <path className={classes.tick} d="m16 22.5 4.200 4.200 8-8.800" />
      ) : (
        <text className={classes.figure} x="22" y="22" dy="0.36em" textAnchor="middle">
          {shown}
        </text>
      )}
    </svg>
  );
}
