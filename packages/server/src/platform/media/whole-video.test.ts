import { expect, test } from 'vitest';
import { damageOfRecording } from '#platform/media/whole-video.ts';

const leer = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (at: number, length: number) => bytes.subarray(at, at + length),
});

function caja(tipo: string, dentro: number, dice = dentro + 8): Buffer {
  const cabecera = Buffer.alloc(8);
  cabecera.writeUInt32BE(dice);
  cabecera.write(tipo, 4, 'latin1');
  return Buffer.concat([cabecera, Buffer.alloc(dentro)]);
}
const grande = (dentro: number) =>
  Buffer.concat([
    Buffer.from('000000016d646174', 'hex'),
    Buffer.from((dentro + 16).toString(16).padStart(16, '0'), 'hex'),
    Buffer.alloc(dentro),
  ]);
const mp4 = (...cajas: Buffer[]) => Buffer.concat([caja('ftyp', 16), ...cajas]);
const sinFinal = (bytes: Buffer) => bytes.subarray(0, bytes.length - 5);

test.each([
  ['con su índice delante', mp4(caja('moov', 40), caja('mdat', 500)), null],
  ['con su índice detrás', mp4(caja('mdat', 500), caja('moov', 40)), null],
  ['hecho de fragmentos', mp4(caja('moov', 40), caja('moof', 20), caja('mdat', 90)), null],
  ['con una caja que llega hasta el final', mp4(caja('moov', 40), caja('mdat', 500, 0)), null],
  ['de más de 4 GB según dice', mp4(caja('moov', 40), grande(300)), null],
  [
    'con algo detrás que no es suyo',
    Buffer.concat([mp4(caja('moov', 40)), Buffer.from('ABCDXYZW y más')]),
    null,
  ],
  ['al que le falta el final', sinFinal(mp4(caja('moov', 40), caja('mdat', 500))), 'cut'],
  ['enorme al que le falta el final', sinFinal(mp4(caja('moov', 40), grande(300))), 'cut'],
  ['cuyo índice quedó a medias', sinFinal(mp4(caja('mdat', 500), caja('moov', 40))), 'cut'],
  ['cuyo índice no se llegó a escribir', mp4(caja('mdat', 500)), 'unfinished'],
  ['cuya grabación se paró de golpe', mp4(caja('mdat', 500, 0)), 'unfinished'],
])('un MP4 %s', async (_, bytes, damage) => {
  expect(await damageOfRecording(leer(bytes), 'video/mp4')).toBe(damage);
});

const EBML = Buffer.from('1a45dfa3824286', 'hex');
const segmento = (tamaño: string, dentro: number) =>
  Buffer.concat([EBML, Buffer.from(`18538067${tamaño}`, 'hex'), Buffer.alloc(dentro)]);

test.each([
  ['entero', segmento('01000000000000c8', 200), null],
  ['que no dice cuánto mide', segmento('01ffffffffffffff', 200), null],
  ['al que le falta el final', segmento('01000000000000c8', 150), 'cut'],
  ['del que solo llegó el principio', EBML, 'cut'],
])('un WebM %s', async (_, bytes, damage) => {
  expect(await damageOfRecording(leer(bytes), 'video/webm')).toBe(damage);
});

test('de lo demás no se dice nada', async () => {
  expect(await damageOfRecording(leer(Buffer.from('hola')), 'video/x-msvideo')).toBeNull();
});
