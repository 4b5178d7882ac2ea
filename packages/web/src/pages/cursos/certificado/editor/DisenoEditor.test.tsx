import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import * as disenosApi from '@catedra/shared/certificados/disenos/api.ts';
import { contenidoInicial } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { Diseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DisenoEditor } from '#pages/cursos/certificado/editor/DisenoEditor.tsx';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unCurso, unId, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const DISENO: Diseno = {
  id: unId(7),
  nombre: 'Con orla',
  contenido: contenidoInicial('orla'),
  revision: 3,
  version: 1,
  pendiente: false,
  guardadoEn: '2026-11-18T09:32:00.000Z',
  cursos: 2,
  expedidos: 418,
};

async function abrir(diseno: Diseno = DISENO, conQr = true, permisos: Permiso[] = []) {
  on(disenosApi.leerDiseno, diseno);
  on(disenosApi.leerDisenos, { disenos: [], conQr });
  on(certificadosApi.leerAjustes, {
    version: 1,
    horas: null,
    muestraNota: true,
    notaMinima: null,
    disenoId: diseno.id,
  });
  const pruebas = on(disenosApi.probarDiseno, () => {
    throw refused(409, 'PAPEL_IMPOSIBLE', { message: 'No se puede imprimir: falta en nuestra letra 𒀀.' });
  });
  const rendered = await renderPiece(<DisenoEditor curso={unCurso({ id: unId(1) })} disenoId={diseno.id} />, {
    sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'certificados:disenar', ...permisos] }),
  });
  await screen.findByLabelText('Cuerpo');
  return { ...rendered, pruebas };
}

test('lo que se escribe se guarda solo y se prueba; hasta publicar no cambia nada', async () => {
  const guardado = on(disenosApi.guardarDiseno, ({ body }) => ({
    ...DISENO,
    nombre: body.nombre,
    contenido: body.contenido,
    revision: 4,
    pendiente: true,
  }));
  const { user, pruebas } = await abrir();
  screen.getByText('Publicado');
  screen.getByText('Lo usan 2 cursos');
  expect(screen.getByRole('button', { name: 'Publicar el diseño' })).toHaveProperty('disabled', true);

  await user.type(screen.getByLabelText('Título'), ' de asistencia');
  await screen.findByText('Cambios sin publicar');
  await waitFor(() => expect(guardado).toHaveLength(1), { timeout: 5000 });
  expect(guardado[0]).toMatchObject({
    body: { revision: 3, contenido: { textos: { titulo: 'Certificado de aprovechamiento de asistencia' } } },
  });
  await waitFor(() => expect(pruebas.length).toBeGreaterThan(1), { timeout: 5000 });
  await screen.findByText('No se puede imprimir: falta en nuestra letra 𒀀.');

  const publicado = on(disenosApi.publicarDiseno, { ...DISENO, revision: 4, version: 2 });
  await user.click(screen.getByRole('button', { name: 'Publicar el diseño' }));
  await screen.findByText(/Lo usan 2 cursos: los certificados que se expidan desde ahora serán así/);
  const [, confirmar] = screen.getAllByRole('button', { name: 'Publicar el diseño' });
  if (confirmar) await user.click(confirmar);
  await waitFor(() => expect(publicado[0]).toMatchObject({ body: { revision: 4 } }));
});

test('lo que el servidor recorta no se come lo que se está escribiendo, ni se envían dos a la vez', async () => {
  const vuelta = Promise.withResolvers<void>();
  let enCamino = 0;
  const guardado = on(disenosApi.guardarDiseno, async ({ body }) => {
    enCamino += 1;
    expect(enCamino).toBe(1);
    if (guardado.length === 1) await vuelta.promise;
    enCamino -= 1;
    return { ...DISENO, nombre: body.nombre.trim(), contenido: body.contenido, revision: body.revision + 1 };
  });
  const { user } = await abrir();
  const nombre = screen.getByLabelText(/Nombre del diseño/);
  await user.type(nombre, ' y ');
  await waitFor(() => expect(guardado).toHaveLength(1), { timeout: 5000 });
  await user.type(nombre, 'tela ');
  vuelta.resolve();
  await waitFor(() => expect(guardado).toHaveLength(2), { timeout: 5000 });
  expect(guardado[1]).toMatchObject({ body: { revision: 4, nombre: 'Con orla y tela' } });
  await screen.findByText(/^Guardado/);
  expect(nombre).toHaveProperty('value', 'Con orla y tela ');
});

test('quien ve personas prueba el papel con el nombre de una de ellas', async () => {
  onList('usuarios', [unUsuario({ id: unId(5), nombre: 'Ana', apellidos: 'García' })]);
  const { user, pruebas } = await abrir(DISENO, true, ['usuarios:ver']);
  await user.click(screen.getByRole('combobox', { name: 'O con el nombre de alguien' }));
  await user.click(await screen.findByRole('option', { name: /Ana García/ }));
  await waitFor(() => expect(pruebas.at(-1)).toMatchObject({ body: { usuarioId: unId(5) } }));
});

