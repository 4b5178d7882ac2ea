import type { Bytes } from '#platform/media/bytes.ts';

const FIRST_ENTRY = Buffer.from('PK\x03\x04', 'latin1');
const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0', 'hex');
/** The end of the directory, with the longest comment it can have. */
const END_WITHIN = 66 * 1024;

const startsWith = async (bytes: Bytes, ...starts: readonly Buffer[]): Promise<boolean> => {
  const start = await bytes.read(0, 4);
  return starts.some((one) => start.equals(one));
};

/** Documents of today are zips; those of before, and those with a password, compound files. */
export const canBeOffice = (bytes: Bytes): Promise<boolean> => startsWith(bytes, FIRST_ENTRY, COMPOUND);

/** Whether the end of a zip never arrived: there it says what is in it. */
export async function isCutZip(bytes: Bytes): Promise<boolean> {
  if (!(await startsWith(bytes, FIRST_ENTRY))) return false;
  const end = await bytes.read(Math.max(0, bytes.size - END_WITHIN), END_WITHIN);
  return !end.includes(DIRECTORY_END);
}
