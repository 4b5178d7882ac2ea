import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Load } from './group-chunks.ts';
import { ADMIN, LEARNER, PAGES, SIGNED_IN } from './pages.ts';

/** Everybody passes the entrance; a part comes when one is already there. */
const WEIGHTS = { entrance: 100, measured: 20, learner: 5, admin: 1, part: 0.2 };

/** What is asked for at once: each page with its frames, and by itself each part that comes later. */
export function loadsOf(chunks: readonly Rolldown.OutputChunk[], root: string): Load[] {
  const at = (file: string) => join(root, file);
  const entryOf = new Map(chunks.map(({ fileName, facadeModuleId }) => [fileName, facadeModuleId]));
  const askedBy = (file: string) =>
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId === at(file))
      .flatMap(({ dynamicImports }) => dynamicImports.flatMap((one) => entryOf.get(one) ?? []));
  const frames = new Set([...LEARNER, ...ADMIN].map(at));
  const pagesOf = (file: string) => askedBy(file).filter((id) => !frames.has(id));
  const learner = pagesOf('src/app/signed-in-pages.ts');
  const admin = pagesOf('src/app/admin-pages.ts');
  const pages = new Set([...frames, ...learner, ...admin]);
  const parts = chunks.flatMap(({ isDynamicEntry, facadeModuleId: id }) =>
    isDynamicEntry && id && !pages.has(id) ? [id] : [],
  );
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ofAdmin = new Set([...ADMIN.map(at).filter((id) => !LEARNER.map(at).includes(id)), ...admin]);
  /** All that whoever learns may come to ask for. */
  const ofLearners = new Set(
    chunks.filter(({ facadeModuleId: id }) => id !== null && [...LEARNER.map(at), ...learner].includes(id)),
  );
  for (const { imports, dynamicImports } of ofLearners)
    for (const file of [...imports, ...dynamicImports]) {
      const chunk = byName.get(file);
      if (chunk && !ofAdmin.has(chunk.facadeModuleId ?? '')) ofLearners.add(chunk);
    }
  const learnt = new Set([...ofLearners].map(({ facadeModuleId }) => facadeModuleId));
  const before = (part: string) => (learnt.has(part) ? SIGNED_IN : ADMIN).map(at);
  const { login, ...measured } = PAGES;
  const load = (entries: readonly string[], weight: number) => ({ entries, weight });
  return [
    load(login.map(at), WEIGHTS.entrance),
    ...Object.values(measured).map((entries) => load(entries.map(at), WEIGHTS.measured)),
    ...learner.map((id) => load([...LEARNER.map(at), id], WEIGHTS.learner)),
    ...admin.map((id) => load([...ADMIN.map(at), id], WEIGHTS.admin)),
    ...parts.map((id) => ({ ...load([id], WEIGHTS.part), after: before(id) })),
  ];
}
