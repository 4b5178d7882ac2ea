import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOTHS, type CoverLook, coverLook, DRAWINGS, shelfLooks } from '#cursos/portada/cover-look.ts';

const ROW = 6;
const shelf = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('Cocina', 'Bienvenida', 'Ñandú')), { maxLength: 40 })
  .map((titles) => titles.map((title, i): [string, string] => [`libro ${i}`, title]));

const seen = ({ cloth, drawing }: CoverLook) => `${cloth}-${drawing}`;

test('en un estante no hay dos iguales a la vista: ni al lado ni encima, aunque se llamen igual', () => {
  fc.assert(
    fc.property(shelf, (books) => {
      const looks = [...shelfLooks(books).values()];
      for (const [i, look] of looks.entries()) {
        const near = looks.slice(Math.max(0, i - ROW), i).map(seen);
        expect(near).not.toContain(seen(look));
      }
    }),
  );
});

test('nadie cambia de tela, y lo que llega después no cambia lo que ya estaba', () => {
  fc.assert(
    fc.property(shelf, fc.nat(40), (books, cut) => {
      const whole = shelfLooks(books);
      for (const [key, title] of books) expect(whole.get(key)?.cloth).toBe(coverLook(title).cloth);
      for (const [key, look] of shelfLooks(books.slice(0, cut))) expect(whole.get(key)).toEqual(look);
    }),
  );
});

test('solo, cada libro es el suyo; repetido en la página, el mismo', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const looks = shelfLooks([
        ['a', title],
        ['a', title],
      ]);
      expect([...looks]).toEqual([['a', coverLook(title)]]);
    }),
  );
});

test('el mismo título da siempre la misma cubierta, también escrito con tildes descompuestas', () => {
  const titulo = 'Protección de datos en el día a día';
  expect(coverLook(titulo)).toEqual(coverLook(titulo.normalize('NFD')));
});

test('los títulos se reparten entre todas las telas y todos los dibujos', () => {
  const looks = Array.from({ length: 400 }, (_, i) => coverLook(`Curso ${i}`));
  expect(new Set(looks.map(({ cloth }) => cloth)).size).toBe(CLOTHS);
  expect(new Set(looks.map(({ drawing }) => drawing)).size).toBe(DRAWINGS);
});
