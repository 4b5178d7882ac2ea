import { expect, test } from 'vitest';
import { stretchIn, withMarks } from '#parts/entregas/anotaciones/marked-html.ts';

const HTML = '<p>Vi <b>una</b> escalera.</p><ul>\n<li>Rota, una pena.</li></ul>';

const shown = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
};

/** From the first letters of a text to the last letters of another one. */
function rangeOf(root: HTMLElement, from: string, to: string): Range {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const range = document.createRange();
  const first = texts.find(({ data }) => data.includes(from));
  const last = texts.find(({ data }) => data.includes(to));
  if (!first || !last) throw new Error('not in the text');
  range.setStart(first, first.data.indexOf(from));
  range.setEnd(last, last.data.indexOf(to) + to.length);
  return range;
}

test('lo elegido se cita con su sitio, también entre párrafos, y vuelve a encontrarse', () => {
  const root = shown(HTML);
  expect(stretchIn(root, rangeOf(root, 'una', 'escalera'))).toEqual({ cita: 'una escalera', desde: 2 });
  expect(stretchIn(root, rangeOf(root, 'escalera', 'Rota'))).toEqual({ cita: 'escalera. Rota', desde: 5 });
  expect(stretchIn(root, rangeOf(root, ', una', ' pena'))).toEqual({ cita: ', una pena', desde: 18 });
});

test('se marca lo dicho y su número va detrás; con otro dentro, cada trozo una vez', () => {
  const marked = withMarks(HTML, [
    { id: 'a', n: 1, cita: 'una escalera. Rota', desde: 2 },
    { id: 'b', n: 2, cita: 'escalera', desde: 5 },
    { id: 'c', n: null, cita: 'una', desde: 19 },
  ]);
  const root = shown(marked);
  expect([...root.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'una',
    'escalera',
    '.',
    'Rota',
    'una',
  ]);
  expect([...root.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Comentario 2',
    'Comentario 1',
  ]);
  expect(root.querySelectorAll('mark[data-draft]')).toHaveLength(1);
});

test('los números y las fórmulas no se cuentan: lo elegido después está donde estaba', () => {
  const html = `<p>Uno <span data-latex="x^2" data-type="inline-math"></span> dos tres</p>`;
  const plain = shown(html);
  const before = stretchIn(plain, rangeOf(plain, 'tres', 'tres'));
  const marked = shown(withMarks(html, [{ id: 'a', n: 1, cita: 'dos', desde: 3 }]));
  const formula = marked.querySelector('[data-latex]');
  if (!formula) throw new Error('the formula left');
  formula.textContent = 'x al cuadrado';
  expect(stretchIn(marked, rangeOf(marked, 'tres', 'tres'))).toEqual(before);
  expect(before).toEqual({ cita: 'tres', desde: 6 });
});

test('lo que ya no está no se marca, y de blancos no se cita nada', () => {
  expect(withMarks(HTML, [{ id: 'a', n: 1, cita: 'un andamio', desde: 0 }])).not.toContain('<mark');
  const root = shown('<p>Uno  dos</p>');
  const blank = document.createRange();
  const text = root.querySelector('p')?.firstChild as Text;
  blank.setStart(text, 3);
  blank.setEnd(text, 5);
  expect(stretchIn(root, blank)).toBeNull();
});
