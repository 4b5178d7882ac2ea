import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (document: string) => readFileSync(join(root, document), 'utf8');
const FENCED = /^ *```[^]*?^ *```/gm;
const quoted = (text: string) =>
  [...text.replace(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

/** What holds a slash and no space is a path, unless it begins as an address or an import does. */
const isPath = (word: string) => word.includes('/') && !/\s|…|^[/#@]/.test(word);

/** `{a,b}` are both. */
function spelled(path: string): string[] {
  const [braces, inside] = /\{([^}]+)\}/.exec(path) ?? [];
  if (!braces || !inside) return [path];
  return inside.split(',').flatMap((one) => spelled(path.replace(braces, one)));
}

/** From the root; `<name>` stands for any. */
const foundAt = (path: string, from = ''): string[][] =>
  spelled(path.replace(/<[^>]+>/g, '*').replace(/\/$/, '')).map((one) => globSync(from + one, { cwd: root }));

const exists = (path: string, from = ''): boolean => foundAt(path, from).every((files) => files.length > 0);

const textAt = (path: string): string => foundAt(path).flat().map(read).join('\n').replace(/\s+/g, ' ');

/** The paths of a tree drawn by indentation, two spaces a step. */
function treePaths(text: string): string[] {
  const [tree = ''] = text.match(FENCED) ?? [];
  const above: string[] = [];
  return tree
    .split('\n')
    .slice(1, -1)
    .map((line) => {
      const [, indent = '', name = ''] = /^( *)(\S+)/.exec(line) ?? [];
      above.length = indent.length / 2;
      above.push(name.replace(/\/$/, ''));
      return above.join('/');
    });
}

const documents = ['docs/mapa.md', ...globSync('docs/recetas/*.md', { cwd: root })];

test.each(documents)('los caminos que nombra %s existen', (document) => {
  const text = read(document);
  expect(quoted(text).filter((word) => isPath(word) && !exists(word))).toEqual([]);
});

const all = ['README.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root })];
/** From a folder of ours, and not built. */
const OURS = /^(?:packages|docs|e2e|bench|scripts)\/(?!.*\bdist\b)/;

test('los caminos que nombran los demás documentos existen', () => {
  const paths = all
    .filter((document) => !documents.includes(document))
    .flatMap((document) => quoted(read(document)).map((path) => ({ document, path })));
  expect(paths.filter(({ path }) => isPath(path) && OURS.test(path) && !exists(path))).toEqual([]);
});

const INSIDE = ['packages/', 'packages/*/src/', 'packages/server/src/{platform,features}/'].flatMap(spelled);

test('todo camino se escribe desde la raíz', () => {
  const paths = all.flatMap((document) => quoted(read(document)).map((path) => ({ document, path })));
  const halfway = ({ path }: { readonly path: string }) =>
    /\w\/\w/.test(path) && isPath(path) && !exists(path) && INSIDE.some((from) => exists(path, from));
  expect(paths.filter(halfway)).toEqual([]);
});

test('lo que un documento dice que hay en un archivo está en él', () => {
  const named = all.flatMap((document) =>
    [
      ...read(document).matchAll(
        /((?:`[^`\n]+`(?:,| and)?\s+)+)of\s+`([^`\n]*\/[^`\n]*\.(?:tsx?|sql|css))`/g,
      ),
    ].flatMap(([, names = '', path = '']) =>
      quoted(names).flatMap((name) => {
        const word = /^[\w$]+/.exec(name)?.[0];
        return word && !isPath(name) ? [{ document, path, word }] : [];
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path, word }) => !textAt(path).includes(word))).toEqual([]);
});

test('las pruebas que una receta cita por su título lo tienen', () => {
  const cited = documents.flatMap((document) =>
    [...read(document).matchAll(/`([^`\n]+\.test\.tsx?)`: «([^»]+)»/g)].map(([, path = '', title = '']) => ({
      document,
      path,
      title,
    })),
  );
  // One for each kind of thing is written once, with the word in its place.
  const titled = ({ path, title }: { readonly path: string; readonly title: string }) =>
    textAt(path)
      .replaceAll('$de', /de (actividad|pregunta)/.exec(title)?.[1] ?? '$de')
      .includes(title);
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter((one) => !titled(one))).toEqual([]);
});

test('el árbol del mapa cabe en una pantalla y es el que hay', () => {
  const paths = treePaths(read('docs/mapa.md'));
  expect(paths.length).toBeLessThanOrEqual(45);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test('el mapa nombra cada función, cada carpeta de lo compartido y cada carpeta de páginas', () => {
  const named = new Set(quoted(read('docs/mapa.md')).flatMap((word) => word.split('/')));
  const folders = ['packages/shared/src/*/', 'packages/web/src/pages/*/'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).map((path) => path.replace(/\/$/, '').split('/').at(-1) ?? ''),
  );
  const missing = [...features.map(({ nombre }) => nombre), ...folders].filter((name) => !named.has(name));
  expect(missing).toEqual([]);
});

test('el mapa enlaza cada receta', () => {
  const map = read('docs/mapa.md');
  const recipes = globSync('recetas/*.md', { cwd: join(root, 'docs') });
  expect(recipes.filter((recipe) => !map.includes(`](${recipe})`))).toEqual([]);
});

const decisions = globSync('docs/decisiones/*.md', { cwd: root }).toSorted();
const numberOf = (decision: string) => Number(/\/(\d{3})-[^/]+$/.exec(decision)?.[1]);

/** Every decision up to this one is written; later numbers may belong to some that are on their way. */
const WRITTEN = 50;

test('el número de cada decisión es solo suyo, y no falta ninguno', () => {
  const numbers = decisions.map(numberOf);
  expect(numbers.filter((number, i) => Number.isNaN(number) || numbers.indexOf(number) !== i)).toEqual([]);
  expect(numbers.slice(0, WRITTEN)).toEqual(Array.from({ length: WRITTEN }, (_, i) => i + 1));
});

const LINK = String.raw`\[\d{3}\]\(\d{3}-\S+\.md\)`;
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const STATE = new RegExp(
  String.raw`^# .+\n\n(?:In force since ${DAY}(?:; in part replaced by ${LINK})?|Replaced by ${LINK} on ${DAY}|Withdrawn on ${DAY})\.\n\n`,
);

test('cada decisión dice desde cuándo vale, o qué la sustituyó', () => {
  const written = decisions.filter((decision) => numberOf(decision) <= WRITTEN);
  expect(written.filter((decision) => !STATE.test(read(decision)))).toEqual([]);
});

test('el registro de cambios empieza por la versión que hay', () => {
  const versions = ['package.json', ...globSync('packages/*/package.json', { cwd: root })].map(
    (file) => (JSON.parse(read(file)) as { readonly version: string }).version,
  );
  const [, latest = ''] = /^## (\S+)/m.exec(read('CHANGELOG.md')) ?? [];
  expect(new Set(versions)).toEqual(new Set([latest]));
});

test('las órdenes que nombra el README existen', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = [...read('README.md').matchAll(/\bnpm (?:run )?([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('los enlaces entre documentos llevan a alguna parte', () => {
  const broken = all.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
      .map(([, link = '']) => join(document, '..', link))
      .filter((path) => !exists(path))
      .map((path) => `${document} → ${path}`),
  );
  expect(broken).toEqual([]);
});
