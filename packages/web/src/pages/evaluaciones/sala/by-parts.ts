interface Fallo {
  readonly id: string;
  readonly persona: string;
  readonly frase: string;
}

interface Hechos {
  readonly hechos: number;
  readonly fallos: readonly Fallo[];
}

export interface PartsDone extends Hechos {
  /** Of how many it was already asked. */
  readonly hechas: number;
}

/** As many as one step takes without making anybody wait. */
const TOGETHER = 40;

/** The same with many, some at a time: how far it is can be told, and what was done stays done if it stops halfway. */
export async function byParts(
  ids: readonly string[],
  ask: (some: string[]) => Promise<Hechos>,
  onPart: (done: PartsDone) => void,
): Promise<PartsDone> {
  let done: PartsDone = { hechas: 0, hechos: 0, fallos: [] };
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const some = ids.slice(from, from + TOGETHER);
    const { hechos, fallos } = await ask(some);
    done = {
      hechas: done.hechas + some.length,
      hechos: done.hechos + hechos,
      fallos: [...done.fallos, ...fallos],
    };
    onPart(done);
  }
  return done;
}
