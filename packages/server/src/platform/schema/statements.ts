/** What a semicolon may be inside of, and what can't hold any. */
const PIECE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|E'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|[^-/E'"$;]+|[\s\S]/gi;

/** The statements of a text of SQL, each with the comments over it. */
export function statementsOf(text: string): string[] {
  const statements = [''];
  for (const [piece] of text.matchAll(PIECE)) {
    statements[statements.length - 1] += piece === ';' ? '' : piece;
    if (piece === ';') statements.push('');
  }
  return statements.map((statement) => statement.trim()).filter((statement) => withoutComments(statement));
}

/** The same, without the comments over its first word. */
export const withoutComments = (statement: string): string =>
  statement.replace(/^(?:\s*--[^\n]*\n?)+/, '').trim();
