import { expect } from 'vitest';
import { type AcademyProcess, startAcademy } from '#testing/academy-process.ts';
import { type Client, createClient } from '#testing/client.ts';

/** Somebody at work when the academy is killed, and again when it is back. */
export interface AtWork {
  /** At every start: what was acknowledged is there. */
  comeBack(origin: string): Promise<void>;
  /** Works without rest until the academy is gone, and says when there is enough to lose. */
  work(enough: () => void): Promise<void>;
  /** At the last start. */
  finish(): Promise<void>;
}

/** A job of the academy's own, which must end by itself after a death in the middle of it. */
export interface LongJob {
  prepare(origin: string): Promise<void>;
  /** Waits until some of it is done, and some is not. */
  halfWay(): Promise<void>;
  endsByItself(origin: string): Promise<void>;
}

const DEMO = { identificador: 'superadmin@alborada.example', contraseña: 'alborada-demo' };

export async function signInToDemo(origin: string): Promise<Client> {
  const { status, headers } = await createClient(origin, '', '').post('/api/sesion', DEMO);
  expect(status).toBe(200);
  return createClient(origin, '', headers.getSetCookie()[0]?.split(';')[0] ?? '');
}

/** One life of the academy, cut short when everybody has something to lose and the job is half done. */
async function killInTheMiddle(academy: AcademyProcess, people: readonly AtWork[], job?: LongJob) {
  const begun = people.map(() => Promise.withResolvers<void>());
  const works = Promise.all(people.map((person, i) => person.work(() => begun[i]?.resolve())));
  await Promise.race([Promise.all(begun.map(({ promise }) => promise)), works]);
  await job?.halfWay();
  academy.child.kill('SIGKILL');
  await works;
  expect(await academy.ended()).toBe('SIGKILL');
}

/** Kills the academy again and again, each time with another of the jobs half done while there are any. */
export async function surviveKills(
  DATA_DIR: string,
  kills: number,
  people: readonly AtWork[],
  jobs: readonly LongJob[],
): Promise<void> {
  const open = async (before?: LongJob): Promise<{ academy: AcademyProcess; origin: string }> => {
    const academy = startAcademy({ DATA_DIR });
    const origin = await academy.ready();
    for (const person of people) await person.comeBack(origin);
    await before?.endsByItself(origin);
    return { academy, origin };
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const { academy, origin } = await open(jobs[kill - 1]);
    await jobs[kill]?.prepare(origin);
    await killInTheMiddle(academy, people, jobs[kill]);
  }
  await open(jobs[kills - 1]);
  for (const person of people) await person.finish();
}
