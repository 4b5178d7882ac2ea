import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { expect } from 'vitest';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { DropTray } from '#pages/actividades/lista/drop/DropTray.tsx';
import { useDropped } from '#pages/actividades/lista/drop/use-dropped.ts';
import { on } from '#testing/answers.ts';
import { lost } from '#testing/network.ts';
import { unCurso, unId, unosLimites } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const SECCION = { id: unId(2), titulo: 'Antes de empezar' };
const FALSO = new File(['no es un zip'], 'falso.docx');

function Tray() {
  const contenido = { curso: unCurso() } as Desk['contenido'];
  const dropped = useDropped({ outline: {} as Desk['outline'], acts: {} as Desk['acts'], contenido });
  return (
    <>
      <button type="button" onClick={() => dropped.add([FALSO], SECCION)}>
        Soltar
      </button>
      <DropTray dropped={dropped} />
    </>
  );
}

test('lo que no se puede traer no se ofrece otra vez: sería lo mismo', async () => {
  on(archivosApi.leerLimites, unosLimites(1_000_000));
  const { screen, user } = await renderPiece(<Tray />);
  await user.click(screen.getByRole('button', { name: 'Soltar' }));
  expect(await screen.findByText(/dañado o no es un documento de Word/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Quitar falso.docx de la lista' })).toBeTruthy();
});

test('lo que cortó la red sí', async () => {
  on(archivosApi.leerLimites, () => {
    throw lost();
  });
  const { screen, user } = await renderPiece(<Tray />);
  await user.click(screen.getByRole('button', { name: 'Soltar' }));
  expect(await screen.findByRole('button', { name: 'Reintentar falso.docx' })).toBeTruthy();
});
