import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was given. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const BIN = join(root, 'node_modules/.bin');

/** @param {string} name */
export const bin = (name) => join(BIN, name);

/** Finds the project's own Node before the machine's. */
export const toolsEnvironment = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` };
