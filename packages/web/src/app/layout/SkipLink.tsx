import classes from '#app/layout/SkipLink.module.css';

export const CONTENT = 'contenido';

export function SkipLink() {
  return (
    <a
      className={classes.skip}
      data-skip
      href={`#${CONTENT}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT)?.focus();
      }}
    >
      Saltar al contenido
    </a>
  );
}
