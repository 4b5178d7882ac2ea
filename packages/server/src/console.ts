import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, type Config } from '#platform/config.ts';
import { failureText } from '#platform/describe-failure.ts';
import { EmbeddedError } from '#platform/db/embedded/errors.ts';
import { MigrationError } from '#platform/schema/errors.ts';
import { CopyError } from '#platform/vault/errors.ts';

const write = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Where the academy is and how to get in. */
export function say(port: number, config: Config, notice: readonly string[]): void {
  const here = `http://${config.HOST === '127.0.0.1' ? 'localhost' : config.HOST}:${port}`;
  write(['', `Cátedra está lista en ${config.PUBLIC_URL ?? here}`, '', ...notice, '', 'Ctrl-C la detiene.']);
}

/** Situations we know get their sentence; anything else gets its trace. */
export function explainAndExit(error: unknown): void {
  const known = [ConfigError, EmbeddedError, MigrationError, CopyError].some((kind) => error instanceof kind);
  if (known) process.stderr.write(`${(error as Error).message}\n`);
  else process.stderr.write(`Cátedra no pudo seguir.\n${failureText(error)}\n`);
  process.exit(1);
}

/** A failure that nobody awaited is of one request or one task, and does not end the academy for everyone. */
export function noteAndGoOn(error: unknown): void {
  process.stderr.write(`Algo falló sin que nadie lo esperara; Cátedra sigue.\n${failureText(error)}\n`);
}

export const PATIENCE_MS = 10_000;
/** npm passes Ctrl-C on although the terminal already sent it: a second one so soon is the same wish. */
const ECHO_MS = 1000;

interface Stopping {
  /** How long it goes on serving once it was told, so that whoever shares out requests finds out first. */
  readonly graceMs: () => number;
  /** Given how long others are still to serve, if it is they who wait. */
  readonly close: (graceMs: number) => Promise<void>;
  /** It serves nobody itself: those that do are told at once, and wait. */
  readonly leads?: boolean;
}

/**
 * The first signal drains and closes; a second one, or ten seconds, ends it as it stands: nothing acknowledged is lost.
 * Whoever presses Ctrl-C looks at the screen, and is not made to wait. Gives back whether one has come.
 */
export function onStopSignal({ graceMs, close, leads = false }: Stopping): () => boolean {
  let since: number | null = null;
  const stop = async (signal: NodeJS.Signals) => {
    if (since !== null && performance.now() - since < ECHO_MS) return;
    if (since !== null) process.exit(1);
    since = performance.now();
    const grace = signal === 'SIGTERM' ? graceMs() : 0;
    setTimeout(() => process.exit(1), grace + PATIENCE_MS * (leads ? 1.2 : 1)).unref();
    if (grace > 0 && !leads) await pause(grace);
    await close(grace).then(
      () => process.exit(0),
      (error: unknown) => explainAndExit(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  return () => since !== null;
}
