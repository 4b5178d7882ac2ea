import { type CoverLook, GROUNDS } from '#cursos/portada/cover-look.ts';

const W = 120;
const H = 160;
const CELL = 20;

type Random = () => number;

export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

export interface CoverArt {
  readonly ground: string;
  readonly strokes: readonly Stroke[];
  /** How large the drawing is and which way up. */
  readonly transform: string | undefined;
}

// Tone and line of each cloth, over its ground.
const THREADS = [
  ['#1a6172', '#a9d3da'],
  ['#62733c', '#d3dbad'],
  ['#914550', '#edc3bf'],
  ['#485889', '#c3cdee'],
  ['#ae6741', '#f3d1b6'],
  ['#566770', '#c9d6dc'],
  ['#725579', '#dcc8e2'],
  ['#2f7459', '#b7dccb'],
  ['#83714d', '#e6d9bb'],
] as const;

type Draw = (tone: string, line: string, random: Random, ground: string) => Stroke[];

const PATTERNS: readonly Draw[] = [escamas, olas, azulejo, renglones, celosia, puntos, cubos, ondas];

// Lines of text and cubes stand upright.
const UPRIGHT: readonly Draw[] = [renglones, cubos];

const SCALES = ['', 'translate(-14 -18) scale(1.25)', 'translate(-26 -34) scale(1.5)'];
const TURNS = ['', '', 'rotate(90 60 80) translate(-20 20) scale(1.34)', 'rotate(180 60 80)'];

/** What a look is made of. */
export function coverArt({ cloth, drawing, scale, turn, seed }: CoverLook): CoverArt {
  const ground = GROUNDS[cloth] ?? GROUNDS[0];
  const [tone, line] = THREADS[cloth] ?? THREADS[0];
  const draw = PATTERNS[drawing] ?? escamas;
  const turned = UPRIGHT.includes(draw) ? '' : (TURNS[turn] ?? '');
  return {
    ground,
    strokes: draw(tone, line, randomFrom(seed), ground),
    transform: `${turned} ${SCALES[scale] ?? ''}`.trim() || undefined,
  };
}

function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

function escamas(tone: string, line: string, _random: Random, ground: string): Stroke[] {
  return range(0, 19).flatMap((row) => {
    const y = row * 10 + 2;
    const ring = (r: number) =>
      range(-1, 6)
        .map((column) => circle(column * 24 + (row % 2 ? 12 : 0), y, r))
        .join('');
    return [
      { d: ring(12), fill: ground },
      { d: ring(11.5), stroke: line, width: 0.9 },
      { d: ring(8), fill: tone },
    ];
  });
}

function olas(tone: string, line: string, random: Random): Stroke[] {
  const shift = (random() * 40) / 2;
  return range(-2, 18).map((row) => {
    const waves = range(-2, 8).map((step) => `q10 ${step % 2 ? 9 : -9} 20 0`);
    const d = `M${shift - 40} ${row * 10}${waves.join('')}`;
    return row % 3 ? { d, stroke: tone, width: 4 } : { d, stroke: line, width: 1 };
  });
}

function azulejo(tone: string, line: string, random: Random): Stroke[] {
  const tiles = range(0, 8).flatMap((row) =>
    range(0, 6).map((column) => {
      const x = column * CELL;
      const y = row * CELL;
      return Math.floor(random() * 2) === 0
        ? `M${x + 10} ${y}A10 10 0 0 1 ${x} ${y + 10}M${x + 20} ${y + 10}A10 10 0 0 0 ${x + 10} ${y + 20}`
        : `M${x + 20} ${y + 10}A10 10 0 0 1 ${x + 10} ${y}M${x + 10} ${y + 20}A10 10 0 0 0 ${x} ${y + 10}`;
    }),
  );
  const d = tiles.join('');
  return [
    { d, stroke: tone, width: 6 },
    { d, stroke: line, width: 0.9 },
  ];
}

function renglones(tone: string, line: string, random: Random): Stroke[] {
  let words = '';
  let rules = '';
  for (const row of range(0, 16)) {
    const y = row * 10 + 5;
    if (row % 5 === 4) {
      rules += `M14 ${y}H106`;
      continue;
    }
    const end = row % 5 === 3 ? 50 + random() * 30 : 106;
    let x = 14;
    while (x < end - 4) {
      const width = Math.min(6 + random() * 20, end - x);
      words += `M${x.toFixed(1)} ${y}h${width.toFixed(1)}`;
      x += width + 3.5;
    }
  }
  return [
    { d: words, stroke: tone, width: 4.5 },
    { d: rules, stroke: line, width: 0.9 },
  ];
}

function celosia(tone: string, line: string): Stroke[] {
  const diamond = (row: number, column: number) => `M${column * CELL} ${row * CELL - 10}l10 10-10 10-10-10z`;
  const cells = range(0, 9).flatMap((row) => range(0, 7).map((column) => ({ row, column })));
  return [
    {
      d: cells
        .filter(({ row, column }) => (row + column) % 2 === 0)
        .map((c) => diamond(c.row, c.column))
        .join(''),
      fill: tone,
    },
    { d: cells.map(({ row, column }) => diamond(row, column)).join(''), stroke: line, width: 0.9 },
  ];
}

function puntos(tone: string, line: string, random: Random): Stroke[] {
  const downwards = random() > 0.5;
  let large = '';
  let small = '';
  for (const row of range(0, 16)) {
    for (const column of range(0, 12)) {
      const weight = (downwards ? row / 15 : 1 - row / 15) * 0.7 + (column / 11) * 0.3;
      if ((row + 2 * column) % 5)
        large += circle(column * 10 + 5, row * 10 + 5, Number((1 + weight * 3.8).toFixed(2)));
      else small += circle(column * 10 + 5, row * 10 + 5, 1.2);
    }
  }
  return [
    { d: large, fill: tone },
    { d: small, fill: line },
  ];
}

function cubos(tone: string, line: string, _random: Random, ground: string): Stroke[] {
  const cubes = range(-1, 9).flatMap((row) =>
    range(-1, 4).map((column) => ({ x: column * 40 + (row % 2 ? 20 : 0) + 4, y: row * CELL })),
  );
  const all = (side: (x: number, y: number) => string) => cubes.map(({ x, y }) => side(x, y)).join('');
  return [
    { d: all((x, y) => `M${x} ${y}v20l20 10v-20z`), fill: tone },
    { d: all((x, y) => `M${x + 20} ${y + 10}l20-10v20l-20 10z`), fill: ground },
    { d: all((x, y) => `M${x} ${y}l20 10 20-10M${x + 20} ${y + 10}v20`), stroke: line, width: 0.8 },
  ];
}

function ondas(tone: string, line: string, random: Random, ground: string): Stroke[] {
  const y = Number((40 + random() * 70).toFixed(1));
  return range(1, 16)
    .toReversed()
    .flatMap((ring) => {
      const d = circle(64, y, ring * 11);
      const disc: Stroke = { d, fill: ring % 2 ? tone : ground };
      return ring % 4 === 1 ? [disc, { d, stroke: line, width: 0.9 }] : [disc];
    });
}

export const COVER_SIZE = { width: W, height: H } as const;
