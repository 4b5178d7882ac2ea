import { expect, test } from 'vitest';
import { messageIn, vimeo, youtube } from '#tipos/video/frame-protocol.ts';

test('YouTube dice dónde va, y cuándo para o acaba', () => {
  const say = (info: object) => youtube.understand({ event: 'infoDelivery', info });
  expect(say({ currentTime: 12.5, duration: 300, playbackRate: 1.5 })).toEqual([
    { tipo: 'lugar', segundo: 12.5, duracion: 300, velocidad: 1.5 },
  ]);
  expect(say({ playerState: 2 })).toContainEqual({ tipo: 'pausa' });
  expect(say({ playerState: 0 })).toContainEqual({ tipo: 'fin' });
  expect(youtube.understand({ event: 'apiInfoDelivery' })).toEqual([]);
});

test('Vimeo dice dónde va, y cuándo para o acaba', () => {
  expect(vimeo.understand({ event: 'timeupdate', data: { seconds: 3, duration: 60 } })).toEqual([
    { tipo: 'lugar', segundo: 3, duracion: 60 },
  ]);
  expect(vimeo.understand({ event: 'pause' })).toEqual([{ tipo: 'pausa' }]);
  expect(vimeo.understand({ event: 'ended' })).toEqual([{ tipo: 'fin' }]);
  expect(vimeo.address('https://player.vimeo.com/video/1?dnt=1', 63.7)).toBe(
    'https://player.vimeo.com/video/1?dnt=1#t=63s',
  );
});

test.each([
  ['{"event":"ready"}', { event: 'ready' }],
  ['{roto', {}],
  ['7', {}],
  [null, {}],
])('de %j se entiende %j', (data, message) => {
  expect(messageIn(data)).toEqual(message);
});
