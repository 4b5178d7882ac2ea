import { expect, test } from 'vitest';
import { esIncrustable, videoIncrustado } from '#actividades/incrustado.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&hl=es';
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtube.com/watch?list=abc&v=dQw4w9WgXcQ&t=43s', `${YOUTUBE}&start=43`],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://vimeo.com/76979871/abc123', `${VIMEO}&h=abc123`],
  ['https://player.vimeo.com/video/76979871?h=abc123', `${VIMEO}&h=abc123`],
])('%s se ve en %s, y esa dirección se queda como está', (direccion, incrustada) => {
  expect(videoIncrustado(direccion)).toBe(incrustada);
  expect(esIncrustable(incrustada)).toBe(true);
});

test.each([
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.mal.example/watch?v=dQw4w9WgXcQ',
  'https://mal.example/https://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=<script>',
  'https://vimeo.com/canales',
  '',
])('%j no se incrusta', (direccion) => {
  expect(videoIncrustado(direccion)).toBeNull();
});

test.each([`${YOUTUBE}&x=1`, `${VIMEO}"onload="x`, 'https://youtu.be/dQw4w9WgXcQ'])(
  '%j no es una dirección ya preparada',
  (direccion) => {
    expect(esIncrustable(direccion)).toBe(false);
  },
);
