import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { programFile, sourceFile } from '#platform/places.ts';

const READER = 'platform/sheets/reader-process.ts';

test('un programa que corre al lado sale de las fuentes, o construido si lo está quien lo llama', () => {
  const server = dirname(dirname(sourceFile('main.ts')));
  expect(programFile(READER)).toBe(sourceFile(READER));
  expect(programFile(READER, join(server, 'dist'))).toBe(join(server, 'dist/reader-process.js'));
});
