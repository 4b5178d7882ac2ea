import * as sesionApi from '@catedra/shared/sesion/api.ts';
import * as cursosApi from '@catedra/shared/cursos/api.ts';
import { leerCifrasDeCursos } from '@catedra/shared/reportes/api.ts';
import { leerQuienDa, pedirAcceso } from '@catedra/shared/perfiles/api.ts';
import { waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unCurso, unId, unUsuario } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { streams } from '#testing/stream.ts';
import { test } from '#testing/test.ts';
import { letPass, stopTime } from '#testing/time.ts';

const COCINA = unCurso({ id: unId(101), titulo: 'Cocina', actividades: 4 });
const AUXILIOS = unCurso({ titulo: 'Primeros auxilios', estado: 'publicado' });

const administra = unaSesion({ permisos: ['cursos:ver', 'cursos:crear', 'cursos:editar'] });

/** The list is open at an address, over the courses that the server has. */
async function abrir(address: string, cursos: Parameters<typeof onList<'cursos'>>[1] = [AUXILIOS, COCINA]) {
  const pedidas = onList('cursos', cursos);
  on(cursosApi.leerPalabras, { categorias: ['Hogar', 'Salud'], etiquetas: [] });
  on(cursosApi.leerPorCompletar, { [COCINA.id]: 1 });
  return { ...(await renderPage(address, { sesion: administra })), pedidas };
}

test('enseña los cursos, cuánto tienen y cuántos son, y cada uno lleva a su ficha', async () => {
  const { screen } = await abrir('/admin/cursos');
  const enlace = await screen.findByRole('link', { name: 'Cocina' });
  expect(enlace.getAttribute('href')).toBe(`/admin/cursos/actualizar/${COCINA.id}`);
  expect(await screen.findByText('3 de 4 actividades listas')).toBeTruthy();
  expect(screen.getByText('1–2 de 2')).toBeTruthy();
});

test('lo que espera corrección y el banco están a un paso de quien los tiene, y de nadie más', async () => {
  onList('cursos', [COCINA]);
  on(cursosApi.leerPalabras, { categorias: [], etiquetas: [] });
  on(cursosApi.leerPorCompletar, {});
  const sesion = unaSesion({ permisos: ['cursos:ver', 'actividades:calificar', 'preguntas:ver'] });
  const { screen } = await renderPage('/admin/cursos', { sesion });
  await screen.findByRole('link', { name: 'Cocina' });
  const partes = screen.getByRole('navigation', { name: 'Tus páginas' });
  expect([...partes.querySelectorAll('a')].map((uno) => uno.textContent)).toEqual([
    'Cursos',
    'Por corregir',
    'Banco de preguntas',
  ]);
});

test('a quien ve reportes le dice en qué cursos va tarde alguien, y esos van delante', async () => {
  onList('cursos', [AUXILIOS, COCINA]);
  on(cursosApi.leerPalabras, { categorias: [], etiquetas: [] });
  on(cursosApi.leerPorCompletar, {});
  on(leerCifrasDeCursos, {
    en: HOY,
    cursos: { [COCINA.id]: { personas: 24, completado: 2, tarde: 3, hechas: 56, total: 100, media: 4.25 } },
  });
  const sesion = unaSesion({ permisos: ['cursos:ver', 'reportes:ver'] });
  const { screen } = await renderPage('/admin/cursos', { sesion });
  await screen.findByRole('heading', { level: 1, name: '3 personas van tarde en Cocina' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Cocina',
    'Primeros auxilios',
  ]);
  expect(screen.getByText(/^24 personas, 56/)).toBeTruthy();
  expect(screen.getByText('3 tarde')).toBeTruthy();
  expect(screen.getByText('Nadie lo tiene')).toBeTruthy();
});

