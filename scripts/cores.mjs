import { availableParallelism } from 'node:os';

const MANY = 4;
const FEWEST = 2;

/**
 * How the work is shared out. Tests and journeys go at once: while some wait for PostgreSQL, for a browser or for one
 * another, the rest go on. At least two workers of each, for the same reason. With few processors the checks go one by
 * one, and only where nothing else would.
 * @param {number} [cores]
 */
export function shareOut(cores = availableParallelism()) {
  const half = Math.max(FEWEST, Math.ceil(cores / 2));
  const few = cores < MANY;
  return { few, checks: few ? 1 : cores, vitestWorkers: half, browsers: half };
}
