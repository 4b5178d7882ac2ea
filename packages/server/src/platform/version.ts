import { readFileSync } from 'node:fs';
import { packageFile } from '#platform/places.ts';

/** The program's own version, as its package says it. */
export const VERSION: string = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
