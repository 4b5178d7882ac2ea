import * as anunciosApi from '@catedra/shared/anuncios/api.ts';
import type { Anuncio } from '@catedra/shared/anuncios/schemas.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const LISTA = '/admin/dashboard?vista=anuncios';
const sesion = unaSesion({ permisos: ['avisos:anunciar'] });

const unAnuncio = (values: Partial<Anuncio> = {}): Anuncio => ({
  id: unId(1),
  version: 1,
  titulo: 'El sábado se para',
  texto: '<p>De 2:00 a 4:00.</p>',
  destinos: [{ tipo: 'grupo', id: unId(5), nombre: 'Logística' }],
  estado: 'vigente',
  desde: HOY,
  hasta: null,
  fijado: false,
  correo: 'no',
  autor: 'Marta Ríos',
  publicadoEn: HOY,
  editadoEn: null,
  retiradoEn: null,
  correosEnviados: 0,
  mandadoEn: null,
  ...values,
});

const conDestinos = (personas: number) => {
  on(anunciosApi.leerDestinos, { destinos: [{ tipo: 'todos', id: null, nombre: 'Todos' }] });
  return on(anunciosApi.leerAudiencia, {
    personas,
    sinCorreo: 0,
    correos: { ya: Math.max(personas - 14, 0), dia: Math.min(personas, 4) },
    datos: personas === 0 ? [] : [{ id: unId(20), nombre: 'Lucía', apellidos: 'Cano' }],
    siguiente: null,
  });
};

test('la lista dice a quién, cómo está y cuántos lo han leído, y quiénes', async () => {
  const { texto: _texto, correosEnviados: _correos, ...enLista } = unAnuncio();
  on(anunciosApi.leerRegistro, { datos: [enLista], siguiente: null });
  on(anunciosApi.leerCifras, { personas: 104, leidos: 88, correos: { salieron: 0, esperan: 0 }, en: HOY });
  const lecturas = on(anunciosApi.leerLecturas, {
    datos: [{ id: unId(20), nombre: 'Lucía', apellidos: 'Cano', leidoEn: HOY }],
    siguiente: null,
  });
  const { screen, user } = await renderPage(LISTA, { sesion });
  expect(await screen.findByRole('link', { name: 'El sábado se para' })).toBeTruthy();
  expect(screen.getByText(/^A Logística, /)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /88 de 104$/ }));
  expect(await screen.findByText('Lucía Cano')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Aún no' }));
  await waitFor(() => expect(lecturas.at(-1)?.query).toMatchObject({ leido: 'no' }));
});

test('se publica viendo antes a cuántos llega; si se niega, lo escrito sigue ahí', async () => {
  conDestinos(412);
  const guardados = on(anunciosApi.guardar, () => {
    throw refused(400, 'DATOS_INVALIDOS', { fields: { fijado: 'A la vez caben 3 anuncios fijados.' } });
  });
  const { screen, user } = await renderPage(`${LISTA}&anuncio=nuevo`, { sesion });
  const titulo = await screen.findByLabelText('Título');
  expect(screen.getByText('Escribe un título.')).toBeTruthy();
  await user.type(titulo, 'El lunes es fiesta');
  await user.click(screen.getByRole('combobox', { name: 'A quién' }));
  await user.click(await screen.findByRole('option', { name: 'Todos' }));
  expect(await screen.findByText('412 personas')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Fijarlo arriba/ }));
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('A la vez caben 3 anuncios fijados.')).toBeTruthy();
  expect(guardados[0]).toMatchObject({
    body: {
      version: 0,
      titulo: 'El lunes es fiesta',
      destinos: [{ tipo: 'todos', id: null }],
      publicar: true,
    },
  });
  expect(titulo).toHaveProperty('value', 'El lunes es fiesta');
});

test('a un grupo vacío se dice antes que no lo leería nadie', async () => {
  on(anunciosApi.leerUno, unAnuncio({ estado: 'borrador', publicadoEn: null, desde: null }));
  conDestinos(0);
  const { screen } = await renderPage(`${LISTA}&anuncio=${unId(1)}`, { sesion });
  expect((await screen.findAllByText(/Ahora mismo no lo leería nadie/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', true);
});

test('se retira preguntando antes, y vuelve a la lista', async () => {
  on(anunciosApi.leerUno, unAnuncio());
  conDestinos(3);
  on(anunciosApi.leerRegistro, { datos: [], siguiente: null });
  const retirados = on(anunciosApi.retirar, unAnuncio({ estado: 'retirado', retiradoEn: HOY }));
  const { screen, user, address } = await renderPage(`${LISTA}&anuncio=${unId(1)}`, { sesion });
  await user.click(await screen.findByRole('button', { name: 'Retirar…' }));
  await user.click(await screen.findByRole('button', { name: 'Retirar el anuncio' }));
  expect(await screen.findByText('Aún no se ha anunciado nada')).toBeTruthy();
  expect(retirados[0]).toMatchObject({ id: unId(1) });
  expect(address()).toBe(LISTA);
});

test('con correo se pregunta antes cuántos salen; ya mandado, cambiarlo no manda ninguno si no se pide', async () => {
  conDestinos(412);
  const guardados = on(anunciosApi.guardar, unAnuncio({ correo: 'ya', mandadoEn: HOY }));
  on(anunciosApi.leerUno, unAnuncio({ correo: 'ya', mandadoEn: HOY }));
  on(anunciosApi.leerRegistro, { datos: [], siguiente: null });
  on(anunciosApi.leerCifras, {
    personas: 412,
    leidos: 0,
    correos: { salieron: 390, esperan: 1 },
    en: HOY,
  });
  const { screen, user } = await renderPage(`${LISTA}&anuncio=nuevo`, { sesion });
  await user.type(await screen.findByLabelText('Título'), 'El lunes es fiesta');
  await user.click(screen.getByRole('combobox', { name: 'A quién' }));
  await user.click(await screen.findByRole('option', { name: 'Todos' }));
  await user.click(screen.getByRole('radio', { name: /^Al momento/ }));
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('¿Publicar y mandar 402 correos?')).toBeTruthy();
  expect(screen.getAllByText(/398 al momento y 4 en el correo del día/)).toHaveLength(2);
  expect(screen.getAllByText(/A 10 personas no les llega/)).toHaveLength(2);
  expect(guardados).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Publicar y mandar' }));
  await waitFor(() => expect(guardados).toHaveLength(1));
  expect(guardados[0]).toMatchObject({ body: { correo: 'ya', correoOtraVez: false } });
});

test('de lo ya mandado se dice cuántos salieron, y otra vez solo si se pide', async () => {
  conDestinos(412);
  on(anunciosApi.leerUno, unAnuncio({ correo: 'ya', mandadoEn: HOY, correosEnviados: 390 }));
  on(anunciosApi.leerCifras, { personas: 412, leidos: 0, correos: { salieron: 390, esperan: 1 }, en: HOY });
  const guardados = on(anunciosApi.guardar, unAnuncio({ correo: 'ya', mandadoEn: HOY }));
  on(anunciosApi.leerRegistro, { datos: [], siguiente: null });
  const { screen, user } = await renderPage(`${LISTA}&anuncio=${unId(1)}`, { sesion });
  expect(await screen.findByText('Ya salieron 390 correos; 1 correo espera su hora.')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Mandar el correo otra vez/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar y mandar' }));
  await waitFor(() => expect(guardados[0]).toMatchObject({ body: { correoOtraVez: true } }));
});
