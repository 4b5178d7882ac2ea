import * as fotosApi from '@catedra/shared/fotos/api.ts';
import * as perfilesApi from '@catedra/shared/perfiles/api.ts';
import type { Cuentas } from '@catedra/shared/cumplimiento/cifras.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import type { Foto, FotoAbierta } from '@catedra/shared/fotos/schemas.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CERO: Cuentas = {
  exento: 0,
  al_dia: 0,
  por_renovar: 0,
  sin_plazo: 0,
  en_plazo: 0,
  en_gracia: 0,
  vencido: 0,
  caducado: 0,
};

const foto = (values: Partial<Foto> = {}): Foto => ({
  id: unId(1),
  mes: '2026-10',
  pedidaEn: '2026-10-31T23:07:00.000Z',
  tomadaEn: '2026-10-31T23:07:00.000Z',
  tardia: false,
  zona: 'Europe/Madrid',
  por: null,
  pares: 1003,
  personas: 120,
  cuentas: { ...CERO, al_dia: 850, en_plazo: 100, vencido: 50, exento: 3 },
  huella: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  anterior: null,
  ...values,
});

const SEPTIEMBRE = foto({
  id: unId(2),
  mes: '2026-09',
  tomadaEn: '2026-10-02T07:15:00.000Z',
  tardia: true,
  cuentas: { ...CERO, al_dia: 829, en_plazo: 100, vencido: 71 },
});

const abrir = (address: string, permisos: readonly Permiso[] = ['reportes:ver']) =>
  renderPage(address, { sesion: unaSesion({ permisos: [...permisos] }) });

test('el título dice cómo estaba la última y cuánto cambió; cada una dice cómo se tomó', async () => {
  on(fotosApi.leerFotos, { fotos: [foto(), SEPTIEMBRE] });
  const { screen } = await abrir('/admin/reportes?reporte=fotos');
  await screen.findByRole('heading', {
    level: 1,
    name: 'El 85\u00a0% estaba al día al acabar octubre de 2026, 2,1 puntos más que en la anterior',
  });
  const octubre = screen.getByRole<HTMLAnchorElement>('link', { name: 'Al acabar octubre de 2026' });
  expect(new URL(octubre.href).search).toBe(`?reporte=fotos&foto=${unId(1)}`);
  expect(screen.getAllByText(/Sola, tarde: el 2 oct 2026/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Tomar una ahora' })).toBeNull();
});

test('quien puede pide una y ve que se toma; lo que no se puede se dice', async () => {
  let fotos: Foto[] = [];
  on(fotosApi.leerFotos, () => ({ fotos }));
  const pedidas = on(fotosApi.pedirFoto, ({ id }) => {
    fotos = [foto({ id, mes: null, tomadaEn: null, por: 'Ana Gil' })];
  });
  const { screen, user } = await abrir('/admin/reportes?reporte=fotos', [
    'reportes:ver',
    'reportes:fotografiar',
  ]);
  expect(await screen.findByText('Aún no hay ninguna foto')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tomar una ahora' }));
  expect((await screen.findAllByText('Se está tomando.')).length).toBeGreaterThan(0);
  expect(pedidas).toHaveLength(1);
  on(fotosApi.pedirFoto, () => {
    throw refused(409, 'DEMASIADAS_FOTOS', { message: 'Hoy ya se tomaron 5 fotos a mano.' });
  });
  await user.click(screen.getByRole('button', { name: 'Tomar una ahora' }));
  expect(await screen.findByText('Hoy ya se tomaron 5 fotos a mano.')).toBeTruthy();
});

const ABIERTA: FotoAbierta = {
  foto: foto(),
  cursos: [{ id: unId(10), titulo: 'Trabajos en altura' }],
  datos: [
    {
      usuarioId: unId(20),
      nombre: 'Lucía',
      apellidos: 'Fernández Cano',
      situacion: 'baja',
      cursoId: unId(10),
      curso: 'Trabajos en altura',
      estado: 'vencido',
      ronda: 2,
      porcentaje: 40,
      desde: '2026-01-10T08:00:00.000Z',
      venceEn: '2026-10-15T21:59:00.000Z',
      terminadoEn: null,
      valeHasta: null,
      exentoHasta: null,
    },
    {
      usuarioId: unId(21),
      nombre: '',
      apellidos: '',
      situacion: 'eliminada',
      cursoId: unId(10),
      curso: 'Trabajos en altura',
      estado: 'al_dia',
      ronda: 1,
      porcentaje: 100,
      desde: '2026-01-10T08:00:00.000Z',
      venceEn: null,
      terminadoEn: '2026-02-10T08:00:00.000Z',
      valeHasta: '2027-02-10',
      exentoHasta: null,
    },
  ],
  siguiente: null,
  total: { valor: 2, exacto: true },
};

test('una foto abierta dice cuántos no cumplían y cómo estaba cada persona; su hoja lleva los mismos filtros', async () => {
  const pedidas = on(fotosApi.leerFoto, ABIERTA);
  const { screen, user } = await abrir(`/admin/reportes?reporte=fotos&foto=${unId(1)}&estado=vencido`, [
    'reportes:ver',
    'reportes:exportar',
  ]);
  await screen.findByRole('heading', { level: 1, name: 'No cumplían 50 de 1.000 asignaciones' });
  expect(pedidas).toEqual([{ id: unId(1), query: { estado: 'vencido' } }]);
  expect(screen.getByText('Hoy: De baja')).toBeTruthy();
  expect(screen.getByText('Cuenta eliminada')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Descargar' }));
  const hoja = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: 'Hoja de Excel' });
  expect(new URL(hoja.href).pathname).toBe(`/api/fotos/${unId(1)}/hoja`);
  expect(new URL(hoja.href).search).toBe('?estado=vencido&formato=xlsx');
});

for (const [comprobada, frase] of [
  [{ intacta: true, encadenada: true }, /Está intacta/],
  [{ intacta: false, encadenada: true }, /alguien lo cambió en la base de datos/],
  [{ intacta: true, encadenada: false }, /la anterior ya no es la que era/],
] as const)
  test(`al comprobarla se dice: ${frase.source}`, async () => {
    on(fotosApi.leerFoto, ABIERTA);
    on(fotosApi.comprobarFoto, comprobada);
    const { screen, user } = await abrir(`/admin/reportes?reporte=fotos&foto=${unId(1)}`);
    await user.click(await screen.findByRole('button', { name: 'Comprobar que nadie la cambió' }));
    expect(await screen.findByText(frase)).toBeTruthy();
  });

test('la dirección de las fotos pide ver reportes', async () => {
  on(perfilesApi.leerQuienDa, { personas: [], pedida: null });
  const { screen } = await abrir('/admin/reportes?reporte=fotos', ['certificados:ver']);
  await screen.findByRole('heading', { level: 1, name: /No tienes permiso/ });
});
