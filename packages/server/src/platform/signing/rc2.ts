/** RFC 2268. Nobody should close anything with it; files of keys of some years ago were, and have to be opened. */
const PI = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);

const WORDS = 64;
const BLOCK = 8;
const SHIFTS = [1, 2, 3, 5] as const;
const pi = (at: number): number => PI[at & 0xff] ?? 0;

function expand(key: Uint8Array): number[] {
  const bytes = Buffer.alloc(WORDS * 2);
  bytes.set(key);
  for (let i = key.length; i < bytes.length; i += 1)
    bytes[i] = pi((bytes[i - 1] ?? 0) + (bytes[i - key.length] ?? 0));
  const from = bytes.length - key.length;
  bytes[from] = pi(bytes[from] ?? 0);
  for (let i = from - 1; i >= 0; i -= 1) bytes[i] = pi((bytes[i + 1] ?? 0) ^ (bytes[i + key.length] ?? 0));
  return Array.from({ length: WORDS }, (_, i) => bytes.readUInt16LE(i * 2));
}

function openBlock(block: Buffer, key: readonly number[]): Buffer {
  const r = [0, 2, 4, 6].map((at) => block.readUInt16LE(at));
  const word = (i: number) => r[(i + 4) % 4] ?? 0;
  let left = WORDS - 1;
  const unmix = () => {
    for (let i = 3; i >= 0; i -= 1) {
      const shift = SHIFTS[i] ?? 1;
      const turned = ((word(i) >>> shift) | (word(i) << (16 - shift))) & 0xffff;
      const other = (word(i - 1) & word(i - 2)) + (~word(i - 1) & word(i - 3) & 0xffff);
      r[i] = (turned - (key[left] ?? 0) - other) & 0xffff;
      left -= 1;
    }
  };
  const unmash = () => {
    for (let i = 3; i >= 0; i -= 1) r[i] = (word(i) - (key[word(i - 1) & (WORDS - 1)] ?? 0)) & 0xffff;
  };
  for (const rounds of [5, 6, 5]) {
    for (let round = 0; round < rounds; round += 1) unmix();
    if (left > 0) unmash();
  }
  const out = Buffer.alloc(BLOCK);
  r.forEach((value, i) => out.writeUInt16LE(value, i * 2));
  return out;
}

/** Block after block, each over the one before; what was added at its end is left out. */
export function openRc2(closed: Buffer, key: Uint8Array, start: Uint8Array): Buffer {
  const words = expand(key);
  const out = Buffer.alloc(closed.length);
  let before: Uint8Array = start;
  for (let at = 0; at < closed.length; at += BLOCK) {
    const block = closed.subarray(at, at + BLOCK);
    openBlock(block, words).forEach((byte, i) => {
      out[at + i] = byte ^ (before[i] ?? 0);
    });
    before = block;
  }
  const added = out.at(-1) ?? 0;
  if (added < 1 || added > BLOCK) throw new Error('bad end');
  return out.subarray(0, -added);
}
