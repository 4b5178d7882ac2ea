import { expect, test } from 'vitest';
import { didNotArrive, PageLoadError } from '#app/page-load.tsx';

test.each([
  [new PageLoadError(false), true],
  [new TypeError('Failed to fetch dynamically imported module: https://academia.example/assets/x.js'), true],
  [new TypeError('error loading dynamically imported module: https://academia.example/assets/x.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/x.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), false],
])('%s: ¿no llegó? %s', (error, expected) => {
  expect(didNotArrive(error)).toBe(expected);
});
