/** Widths of the letters of Helvetica, in thousandths of its size; accents are as wide as the letter that carries them. */
const REGULAR: Readonly<Record<string, number>> = {};
const BOLD: Readonly<Record<string, number>> = {};

function widths(into: Record<string, number>, table: string): void {
  for (const line of table.trim().split('\n')) {
    const [width, ...letters] = line.trim().split(' ');
    for (const letter of letters.join('')) into[letter] = Number(width);
  }
}

widths(
  REGULAR,
  `191 '
  222 ijl
  260 |
  278 !,./:;I[\\]ft
  333 ()-\`r¡
  350 •
  355 "
  389 *
  469 ^
  500 Jckvsxyz
  556 0123456789#$?_abdeghnopquL¿«»–
  584 +<=>~
  611 FTZ
  667 &ABEKPSVXY
  722 CDHNRUw
  778 GOQ
  833 Mm
  889 %
  944 W
  1000 …—
  1015 @`,
);
widths(
  BOLD,
  `238 '
  278 ,./I\\ijl
  280 |
  333 ()-:;![]\`ft¡
  350 •
  389 *r
  474 "
  500 z
  556 0123456789#$_Jaceksvxy«»–
  584 +<=>^~
  611 ?FLTZbdghnopqu¿
  667 EPSVXY
  722 &ABCDHKNRU
  778 GOQw
  833 M
  889 %m
  944 W
  975 @
  1000 …—`,
);

const SPACE = 278;
const plain = (letter: string): string => letter.normalize('NFD').charAt(0);

export function widthOf(text: string, size: number, bold = false): number {
  const table = bold ? BOLD : REGULAR;
  let sum = 0;
  for (const letter of text) sum += letter === ' ' ? SPACE : (table[letter] ?? table[plain(letter)] ?? 556);
  return (sum * size) / 1000;
}

/** Lines no wider than that, broken at spaces. */
export function linesOf(text: string, width: number, size: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, bold) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
