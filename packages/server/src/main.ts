import cluster from 'node:cluster';
import { explainAndExit, noteAndGoOn } from './console.ts';
import { lead } from './crew/lead.ts';
import { serveInCrew } from './crew/member.ts';
import { runAlone } from './run-alone.ts';
import { loadConfig, processesOf } from '#platform/config.ts';

// Node would write the failure whole, with the values it was given.
process.on('uncaughtException', explainAndExit);
process.on('unhandledRejection', noteAndGoOn);

try {
  const config = loadConfig();
  const processes = processesOf(config);
  if (cluster.isWorker) await serveInCrew(config);
  else if (processes > 1) await lead(config, processes);
  else await runAlone(config);
} catch (error) {
  explainAndExit(error);
}
