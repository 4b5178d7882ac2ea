import type { Paragraph } from '#platform/pdf/paragraph.ts';
import type { Chain } from '#platform/pdf/letters.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';

export type Lado = 'izquierda' | 'centro' | 'derecha';

/** Above and below the baseline, as parts of the size. */
const RASGOS: Readonly<Record<Chain, readonly [number, number]>> = {
  title: [0.978, 0.255],
  text: [0.95, 0.25],
  strong: [0.95, 0.25],
};

/** From the top of a line to its baseline. */
export function linea(chain: Chain, size: number, interlinea: number): number {
  const [sube, baja] = RASGOS[chain];
  return ((interlinea + sube - baja) / 2) * size;
}

const DONDE: Readonly<Record<Lado, number>> = { izquierda: 0, centro: 0.5, derecha: 1 };

export interface Colocado {
  readonly parrafo: Paragraph;
  readonly size: number;
  readonly interlinea: number;
  readonly lado: Lado;
}

export const altoDe = ({ parrafo, size, interlinea }: Colocado): number =>
  parrafo.lines.length * size * interlinea;

/** Writes it from its upper left corner, each line on its side of the paragraph's width. */
export function escribir(sheet: Sheet, colocado: Colocado, x: number, y: number): void {
  const { parrafo, size, interlinea, lado } = colocado;
  parrafo.lines.forEach((line, i) => {
    const chain = line.pieces[0]?.style.chain ?? 'text';
    const base = y + i * size * interlinea + linea(chain, size, interlinea);
    let desde = x + (parrafo.width - line.width) * DONDE[lado];
    for (const { text, style } of line.pieces) {
      sheet.write(text, desde, base, style);
      desde += sheet.widthOf(text, style);
    }
  });
}
