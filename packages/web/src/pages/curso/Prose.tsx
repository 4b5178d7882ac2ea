import classes from '#pages/curso/Prose.module.css';

interface ProseProps {
  /** Made harmless by the server before it was stored. */
  readonly html: string;
  /** The first paragraph opens the text, larger. */
  readonly lead?: boolean;
}

/** Rich text, set to be read. */
export function Prose({ html, lead = false }: ProseProps) {
  if (html === '') return null;
  return (
    <div className={classes.prose} data-lead={lead || undefined} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