describe('los filtros van en la dirección', () => {
  test('una dirección enviada por otra persona enseña lo mismo', async () => {
    const { screen, pedidas } = await abrir('/admin/cursos?estado=borrador&buscar=coci', [COCINA]);
    await screen.findByRole('link', { name: 'Cocina' });
    expect(pedidas).toEqual([
      { limite: '50', total: 'true', buscar: 'coci', estado: 'borrador', orden: 'titulo' },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Buscar cursos').value).toBe('coci');
    expect(screen.getByRole('button', { name: 'Quitar el filtro de estado' })).toBeTruthy();
  });

  test('una que pide lo que no existe lo dice, y se sale de ella', async () => {
    const { screen, user, address } = await abrir('/admin/cursos?estado=inventado', ({ estado }) => {
      if (estado) throw refused(400, 'DATOS_INVALIDOS', { message: 'Revisa los datos marcados.' });
      return [COCINA];
    });
    expect((await screen.findByRole('alert')).textContent).toContain('pide algo que no existe');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Ver todo' }));
    await screen.findByRole('link', { name: 'Cocina' });
    expect(address()).toBe('/admin/cursos');
  });

  test('elegir uno cambia la dirección y la lista; quitarlo la devuelve', async () => {
    const { screen, user, address, pedidas } = await abrir('/admin/cursos');
    await screen.findByRole('link', { name: 'Cocina' });
    await user.click(screen.getByRole('button', { name: 'Categoría' }));
    await user.click(await screen.findByRole('option', { name: 'Hogar' }));
    await waitFor(() => expect(pedidas.at(-1)).toMatchObject({ categoria: 'Hogar' }));
    expect(address()).toBe('/admin/cursos?categoria=Hogar');

    await user.click(screen.getByRole('button', { name: 'Quitar el filtro de categoría' }));
    await waitFor(() => expect(address()).toBe('/admin/cursos'));
  });

  test('lo que se busca se pide al dejar de escribir, una sola vez', async () => {
    stopTime();
    const { screen, user, address, pedidas } = await abrir('/admin/cursos');
    await screen.findByRole('link', { name: 'Cocina' });
    const campo = screen.getByLabelText('Buscar cursos');
    await user.type(campo, 'ñ');
    await letPass(200);
    await user.type(campo, 'u');
    await letPass(200);
    expect(pedidas).toHaveLength(1);

    await letPass(50);
    expect(pedidas[1]).toMatchObject({ buscar: 'ñu' });
    expect(address()).toBe('/admin/cursos?buscar=%C3%B1u');
  });

  test('en la tabla, el orden también', async () => {
    const { screen, user, address, pedidas } = await abrir('/admin/cursos');
    await screen.findByRole('link', { name: 'Cocina' });
    await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    await user.click(screen.getByRole('button', { name: 'Último cambio' }));
    await waitFor(() => expect(pedidas.at(-1)).toMatchObject({ orden: 'actualizadoEn' }));
    expect(address()).toBe('/admin/cursos?orden=actualizadoEn');
    const columna = screen.getByRole('columnheader', { name: 'Último cambio' });
    expect(columna.getAttribute('aria-sort')).toBe('ascending');
  });

  test('la página siguiente se pide por donde quedó, y se vuelve atrás', async () => {
    const { screen, user, address, pedidas } = await abrir('/admin/cursos', ({ cursor }) => ({
      datos: [cursor ? COCINA : AUXILIOS],
      siguiente: cursor ? null : 'c2',
      total: { valor: 2, exacto: true },
    }));
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByRole('link', { name: 'Cocina' })).toBeTruthy();
    expect(pedidas.at(-1)).toMatchObject({ cursor: 'c2' });
    expect(screen.getByText('2–2 de 2')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(await screen.findByRole('link', { name: 'Primeros auxilios' })).toBeTruthy();
    expect(address()).toBe('/admin/cursos');
  });
});

describe('cuando no hay nada que enseñar', () => {
  test('sin ningún curso, el siguiente paso es crear el primero', async () => {
    const { screen } = await abrir('/admin/cursos', []);
    const enlace = await screen.findByRole('link', { name: 'Crear el primer curso' });
    expect(enlace.getAttribute('href')).toBe('/admin/cursos/crear');
    expect(screen.queryByLabelText('Buscar cursos')).toBeNull();
  });

  test('si nada coincide, se dice y se vuelve a todos de una vez', async () => {
    const { screen, user, address } = await abrir('/admin/cursos?buscar=zzz&acceso=abierto', ({ buscar }) =>
      buscar ? [] : [COCINA],
    );
    expect(await screen.findByText('Ningún curso coincide con «zzz»')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ver todos los cursos' }));
    expect(await screen.findByRole('link', { name: 'Cocina' })).toBeTruthy();
    expect(address()).toBe('/admin/cursos');
  });

  test('si falla, se dice y se puede volver a intentar', async () => {
    const { screen, user } = await abrir('/admin/cursos', () => {
      throw refused(500, 'ALGO_FALLO', { message: 'Algo falló.' });
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Algo falló.');
    onList('cursos', [COCINA]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Cocina' })).toBeTruthy();
  });

  test('quien no puede ver cursos lo lee y puede pedirlo, sin que se le nombre a nadie', async () => {
    on(leerQuienDa, { personas: [], pedida: null });
    const { screen } = await renderPage('/admin/cursos', { sesion: unaSesion() });
    expect(await screen.findByRole('heading', { name: 'No tienes permiso para ver Cursos' })).toBeTruthy();
    expect(screen.getByText(/le llegará a quien puede dártelo/)).toBeTruthy();
  });

  test('a quien ve personas se le nombra a quien puede dárselo, con su correo si lo tiene', async () => {
    const marta = unUsuario({
      nombre: 'Marta',
      apellidos: 'Ordóñez',
      perfil: 'Dirección',
      correo: 'm@x.example',
    });
    const luis = unUsuario({
      id: unId(2),
      nombre: 'Luis',
      apellidos: 'Sanz',
      perfil: 'Recursos',
      correo: null,
    });
    const pedidas = on(leerQuienDa, { personas: [marta, luis], pedida: null });
    const hechas = on(pedirAcceso, { en: HOY, estado: 'espera', respuesta: null });
    const { screen, user } = await renderPage('/admin/cursos/crear', {
      sesion: unaSesion({ permisos: ['usuarios:ver', 'cursos:ver'] }),
    });
    expect(await screen.findByRole('heading', { name: 'No tienes permiso para crear cursos' })).toBeTruthy();
    expect(await screen.findByText('Marta Ordóñez')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'A quién pedirlo' })).toBeTruthy();
    expect(pedidas).toEqual([{ query: { permisos: ['cursos:crear'] } }]);
    await user.click(await screen.findByRole('button', { name: 'Pedírselo' }));
    await user.type(await screen.findByLabelText('Para qué lo necesitas'), 'Preparo el de altura');
    await user.click(screen.getByRole('button', { name: 'Pedirlo' }));
    expect(await screen.findByText(/^Pedido .*Te avisaremos cuando te contesten\.$/)).toBeTruthy();
    expect(hechas).toMatchObject([
      { body: { permiso: 'cursos:crear', nota: 'Preparo el de altura', pagina: '/admin/cursos/crear' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Pedírselo' })).toBeNull();
  });
});

test('lo que otra persona cambia aparece sin recargar', async () => {
  const { screen } = await abrir('/admin/cursos');
  await screen.findByRole('link', { name: 'Cocina' });
  await waitFor(() => expect(streams()).toHaveLength(1));
  onList('cursos', [AUXILIOS, { ...COCINA, titulo: 'Cocina fácil' }]);
  streams()[0]?.say({ tipo: 'cambio', coleccion: 'cursos', id: COCINA.id });
  expect(await screen.findByRole('link', { name: 'Cocina fácil' })).toBeTruthy();
});

test('si la sesión terminó, se dice por qué sobre la misma página, sin sacar de ella', async () => {
  const terminada = () => {
    throw refused(401, 'SIN_SESION', { motivo: 'caducada' });
  };
  on(sesionApi.leer, terminada);
  const { screen, address } = await abrir('/admin/cursos', terminada);
  const aviso = await screen.findByRole('alertdialog');
  expect(aviso.textContent).toContain('Pasó demasiado tiempo desde la última vez.');
  expect(address()).toBe('/admin/cursos');
});
