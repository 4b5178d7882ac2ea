import type { Bench } from '../bench.ts';
import { rounded } from '../load.ts';
import { measureFirstLoad } from '../../packages/web/scripts/first-load.ts';

export async function measureLogin(_bench: Bench) {
  const { kb } = await measureFirstLoad();
  return { login_kb: rounded(kb, 1) };
}
