import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const SAMPLE = 64 * 1024;
/** Control characters other than those that texts use. */
const BINARY = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/u;
const PAGE = /<(!doctype html|html|head|body|script|iframe|object|embed|meta)[\s>/]/i;

async function sampleOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function textOf(sample: Buffer): string | null {
  for (const encoding of ['utf-8', 'windows-1252']) {
    try {
      // The sample may end in the middle of a letter.
      const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
      return BINARY.test(text) ? null : text;
    } catch {}
  }
  return null;
}

/** Some lines with the same number of the same separators. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/).slice(0, 6).filter(Boolean);
  const counts = (separator: string) => lines.map((line) => line.split(separator).length);
  return (
    lines.length > 1 &&
    [',', ';', '\t'].some((separator) => {
      const [first = 1, ...rest] = counts(separator);
      return first > 1 && rest.every((count) => count === first);
    })
  );
}

function kindOfText(text: string): string {
  const start = text.trimStart();
  if (start.startsWith('WEBVTT')) return 'text/vtt';
  if (/<svg[\s>]/i.test(start)) return 'image/svg+xml';
  if (PAGE.test(start)) return 'text/html';
  if (start.startsWith('<')) return 'application/xml';
  return isTable(start) ? 'text/csv' : 'text/plain';
}

/** What a file is, by its bytes; what its name says is not looked at. */
export async function tipoDeContenido(path: string): Promise<string> {
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  // Behind an XML heading there may be a page or a drawing that runs.
  if (found && !/^(application|text)\/(\w+\+)?xml$/.test(found)) return found.split(';')[0] ?? found;
  const sample = await sampleOf(path);
  if (sample.length === 0) return 'text/plain';
  const text = textOf(sample);
  return text === null ? 'application/octet-stream' : kindOfText(text);
}
