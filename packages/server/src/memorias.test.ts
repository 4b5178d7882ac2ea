import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { peopleOf } from '#features/sesion/testing/people.ts';
import { unlessLocked } from '#platform/turns/lock.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const here = await createTestApp();
const there = await createTestApp({ databaseUrl: here.databaseUrl });
const { school } = here;
const elsewhere = ({ id, cookie }: Client) => createClient(there.origin, id, cookie);

const root = join(import.meta.dirname, '../../..');

test('toda memoria de un proceso está en la tabla que dice cuándo se olvida', () => {
  const table = readFileSync(join(root, 'docs/operacion/memorias.md'), 'utf8');
  const remembers =
    /^(?:export )?const \w+ = new (?:Weak)?Map(?:<.*>)?\(\);|= keptWhile<|\bkeptFor\(\w+_MS|= sealed<|bell\.onRing\(/m;
  const files = globSync('packages/server/src/{features,platform}/**/*.ts', { cwd: root }).filter(
    (file) => !/test\.ts$|\/testing\//.test(file) && remembers.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !table.includes(file))).toEqual([]);
});

test('quien cierra su sesión en un proceso, o pierde un permiso, lo nota en el otro', async () => {
  const who = await school.estudiante();
  expect((await elsewhere(who).get('/api/sesion')).status).toBe(200);
  expect((await who.delete('/api/sesion')).status).toBeLessThan(300);
  await eventually(async () => expect((await elsewhere(who).get('/api/sesion')).status).toBe(401));

  const admin = await school.superAdministrador();
  const profile = await school.perfil(['usuarios:ver']);
  const holder = await school.entra(await school.persona({ perfil: profile.nombre }));
  const reached = async () => [(await elsewhere(holder).get('/api/usuarios')).body.datos].flat().length;
  expect(await reached()).toBeGreaterThan(1);
  const { status } = await admin.patch(`/api/perfiles/${profile.id}`, { permisos: [], version: 1 });
  expect(status).toBe(200);
  await eventually(async () => expect(await reached()).toBeLessThan(2));
});

test('lo que cambia en un curso lo lee el otro proceso a la primera, y llega a sus pantallas', async () => {
  const author = await school.superAdministrador();
  const course = await school.curso({ estado: 'publicado' });
  const activity = await school.actividad(course.id, { titulo: 'Antes' });
  const learner = await school.estudiante();
  await school.inscribe(course.id, learner.id);
  const addresses = [`/api/aprendizaje/cursos/${course.slug}`, `/api/cursos/${course.id}/contenido`];
  const read = async () => {
    const [opened, content, home] = await Promise.all([
      elsewhere(learner).get(addresses[0] ?? ''),
      elsewhere(author).get(addresses[1] ?? ''),
      elsewhere(learner).get('/api/aprendizaje/inicio'),
    ]);
    return [opened, content, home].map(({ body }) => JSON.stringify(body));
  };
  await read();
  expect((await read()).map((text) => text.includes('Antes'))).toEqual([true, true, true]);
  const screen = await elsewhere(author).listen();

  const { status } = await author.patch(`/api/actividades/${activity.id}`, { titulo: 'Después', version: 1 });
  expect(status).toBe(200);
  expect((await read()).map((text) => text.includes('Antes'))).toEqual([false, false, false]);
  await screen.until(({ data }) => data.id === activity.id);
  screen.stop();
});

test('las contraseñas erradas se cuentan entre los dos', async () => {
  const person = await peopleOf(here).conContraseña();
  const [one, two] = [openBrowser(here.origin), openBrowser(there.origin)];
  const answers = [];
  for (let times = 0; times < 11; times++)
    answers.push((await (times % 2 ? one : two).entra(person.correo, 'no es esta contraseña')).status);
  expect(answers).toEqual([...Array(10).fill(401), 429]);
  expect((await one.entra(person.correo, 'no es esta contraseña')).status).toBe(429);
});

test('quien se examina por un proceso está en la sala que se mira por el otro', async () => {
  const { evaluacion, alumna } = await abrirExamen(here);
  const watcher = elsewhere(await school.administrador());
  const seen = async () => {
    const { body } = await watcher.get(`/api/evaluaciones/${evaluacion.id}/sala`);
    const { personas } = body as unknown as {
      personas: { id: string; intento: { respondidas: number } | null }[];
    };
    return personas.find(({ id }) => id === alumna.id)?.intento?.respondidas ?? null;
  };
  expect(await seen()).toBeNull();
  const exam = enElExamen(alumna, evaluacion.id);
  await exam.empezar();
  await exam.guardar(exam.entrada(0, { opcion: 'aaaa' }));
  await eventually(async () => expect(await seen()).toBe(1));
  await enElExamen(elsewhere(alumna), evaluacion.id).empezar();
  await exam.guardar(exam.entrada(1, { opcion: 'aaaa' }));
  await eventually(async () => expect(await seen()).toBe(2));
});

test('las sumas de los reportes son las mismas en los dos, y cada turno es de uno', async () => {
  const admin = await school.superAdministrador();
  const read = async (who: Client) => (await who.get('/api/reportes/resumen')).body;
  const before = await read(elsewhere(admin));
  const course = await school.curso({ estado: 'publicado' });
  const learner = await school.estudiante();
  await school.inscribe(course.id, learner.id);
  const after = await read(admin);
  expect(after).not.toEqual(before);
  expect(await read(elsewhere(admin))).toEqual(after);

  const name = `prueba.${randomUUID()}`;
  let turns = 0;
  await unlessLocked(here.platform.db, name, async () => {
    turns += 1;
    await unlessLocked(there.platform.db, name, async () => void (turns += 1));
  });
  expect(turns).toBe(1);
});
