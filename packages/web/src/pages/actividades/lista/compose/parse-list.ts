import { withoutAccents } from '@catedra/shared/core/accents.ts';
import {
  type Contenido,
  contenidoVacio,
  TIPOS_ACTIVIDAD,
  type TipoActividad,
} from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { authoringOf } from '#tipos/authorings.ts';

/** An activity to be, as a line of a pasted list says it. */
export interface Line {
  readonly titulo: string;
  readonly tipo: TipoActividad;
  /** An address that came in the line. */
  readonly url: string;
  /** The kind that it named and can't be, for want of an address. */
  readonly wanted?: TipoActividad;
}

/** Some lines under a title; without one, they go where the list was pasted. */
export interface Block {
  readonly titulo: string | null;
  readonly lines: readonly Line[];
}

export const MAX_LINES = 200;
const MAX_TITLE = 200;

const plain = (word: string) => withoutAccents(word).toLowerCase();

/** The kind that goes by that word. */
const kindNamed = (word: string | undefined): TipoActividad | undefined =>
  word === undefined
    ? undefined
    : TIPOS_ACTIVIDAD.find((tipo) =>
        [plain(fichaDe(tipo).nombre), ...authoringOf(tipo).names].includes(plain(word)),
      );

const BULLET = /^(?:[-*•·–—▪◦]|\d+(?:\.\d+)+\.?|\d+[.)]|[a-z]\))\s+(?:\[[ x]\]\s+)?/i;
const BEFORE = /^\[?(\p{L}+)\]?\s*(?:[:–—]\s*|\s-\s|(?<=\])\s*)(.+)$/u;
const AFTER = /^(.+?)\s*[([](\p{L}+)[)\]]$/u;
const ADDRESS = /https:\/\/\S+/;

/** The kind that a line names, before its title or after it, and the title without it. */
function named(text: string): { titulo: string; tipo?: TipoActividad } {
  const [, before, rest] = BEFORE.exec(text) ?? [];
  if (rest && kindNamed(before)) return { titulo: rest, tipo: kindNamed(before) };
  const [, first, after] = AFTER.exec(text) ?? [];
  return first && kindNamed(after) ? { titulo: first, tipo: kindNamed(after) } : { titulo: text };
}

/** Some kinds can't be stored without their address. */
export const canBe = (tipo: TipoActividad, url: string): boolean =>
  authoringOf(tipo).birth === null || (url !== '' && authoringOf(tipo).fromAddress?.(url) !== null);

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;

/** What a line asks for; what says nothing of its kind is of the given one. */
export function parseLine(text: string, otherwise: TipoActividad): Line {
  const url = ADDRESS.exec(text)?.[0].replace(/[),.;]+$/, '') ?? '';
  const words = text
    .replace(url, '')
    .replace(/\(\s*\)/, '')
    .trim()
    .replace(/[\s:–—-]+$/, '');
  const { titulo, tipo } = named(words.replace(BULLET, '').trim());
  const wanted =
    tipo ?? TIPOS_ACTIVIDAD.find((una) => url !== '' && authoringOf(una).fromAddress?.(url)) ?? otherwise;
  const [simplest] = TIPOS_ACTIVIDAD;
  const can = canBe(wanted, url);
  return {
    titulo: (titulo || hostOf(url)).slice(0, MAX_TITLE),
    tipo: can ? wanted : simplest,
    url,
    ...(tipo && !can && { wanted: tipo }),
  };
}

const indent = (line: string) => /^[\t ]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;

/** How far in its mark puts a line: none, then «1.», «1.2» and further, and last the bullets and letters. */
function rank(line: string): number {
  const mark = BULLET.exec(line.trim())?.[0] ?? '';
  const numbers = /^\d+(?:\.\d+)*/.exec(mark)?.[0];
  return numbers ? numbers.split('.').length : mark === '' ? 0 : BULLETED;
}
const BULLETED = 9;

/** A line that says its kind or its address is an activity, whatever comes under it. */
const saysItsKind = (line: string) =>
  ADDRESS.test(line) || named(line.trim().replace(BULLET, '').trim()).tipo !== undefined;

/**
 * A pasted list: a line is an activity; one with # before it, or with others further in, be it by their place or by
 * their marks, is a section.
 */
export function parseList(text: string, otherwise: TipoActividad): readonly Block[] {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim().replace(BULLET, '') !== '')
    .slice(0, MAX_LINES);
  const least = Math.min(...rows.map(indent));
  const first = Math.min(...rows.filter((row) => indent(row) === least).map(rank));
  const opensBy = (row: string, next: string) =>
    indent(next) > least ||
    (indent(next) === least && rank(row) === first && rank(next) > first && !saysItsKind(row));
  const blocks: { titulo: string | null; lines: Line[] }[] = [];
  for (const [i, row] of rows.entries()) {
    const heading = /^\s*#+\s+(.+)$/.exec(row)?.[1];
    const next = rows[i + 1];
    const opens = indent(row) === least && next !== undefined && opensBy(row, next);
    if (heading !== undefined || opens) {
      const titulo = (heading ?? row).trim().replace(BULLET, '').replace(/:$/, '').trim();
      blocks.push({ titulo: titulo.slice(0, 160), lines: [] });
      continue;
    }
    const last = blocks.at(-1) ?? blocks[blocks.push({ titulo: null, lines: [] }) - 1];
    last?.lines.push(parseLine(row.trim(), otherwise));
  }
  return blocks;
}

/** A list, and not a title that came with a line break. */
export const isList = (text: string): boolean => text.split(/\r?\n/).filter((row) => row.trim()).length > 1;

/** What the activity of a line holds when it is born. */
export const contentOf = ({ tipo, url }: Pick<Line, 'tipo' | 'url'>): Contenido =>
  (url === '' ? null : authoringOf(tipo).fromAddress?.(url)) ?? contenidoVacio(tipo);
