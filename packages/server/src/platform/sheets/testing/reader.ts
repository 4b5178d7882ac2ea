import { dirname } from 'node:path';
import { programFile } from '#platform/places.ts';

/** `npm test` has just built it, and hundreds of files are read: from its sources it starts in four times as long. */
const { CATEDRA_PROGRAMA } = process.env;

export const READER = programFile(
  'platform/sheets/reader-process.ts',
  CATEDRA_PROGRAMA && dirname(CATEDRA_PROGRAMA),
);
