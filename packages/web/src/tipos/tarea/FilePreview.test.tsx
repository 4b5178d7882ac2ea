import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { route } from '#testing/network.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { Work } from '#tipos/tarea/Work.tsx';

const archivo = (n: number, nombre: string, tipo: string): Archivo => ({
  id: unId(n),
  nombre,
  tipo,
  bytes: 1200,
  ancho: null,
  alto: null,
  creadoEn: HOY,
});

test('lo entregado se ve junto a la nota: el primero abierto, el texto como texto y lo demás para descargar', async () => {
  route('GET /archivos/:id', async () => new Response(new Uint8Array([0x61, 0xf1, 0x6f])));
  const { screen, user } = await renderPiece(
    <Work
      texto=""
      seen
      archivos={[
        archivo(1, 'foto.png', 'image/png'),
        archivo(2, 'notas.txt', 'text/plain'),
        archivo(3, 'plano.dwg', 'application/octet-stream'),
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'foto.png' }).getAttribute('src')).toBe(`/archivos/${unId(1)}`);
  expect(screen.queryByText('año')).toBeNull();
  await user.click(screen.getByText('notas.txt'));
  // Written by a program that does not know UTF-8.
  expect(await screen.findByText('año')).toBeTruthy();
  expect(screen.getByText('Archivo · 1,2 kB')).toBeTruthy();
});

test('un audio o un vídeo se oye o se ve ahí mismo, y si el navegador no puede se dice', async () => {
  const { screen } = await renderPiece(
    <Work texto="" seen archivos={[archivo(4, 'relato.mp3', 'audio/mpeg')]} />,
  );
  const audio = screen.getByLabelText('relato.mp3');
  expect([audio.tagName, audio.getAttribute('src')]).toEqual(['AUDIO', `/archivos/${unId(4)}`]);
  fireEvent.error(audio);
  expect(screen.getByText(/Este navegador no puede reproducirlo/)).toBeTruthy();
  expect(screen.getByText('Descargar')).toBeTruthy();
});
