import classes from '#ui/dialogs/Reasons.module.css';

interface ReasonsProps {
  readonly reasons: readonly string[];
  /** What to do instead, or what happens then. */
  readonly instead: string;
}

/** What speaks against doing something, each reason on its line, and what there is instead or happens then. */
export function Reasons({ reasons, instead }: ReasonsProps) {
  return (
    <>
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className={classes.instead}>{instead}</p>
    </>
  );
}
