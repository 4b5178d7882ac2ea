import { scanXml } from '#platform/sheets/xlsx/xml.ts';

/** Characters that XML can't hold are written _x000D_; the underscore itself _x005F_. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Gathers the runs of a text, without the phonetic ones that go above it. */
export function createTextGatherer() {
  let text = '';
  let inText = false;
  let phonetic = false;
  return {
    open(tag: string): void {
      if (tag === 't') inText = true;
      else if (tag === 'rPh') phonetic = true;
    },
    text(piece: string): void {
      if (inText && !phonetic) text += piece;
    },
    close(tag: string): void {
      if (tag === 't') inText = false;
      else if (tag === 'rPh') phonetic = false;
    },
    take(): string {
      const whole = unescapeText(text);
      text = '';
      return whole;
    },
  };
}

export async function readSharedStrings(chunks: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = [];
  const gatherer = createTextGatherer();
  await scanXml(chunks, {
    open: gatherer.open,
    text: gatherer.text,
    close(tag) {
      gatherer.close(tag);
      if (tag === 'si') strings.push(gatherer.take());
    },
  });
  return strings;
}
