import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import type { LineaDeRegistro } from '@catedra/shared/certificados/schemas.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as reportesApi from '@catedra/shared/reportes/api.ts';
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
  on(reportesApi.leerOpciones, { grupos: [], cursos: [{ id: unId(10), titulo: 'Trabajos en altura' }] });
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
