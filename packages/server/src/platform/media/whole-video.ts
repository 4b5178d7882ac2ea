import type { Bytes } from '#platform/media/bytes.ts';

/** What is wrong with a recording: its end is missing, or the list of what it holds, written last, never was. */
export type Damage = 'cut' | 'unfinished';

const BOXED = /^(video\/(mp4|quicktime|x-m4v|3gpp2?|mj2)|audio\/(mp4|x-m4a|x-m4b))$/;
const MATROSKA = /^(video|audio)\/(webm|matroska|x-matroska)$/;
/** Letters behind the last box may look like one more. */
const AT_THE_TOP = /^(ftyp|moov|mdat|moof|mfra|free|skip|wide|uuid|styp|sidx|meta|udta)$/;
/** A recording in many fragments has some boxes for each second. */
const MOST_BOXES = 100_000;

interface Box {
  readonly type: string;
  readonly end: number;
}

/** Null where no box begins: whatever a tool left behind the last one. */
async function boxAt(bytes: Bytes, at: number): Promise<Box | null> {
  const head = await bytes.read(at, 16);
  const type = head.toString('latin1', 4, 8);
  if (head.length < 8 || !/^[\w ©-]{4}$/.test(type)) return null;
  const short = head.readUInt32BE(0);
  if (short === 0) return { type, end: bytes.size };
  if (short > 1) return short < 8 ? null : { type, end: at + short };
  return head.length < 16 ? { type, end: Infinity } : { type, end: at + Number(head.readBigUInt64BE(8)) };
}

/** MP4 and its kin: boxes one behind another, `moov` saying what is in the others. */
async function damageOfBoxes(bytes: Bytes): Promise<Damage | null> {
  let listed = false;
  let at = 0;
  for (let count = 0; at < bytes.size && count < MOST_BOXES; count++) {
    const box = await boxAt(bytes, at);
    if (!box) break;
    if (box.end > bytes.size && AT_THE_TOP.test(box.type)) return 'cut';
    if (box.end > bytes.size) break;
    listed ||= box.type === 'moov';
    at = box.end;
  }
  return listed ? null : 'unfinished';
}

const SEGMENT = '18538067';

/** Length of a number that says its own length, and the number; null when it says «not known yet». */
function numberAt(head: Buffer, at: number): { readonly length: number; readonly value: number | null } {
  const first = head[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > head.length) return { length: 1, value: null };
  const digits = [first & ((1 << (8 - length)) - 1), ...head.subarray(at + 1, at + length)];
  const unknown = digits.every((digit, i) => digit === (i === 0 ? (1 << (8 - length)) - 1 : 255));
  return { length, value: unknown ? null : digits.reduce((sum, digit) => sum * 256 + digit, 0) };
}

/** WebM: a heading, and a segment that says how long it is; one recorded by a browser says nothing. */
async function damageOfMatroska(bytes: Bytes): Promise<Damage | null> {
  const head = await bytes.read(0, 4096);
  const heading = numberAt(head, 4);
  const segment = 4 + heading.length + (heading.value ?? 0);
  if (head.toString('hex', segment, segment + 4) !== SEGMENT) return 'cut';
  const { length, value } = numberAt(head, segment + 4);
  return value !== null && segment + 4 + length + value > bytes.size ? 'cut' : null;
}

/** Why a recording of that type won't play to its end; null when it will, or nothing is known of its type. */
export async function damageOfRecording(bytes: Bytes, type: string): Promise<Damage | null> {
  if (BOXED.test(type)) return damageOfBoxes(bytes);
  return MATROSKA.test(type) ? damageOfMatroska(bytes) : null;
}
