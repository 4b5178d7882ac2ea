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

/** What lists the parts of every document that is a zip. */
const PARTS_LIST = '[content_types].xml';
const AT_SIZE = 12;
const AT_PLACE = 16;
/** Said of a place that a longer number, elsewhere, tells. */
const ELSEWHERE = 0xffffffff;
const MUCH = 4 << 20;

/** The end of a zip, where it says what is in it; null when it never arrived. */
async function endOf(bytes: Bytes): Promise<Buffer | null> {
  const tail = await bytes.read(Math.max(0, bytes.size - END_WITHIN), END_WITHIN);
  const at = tail.lastIndexOf(DIRECTORY_END);
  return at < 0 ? null : tail.subarray(at);
}

/** Whether the end of a zip never arrived. */
export const isCutZip = async (bytes: Bytes): Promise<boolean> =>
  (await startsWith(bytes, FIRST_ENTRY)) && (await endOf(bytes)) === null;

/** Documents of today are zips that list their parts; those of before, and those with a password, compound files. */
export async function canBeOffice(bytes: Bytes): Promise<boolean> {
  if (!(await startsWith(bytes, FIRST_ENTRY))) return startsWith(bytes, COMPOUND);
  const end = await endOf(bytes);
  // What was cut is told apart from what is something else.
  if (end === null || end.length <= AT_PLACE + 4) return true;
  const place = end.readUInt32LE(AT_PLACE);
  if (place === ELSEWHERE) return true;
  const directory = await bytes.read(place, Math.min(end.readUInt32LE(AT_SIZE), MUCH));
  return directory.toString('latin1').toLowerCase().includes(PARTS_LIST);
}
