import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import type { LineaDeRegistro } from '@catedra/shared/certificados/registro.ts';
import type { ZipDeCertificados } from '@catedra/shared/certificados/zip.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const linea = (values: Partial<LineaDeRegistro> = {}): LineaDeRegistro => ({
  id: unId(1),
  estado: 'valido',
  numero: '2026-000418',
  rectificado: false,
  codigo: 'K7QM-4XTD-9FHW',
  usuarioId: unId(20),
  nombre: 'Lucía Fernández Cano',
  cursoId: unId(10),
  titulo: 'Trabajos en altura',
  completadoEl: '2026-11-18',
  expedidoEn: '2026-11-18T10:42:00.000Z',
  validoHasta: '2027-11-18',
  retiradoEn: null,
  motivo: null,
  ...values,
});

const QUIEN_RETIRA: readonly Permiso[] = ['reportes:ver', 'certificados:ver', 'certificados:retirar'];

function abrir(
  datos: readonly LineaDeRegistro[],
  permisos = QUIEN_RETIRA,
  address = '/admin/reportes?reporte=certificados',
) {
  const pedidas = on(certificadosApi.leerRegistro, {
    datos: [...datos],
    total: { valor: datos.length, exacto: true },
    siguiente: null,
  });
  on(certificadosApi.leerOpciones, {
    grupos: [{ id: unId(30), nombre: 'Almacén' }],
    cursos: [{ id: unId(10), titulo: 'Trabajos en altura' }],
  });
  on(certificadosApi.leerZips, { datos: [] });
  const sesion = unaSesion({ permisos: [...permisos] });
  return { pedidas, pagina: renderPage(address, { sesion }) };
}

test('el registro dice de quién es cada uno, de qué, cómo está y hasta cuándo; de quien se eliminó, sin nombre', async () => {
  const { pedidas, pagina } = abrir([
    linea(),
    linea({
      id: unId(2),
      nombre: null,
      codigo: null,
      estado: 'caducado',
      validoHasta: null,
      rectificado: true,
    }),
  ]);
  const { screen } = await pagina;
  expect(await screen.findByText('Lucía Fernández Cano')).toBeTruthy();
  expect(screen.getByText('18 nov 2027')).toBeTruthy();
  expect(screen.getByText('Persona eliminada')).toBeTruthy();
  expect(screen.getByText('2026-000418 (rect.)')).toBeTruthy();
  expect(screen.getByText('No caduca')).toBeTruthy();
  expect(pedidas).toEqual([{ query: { limite: 50 } }]);
});

