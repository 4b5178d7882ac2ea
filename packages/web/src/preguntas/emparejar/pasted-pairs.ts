import { asHtml, linesOf } from '#preguntas/new-part.ts';

export interface Texto {
  readonly id: string;
  readonly texto: string;
}
export interface Pareja {
  readonly izquierda: Texto;
  readonly derecha: Texto;
}
type Lado = keyof Pareja;

const isEmpty = ({ texto }: Texto): boolean => texto === '' || texto === '<p></p>';
const withWords = (pareja: Pareja, lado: Lado, words: string): Pareja => ({
  ...pareja,
  [lado]: { ...pareja[lado], texto: asHtml(words) },
});

interface Paste {
  readonly index: number;
  readonly lado: Lado;
  readonly text: string;
  readonly max: number;
  readonly make: () => Pareja;
}

/**
 * Two columns of a sheet become pairs; a list goes down its side, from where it was pasted, through what waits to be
 * written. What does not fit is given back. Null: it is neither.
 */
export function pastedPairs(
  parejas: readonly Pareja[],
  { index, lado, text, max, make }: Paste,
): { readonly parejas: Pareja[]; readonly left: readonly string[] } | null {
  const lines = linesOf(text);
  const columns = lines.length > 0 && lines.every((line) => line.includes('\t'));
  if (!columns && lines.length < 2) return null;
  const takes = (pareja: Pareja) =>
    columns ? isEmpty(pareja.izquierda) && isEmpty(pareja.derecha) : isEmpty(pareja[lado]);
  const fill = (pareja: Pareja, line: string): Pareja => {
    if (!columns) return withWords(pareja, lado, line);
    const [first = '', second = ''] = line.split('\t').map((cell) => cell.trim());
    return withWords(withWords(pareja, 'izquierda', first), 'derecha', second);
  };
  const waiting = [...lines];
  const filled = parejas.map((pareja, i) => {
    const line = i >= index && takes(pareja) ? waiting.shift() : undefined;
    return line === undefined ? pareja : fill(pareja, line);
  });
  const room = Math.max(0, max - filled.length);
  const added = waiting.slice(0, room).map((line) => fill(make(), line));
  return { parejas: [...filled, ...added], left: waiting.slice(room) };
}
