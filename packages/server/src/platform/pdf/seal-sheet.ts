import { UNKNOWN } from '#platform/pdf/room-for-seal.ts';
import { signDetached, type Signer } from '#platform/signing/signer.ts';

const RANGE = `[0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN}]`;
const ROOM = /\/Contents <(0+)>/;
/** The signature and its attributes, with some air. */
const BESIDES_CERTIFICATES = 2048;

/** How much room the signature of someone takes, with the certificates that go in it. */
export const roomFor = ({ certificate, chain }: Signer): number =>
  [certificate, ...chain].reduce((bytes, { raw }) => bytes + raw.length, BESIDES_CERTIFICATES);

/** Fills the room that a sheet has for it: all its bytes are signed but those of the signature. */
export function sealSheet(pdf: Buffer, signer: Signer): Buffer {
  const rangeAt = pdf.indexOf(RANGE, 0, 'latin1');
  // The dictionary of the signature is the first thing written.
  const found = ROOM.exec(pdf.toString('latin1', rangeAt, pdf.indexOf('endobj', rangeAt, 'latin1')));
  if (rangeAt < 0 || !found) throw new Error('the sheet has no room for a signature');
  const [, zeros = ''] = found;
  const start = rangeAt + found.index + '/Contents '.length;
  const end = start + zeros.length + 2;
  const sealed = Buffer.from(pdf);
  sealed.write(`[0 ${start} ${end} ${pdf.length - end}]`.padEnd(RANGE.length), rangeAt, 'latin1');
  const signature = signDetached(Buffer.concat([sealed.subarray(0, start), sealed.subarray(end)]), signer);
  if (signature.length * 2 > zeros.length) throw new Error('the signature does not fit in its room');
  sealed.write(signature.toString('hex'), start + 1, 'latin1');
  return sealed;
}
