import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
/** What a text may measure; 17 is a reading on a phone, 28 and 44 are titles of whoever learns. */
const SIZES = new Set([12, 13, 14, 16, 17, 18, 20, 24, 26, 28, 30, 32, 40, 44, 48]);
/** Below this it is the end of a bar, not the corner of a box. */
const BAR_END = 6;

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'))
  .map((path) => ({ path: relative('.', path), css: readFileSync(join(SRC, path), 'utf8') }));

const found = (pattern: RegExp, wrong: (px: number) => boolean, except: readonly string[] = []) =>
  sheets
    .filter(({ path }) => !except.some((one) => path.endsWith(one)))
    .flatMap(({ path, css }) =>
      [...css.matchAll(pattern)].flatMap(([line]) =>
        [...line.matchAll(/(\d+(?:\.\d+)?)px/g)].slice(0, 1).some(([, px]) => wrong(Number(px)))
          ? [`${path}: ${line}`]
          : [],
      ),
    );

/** The end of a course and that of an evaluation say their figure as large as a poster does. */
const FIGURES = ['CourseEnd.module.css', 'Resultado.module.css'];

test('los cuerpos de letra son los de la escala', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(found(/font(?:-size)?: [^;]*px[^;]*;/g, (px) => !SIZES.has(px), FIGURES)).toEqual([]);
});

/** A book's cover has those of a book, and the phone that is drawn those of a phone. */
const DRAWN = ['Cover.module.css', 'CreateDialog.module.css', 'AsLearner.module.css'];

test('las esquinas son las de los tokens', () => {
  const corners = /border(?:-[a-z-]+)?-radius: [^;]*px[^;]*;/g;
  expect(found(corners, (px) => px >= BAR_END, DRAWN)).toEqual([]);
});
