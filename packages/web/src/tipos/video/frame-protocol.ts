import type { Watched } from '#tipos/video/watching.ts';

/** What a framed player said, in our words. */
export type Said = ({ readonly tipo: 'lugar' } & Partial<Watched>) | { readonly tipo: 'pausa' | 'fin' };

/** How one talks with the player of a service: no script of theirs, only messages. */
export interface Protocol {
  readonly origin: string;
  /** The address with what makes it talk, going on at a second. */
  address(embed: string, segundo: number): string;
  /** Told again and again once its frame is there, until it answers. */
  readonly greeting: unknown;
  /** Told when it answers. */
  readonly listen: readonly unknown[];
  understand(message: Readonly<Record<string, unknown>>): Said[];
}

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const ENDED = 0;
const PAUSED = 2;

export const youtube: Protocol = {
  origin: 'https://www.youtube-nocookie.com',
  address(embed, segundo) {
    const url = new URL(embed);
    url.searchParams.set('enablejsapi', '1');
    url.searchParams.set('origin', window.location.origin);
    url.searchParams.set('playsinline', '1');
    if (segundo >= 1) url.searchParams.set('start', String(Math.floor(segundo)));
    return url.href;
  },
  greeting: { event: 'listening', id: 1, channel: 'widget' },
  listen: [],
  understand({ event, info }) {
    if (event !== 'infoDelivery' && event !== 'initialDelivery') return [];
    const { currentTime, duration, playbackRate, playerState } = recordIn(info);
    const said: Said[] = [
      {
        tipo: 'lugar',
        segundo: numberIn(currentTime),
        duracion: numberIn(duration),
        velocidad: numberIn(playbackRate),
      },
    ];
    if (playerState === PAUSED) said.push({ tipo: 'pausa' });
    if (playerState === ENDED) said.push({ tipo: 'fin' });
    return said;
  },
};

const VIMEO_EVENTS = ['timeupdate', 'pause', 'ended', 'playbackratechange'];

export const vimeo: Protocol = {
  origin: 'https://player.vimeo.com',
  address: (embed, segundo) => (segundo >= 1 ? `${embed}#t=${Math.floor(segundo)}s` : embed),
  greeting: { method: 'ping' },
  listen: VIMEO_EVENTS.map((value) => ({ method: 'addEventListener', value })),
  understand({ event, data }) {
    if (event === 'pause') return [{ tipo: 'pausa' }];
    if (event === 'ended') return [{ tipo: 'fin' }];
    const { seconds, duration, playbackRate } = recordIn(data);
    if (event === 'playbackratechange') return [{ tipo: 'lugar', velocidad: numberIn(playbackRate) }];
    if (event !== 'timeupdate') return [];
    return [{ tipo: 'lugar', segundo: numberIn(seconds), duracion: numberIn(duration) }];
  },
};

export const protocolOf = (embed: string): Protocol => (embed.startsWith(vimeo.origin) ? vimeo : youtube);

/** Both write their messages as JSON in a text, YouTube always and Vimeo since long ago. */
export function messageIn(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return recordIn(data);
  try {
    return recordIn(JSON.parse(data));
  } catch {
    return {};
  }
}
