import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

function packageOf(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(dirname(folder));
}

/** The server's own folder, whether it runs from its sources or built into one file. */
const server = packageOf(import.meta.dirname);

/** What says which version this is. */
export const packageFile = join(server, 'package.json');

/** Where a file of the sources is: those that are read or run by themselves are not built into the program. */
export const sourceFile = (path: string): string => join(server, 'src', path);

const built = join(server, 'dist');

/** A program that is run beside this one: built with it, or from its sources as this one runs. */
export const programFile = (source: string, from: string = import.meta.dirname): string =>
  from === built ? join(built, `${basename(source, '.ts')}.js`) : sourceFile(source);

export const webRoot = join(server, '../web/dist');
