/** One question can't come: its message is the reason, for the person. */
export class NoEntra extends Error {
  override readonly name = 'NoEntra';
}
