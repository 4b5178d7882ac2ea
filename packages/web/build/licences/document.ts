import type { Package } from './packages.ts';

export interface Noticed extends Package {
  readonly notices: readonly string[];
}

const RULE = '='.repeat(100);

const INTRODUCTION = `LICENCIAS DE CÓDIGO ABIERTO

Cátedra se apoya en el trabajo de muchas personas. Esta lista la escribe la construcción del programa: lo que
contienen las páginas, lo que usa el servidor, la base de datos y Node. Los textos iguales aparecen una vez.`;

const signature = ({ name, version, license }: Package): string =>
  `${name} ${version} (${license ?? 'la licencia va en el texto'})`;

const byName = (a: Package, b: Package): number =>
  signature(a) < signature(b) ? -1 : Number(signature(a) > signature(b));

/** One text for all packages, in an order that depends on nothing but them. */
export function licencesDocument(packages: readonly Noticed[]): string {
  const sorted = packages.toSorted(byName);
  const groups = Map.groupBy(sorted, ({ notices }) => notices.join('\n\n---\n\n'));
  const blocks = [...groups].map(
    ([text, group]) => `${RULE}\n${[...new Set(group.map(signature))].join('\n')}\n\n${text}\n`,
  );
  return `${INTRODUCTION}\n\n${blocks.join('\n')}`;
}
