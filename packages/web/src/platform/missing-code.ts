/** What browsers and the bundler say of a piece of code that did not come. */
const MISSING = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A piece of the application is not there to be drawn: only asking for the page again brings it. */
export const codeDidNotCome = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);
