import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulaEnTexto } from '#preguntas/formula-en-texto.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';

test.each([
  ['d = l + a + h + 1', 'd = l + a + h + 1'],
  [String.raw`\frac{v^2}{2g}`, 'v²/(2g)'],
  [String.raw`\frac{a+b}{c}`, '(a+b)/c'],
  [String.raw`\dfrac{1}{\sqrt{x}}`, '1/√x'],
  [String.raw`\sqrt{a^2 + b^2}`, '√(a² + b²)'],
  [String.raw`x_1 \cdot 10^{-3} \le \pi`, 'x₁ · 10⁻³ ≤ π'],
  [String.raw`\sum_{i=1}^{n} i`, '∑_(i=1)ⁿ i'],
  [String.raw`a^{k+1}`, 'a^(k+1)'],
  [String.raw`25\,\text{kg} \times 100\%`, '25kg × 100%'],
  [String.raw`\sin x`, 'sin x'],
  [String.raw`\left( a \right)`, '( a )'],
  [String.raw`\,`, String.raw`\,`],
])('%s se lee «%s»', (latex, dicho) => {
  expect(formulaEnTexto(latex)).toBe(dicho);
});

test('lo que no es una fórmula bien escrita se lee como se pueda, sin colgarse', () => {
  const trozo = fc.constantFrom('\\frac', '{', '}', '^', '_', '\\sqrt', 'a', '1', ' ', '\\', '\\text', '$');
  fc.assert(
    fc.property(fc.array(trozo, { minLength: 1, maxLength: 40 }), (trozos) => {
      const latex = trozos.join('');
      expect(formulaEnTexto(latex).length).toBeLessThanOrEqual(latex.length * 3 + 2);
    }),
  );
});

test('en una lista el enunciado lleva la fórmula dicha', () => {
  const html = '<p>Usa <span data-type="inline-math" data-latex="\\frac{a}{b} &lt; 1"></span>.</p>';
  expect(textoPlano(html)).toBe('Usa a/b < 1 .');
});
