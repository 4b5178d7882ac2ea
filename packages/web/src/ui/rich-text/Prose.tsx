import { type RefObject, useEffect, useMemo, useRef } from 'react';
import classes from '#ui/rich-text/Prose.module.css';
import { preparedHtml } from '#ui/rich-text/prose-parts.ts';

interface ProseProps {
  /** Made harmless by the server before it was stored. */
  readonly html: string;
  /** The first paragraph opens the text, larger. */
  readonly lead?: boolean;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Rich text, set to be read. */
export function Prose({ html, lead = false, ref }: ProseProps) {
  const own = useRef<HTMLDivElement>(null);
  const text = ref ?? own;
  const prepared = useMemo(() => ({ __html: preparedHtml(html) }), [html]);
  useFormulas(text, html);
  if (html === '') return null;
  return (
    <div
      ref={text}
      className={classes.prose}
      data-lead={lead || undefined}
      dangerouslySetInnerHTML={prepared}
    />
  );
}

/** Whoever reads no formulas loads nothing of what writes them. */
function useFormulas(text: RefObject<HTMLDivElement | null>, html: string): void {
  useEffect(() => {
    const root = text.current;
    if (!root || !html.includes('data-latex')) return;
    let gone = false;
    const write = async () => {
      const { writeFormulas } = await import('#ui/rich-text/formulas.ts');
      if (!gone) await writeFormulas(root);
    };
    // Without it the formula stays as it was typed, which can still be read.
    write().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [text, html]);
}
