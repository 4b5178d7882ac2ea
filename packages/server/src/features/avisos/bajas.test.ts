import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { expect, test } from 'vitest';
import { notice, notify } from '#features/avisos/notice.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { runWork } from '#platform/changes/work.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { school, platform, clock, mails, origin, anonymous } = await createTestApp();

interface Saludo {
  readonly usuarioId: string;
  readonly dice: string;
}

const declarar = (nombre: string, evento: 'trabajo' | 'vence' | 'recibo') =>
  notice(nombre, {
    evento,
    about: async (_db: unknown, saludos: readonly Saludo[]) =>
      saludos.map((saludo, n) => ({ n, ...saludo, asunto: 'saludo', ocasion: saludo.dice })),
    say: ({ dice }) => ({ titulo: `Te saludan: <${dice}>`, fuerte: dice, enlace: '/home' }),
  });
const deTrabajo = declarar('prueba.trabajo', 'trabajo');
const deRecibo = declarar('prueba.recibo', 'recibo');
const dePlazo = declarar('prueba.plazo', 'vence');

const avisar = async (cual: typeof deTrabajo, usuarioId: string, dice: string) => {
  await runWork(platform, SISTEMA, 'prueba.avisar', (work) => notify(work, cual, { usuarioId, dice }));
  await jobsDone(platform);
};

const claveDe = (correo: { readonly texto: string } | undefined) =>
  /#baja=([\w-]+)/.exec(correo?.texto ?? '')?.[1];

test('un correo dice por qué llega y cómo se deja, en texto y dibujado; lo que nadie puede dejar lo dice', async () => {
  const ana = await school.estudiante({ nombre: 'Ana', apellidos: 'Ruiz' });
  await avisar(deTrabajo, ana.id, 'uno');
  const correo = mails.at(-1);
  expect(correo?.texto).toContain('Te lo mandamos, Ana Ruiz, porque te corrigieron un trabajo.');
  expect(correo?.html).toContain('Te saludan: &lt;uno&gt;');
  expect(correo?.html).toContain('Dejar de recibir este aviso');
  expect(correo?.baja).toBe(`${platform.site}/api/avisos/baja/${claveDe(correo)}`);

  await avisar(deRecibo, ana.id, 'dos');
  expect(mails.at(-1)).not.toHaveProperty('baja');
  expect(mails.at(-1)?.html).toContain('Este aviso no se puede dejar de recibir');
});

test('con su clave se deja de recibir ese aviso y nada más, desde cualquier sitio y las veces que sea', async () => {
  const [ana, leo] = [await school.estudiante(), await school.estudiante()];
  await avisar(deTrabajo, ana.id, 'uno');
  const clave = claveDe(mails.at(-1));
  expect((await anonymous.get(`/api/avisos/baja/${clave}`)).body).toEqual({
    titulo: 'Te corrigen o te devuelven un trabajo',
  });
  const pulsar = () =>
    fetch(`${origin}/api/avisos/baja/${clave}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://correo.example' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await pulsar()).status).toBe(200);
  expect((await pulsar()).status).toBe(200);
  expect((await anonymous.post(`/api/avisos/baja/${'a'.repeat(32)}`)).status).toBe(404);

  const antes = mails.length;
  await avisar(deTrabajo, ana.id, 'dos');
  expect(mails).toHaveLength(antes);
  await avisar(deRecibo, ana.id, 'tres');
  await avisar(deTrabajo, leo.id, 'cuatro');
  expect(mails).toHaveLength(antes + 2);
});

test('quien deja el correo del día no recibe lo que diría, tampoco lo que ya esperaba', async () => {
  const eva = await school.estudiante();
  await avisar(dePlazo, eva.id, 'uno');
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
  const clave = claveDe(mails.at(-1));
  expect(mails.at(-1)?.texto).toContain('porque elegiste recibirlo en el correo de cada día');

  await avisar(dePlazo, eva.id, 'dos');
  expect((await anonymous.post(`/api/avisos/baja/${clave}`)).body).toEqual({
    titulo: 'El correo de cada día',
  });
  const antes = mails.length;
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
  expect(mails).toHaveLength(antes);
});
