import type { Target } from './load.ts';

type Row = { readonly id?: string; readonly texto?: string } | null;

/** One row by its key, and nothing else. */
export const bareSelect = (reference: string): Target => ({
  url: `${reference}/select`,
  holds: (answer) => (answer as Row)?.texto === 'fila 500',
});

/** The same row, and as many bytes beside it as an answer has that is compared with it. */
export const bareSelectOf = (reference: string, bytes: number): Target => ({
  url: `${reference}/select/${bytes}`,
  holds: (answer) => (answer as Row)?.texto === 'fila 500',
});

/** One row committed, and nothing else. */
export const bareInsert = (reference: string): Target => ({
  url: `${reference}/insert`,
  method: 'POST',
  holds: (answer) => Number((answer as Row)?.id) > 1000,
});
