import classes from '#ui/dialogs/Reasons.module.css';

interface ReasonsProps {
  readonly reasons: readonly string[];
  /** What to do instead. */
  readonly instead: string;
}

/** Why something can't be done, each reason on its line, and what to do instead. */
export function Reasons({ reasons, instead }: ReasonsProps) {
  return (
    <>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className={classes.instead}>{instead}</p>
    </>
  );
}
