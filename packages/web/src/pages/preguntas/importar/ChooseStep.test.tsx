import * as api from '@catedra/shared/importaciones/api.ts';
import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const PERMISOS = ['actividades:ver', 'preguntas:ver', 'preguntas:editar', 'preguntas:importar'] as const;

async function elegir() {
  on(api.leerRecientes, { datos: [] } as never);
  const sesion = unaSesion({ permisos: [...PERMISOS] });
  const page = await renderPage('/admin/actividades?vista=banco&importar=nuevo', { sesion });
  const campo = await page.screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Preguntas pegadas' });
  const pegar = (html: string) =>
    fireEvent.paste(campo, {
      clipboardData: { getData: (tipo: string) => (tipo === 'text/html' ? html : '') },
    });
  return { ...page, campo, pegar };
}

test('lo que se pega de un documento conserva sus letras y la que está en negrita', async () => {
  const { campo, pegar } = await elegir();
  pegar('<p>1. ¿Cuál?</p><ol type="a"><li>Uno</li><li><b>Dos</b></li></ol>');
  await expect.poll(() => campo.value).toBe('1. ¿Cuál?\na) Uno\nb) **Dos**');
});

test('la plantilla se puede descargar', async () => {
  const { screen } = await elegir();
  expect(screen.getByRole('button', { name: 'Descarga la plantilla' })).toBeTruthy();
});
