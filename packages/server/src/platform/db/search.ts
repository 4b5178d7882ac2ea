import { and, type SQL, sql } from 'drizzle-orm';

const MOST_WORDS = 8;

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (character) => `\\${character}`);

/** As few letters as an index of trigrams finds something by. */
const FINDABLE = /[\p{L}\p{N}]{3}/u;

/** The part of an address that tells people apart, when an index can find it. */
function whoseIs(word: string): string | undefined {
  const at = word.lastIndexOf('@') + 1;
  const whose = word.slice(0, at);
  return at < word.length && FINDABLE.test(whose) ? whose : undefined;
}

const pattern = (word: string): SQL => sql`'%' || llano(${escapeLike(word)}) || '%'`;

/**
 * A domain is in nearly every address: an index asked for it as well reads where all of them are, a hundred times what
 * finding the rest takes. It is looked at in what was found by the rest, as an expression that no index holds. As
 * subqueries, the planner does not look into either: whosever it is, the plan is the same and is made once.
 */
function hasWord(text: SQL, word: string): SQL {
  const whose = whoseIs(word);
  return whose === undefined
    ? sql`${text} like ${pattern(word)}`
    : sql`(${text} like (select ${pattern(whose)}) and (${text} || '') like (select ${pattern(word)}))`;
}

/** The words of what is looked for, as many as are looked at. */
export const wordsOf = (searched: string): string[] =>
  searched.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Whether someone's address is looked for, which few have: they are found before they are sorted. */
export const hasAddress = (searched: string): boolean =>
  wordsOf(searched).some((word) => whoseIs(word) !== undefined);

/** Every word is somewhere in the text, which has no accents or capitals (`llano`); nothing to look for is always there. */
export function hasWords(text: SQL, searched: string): SQL {
  return and(sql`true`, ...wordsOf(searched).map((word) => hasWord(text, word))) as SQL;
}

/**
 * Goes with searched words: makes the plan for any words too dear to be chosen, so that each search is planned for its
 * own. A plan that suits a rare surname takes a hundred times as long for a common one.
 */
export const plannedForItsWords = sql`(${true}::boolean or (select count(*) > 0 from generate_series(1, 1000000000)))`;

/** Every word is in the text, planned as suits what is looked for: making a plan takes longer than finding an address by one. */
export const searching = (text: SQL, searched: string): SQL =>
  hasAddress(searched)
    ? hasWords(text, searched)
    : sql`${hasWords(text, searched)} and ${plannedForItsWords}`;
