import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '#platform/http/errors.ts';

const LINES = 'application/x-ndjson';

/**
 * For work that may take seconds inside a request: whoever accepts lines is told how far it is, one line each, and
 * the last one is the result or the failure. What ends before its first step is answered as usual. The work goes on
 * when nobody listens any more.
 */
export function tellingProgress<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: (hechas: number) => void) => Promise<T>,
): Promise<T> {
  if (!request.headers.accept?.includes(LINES)) return work(() => undefined);
  const lines = new PassThrough();
  const say = (line: object) => void (lines.destroyed || lines.write(`${JSON.stringify(line)}\n`));
  return new Promise<T>((resolve, reject) => {
    let begun = false;
    const tell = (hechas: number) => {
      if (!begun) resolve(reply.type(LINES).send(lines) as never);
      begun = true;
      say({ hechas });
    };
    work(tell).then(
      (resultado) => {
        if (!begun) return resolve(resultado);
        say({ resultado });
        lines.end();
      },
      (error: unknown) => {
        if (!begun) return reject(error);
        say(errorBody(error, request));
        lines.end();
      },
    );
  });
}
