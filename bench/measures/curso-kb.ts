import type { Bench } from '../bench.ts';
import { rounded } from '../load.ts';
import { measureFirstLoad } from '../../packages/web/scripts/first-load.ts';

/** What the browser loads to open a course at a reading. */
export async function measureCoursePage(_bench: Bench) {
  const { kb } = await measureFirstLoad('curso');
  return { curso_kb: rounded(kb, 1) };
}
