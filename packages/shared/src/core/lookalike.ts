import { isPlain } from '#core/unseen.ts';

/** Letters of Greek and Cyrillic that are drawn as one of the Latin alphabet. */
const SAME = 'АВЕКМНОРСТУХІЈЅԚԜӀаеорсухіјѕԁһԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
/** The same, and those that pass for one only among others. */
const ALIKE = new RegExp(`[${SAME}Ькѵαικνρτυχγ]`, 'u');
const ALL_SAME = new RegExp(`^[${SAME}]+$`, 'u');
const LATIN = /\p{Script=Latin}/u;
const WORDS = /[\p{L}\p{M}]+/gu;

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}+/gu, '');

function passesForLatin(word: string): boolean {
  const bare = withoutAccents(word);
  return LATIN.test(bare) ? ALIKE.test(bare) : ALL_SAME.test(bare);
}

/** The first word of a Latin text that could be read as another, because some letters of it are of other alphabets. */
export const lookalike = (value: string): string | undefined =>
  isPlain(value) || !LATIN.test(value) ? undefined : value.match(WORDS)?.find(passesForLatin);