test('un campo que no hay se dice y se cambia por el que se quería', async () => {
  const contenido = contenidoInicial('tela');
  on(disenosApi.guardarDiseno, DISENO);
  const { user } = await abrir({
    ...DISENO,
    pendiente: true,
    contenido: { ...contenido, textos: { ...contenido.textos, cuerpo: '{{nombre}} el {{fecha_fin}}' } },
  });
  screen.getByText(/No hay ningún campo «fecha_fin»\. ¿Es «fecha»\?/);
  await user.click(screen.getByRole('button', { name: 'Cambiarlo' }));
  expect(screen.getByLabelText('Cuerpo')).toHaveProperty('value', '{{nombre}} el {{fecha}}');
  await user.click(screen.getByRole('button', { name: 'horas' }));
  expect(screen.getByLabelText('Cuerpo')).toHaveProperty('value', expect.stringContaining('{{horas}}'));
});

test('un archivo que no es una imagen deja la anterior y dice por qué', async () => {
  on(disenosApi.subirImagen, () => {
    throw refused(400, 'DATOS_INVALIDOS', {
      message: 'Ese archivo no es una imagen que sepamos leer. Seguimos con la anterior.',
    });
  });
  const { user } = await abrir({ ...DISENO, contenido: { ...DISENO.contenido, logo: unId(9) } });
  await user.upload(
    screen.getByLabelText('Elegir logotipo'),
    new File(['x'], 'logo-final.png', { type: 'image/png' }),
  );
  await screen.findByText(/^logo-final\.png: Ese archivo no es una imagen/);
  expect(screen.getByAltText('Logotipo de ahora').getAttribute('src')).toContain(unId(9));
});

test('si otra persona lo cambió, se elige entre lo mío y lo suyo', async () => {
  const suyo = { ...DISENO, revision: 9, nombre: 'El suyo' };
  on(disenosApi.guardarDiseno, () => {
    throw refused(409, 'VERSION_ANTIGUA', { actual: suyo });
  });
  const { user } = await abrir();
  await user.type(screen.getByLabelText(/Nombre del diseño/), ' mío');
  await user.click(await screen.findByRole('button', { name: 'Quedarme con lo suyo' }, { timeout: 5000 }));
  await waitFor(() => expect(screen.getByLabelText(/Nombre del diseño/)).toHaveProperty('value', 'El suyo'));
});

test('cuatro firmas es el máximo, y sin dirección pública se dice por qué no hay QR', async () => {
  const firma = { nombre: 'Ana', cargo: '', imagen: null };
  await abrir({ ...DISENO, contenido: { ...DISENO.contenido, firmas: [firma, firma, firma, firma] } }, false);
  screen.getByText('4 es el máximo');
  expect(screen.queryByRole('button', { name: 'Añadir firma' })).toBeNull();
  await screen.findByText(/Sin código QR: la academia no tiene dirección pública/);
});

test('el que usa algún curso no se retira, y dice por qué', async () => {
  await abrir();
  expect(screen.getByRole('button', { name: 'Retirar el diseño' })).toHaveProperty('disabled', true);
  screen.getByText('Lo usan 2 cursos: elige antes otro en ellos.');
});

test('retirarlo lo pregunta antes', async () => {
  const retirado = on(disenosApi.retirarDiseno, undefined);
  const { user } = await abrir({ ...DISENO, cursos: 0 });
  await user.click(screen.getByRole('button', { name: 'Retirar el diseño' }));
  await screen.findByText(/Los certificados que se expidieron con él no cambian/);
  const [, confirmar] = screen.getAllByRole('button', { name: 'Retirar el diseño' });
  if (confirmar) await user.click(confirmar);
  await waitFor(() => expect(retirado).toHaveLength(1));
});

test('una imagen que tarda se pone sobre lo que se escribió mientras, y lo guardado no se toma por de otra persona', async () => {
  const subida = Promise.withResolvers<void>();
  on(disenosApi.subirImagen, async () => {
    await subida.promise;
    return { id: unId(9), ancho: 10, alto: 10 };
  });
  let revision = 3;
  const guardado = on(disenosApi.guardarDiseno, ({ body }) => {
    if (body.revision !== revision) throw refused(409, 'VERSION_ANTIGUA', { actual: DISENO });
    revision += 1;
    return { ...DISENO, nombre: body.nombre, contenido: body.contenido, revision };
  });
  const { user } = await abrir();
  await user.upload(
    screen.getByLabelText('Elegir logotipo'),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  );
  await user.type(screen.getByLabelText(/Nombre del diseño/), ' y más');
  await waitFor(() => expect(guardado).toHaveLength(1), { timeout: 5000 });
  subida.resolve();
  await waitFor(() => expect(guardado).toHaveLength(2), { timeout: 5000 });
  expect(guardado[1]).toMatchObject({
    body: { revision: 4, nombre: 'Con orla y más', contenido: { logo: unId(9) } },
  });
});
