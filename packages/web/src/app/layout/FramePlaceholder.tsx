import classes from '#app/layout/FramePlaceholder.module.css';
import unseen from '#ui/frame/unseen.module.css';

/** The shape of a page without any data: what stands behind the temporary-password alert. */
export function FramePlaceholder() {
  return (
    <div className={classes.placeholder} aria-hidden>
      <i className={classes.title} />
      <i className={classes.line} />
      <i className={classes.hero} />
      <i className={classes.block} />
      <i className={classes.block} />
    </div>
  );
}

/** A page whose program is still on its way, inside its frame. */
export function PendingPage() {
  return (
    <div aria-busy="true">
      <h1 className={unseen.unseen}>Cargando</h1>
      <FramePlaceholder />
    </div>
  );
}
