import type { Plugin } from 'rolldown';

const BEYOND = /(\\*)([\u0080-\uffff])/g;
const escapeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const withPlainLetters = (code: string): string =>
  code.replace(BEYOND, (found, slashes: string, letter: string) => {
    if (slashes.length % 2 === 1) throw new Error(`${found} would be escaped twice`);
    return `${slashes}${escapeOf(letter)}`;
  });

/**
 * V8 keeps the text of a program for as long as it runs, and a single letter beyond ASCII makes node double all of it. In
 * texts, patterns and names an escape says the same.
 */
export function plainLetters(): Plugin {
  return {
    name: 'catedra:plain-letters',
    // The last step: whatever is written after `renderChunk` writes letters again.
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') part.code = withPlainLetters(part.code);
      }
    },
  };
}
