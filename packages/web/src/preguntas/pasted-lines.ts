import { asHtml, linesOf } from '#preguntas/new-part.ts';

interface Lined {
  readonly texto: string;
}

interface Room<L> {
  readonly max: number;
  readonly make: (texto: string) => L;
}

const isEmpty = ({ texto }: Lined): boolean => texto === '' || texto === '<p></p>';

/**
 * A list pasted in one line becomes lines; those that wait to be written make room for it. What does not fit is given
 * back: it may be all that there is of it. Null: it is no list.
 */
export function pastedLines<L extends Lined>(
  lines: readonly L[],
  index: number,
  text: string,
  { max, make }: Room<L>,
): { readonly lines: L[]; readonly left: readonly string[] } | null {
  const [first, ...rest] = linesOf(text);
  const here = lines[index];
  if (first === undefined || rest.length === 0 || !here) return null;
  const [own, pasted] = isEmpty(here) ? [{ ...here, texto: asHtml(first) }, rest] : [here, [first, ...rest]];
  const above = lines.slice(0, index).filter((line) => !isEmpty(line));
  const below = lines.slice(index + 1).filter((line) => !isEmpty(line));
  const room = Math.max(0, max - above.length - below.length - 1);
  const written = pasted.slice(0, room).map((line) => make(asHtml(line)));
  return { lines: [...above, own, ...written, ...below], left: pasted.slice(room) };
}
