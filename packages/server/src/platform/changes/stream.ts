import type { ServerResponse } from 'node:http';
import type { FeedEvent } from '@catedra/shared/core/change.ts';
import { type Position, positionText } from '#platform/changes/log.ts';
import type { Session } from '#platform/session.ts';

const MAX_BACKLOG = 1 << 20;

/** One open screen. A reader that does not read is cut; it resumes from its last id. */
export interface Stream {
  session: Session;
  send(event: FeedEvent, position: Position): void;
  mark(position: Position): void;
  beat(): void;
  end(): void;
  readonly closed: boolean;
}

export function openStream(session: Session, response: ServerResponse): Stream {
  const write = (text: string) => {
    if (response.destroyed || response.writableEnded) return;
    response.write(text);
    if (response.writableLength > MAX_BACKLOG) response.destroy();
  };
  return {
    session,
    send({ tipo, ...data }, position) {
      write(`id: ${positionText(position)}\nevent: ${tipo}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    // An id without data moves the reader's place and fires nothing.
    mark: (position) => write(`id: ${positionText(position)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => response.end(),
    get closed() {
      return response.destroyed || response.writableEnded;
    },
  };
}
