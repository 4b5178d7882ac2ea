import type { FeedEvent } from '@catedra/shared/core/change.ts';
import { vi } from 'vitest';

let opened: Stream[] = [];

/** The server's stream of changes: the test says what it hears, cuts it, or refuses it. */
export class Stream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = Stream.CONNECTING as number;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }

  accept(): void {
    this.readyState = Stream.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say({ tipo, ...data }: FeedEvent, place = ''): void {
    this.dispatchEvent(new MessageEvent(tipo, { data: JSON.stringify(data), lastEventId: place }));
  }

  /** The connection broke, and a browser would try again by itself. */
  cut(): void {
    this.readyState = Stream.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  /** The server did not want it. */
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

/** All that were opened since the test began, in order. */
export const streams = (): readonly Stream[] => opened;

export function openStreams(): void {
  opened = [];
  vi.stubGlobal('EventSource', Stream);
}
