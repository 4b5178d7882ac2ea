import * as archivosApi from '@catedra/shared/archivos/api.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { MB } from '@catedra/shared/archivos/peso.ts';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { renovarSesion } from '#platform/session.ts';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unId, unosLimites } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { openUploads } from '#testing/tus-server.ts';
import { UploadField } from '#parts/archivos/UploadField.tsx';

const GUIA = new File(['x'.repeat(1000)], 'guia.pdf', { type: 'application/pdf' });

const alCambiar = vi.fn<(archivos: Archivo[]) => void>();

function Campo({ multiple = false }: { readonly multiple?: boolean }) {
  const [value, setValue] = useState<readonly Archivo[]>([]);
  return (
    <UploadField
      label="Documento"
      proposito="contenido"
      multiple={multiple}
      value={value}
      onChange={(archivos) => {
        alCambiar(archivos);
        setValue(archivos);
      }}
    />
  );
}

/** The field is on the screen, and a server that takes files is behind it. */
async function conCampo({ multiple = false, max = 100 * MB, server = openUploads() } = {}) {
  on(archivosApi.leerLimites, unosLimites(max));
  on(archivosApi.terminar, ({ id }) => {
    if (!server.isWhole(id)) throw refused(409, 'SUBIDA_INCOMPLETA');
    return {
      id,
      nombre: 'guia.pdf',
      tipo: 'application/pdf',
      bytes: 1000,
      ancho: null,
      alto: null,
      creadoEn: HOY,
    };
  });
  const page = await renderPiece(<Campo multiple={multiple} />);
  await page.screen.findByText(/Como mucho/);
  const elegir = (...files: File[]) =>
    page.user.upload(
      page.screen.getByLabelText(multiple ? 'Elegir archivos' : /^(Elegir un|Cambiar el) archivo$/, {
        selector: 'input',
      }),
      files,
    );
  return { ...page, server, elegir };
}

/** Whether the browser would ask before closing the page. */
const preguntaAlCerrar = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const sinRed = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('se ve cuánto va subido y, al acabar, el archivo queda puesto y se anuncia', async () => {
  const { screen, server, elegir } = await conCampo();
  const soltar = server.hold();
  await elegir(GUIA);
  const barra = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Subida de «guia.pdf»' });
  await waitFor(() => expect(barra.value).toBe(50));

  soltar();
  expect(await screen.findByRole('link', { name: 'guia.pdf' })).toBeTruthy();
  expect(screen.getByText('«guia.pdf» ya está subido.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(server.parts).toEqual([{ from: 0, bytes: 1000 }]);
});

test('lo que no cabe se dice antes de enviar nada', async () => {
  const { screen, server, elegir } = await conCampo({ max: 500 });
  await elegir(GUIA);
  expect((await screen.findByRole('alert')).textContent).toBe(
    '«guia.pdf» pesa 1000 bytes y el máximo son 500 bytes.',
  );
  expect(server.parts).toEqual([]);
});

test('lo que la academia no admite se dice con sus palabras, y no se ofrece seguir', async () => {
  const { screen, server, elegir } = await conCampo();
  server.refuse(413, 'CUOTA_LLENA', 'Se alcanzó el espacio disponible para archivos.');
  await elegir(GUIA);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Se alcanzó el espacio disponible para archivos.',
  );
  expect(screen.queryByRole('button', { name: /Seguir con la subida/ })).toBeNull();
});

test('un corte lo deja a medias y, al volver la red, sigue por donde iba', async () => {
  const { screen, server, elegir } = await conCampo();
  sinRed();
  server.cutAfter(400);
  await elegir(GUIA);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  expect(screen.getByRole('button', { name: 'Seguir con la subida de «guia.pdf»' })).toBeTruthy();

  server.mend();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('link', { name: 'guia.pdf' })).toBeTruthy();
  expect(server.parts).toEqual([
    { from: 0, bytes: 1000 },
    { from: 400, bytes: 600 },
  ]);
});

test('cerrar la página se pregunta mientras quede algo por subir: subiendo, en pausa o cortado; después no', async () => {
  const { screen, user, server, elegir } = await conCampo();
  expect(preguntaAlCerrar()).toBe(false);
  const soltar = server.hold();
  await elegir(GUIA);
  await screen.findByRole('progressbar');
  await waitFor(() => expect(preguntaAlCerrar()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Pausar la subida de «guia.pdf»' }));
  soltar();
  expect(preguntaAlCerrar()).toBe(true);
  sinRed();
  server.cutAfter(400);
  await user.click(screen.getByRole('button', { name: 'Seguir con la subida de «guia.pdf»' }));
  await screen.findByRole('alert');
  expect(preguntaAlCerrar()).toBe(true);
  server.mend();
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('link', { name: 'guia.pdf' });
  await waitFor(() => expect(preguntaAlCerrar()).toBe(false));
});

test('lo que cortó el final de la sesión sigue al volver a entrar', async () => {
  const { screen, server, elegir } = await conCampo();
  server.refuse(401, 'SIN_SESION', 'Tu sesión terminó.');
  await elegir(GUIA);
  await screen.findByRole('alert');
  server.admit();
  act(() => renovarSesion(unaSesion()));
  expect(await screen.findByRole('link', { name: 'guia.pdf' })).toBeTruthy();
});

test('tras recargar la página, el mismo archivo sigue por donde iba', async () => {
  const { screen, server, elegir } = await conCampo();
  const red = sinRed();
  server.cutAfter(400);
  await elegir(GUIA);
  await screen.findByRole('alert');
  cleanup();

  red.mockReturnValue(true);
  server.mend();
  const otra = await conCampo({ server });
  await otra.elegir(GUIA);
  expect(await screen.findByRole('link', { name: 'guia.pdf' })).toBeTruthy();
  expect(server.parts.at(-1)).toEqual({ from: 400, bytes: 600 });
});

test('se pausa a mano y se sigue a mano', async () => {
  const { screen, user, server, elegir } = await conCampo();
  const soltar = server.hold();
  await elegir(GUIA);
  await user.click(await screen.findByRole('button', { name: 'Pausar la subida de «guia.pdf»' }));
  expect(screen.getByText(/En pausa/)).toBeTruthy();
  soltar();
  await user.click(screen.getByRole('button', { name: 'Seguir con la subida de «guia.pdf»' }));
  expect(await screen.findByRole('link', { name: 'guia.pdf' })).toBeTruthy();
});

test('de muchos archivos, tres van a la vez y los demás esperan su turno', async () => {
  const { screen, server, elegir } = await conCampo({ multiple: true });
  server.hold();
  await elegir(...['a', 'b', 'c', 'd', 'e'].map((name) => new File(['x'], `${name}.txt`)));
  await waitFor(() => expect(screen.getAllByText(/^Subiendo/)).toHaveLength(3));
  expect(screen.getAllByText(/^Espera su turno/)).toHaveLength(2);
});

test('el que se quita deja de subirse y no queda puesto', async () => {
  const { screen, user, server, elegir } = await conCampo();
  const borradas = on(archivosApi.abandonar, undefined);
  const soltar = server.hold();
  await elegir(GUIA);
  await screen.findByRole('progressbar');
  await waitFor(() => expect(server.parts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Quitar «guia.pdf»' }));
  soltar();
  await waitFor(() => expect(borradas).toEqual([{ id: unId(1) }]));
  expect(screen.queryByText('guia.pdf')).toBeNull();
});
