import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { MB } from '@catedra/shared/archivos/peso.ts';
import { Editor } from '@tiptap/core';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { extensions } from '#parts/texto/extensions.ts';
import { htmlOf } from '#parts/texto/html-of.ts';
import { usePaste } from '#parts/texto/use-paste.ts';
import { on } from '#testing/answers.ts';
import { HOY, unId, unosLimites } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { openUploads } from '#testing/tus-server.ts';

/** What Word leaves: its paragraphs, and a picture that is only in a folder of that computer. */
const DE_WORD = `<html><head><style>.MsoNormal { margin: 0 }</style></head><body>
  <p class="MsoNormal">Ponte el arnés<o:p></o:p></p>
  <p class="MsoNormal"><img width="2" height="1" src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"></p>
</body></html>`;
const PNG = '89504e470d0a1a0a0000000d49484452';
const RTF = `{\\rtf1{\\pict\\pngblip\\picw2\\pich1 ${PNG}}}`;

const clipboard = (html: string, rtf = '') => {
  const kinds: Readonly<Record<string, string>> = { 'text/html': html, 'text/rtf': rtf };
  return { getData: (kind: string) => kinds[kind] ?? '' } as DataTransfer;
};

let editor: Editor;

function Piece({ data, cursoId }: { readonly data: DataTransfer; readonly cursoId?: string }) {
  const { pasted, paste } = usePaste(cursoId);
  return (
    <>
      <button type="button" onClick={() => paste(editor, data)}>
        Pegar
      </button>
      <p role="status">{pasted?.words}</p>
    </>
  );
}

async function pega(data: DataTransfer, cursoId?: string) {
  editor = new Editor({ extensions: extensions(() => undefined), content: '<p>Antes</p>' });
  on(archivosApi.leerLimites, unosLimites(MB));
  const { user } = await renderPiece(<Piece data={data} {...(cursoId && { cursoId })} />);
  await user.click(screen.getByRole('button', { name: 'Pegar' }));
}

test('lo pegado de Word viene con sus imágenes, que se suben antes de ponerlo', async () => {
  const server = openUploads();
  on(archivosApi.terminar, ({ id }) => ({
    id,
    nombre: 'imagen.png',
    tipo: 'image/png',
    bytes: 16,
    ancho: 2,
    alto: 1,
    creadoEn: HOY,
  }));
  await pega(clipboard(DE_WORD, RTF), unId(9));
  await waitFor(() => expect(htmlOf(editor)).toContain('Ponte el arnés'));
  expect(htmlOf(editor)).toMatch(/<img src="\/archivos\/[0-9a-f-]{36}"/);
  expect(htmlOf(editor)).not.toMatch(/file:|MsoNormal|o:p/);
  expect(server.parts).toHaveLength(1);
});

test('la que no viene en el portapapeles no se queda apuntando al ordenador de nadie, y se dice', async () => {
  await pega(clipboard(DE_WORD), unId(9));
  expect(await screen.findByText(/^No ha podido venir 1 imagen\./)).toBeDefined();
  expect(htmlOf(editor)).toContain('Ponte el arnés');
  expect(htmlOf(editor)).not.toContain('<img');
});

test('donde no se pueden poner imágenes se dice, y el texto sigue su camino', async () => {
  await pega(clipboard(DE_WORD, RTF));
  expect(await screen.findByText(/^No ha podido venir 1 imagen\./)).toBeDefined();
});
