import { programFile } from '#platform/places.ts';

/** The program that reads one file and ends. Tests have another. */
export const READER = programFile('platform/sheets/reader-process.ts');
