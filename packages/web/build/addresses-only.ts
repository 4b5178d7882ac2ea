import type { Plugin } from 'vite';

const CONTRACTS = /\/shared\/src\/[\w-]+\/api\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly Node[];
}
interface Statement extends Node {
  readonly source?: { readonly value: string } | null;
  readonly declaration?: { readonly declarations?: readonly { readonly init?: Call | null }[] } | null;
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/**
 * Leaves of each contract its address alone: the compiler has read the rest by then, and schemas that no page runs
 * would be a third of what a learner downloads.
 */
export function addressesOnly(): Plugin {
  return {
    name: 'catedra:addresses-only',
    apply: 'build',
    transform: {
      filter: { id: CONTRACTS },
      handler(code) {
        const body = this.parse(code).body as unknown as readonly Statement[];
        const calls = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
        let text = code;
        for (const { type, start, end, source } of body)
          if (type === 'ImportDeclaration' && !source?.value.endsWith('core/contract.ts'))
            text = blank(text, start, end);
        for (const { init } of calls) {
          const [address, declared] = init?.arguments ?? [];
          if (!address || !declared || !['command', 'read'].includes(init?.callee.name ?? '')) continue;
          text = blank(text, address.end, declared.end);
        }
        return { code: text, map: null };
      },
    },
  };
}
