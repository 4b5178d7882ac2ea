import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function packageOf(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(dirname(folder));
}

/** The server's own folder, whether it runs from its sources or built into one file. */
const server = packageOf(import.meta.dirname);

/** Where a file of the sources is: those that are read or run by themselves are not built into the program. */
export const sourceFile = (path: string): string => join(server, 'src', path);

export const webRoot = join(server, '../web/dist');
