export type Mark = 'negrita' | 'titulo' | 'lista' | 'numeros' | 'enlace';

export interface Edit {
  /** The stretch of the text that is replaced. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
  /** What stays selected, to go on typing. */
  readonly select: readonly [number, number];
}

const PREFIX = { titulo: () => '## ', lista: () => '- ', numeros: (i: number) => `${i + 1}. ` } as const;
const ANY_PREFIX = /^(#{2,4} +|- +|\d+[.)] +)/;

function around(text: string, start: number, end: number, open: string, close: string, sample: string): Edit {
  const chosen = text.slice(start, end) || sample;
  const begin = start + open.length;
  return { from: start, to: end, by: open + chosen + close, select: [begin, begin + chosen.length] };
}

/** Every line of the selection gets the mark, or loses it when all of them have it. */
function lines(text: string, start: number, end: number, kind: keyof typeof PREFIX): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const old = text.slice(from, to).split('\n');
  const marked = old.map((line, i) => PREFIX[kind](i) + line.replace(ANY_PREFIX, ''));
  const already = old.every((line, i) => line === marked[i]);
  const by = (already ? old.map((line) => line.replace(ANY_PREFIX, '')) : marked).join('\n');
  return { from, to, by, select: [from + by.length, from + by.length] };
}

/** What a button of the bar does to the text at the selection. */
export function markEdit(text: string, start: number, end: number, mark: Mark): Edit {
  if (mark === 'negrita') return around(text, start, end, '**', '**', 'texto');
  if (mark !== 'enlace') return lines(text, start, end, mark);
  const chosen = text.slice(start, end) || 'texto del enlace';
  const address = 'https://';
  const begin = start + chosen.length + 3;
  return { from: start, to: end, by: `[${chosen}](${address})`, select: [begin, begin + address.length] };
}
