import { bareSelect, bareSelectOf } from '../bare.ts';
import type { Bench } from '../bench.ts';
import { inWords, load, rounded, type Target, versus, warmUp, weightOf } from '../load.ts';
import { crowd, person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const PAGE = 50;
const SEARCHES = [
  { name: 'cincuenta', search: 'zubizarreta unico', surname: 'Zubizarreta Único' },
  { name: 'décima', search: 'gutierrez', surname: 'Gutiérrez' },
];

type People = { readonly datos: readonly { readonly apellidos: string; readonly correo: string }[] };

/** A page of 50 people with a search that matches 50 and one that matches a tenth, out of 1,000 and out of 100,000. */
export async function measurePeople(bench: Bench) {
  const { url, db } = await bench.academy();
  const reference = await bench.reference();
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const [few, many] = [bench.amount(1000, 500), bench.amount(100_000, 600)];
  const targets = SEARCHES.map(({ search, surname }) => ({
    url: `${url}/api/usuarios?limite=${PAGE}&buscar=${encodeURIComponent(search)}`,
    cookie,
    holds: (answer: unknown) => {
      const { datos } = answer as People;
      return datos.length === PAGE && datos.every(({ apellidos }) => apellidos.includes(surname));
    },
  }));

  await crowd(db, few);
  const before: number[] = [];
  for (const target of targets) before.push(await alone(bench, target));

  await crowd(db, many);
  const ratios: number[] = [];
  const alike: number[] = [];
  const growth: number[] = [];
  for (const [i, target] of targets.entries()) {
    const found = await versus(bench, target, bareSelect(reference));
    console.log(inWords(`${SEARCHES[i]?.name} de ${many}`, found, 'select'));
    ratios.push(found.ratio);
    const weighed = await versus(bench, target, bareSelectOf(reference, await weightOf(target)));
    console.log(inWords(`${SEARCHES[i]?.name} de ${many}`, weighed, 'select del mismo peso'));
    alike.push(weighed.ratio);
    growth.push((before[i] ?? Number.NaN) / found.ours);
  }
  // Each looks for someone else, so nothing can be shared.
  let n = 0;
  const each = () => ({ path: `/api/usuarios?limite=${PAGE}&buscar=p${1 + (n++ % many)}@multitud` });
  const holds = (answer: unknown) => (answer as People).datos.length === 1;
  const distinct = await versus(bench, { url, cookie, each, holds }, bareSelect(reference));
  console.log(inWords('distintas', distinct, 'select'));
  return {
    usuarios_distintas_vs_select: rounded(distinct.ratio),
    usuarios_vs_select: rounded(Math.min(...ratios)),
    usuarios_vs_su_peso: rounded(Math.min(...alike)),
    usuarios_100k_vs_1k: rounded(Math.max(...growth)),
  };
}

async function alone(bench: Bench, target: Target): Promise<number> {
  await warmUp(bench, target);
  const { perSecond } = await medians(bench.rounds, async () => {
    const { perSecond: rate } = await load(bench, target);
    return { perSecond: rate };
  });
  return perSecond;
}
