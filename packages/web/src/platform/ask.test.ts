import { command, read } from '@catedra/shared/core/contract.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { addressOf, ask, askFile } from '#platform/ask.ts';

const prorrogar = command('POST /api/cursos/:id/filas/:linea/prorrogar', {
  summary: 'Da más días',
  params: { linea: z.coerce.number<number>().int() },
  body: z.strictObject({ dias: z.number(), motivos: z.array(z.string()) }),
  answer: z.object({ vence: z.string() }),
});
const buscar = read('GET /api/cursos/buscar', {
  summary: 'Busca',
  query: z.strictObject({ texto: z.string(), pagina: z.number().optional() }),
  answer: z.array(z.string()),
});
const hoja = read('GET /api/cursos/:id/hoja.csv', {
  summary: 'Descarga',
  file: { types: ['text/csv'], description: 'Una hoja' },
});
const nada = command('POST /api/nada', { summary: 'Nada' });

test('la dirección lleva las partes y la búsqueda que declara el contrato, escritas para una dirección', () => {
  const body = { dias: 3, motivos: [] };
  expect(addressOf(prorrogar, { id: 'a/b', linea: 7, body })).toBe('/api/cursos/a%2Fb/filas/7/prorrogar');
  expect(addressOf(buscar, { query: { texto: 'ñu y más', pagina: undefined } })).toBe(
    '/api/cursos/buscar?texto=%C3%B1u+y+m%C3%A1s',
  );
});

test('lo que un contrato no dice no compila', () => {
  const tried = () => {
    expectTypeOf(
      ask(prorrogar, { id: 'x', linea: 1, body: { dias: 1, motivos: [] as const } }),
    ).resolves.toEqualTypeOf<{
      vence: string;
    }>();
    expectTypeOf(ask(nada)).resolves.toEqualTypeOf<null>();
    expectTypeOf(ask(buscar, { query: { texto: '' } })).resolves.toEqualTypeOf<string[]>();
    // @ts-expect-error a field that is missing
    void ask(prorrogar, { id: 'x', linea: 1, body: { dias: 1 } });
    // @ts-expect-error a field that nobody knows
    void ask(prorrogar, { id: 'x', linea: 1, body: { dias: 1, motivos: [], hasta: '' } });
    // @ts-expect-error a part of the address that is missing
    void ask(prorrogar, { id: 'x', body: { dias: 1, motivos: [] } });
    // @ts-expect-error a file is asked for as a file
    void ask(hoja, { id: 'x' });
    // @ts-expect-error and nothing else is
    void askFile(buscar, { query: { texto: '' } });
    // @ts-expect-error what must be given is
    void ask(buscar);
  };
  expect(tried).toBeTypeOf('function');
});
