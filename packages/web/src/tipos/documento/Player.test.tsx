import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { lost, route } from '#testing/network.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { FileFailure } from '#tipos/documento/FileFailure.tsx';
import { Player } from '#tipos/documento/Player.tsx';

const nada = () => undefined;
const archivo = (cambios: Partial<Archivo>): Archivo => ({
  id: unId(9),
  nombre: 'plan.docx',
  tipo: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: 48_200,
  ancho: null,
  alto: null,
  creadoEn: HOY,
  ...cambios,
});

const bytes = (status: number) => route('HEAD /archivos/:id', async () => new Response(null, { status }));

async function conArchivo(uno: Archivo | null, onFin: () => void = nada) {
  const contenido = {
    tipo: 'documento' as const,
    archivoId: uno?.id ?? null,
    nombre: 'Plan de emergencia',
    descripcion: '',
  };
  const abierta = {
    actividad: {
      id: unId(1),
      cursoId: unId(100),
      titulo: 'El plan',
      tipo: 'documento' as const,
      contenido,
      obligatoria: true,
      regla: 'ver' as const,
      reglaMinutos: null,
      reglaPorcentaje: null,
      reglaNota: null,
      duracion: 3,
      venceEn: null,
      disponibleHasta: null,
    },
    posicion: null,
    progreso: null,
    archivos: uno ? [uno] : [],
    entregas: [],
  };
  return renderPiece(
    <Player
      contenido={contenido}
      abierta={abierta}
      soloMira={false}
      onLatido={nada}
      onPausa={nada}
      onFin={onFin}
    />,
  );
}

test('descargarlo lo da por visto si sus bytes pueden llegar', async () => {
  bytes(200);
  const visto = vi.fn<() => void>();
  const { screen, user } = await conArchivo(archivo({}), visto);
  await user.click(screen.getByRole('link', { name: 'Descargar' }));
  await waitFor(() => expect(visto).toHaveBeenCalledOnce());
});

test('un archivo cuyos bytes faltan se dice, sin ofrecer descargarlo', async () => {
  bytes(404);
  const { screen } = await conArchivo(archivo({}));
  expect((await screen.findByRole('alert')).textContent).toMatch(/ya no está en la academia/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('ni cuenta si faltan justo al pedirlo, o sin red', async () => {
  bytes(200);
  const visto = vi.fn<() => void>();
  const { screen, user } = await conArchivo(archivo({}), visto);
  route('HEAD /archivos/:id', async () => {
    throw lost();
  });
  await user.click(screen.getByRole('link', { name: 'Descargar' }));
  bytes(404);
  await user.click(screen.getByRole('link', { name: 'Descargar' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/ya no está en la academia/);
  expect(visto).not.toHaveBeenCalled();
});

test('una imagen que no llega no se da por vista', async () => {
  bytes(404);
  const visto = vi.fn<() => void>();
  const { screen } = await conArchivo(archivo({ nombre: 'plano.png', tipo: 'image/png' }), visto);
  fireEvent.error(screen.getByRole('img', { name: 'Plan de emergencia' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/ya no está en la academia/);
  expect(visto).not.toHaveBeenCalled();
});

test('un archivo que no se ve aquí es una tarjeta: qué es, cuánto pesa y cómo se descarga', async () => {
  bytes(200);
  const { screen } = await conArchivo(archivo({}));
  expect(screen.getByText('Documento de texto · 47 kB')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Descargar' }).getAttribute('download')).toBe('plan.docx');
  expect(screen.queryByRole('link', { name: /^Abrir/ })).toBeNull();
});

test('una imagen puesta como documento se ve', async () => {
  const { screen } = await conArchivo(
    archivo({ nombre: 'plano.png', tipo: 'image/png', ancho: 1600, alto: 900 }),
  );
  const imagen = screen.getByRole('img', { name: 'Plan de emergencia' });
  expect(imagen.getAttribute('src')).toBe(`/archivos/${unId(9)}`);
  expect(screen.getByText('Imagen · 47 kB · 1600 × 900 píxeles')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Abrir/ })).toBeTruthy();
});

test('sin archivo se dice que no está aquí', async () => {
  const { screen } = await conArchivo(null);
  expect(screen.getByText('Plan de emergencia')).toBeTruthy();
  expect(screen.getByText('Documento de referencia. El archivo no está subido aquí.')).toBeTruthy();
});

function Falla(error: { readonly name: string; readonly missing?: boolean }): never {
  throw Object.assign(new Error('no se abre'), error);
}

test.each([
  ['PasswordException', /pide una contraseña/],
  ['InvalidPDFException', /está dañado/],
  ['UnknownErrorException', /No pudimos mostrar/],
])('un PDF que no se abre (%s) dice por qué, y se puede descargar', async (name, frase) => {
  // React tells of it there as well.
  vi.spyOn(console, 'error').mockReturnValue();
  const { screen } = await renderPiece(
    <FileFailure archivo={archivo({ tipo: 'application/pdf' })}>
      <Falla name={name} />
    </FileFailure>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(frase);
  expect(screen.getByRole('link', { name: 'descargarlo' })).toBeTruthy();
});

test('un PDF que ya no está se dice, sin ofrecer una descarga que no llegará', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { screen } = await renderPiece(
    <FileFailure archivo={archivo({ tipo: 'application/pdf' })}>
      <Falla name="ResponseException" missing />
    </FileFailure>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/ya no está en la academia/);
  expect(screen.queryByRole('link')).toBeNull();
});
