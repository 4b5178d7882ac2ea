import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const mantine = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));
const src = join(import.meta.dirname, '../src');
/** The academy's own drawing of some components. */
const OURS = join(src, 'app/theme/mantine');

const CLASSES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
const COMPONENT = /@mantine\/core\/esm\/components\/.*\.mjs$/;
const SHEET = /@mantine\/core\/styles\/(\w+)\.layer\.css$/;
const ENTRY = /\/mantine-entry\.css$/;
/** `Menu.Sub = MenuSub`, as a component says what belongs to it. */
const PART = /^(\w+\.[A-Z]\w*) = \w+;$/gm;

const sheetOf = (name: string) => join(mantine, 'styles', `${name}.layer.css`);
const sheetsOf = (name: string) =>
  [sheetOf(name), join(OURS, `${name}.css`)].filter((file) => existsSync(file));

/** The sheets in the order of Mantine's own whole one: which of two wins does not depend on which comes first. */
function sheetsInOrder(): string[] {
  const whole = readFileSync(join(mantine, 'styles.css'), 'utf8');
  const placeOf = (name: string) =>
    whole.indexOf(readFileSync(join(mantine, 'styles', `${name}.css`), 'utf8').slice(0, 120));
  return globSync('*.layer.css', { cwd: join(mantine, 'styles') })
    .map((file) => file.replace('.layer.css', ''))
    .map((name) => ({ name, place: placeOf(name) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name);
}

/** Every `Menu.Item` that a page names, or Mantine itself. */
function partsNamed(): Set<string> {
  const files = [
    ...globSync('**/*.tsx', { cwd: src }).map((file) => join(src, file)),
    ...globSync('esm/**/*.mjs', { cwd: mantine }).map((file) => join(mantine, file)),
  ];
  return new Set(
    files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8')
          .replaceAll(PART, '')
          .matchAll(/\b[A-Z]\w*\.[A-Z]\w*/g),
      ].map(([name]) => name),
    ),
  );
}

/** Variables that nobody builds the name of: a shade, a heading, the width of a screen. */
const PLAIN = /(--mantine-(?:(?:primary-)?color-(?:\w+-)?\d|h\d-[\w-]+|breakpoint-\w+)):[^;]*;/g;

async function variables(): Promise<string> {
  const file = join(src, 'app/theme/css-variables.ts');
  const { module } = await runnerImport<{ variablesSheet: () => string }>(file);
  const used = [
    ...globSync('styles/*.layer.css', { cwd: mantine }).map((sheet) => join(mantine, sheet)),
    ...globSync('**/*.{css,ts,tsx}', { cwd: src }).map((one) => join(src, one)),
  ].map((one) => readFileSync(one, 'utf8'));
  const isNamed = (name: string) => used.some((text) => text.includes(`${name})`));
  return module.variablesSheet().replaceAll(PLAIN, (rule, name: string) => (isNamed(name) ? rule : ''));
}

/** What the sheet of the entrance holds beside what is written in it. */
const entry = async (code: string, first: string) => [first, code, await variables()].join('\n');

/**
 * Each component of Mantine comes with its own sheet of styles, in a layer of its own, and without the parts of it that
 * nobody names: a page that opens a menu on demand begins without its styles, and a menu without its submenus.
 */
export function mantineParts(): Plugin {
  const order = sheetsInOrder();
  const named = partsNamed();
  const layer = (name: string) => `m${order.indexOf(name)}`;
  return {
    name: 'catedra:mantine-parts',
    enforce: 'pre',
    apply: 'build',
    // In the page itself: whichever sheet comes first, the order of all is known by then.
    transformIndexHtml: (html) =>
      html.replace(
        '<title>',
        `<style nonce="%NONCE%">@layer base,mantine;@layer mantine{@layer ${order.map(layer).join()}}</style>\n    <title>`,
      ),
    transform: {
      filter: { id: [CLASSES, COMPONENT, SHEET, ENTRY] },
      async handler(code, id) {
        const [, classes = ''] = CLASSES.exec(id) ?? [];
        const [, sheet] = SHEET.exec(id) ?? [];
        if (classes) return [code, ...sheetsOf(classes).map((file) => `import '${file}';`)].join('\n');
        if (sheet) return code.replaceAll('@layer mantine {', `@layer mantine.${layer(sheet)} {`);
        if (ENTRY.test(id)) return entry(code, '');
        return code.replaceAll(PART, (line, part: string) => (named.has(part) ? line : ''));
      },
    },
  };
}

/** While it is being worked on, what is borrowed comes in one piece, and so do its sheets. */
export function mantineWhole(): Plugin {
  const ours = globSync('*.css', { cwd: OURS }).map((file) => `@import './mantine/${file}';`);
  return {
    name: 'catedra:mantine-whole',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: ENTRY },
      handler: (code) =>
        entry(
          code,
          ['@layer base, mantine;', "@import '@mantine/core/styles.layer.css';", ...ours].join('\n'),
        ),
    },
  };
}
