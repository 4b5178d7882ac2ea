import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { AnotacionPuesta } from '@catedra/shared/entregas/anotaciones.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { Noted } from '#parts/entregas/anotaciones/Noted.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const file = (n: number, nombre: string, tipo: string): Archivo => ({
  id: unId(n),
  nombre,
  tipo,
  bytes: 1000,
  ancho: null,
  alto: null,
  creadoEn: HOY,
});
const FOTO = file(10, 'foto.png', 'image/png');
const VOZ = file(11, 'voz.mp3', 'audio/mpeg');

const puesta = (id: number, ancla: AnotacionPuesta['ancla']): AnotacionPuesta => ({
  id: unId(id),
  ancla,
  texto: `Lo de ${id}`,
  version: 1,
  de: null,
  quitable: true,
});

const ver = (anotaciones: readonly AnotacionPuesta[], archivos: readonly Archivo[]) =>
  renderPiece(
    <Noted anotaciones={anotaciones} archivos={archivos} place={{ id: unId(1), lugar: null }}>
      <Work texto="" archivos={archivos} seen />
    </Noted>,
  );

test('un punto de una imagen se comenta sin ratón: en el centro, y las flechas lo mueven', async () => {
  const asked = on(entregasApi.anotar, ({ body }) => puesta(20, body.ancla));
  const user = userEvent.setup();
  await ver([], [FOTO]);
  await user.click(await screen.findByRole('button', { name: 'Comentar un punto' }));
  const point = screen.getByRole('button', { name: /El punto del comentario/ });
  fireEvent.keyDown(point, { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('button', { name: /El punto del comentario/ }), {
    key: 'ArrowUp',
    shiftKey: true,
  });
  await user.type(screen.getByRole('textbox'), 'Falta el casco{Enter}');
  await expect
    .poll(() => asked[0]?.body)
    .toMatchObject({
      ancla: { tipo: 'imagen', archivoId: FOTO.id, x: 0.51, y: 0.45 },
      texto: 'Falta el casco',
    });
});

test('lo dicho de un segundo lleva a él, y lo que suena se comenta donde va', async () => {
  const user = userEvent.setup();
  await ver([puesta(21, { tipo: 'segundo', archivoId: VOZ.id, segundo: 65 })], [VOZ]);
  expect(await screen.findByText('1:05 de voz.mp3')).toBeTruthy();
  const player = screen.getByLabelText<HTMLAudioElement>('voz.mp3');
  player.play = async () => undefined;
  player.pause = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Ver de qué habla el comentario 1' }));
  expect(player.currentTime).toBe(65);
  fireEvent.timeUpdate(player);
  await user.click(await screen.findByRole('button', { name: 'Comentar en 1:05' }));
  expect(screen.getByLabelText('Comentario sobre 1:05 de voz.mp3')).toBeTruthy();
});

test('los números siguen el texto y los archivos en su orden', async () => {
  await ver(
    [
      puesta(22, { tipo: 'segundo', archivoId: VOZ.id, segundo: 3 }),
      puesta(23, { tipo: 'imagen', archivoId: FOTO.id, x: 0.2, y: 0.2 }),
    ],
    [FOTO, VOZ],
  );
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '1En foto.pngLo de 23',
    '20:03 de voz.mp3Lo de 22',
  ]);
});
