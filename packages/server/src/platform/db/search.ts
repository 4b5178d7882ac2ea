import { and, type SQL, sql } from 'drizzle-orm';

const MOST_WORDS = 8;

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Every word is somewhere in the text, which has no accents or capitals (`llano`); nothing to look for is always there. */
export function hasWords(text: SQL, searched: string): SQL {
  const words = searched.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return and(
    sql`true`,
    ...words.map((word) => sql`${text} like '%' || llano(${escapeLike(word)}) || '%'`),
  ) as SQL;
}

/**
 * Goes with searched words: makes the plan for any words too dear to be chosen, so that each search is planned for its
 * own. A plan that suits a rare surname takes a hundred times as long for a common one.
 */
export const plannedForItsWords = sql`(${true}::boolean or (select count(*) > 0 from generate_series(1, 1000000000)))`;