test('se retira con un motivo, y antes se lee qué leerá quien lo compruebe', async () => {
  const { pagina } = abrir([linea()]);
  const retirados = on(certificadosApi.retirar, () => {
    throw refused(409, 'CERTIFICADO_SUSTITUIDO', { message: 'Ya se sustituyó.' });
  });
  const { screen, user } = await pagina;
  await user.click(await screen.findByRole('button', { name: /Acciones.*Lucía Fernández Cano/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Retirar…' }));
  expect(await screen.findByText(/Quien lo compruebe leerá que fue retirado y cuándo/)).toBeTruthy();
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Retirar el certificado' });
  expect(boton.disabled).toBe(true);
  await user.type(screen.getByLabelText('Motivo'), 'Por error');
  await user.click(boton);
  expect(await screen.findByText('Ya se sustituyó.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe('Por error');
  expect(retirados).toEqual([{ id: unId(1), body: { motivo: 'Por error' } }]);
});

test('quien solo ve certificados abre el registro, sin pestañas de lo que no ve', async () => {
  const { pagina } = abrir([linea()], ['certificados:ver'], '/admin/reportes');
  const { screen, user } = await pagina;
  await screen.findByRole('heading', { level: 1, name: 'Certificados' });
  expect(screen.queryByRole('link', { name: 'Progreso' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /Acciones.*Lucía Fernández Cano/ }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Descargar el PDF' })).toBeTruthy());
  expect(screen.queryByRole('menuitem', { name: 'Retirar…' })).toBeNull();
});

test('se acota por curso, grupo, estado y días, y la hoja lleva lo mismo', async () => {
  const { pedidas, pagina } = abrir(
    [linea()],
    [...QUIEN_RETIRA, 'reportes:exportar'],
    `/admin/reportes?reporte=certificados&estado=valido&grupo=${unId(30)}&expedido=2026-01-01..2026-12-31&curso=${unId(10)}`,
  );
  const { screen, user } = await pagina;
  await screen.findByText('Lucía Fernández Cano');
  const filtros = {
    estado: 'valido',
    cursoId: unId(10),
    grupoId: unId(30),
    desde: '2026-01-01',
    hasta: '2026-12-31',
  };
  expect(pedidas).toEqual([{ query: { ...filtros, limite: 50 } }]);
  await user.click(screen.getByRole('button', { name: 'Descargar' }));
  const hoja = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: 'Hoja de Excel' });
  const { pathname, searchParams } = new URL(hoja.href);
  expect(pathname).toBe('/api/certificados/hoja');
  expect(Object.fromEntries(searchParams)).toEqual({ ...filtros, formato: 'xlsx' });
});

const zip = (values: Partial<ZipDeCertificados>): ZipDeCertificados => ({
  id: unId(40),
  estado: 'haciendo',
  progreso: { hechos: 0, total: 2 },
  sinPapel: 0,
  bytes: null,
  motivo: null,
  creadoEn: '2026-11-18T10:42:00.000Z',
  hasta: null,
  ...values,
});

test('los elegidos se piden en un zip, se ve cómo va y se descarga al acabar', async () => {
  const { pagina } = abrir([linea(), linea({ id: unId(2), nombre: 'Ana' })]);
  let hoy = zip({ progreso: { hechos: 1, total: 2 } });
  const pedidos = on(certificadosApi.pedirZip, () => hoy);
  const { screen, user } = await pagina;
  await user.click(await screen.findByLabelText('Seleccionar Lucía Fernández Cano, Trabajos en altura'));
  await user.click(screen.getByLabelText('Seleccionar Ana, Trabajos en altura'));
  on(certificadosApi.leerZips, () => ({ datos: [hoy] }));
  await user.click(await screen.findByRole('button', { name: 'Descargar los PDF' }));
  expect(await screen.findByText(/Preparando el zip: 1 de 2 PDF/)).toBeTruthy();
  expect(pedidos).toEqual([{ body: { ids: [unId(1), unId(2)] } }]);
  expect(screen.queryByText('2 seleccionados')).toBeNull();
  hoy = zip({
    estado: 'listo',
    sinPapel: 1,
    bytes: 2048,
    progreso: { hechos: 2, total: 2 },
    hasta: '2026-11-19T10:42:00.000Z',
  });
  const enlace = await screen.findByRole('link', { name: 'Descargar el zip (2 kB)' });
  expect(enlace.getAttribute('href')).toBe(`/api/certificados/zips/${unId(40)}/archivo`);
  expect(screen.getByText(/El zip con 1 PDF está listo\. Uno no se puede imprimir/)).toBeTruthy();
});

test('sin permiso para exportar no se ofrece la hoja, pero sí los PDF que ve; lo que no cabe se dice', async () => {
  const { screen, user } = await abrir([linea()]).pagina;
  const pedidos = on(certificadosApi.pedirZip, () => {
    throw refused(409, 'DEMASIADOS_CERTIFICADOS', { message: 'Son 6.204 certificados.' });
  });
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Los PDF, en un zip' }));
  expect(await screen.findByText('Son 6.204 certificados.')).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Hoja de Excel' })).toBeNull();
  expect(pedidos).toEqual([{ body: { filtros: {} } }]);
});
