import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loQueSeOye } from '@catedra/shared/colecciones.ts';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.includes('testing/'),
);
const texts = files.map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

/** What is written between the braces that open at the end of each match. */
function bodiesAfter(opening: RegExp, text: string): string[] {
  return [...text.matchAll(opening)].map((match) => {
    const from = match.index + match[0].length;
    let [end, open] = [from, 1];
    for (; end < text.length && open > 0; end += 1)
      open += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    return text.slice(from, end);
  });
}

/** The first words of the keys of what rings no bell: whoever changes it is told by its own answer. */
const NOBODY_RINGS = ['ajustes', 'archivos', 'cargas', 'paquetes', 'sesion'];
const HEARS_OR_ASKS_AGAIN = /escucha|staleTime: 0|gcTime: 0|refetchInterval/;

test('toda consulta dice qué escucha (`escucha`), o se pide de nuevo cada vez', () => {
  const deaf = texts.flatMap(({ file, text }) =>
    bodiesAfter(/\b(?:infiniteQueryOptions|queryOptions|useInfiniteQuery|useQuery)\(\{/g, text)
      .filter((body) => /\bask\(|\bleer(?:Pagina|Todos|Uno)\(/.test(body) && !HEARS_OR_ASKS_AGAIN.test(body))
      .map((body) => /queryKey: \[?'?(\w+)[^\n]*/.exec(body))
      .filter((key) => !NOBODY_RINGS.includes(key?.[1] ?? ''))
      .map((key) => `${file}: ${key?.[0] ?? 'sin clave'}`),
  );
  expect(deaf).toEqual([]);
});

test('todo lo que el servidor cuenta a las pantallas abiertas lo escucha alguna', () => {
  const heard = new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/escucha: \[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    ),
  );
  expect(Object.keys(loQueSeOye).filter((nombre) => !heard.has(nombre))).toEqual([]);
});
