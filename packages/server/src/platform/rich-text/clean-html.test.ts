import { demasiadosNiveles } from '@catedra/shared/cursos/limites-de-texto.ts';
import { expect, test } from 'vitest';
import { cleanHtml, withCleanTexts } from '#platform/rich-text/clean-html.ts';
import { cleanBeside } from '#platform/rich-text/cleaner.ts';

const LARGO = `<p>${'<strong>hola</strong><script>x</script> '.repeat(3000)}</p>`;

test('aparte o en el acto, queda lo mismo', async () => {
  const [beside] = await cleanBeside('ana', [LARGO]);
  expect(beside).toEqual({ html: cleanHtml(LARGO) });
  expect(cleanHtml(LARGO)).not.toContain('script');
});

const fastest = (run: () => unknown) => {
  const times = Array.from({ length: 8 }, () => {
    const before = performance.now();
    run();
    return performance.now() - before;
  });
  return Math.min(...times);
};

test('lo largo se limpia antes y aparte, y quien lo guarda lo encuentra limpio', async () => {
  const long = `${LARGO}<hr>`;
  const sent = { texto: LARGO, otros: [{ html: long }] };
  const found = await withCleanTexts('ana', sent, async () => ({
    clean: cleanHtml(long),
    takes: fastest(() => cleanHtml(long)),
  }));
  expect(found.clean).toContain('<hr />');
  expect(found.takes).toBeLessThan(fastest(() => cleanHtml(long)) / 5);
});

test('lo que está demasiado metido se rechaza con su frase, también si engaña a quien cuenta antes', async () => {
  const deep = `<script></b></script>${'<b><script></b></script>'.repeat(60)}`;
  expect(() => cleanHtml(deep)).toThrow(demasiadosNiveles());
  const sent = { texto: deep, otro: LARGO, mas: `${LARGO} ` };
  await expect(withCleanTexts('ana', sent, async () => cleanHtml(deep))).rejects.toThrow(demasiadosNiveles());
});

test('lo que tarda demasiado se corta con una frase, y lo siguiente se limpia', async () => {
  await expect(cleanBeside('ana', [LARGO], 0)).rejects.toMatchObject({ status: 413, code: 'MUY_GRANDE' });
  expect(await cleanBeside('ana', ['<p>hola</p>'])).toEqual([{ html: '<p>hola</p>' }]);
});

test('una imagen conserva su tamaño y su lado, y solo esos', () => {
  const imagen = '<img src="/archivos/11111111-1111-4111-8111-111111111111" alt="Un arnés" />';
  const con = (atributos: string) =>
    `<figure${atributos}>${imagen}<figcaption>El arnés</figcaption></figure>`;
  expect(cleanHtml(con(' data-ancho="pequena" data-lado="derecha"'))).toBe(
    con(' data-ancho="pequena" data-lado="derecha"'),
  );
  expect(cleanHtml(con(' data-ancho="100vw" data-lado="fijo" style="position:fixed"'))).toBe(con(''));
});

test('de una imagen que se queda se va lo que podría ejecutarse', () => {
  const src = '/archivos/11111111-1111-4111-8111-111111111111';
  expect(cleanHtml(`<img src="${src}" onerror="alert(1)" style="inset:0">`)).toBe(
    `<img src="${src}" alt="" />`,
  );
});
