import classes from '#pages/curso/activity/Wheel.module.css';

/** How much is done, as a ring that runs on when more is. */
export function Wheel({ value }: { readonly value: number }) {
  return (
    <svg className={classes.wheel} viewBox="0 0 24 24" aria-hidden>
      <circle className={classes.track} cx="12" cy="12" r="9" />
      <circle
        className={classes.fill}
        cx="12"
        cy="12"
        r="9"
        pathLength={100}
        strokeDasharray={`${value} 100`}
      />
    </svg>
  );
}
