import { isPlain } from '#core/unseen.ts';

/** Letters of Greek and Cyrillic that are drawn as one of the Latin alphabet. */
const SAME = 'АВЕКМНОРСТУХІЈЅԚԜӀаеорсухіјѕԁһԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
/** The same, and those that pass for one only among others. */
const ALIKE = new RegExp(`[${SAME}Ькѵαικνρτυχγ]`, 'u');
const ALL_SAME = new RegExp(`^[${SAME}]+$`, 'u');
const LATIN = /\p{Script=Latin}/u;
const WORDS = /\p{L}+/gu;

/** The first word of a Latin text that could be read as another, because some letters of it are of other alphabets. */
export function lookalike(value: string): string | undefined {
  if (isPlain(value) || !LATIN.test(value)) return undefined;
  const bare = value.normalize('NFD').replace(/\p{M}+/gu, '');
  return bare.match(WORDS)?.find((word) => (LATIN.test(word) ? ALIKE.test(word) : ALL_SAME.test(word)));
}
