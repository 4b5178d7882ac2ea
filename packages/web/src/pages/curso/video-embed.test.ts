import { expect, test } from 'vitest';
import { videoEmbed } from '#pages/curso/video-embed.ts';

const NOCOOKIE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&hl=es';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', NOCOOKIE],
  ['https://youtu.be/dQw4w9WgXcQ?t=90s', `${NOCOOKIE}&start=90`],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', NOCOOKIE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', NOCOOKIE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/a1b2c3', 'https://player.vimeo.com/video/76979871?dnt=1&h=a1b2c3'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s se ve en su reproductor sin cookies', (address, embed) => {
  expect(videoEmbed(address)).toBe(embed);
});

test.each([
  'https://videos.empresa.example/arnes.mp4',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.malo.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/canales/algo',
  'no es una dirección',
])('%s no tiene reproductor: se enlaza', (address) => {
  expect(videoEmbed(address)).toBeNull();
});
