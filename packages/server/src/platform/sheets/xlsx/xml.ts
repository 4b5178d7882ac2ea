import { dañada } from '#platform/sheets/refusal.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi;

const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return NAMED[name] ?? whole;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      })
    : text;

/** Reads one attribute out of a tag's text, whatever its namespace prefix. */
export function attribute(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (attributes) => {
    const match = pattern.exec(attributes);
    const value = match?.[1] ?? match?.[2];
    return value === undefined ? undefined : decode(value);
  };
}

export interface XmlHandlers {
  open(tag: string, attributes: string): void;
  close?(tag: string): void;
  text?(text: string): void;
}

const QUOTES = new Set(['"', "'"]);

/** Where a tag ends: a `>` between quotes doesn't count. -1 when the end is still to come. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at += 1) {
    const character = xml.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at;
    else if (QUOTES.has(character)) quote = character;
  }
  return -1;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const CDATA = '<![CDATA[';
const SPECIAL: readonly (readonly [opening: string, closing: string])[] = [
  [CDATA, ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
];

/** Tells what it finds as XML arrives, namespace prefixes aside. No document type: nothing can expand or be fetched. */
export function createXmlScanner(handlers: XmlHandlers) {
  let rest = '';
  let depth = 0;

  const tag = (body: string) => {
    const closing = body.startsWith('/');
    const alone = body.endsWith('/');
    const inner = body.slice(closing ? 1 : 0, alone ? -1 : undefined);
    const cut = inner.search(/\s/);
    const name = localName(cut === -1 ? inner : inner.slice(0, cut));
    if (name === '') throw dañada();
    if (!closing) handlers.open(name, cut === -1 ? '' : inner.slice(cut));
    if (closing || alone) handlers.close?.(name);
    if (!alone) depth += closing ? -1 : 1;
  };

  /** Where it ends, or -1 when more is needed. */
  const special = (xml: string, at: number): number => {
    const found = SPECIAL.find(([opening]) => xml.startsWith(opening, at));
    if (!found && xml.length - at < CDATA.length) return -1;
    if (!found) throw dañada();
    const [opening, closing] = found;
    const end = xml.indexOf(closing, at + opening.length);
    if (end !== -1 && opening === CDATA) handlers.text?.(xml.slice(at + opening.length, end));
    return end === -1 ? -1 : end + closing.length;
  };

  return {
    write(chunk: string): void {
      const xml = rest + chunk;
      let at = 0;
      for (;;) {
        const start = xml.indexOf('<', at);
        if (start === -1) break;
        if (start > at) handlers.text?.(decode(xml.slice(at, start)));
        at = start;
        const next = xml.charAt(start + 1);
        if (next === '!' || next === '?') {
          const end = special(xml, start);
          if (end === -1) break;
          at = end;
          continue;
        }
        const end = endOfTag(xml, start + 1);
        if (end === -1) break;
        tag(xml.slice(start + 1, end));
        at = end + 1;
      }
      rest = xml.slice(at);
    },
    end(): void {
      if (depth !== 0 || rest.trim() !== '') throw dañada();
    },
  };
}

export async function scanXml(chunks: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  const scanner = createXmlScanner(handlers);
  for await (const chunk of chunks) scanner.write(chunk);
  scanner.end();
}
