export interface Chunk {
  readonly fileName: string;
  /** The module it is asked for by, if any. */
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  /** Of its program and of the styles that come with it. */
  readonly size: number;
  /** Whether styles come with it, in a file of their own. */
  readonly styled: boolean;
}

/** What somebody waits for at once, and how much it matters. */
export interface Load {
  readonly entries: readonly string[];
  readonly weight: number;
  /** What had come before, which is not waited for again. */
  readonly after?: readonly string[];
}

/** Chunks that will travel in one file, and whoever asks for it. */
interface Group {
  readonly chunks: readonly Chunk[];
  readonly neededBy: Set<Load>;
  /** Those to whom it has come before. */
  readonly hereFor: Set<Load>;
  readonly size: number;
  readonly styled: boolean;
}

interface Pair {
  readonly one: Group;
  readonly other: Group;
  readonly gain: number;
}

/** One file more to ask for costs as much as this many characters of program that nobody there needs. */
const ONE_FILE = 14_000;

function saved(one: Group, other: Group): number {
  const files = one.styled && other.styled ? 2 : 1;
  let sum = 0;
  for (const load of one.neededBy) if (other.neededBy.has(load)) sum += load.weight * ONE_FILE * files;
  return sum;
}

/**
 * What those who ask for `one` would carry for nothing, were `other` to come along with all that it needs. Beyond what
 * joining them would save it is not counted further.
 */
function wasted(one: Group, other: Group, needed: ReadonlySet<Group>, most: number): number {
  let sum = 0;
  for (const load of one.neededBy) {
    if (sum >= most) break;
    if (other.neededBy.has(load)) continue;
    for (const group of needed)
      if (!group.neededBy.has(load) && !group.hereFor.has(load))
        sum += load.weight * (group.size + (group === other ? 0 : ONE_FILE));
  }
  return sum;
}

const both = <T>(one: Iterable<T>, other: Iterable<T>) => new Set([...one, ...other]);

function merge(one: Group, other: Group): Group {
  const hereFor = both(one.hereFor, other.hereFor);
  const needing = [...both(one.neededBy, other.neededBy)];
  return {
    chunks: [...one.chunks, ...other.chunks],
    neededBy: new Set(needing.filter((load) => !hereFor.has(load))),
    hereFor,
    size: one.size + other.size,
    styled: one.styled || other.styled,
  };
}

/** Groups of chunks that import one another, never in a circle. */
function graphOf(chunks: readonly Chunk[], loads: readonly Load[]) {
  const groupOf = new Map<string, Group>();
  for (const chunk of chunks) {
    const { fileName, size, styled } = chunk;
    groupOf.set(fileName, { chunks: [chunk], neededBy: new Set(), hereFor: new Set(), size, styled });
  }
  const imported = (group: Group) =>
    group.chunks.flatMap(({ imports }) => imports.flatMap((file) => groupOf.get(file) ?? []));
  const known = new Map<Group, Set<Group>>();
  /** The group itself and everything that comes along with it. */
  const needed = (group: Group): ReadonlySet<Group> => {
    const before = known.get(group);
    if (before) return before;
    const all = new Set([group]);
    for (const one of all) for (const further of imported(one)) all.add(further);
    known.set(group, all);
    return all;
  };
  /** Whoever needed either needs from now on the two, and all that comes along with them. */
  const tellKnown = (one: Group, other: Group, joined: Group) => {
    known.delete(one);
    known.delete(other);
    const along = needed(joined);
    for (const all of known.values()) {
      const had = all.delete(one);
      if (all.delete(other) || had) for (const further of along) all.add(further);
    }
  };
  /** Whether one needs the other by way of a third, which could then be run neither before nor after both. */
  const leadsAround = (one: Group, other: Group) =>
    imported(one).some((third) => third !== one && third !== other && needed(third).has(other));

  const entries = new Map(
    chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, groupOf.get(fileName)]),
  );
  const neededFor = (modules: readonly string[] = []) =>
    modules.flatMap((id) => entries.get(id) ?? []).flatMap((group) => [...needed(group)]);
  const tell = (group: Group, load: Load) => {
    if (!group.hereFor.has(load)) group.neededBy.add(load);
  };
  for (const load of loads) {
    for (const one of neededFor(load.after)) one.hereFor.add(load);
    for (const one of neededFor(load.entries)) tell(one, load);
  }

  return {
    shared: chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId === null ? (groupOf.get(fileName) ?? []) : [],
    ),
    gain(one: Group, other: Group): number {
      const most = saved(one, other);
      if (most === 0) return 0;
      const left = most - wasted(one, other, needed(other), most);
      return left <= 0 ? 0 : left - wasted(other, one, needed(one), left);
    },
    mayJoin: (one: Group, other: Group) => !leadsAround(one, other) && !leadsAround(other, one),
    join(one: Group, other: Group): Group {
      const joined = merge(one, other);
      for (const { fileName } of joined.chunks) groupOf.set(fileName, joined);
      tellKnown(one, other, joined);
      for (const further of needed(joined)) for (const load of joined.neededBy) tell(further, load);
      return joined;
    },
  };
}

/**
 * Which shared modules travel in one file: always the two groups that spare the most are joined, until none is worth it.
 * What is asked for by its own name stays apart.
 */
export function groupChunks(chunks: readonly Chunk[], loads: readonly Load[]): ReadonlyMap<string, string> {
  const { shared, gain, mayJoin, join } = graphOf(chunks, loads);
  const groups = new Set<Group>();
  const pairs: Pair[] = [];
  const enter = (one: Group) => {
    for (const other of groups) {
      const pair = { one, other, gain: gain(one, other) };
      if (pair.gain > 0) pairs.push(pair);
    }
    groups.add(one);
  };
  const lineUp = () => {
    pairs.sort((a, b) => a.gain - b.gain);
  };
  for (const group of shared) enter(group);
  lineUp();
  for (let best = pairs.pop(); best; best = pairs.pop()) {
    const { one, other } = best;
    if (!groups.has(one) || !groups.has(other)) continue;
    const now = gain(one, other);
    if (now < best.gain) {
      // Others were joined since then: it takes its new place in the line.
      const place = pairs.findLastIndex((pair) => pair.gain <= now) + 1;
      if (now > 0) pairs.splice(place, 0, { one, other, gain: now });
    } else if (mayJoin(one, other)) {
      groups.delete(one);
      groups.delete(other);
      enter(join(one, other));
      lineUp();
    }
  }
  return new Map(
    [...groups].flatMap((group, index) =>
      group.chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, `comun-${index}`] as const)),
    ),
  );
}
