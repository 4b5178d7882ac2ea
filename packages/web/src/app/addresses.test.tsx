import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import * as perfilesApi from '@catedra/shared/perfiles/api.ts';
import { describe, expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const jefa = unaSesion({
  usuario: { perfil: 'Super Administrador' },
  permisos: ['actividades:crear', 'actividades:ver', 'actividades:editar', 'cursos:ver', 'usuarios:ver'],
});
const temporal = unaSesion({ usuario: { cambiarContraseña: true } });

describe('una dirección es una sola', () => {
  for (const address of ['/HOME', '/Admin/Usuarios', '/curso/100%'])
    test(`${address} no existe`, async () => {
      const { screen } = await renderPage(address, { sesion: jefa });
      expect(await screen.findByRole('heading', { level: 1, name: /le falta algo/ })).toBeTruthy();
    });

  test('crear una actividad en un curso que no existe lo dice, sin «Reintentar»', async () => {
    on(actividadesApi.leerContenido, () => {
      throw refused(404, 'NO_ENCONTRADO');
    });
    const { screen } = await renderPage('/admin/actividades/inventado/crear', { sesion: jefa });
    expect(await screen.findByRole('heading', { name: 'No encontramos este curso' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});

describe('con una contraseña temporal', () => {
  test('«Cambiar» es un botón que lleva a la configuración', async () => {
    on(intentosApi.leerPruebas, { pruebas: [], ahora: '2026-03-02T09:00:00.000Z' });
    const { screen, user, address } = await renderPage('/pruebas', { sesion: temporal });
    const aviso = await screen.findByRole('alertdialog', { name: '¡Espera!' });
    expect(aviso.textContent).toContain(
      'Tienes una contraseña temporal por favor cambiala por una mas segura',
    );
    await user.click(screen.getByRole('button', { name: 'Cambiar' }));
    expect(address()).toBe('/admin/configuracion');
  });

  test('el aviso no tapa la configuración, tampoco con una barra al final', async () => {
    const { screen } = await renderPage('/admin/configuracion/', { sesion: temporal });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('lo que una página enseña según su dirección', () => {
  const mira = unaSesion({ usuario: { perfil: 'Jefa de estudios' }, permisos: ['reportes:ver'] });
  for (const [address, what] of [
    ['/admin/reportes?reporte=certificados', 'ver el registro de certificados'],
    ['/admin/dashboard?vista=anuncios', 'publicar anuncios'],
    ['/admin/configuracion?vista=plantillas', 'cambiar lo que dicen los correos'],
    ['/admin/configuracion?vista=correo', 'ver el correo enviado'],
  ] as const)
    test(`${address} dice que falta su permiso`, async () => {
      on(perfilesApi.leerQuienDa, { personas: [], pedida: null });
      const { screen } = await renderPage(address, { sesion: mira });
      const heading = await screen.findByRole('heading', { level: 1, name: /No tienes permiso/ });
      expect(heading.textContent).toContain(what);
    });

  test('con una contraseña temporal se cambia primero', async () => {
    const { screen } = await renderPage('/admin/configuracion?vista=correo', { sesion: temporal });
    await screen.findByRole('heading', { level: 1, name: 'Configuración de mi perfil' });
  });
});
