import classes from '#ui/RichText.module.css';

/** Shows HTML that is harmless already: cleaned by the server, or made here from simple text. */
export function RichText({ html }: { readonly html: string }) {
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
