import type { Bench } from '../bench.ts';
import { inTurns, type Load, load, rounded } from '../load.ts';
import { crowd, person, signIn } from '../people.ts';

const SEARCHES = { cincuenta: 'zubizarreta unico', decima: 'gutierrez' };

/** A page of 50 people with a search that matches 50 and one that matches a tenth, out of 1,000 and out of 100,000. */
export async function measurePeople(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const page = (search: string) => ({
    url: `${url}/api/usuarios?limite=50&buscar=${encodeURIComponent(search)}`,
    cookie,
  });

  const few: Record<string, Load> = {};
  await crowd(db, 1000);
  for (const [name, search] of Object.entries(SEARCHES)) few[name] = await load(page(search));

  await crowd(db, 100_000);
  const ratios: number[] = [];
  const growth: number[] = [];
  for (const [name, search] of Object.entries(SEARCHES)) {
    const { a, b } = await inTurns(page(search), { url: `${reference}/select` }, 2);
    console.log(
      `  ${name}: ${Math.round(a.perSecond)}/s de 100.000, ${Math.round(few[name]?.perSecond ?? 0)}/s de 1.000, select ${Math.round(b.perSecond)}/s`,
    );
    ratios.push(a.perSecond / b.perSecond);
    growth.push((few[name]?.perSecond ?? 0) / a.perSecond);
  }
  // Each looks for someone else, so nothing can be shared.
  let n = 0;
  const each = () => ({ path: `/api/usuarios?limite=50&buscar=p${n++ % 100_000}@` });
  const { a, b } = await inTurns({ url, cookie, each }, { url: `${reference}/select` }, 2);
  return {
    usuarios_distintas_vs_select: rounded(a.perSecond / b.perSecond),
    usuarios_vs_select: rounded(Math.min(...ratios)),
    usuarios_100k_vs_1k: rounded(Math.max(...growth)),
  };
}
