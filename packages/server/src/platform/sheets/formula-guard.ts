/** What makes a spreadsheet take a text for a formula, full-width forms included. */
const RISKY = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** The apostrophe that keeps a spreadsheet from running a text; one more if it already had some, so that it can be undone. */
export const guardFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** For cells that are typed as text and never run: only what `unguardFormula` would take off needs it. */
export const guardApostrophe = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);
