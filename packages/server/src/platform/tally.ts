type Labels = Readonly<Record<string, string>>;

interface Sum {
  readonly labels: Labels;
  n: number;
  seconds: number;
}

/** What happened in this process since it began, counted by kind; whoever measures the academy reads it. */
export interface Tally {
  add(what: string, labels: Labels, seconds?: number): void;
  read(what: string): readonly Readonly<Sum>[];
}

export function createTally(): Tally {
  const sums = new Map<string, Map<string, Sum>>();
  return {
    add(what, labels, seconds = 0) {
      const own = sums.get(what) ?? new Map<string, Sum>();
      sums.set(what, own);
      const key = Object.values(labels).join('\n');
      const sum = own.get(key) ?? { labels, n: 0, seconds: 0 };
      own.set(key, sum);
      sum.n += 1;
      sum.seconds += seconds;
    },
    read: (what) => [...(sums.get(what)?.values() ?? [])],
  };
}
