import { availableParallelism } from 'node:os';

const SIDE_BY_SIDE_FROM = 4;
const FEWEST = 3;

/**
 * How the work is shared out: with few processors tests and journeys take turns, and the checks fill what they leave idle.
 * At least three workers: while one waits for PostgreSQL or for the browser, the others go on.
 * @param {number} [cores]
 */
export function shareOut(cores = availableParallelism()) {
  const half = Math.max(FEWEST, Math.ceil(cores / 2));
  const sideBySide = cores >= SIDE_BY_SIDE_FROM;
  return {
    sideBySide,
    checks: sideBySide ? cores : 1,
    vitestWorkers: sideBySide ? half : Math.max(FEWEST, cores),
    browsers: half,
  };
}
