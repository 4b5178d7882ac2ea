import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as api from '@catedra/shared/intentos/api.ts';
import type { IntentoEnSala, PersonaEnSala, SalaEnVivo } from '@catedra/shared/intentos/sala.ts';
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { SalaTab } from '#pages/evaluaciones/sala/SalaTab.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaEvaluacion, unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const hace = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const dentroDe = (minutes: number) => hace(-minutes * 60);

const unIntento = (n: number, values: Partial<IntentoEnSala> = {}): IntentoEnSala => ({
  id: unId(100 + n),
  numero: 1,
  estado: 'en_curso',
  empezadoEn: hace(600),
  venceEn: dentroDe(19.5),
  acabadoEn: null,
  causa: null,
  preguntas: 10,
  respondidas: 4,
  va: 5,
  vistoEn: hace(1),
  ...values,
});

const gente = (): PersonaEnSala[] => [
  { id: unId(1), nombre: 'Ana', apellidos: 'Ruiz', grupoIds: [unId(50)], intento: unIntento(1) },
  {
    id: unId(2),
    nombre: 'Beto',
    apellidos: 'Sanz Gil',
    grupoIds: [],
    intento: unIntento(2, { vistoEn: hace(72) }),
  },
  { id: unId(3), nombre: 'Carla', apellidos: 'Abad', grupoIds: [unId(50)], intento: null },
  {
    id: unId(4),
    nombre: 'Ö',
    apellidos: '',
    grupoIds: [],
    intento: unIntento(4, { estado: 'entregado', acabadoEn: hace(60), causa: 'persona', va: null }),
  },
];

const laSala = (values: Partial<SalaEnVivo> = {}): SalaEnVivo => ({
  desde: 'a.1.b',
  completa: true,
  ahora: new Date().toISOString(),
  personas: gente(),
  grupos: { [unId(50)]: 'Almacén' },
  sinNombrar: 0,
  antes: 0,
  mensajes: [],
  ...values,
});

const PERMISOS: Permiso[] = ['evaluaciones:ver', 'intentos:vigilar', 'intentos:ampliar'];

const abierta = (permisos = PERMISOS) =>
  renderPiece(<SalaTab evaluacion={unaEvaluacion({ id: unId(9) })} titulo="Final" contrasena="lluvia-3" />, {
    sesion: unaSesion({ permisos }),
  });

test('cada quien está en su sitio, y quien se quedó sin señal va delante con desde cuándo', async () => {
  on(api.leerSala, () => laSala());
  const { screen } = await abierta();
  expect(await screen.findByText(/2 personas/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ruiz, A. 20 min: 4 respondidas de 10' })).toBeTruthy();
  const piden = screen.getByRole('region', { name: 'Piden que las mires' });
  expect(within(piden).getByText(/desde hace 1 min 1\d s/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abad, C.: sin empezar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Ö \d\d:\d\d: entregó$/ })).toBeTruthy();
});

test('se pide solo lo que cambió, y lo que llega ocupa el sitio de lo que había', async () => {
  const visto = Promise.withResolvers<void>();
  const pedidas = on(api.leerSala, async ({ query }) => {
    if (query.desde === undefined) return laSala();
    // What changed is held back until what was there is on the screen.
    await visto.promise;
    const [ana] = gente();
    return laSala({
      desde: 'a.2.b',
      completa: false,
      personas: ana ? [{ ...ana, intento: unIntento(1, { respondidas: 9 }) }] : [],
      grupos: {},
    });
  });
  const { screen } = await abierta();
  await screen.findByRole('button', { name: /^Ruiz, A\. .*: 4 respondidas de 10/ });
  visto.resolve();
  await screen.findByRole('button', { name: /^Ruiz, A\. .*: 9 respondidas/ });
  expect(screen.getByRole('button', { name: 'Abad, C.: sin empezar' })).toBeTruthy();
  expect(pedidas[1]?.query).toEqual({ desde: 'a.1.b' });
});

test('dar tiempo a todas dice a cuántas, pide el motivo y un doble clic es un solo acto', async () => {
  on(api.leerSala, () => laSala());
  const dados = on(api.minutosEnSala, { hechos: 2, fallos: [] });
  const { screen, user } = await abierta();
  await screen.findByText(/2 personas/);
  await user.click(screen.getAllByRole('button', { name: 'Dar tiempo' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Dar más tiempo' });
  const dar = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Dar 5 minutos a 2 personas' });
  expect(dar.disabled).toBe(true);
  await user.type(within(dialog).getByLabelText(/Motivo/), 'Se fue la luz');
  await user.dblClick(dar);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(dados.map(({ body }) => body.id)).size).toBe(1);
  expect(dados[0]?.body).toMatchObject({ a: { tipo: 'todas' }, minutos: 5, motivo: 'Se fue la luz' });
});

test('si un mensaje no sale, lo escrito se queda y se manda otra vez con el mismo nombre', async () => {
  on(api.leerSala, () => laSala());
  let veces = 0;
  const enviados = on(api.mensajeEnSala, () => {
    veces += 1;
    if (veces === 1) throw refused(409, 'EN_USO', { message: 'Ahora no se puede.' });
    return { hechos: 2, fallos: [] };
  });
  const { screen, user } = await abierta();
  await user.click(await screen.findByRole('button', { name: 'Escribirles' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Mensaje'), 'Es el pasillo 4');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar a 2 personas' }));
  expect(await within(dialog).findByText('Ahora no se puede.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Enviar a 2 personas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enviados.map(({ body }) => body.texto)).toEqual(['Es el pasillo 4', 'Es el pasillo 4']);
  expect(enviados[0]?.body.id).toBe(enviados[1]?.body.id);
});

test('quien solo vigila no ve cómo dar tiempo, y los filtros dejan lo que dicen', async () => {
  on(api.leerSala, () => laSala());
  const { screen, user } = await abierta(['evaluaciones:ver', 'intentos:vigilar']);
  await user.click(await screen.findByRole('button', { name: /Sin empezar\s*1/ }));
  expect(screen.getByRole('button', { name: 'Abad, C.: sin empezar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ruiz, A/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dar tiempo' })).toBeNull();
});

test('sin nadie que la haga se dice qué se verá aquí', async () => {
  on(api.leerSala, () => laSala({ personas: [], grupos: {} }));
  const { screen } = await abierta();
  expect(await screen.findByText('Aquí verás a quienes la hagan')).toBeTruthy();
});

test('el reloj para la clase dice la hora y la contraseña, y el nombre de nadie', async () => {
  on(api.leerSala, () => laSala());
  const { screen, user } = await abierta();
  await user.click(await screen.findByRole('button', { name: 'Acciones para la sala' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Proyectar el reloj' }));
  const clase = await screen.findByRole('dialog', { name: 'Final' });
  expect(within(clase).getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(within(clase).getByText('lluvia-3')).toBeTruthy();
  expect(clase.textContent).not.toMatch(/Ruiz|Sanz|Abad/);
});
