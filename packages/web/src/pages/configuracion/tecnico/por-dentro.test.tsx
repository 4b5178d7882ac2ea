import * as api from '@catedra/shared/tecnico/api.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sesion = unaSesion({ permisos: ['sistema:administrar', 'avisos:correo'] });
const en = (parte: string) => `/admin/configuracion?vista=tecnico&parte=${parte}`;
const MB = 2 ** 20;

test('el espacio dice lo que queda, lo que ocupa cada cosa y desde dónde no se escribe', async () => {
  on(api.leerEspacio, {
    base: 3 * 1024 * MB,
    tablas: [
      { nombre: 'cambios', bytes: 900 * MB, filas: 1_200_000 },
      { nombre: 'correos', bytes: 20 * MB, filas: null },
    ],
    otras: { cuantas: 80, bytes: 5 * MB },
    archivos: { bytes: 40 * MB, cuantos: 3, cuota: null, donde: 's3' },
    disco: { libre: 700 * MB, reserva: 500 * MB, estado: 'justo' },
  });
  const { screen } = await renderPage(en('espacio'), { sesion });
  await screen.findByRole('heading', { level: 1, name: 'Queda poco disco: 700 MB libres' });
  expect(screen.getByText('La base de datos ocupa 3 GB y los archivos, 40 MB.')).toBeTruthy();
  expect(screen.getByText('por debajo de 500 MB solo se lee')).toBeTruthy();
  expect(screen.getByText('1.200.000')).toBeTruthy();
  expect(screen.getByText('sin contar')).toBeTruthy();
  expect(screen.getByText('80 tablas más')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Espacio' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Correo' })).toBeTruthy();
});

test('las consultas dicen cuál se atasca, desde cuándo y a quién espera', async () => {
  on(api.leerConsultas, {
    enMarcha: [{ pid: 71, para: 'paginas', segundos: 4.2, texto: 'select 1 from academia', esperaA: [70] }],
    lentas: [{ texto: 'select pesada', veces: 1200, mediaMs: 340, parte: 0.31 }],
  });
  const { screen } = await renderPage(en('consultas'), { sesion });
  await screen.findByRole('heading', { level: 1, name: '1 consulta espera a que otra termine' });
  expect(screen.getByText('Lleva 4,2 s, para una página (proceso 71 de PostgreSQL)')).toBeTruthy();
  expect(screen.getByText('espera a la del proceso 70')).toBeTruthy();
  expect(screen.getByText(/340 ms de media en 1\.200 veces/)).toBeTruthy();
});

test('donde la base de datos no lleva la cuenta se dice cómo se consigue', async () => {
  on(api.leerConsultas, { enMarcha: [], lentas: null });
  const { screen } = await renderPage(en('consultas'), { sesion });
  await screen.findByRole('heading', { level: 1, name: 'Ninguna consulta lleva más de un segundo' });
  expect(screen.getByText(/pg_stat_statements/)).toBeTruthy();
});
