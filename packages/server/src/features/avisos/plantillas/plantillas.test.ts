import type {
  MuestraDeCorreo,
  PlantillaDeCorreo,
  PlantillaEnLista,
} from '@catedra/shared/avisos/plantillas.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';
import { declared } from '#features/avisos/declared.ts';
import { notice, notify } from '#features/avisos/notice.ts';
import { conPlantilla } from '#features/avisos/plantillas/aplicar.ts';
import { camposQueAdmite, editables } from '#features/avisos/plantillas/editables.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { correoDeSesion } from '#features/sesion/notices.ts';
import { runWork } from '#platform/changes/work.ts';
import { noSirve } from '@catedra/shared/avisos/plantilla.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { platform, school, clock, mails } = await createTestApp();
const admin = await school.superAdministrador();

interface Saludo {
  readonly usuarioId: string;
  readonly dice: string;
}
const saludo = notice('prueba.saludo', {
  evento: 'trabajo',
  plantilla: {
    titulo: 'Te saludan',
    campos: { quien: { dice: 'Quién', de: ({ dice }) => dice } },
    ejemplo: { dice: 'Eva' },
  },
  about: async (_db: unknown, saludos: readonly Saludo[]) =>
    saludos.map((uno, n) => ({ n, ...uno, asunto: 'saludo', ocasion: uno.dice })),
  say: ({ dice }) => ({ titulo: `Te saluda ${dice}`, detalle: 'Contéstale', enlace: '/home', accion: 'Ir' }),
});
const saludar = async (usuarioId: string, dice: string) => {
  await runWork(platform, SISTEMA, 'prueba.saludar', (work) => notify(work, saludo, { usuarioId, dice }));
  await jobsDone(platform);
  await repartirLoQueToca(platform);
};
const DIRECCION = '/api/avisos/plantillas/prueba.saludo';
const leer = async (quien = admin) => (await quien.get(DIRECCION)).body as unknown as PlantillaDeCorreo;
const guardar = async (values: object, quien = admin) =>
  quien.put(DIRECCION, {
    version: (await leer()).version,
    asunto: '{{aviso}}',
    texto: '{{detalle}}',
    ...values,
  });

test('todo aviso con correo propio se puede escribir de otra manera, y sus palabras de siempre son las que manda', () => {
  const propios = [...declared]
    .filter(([aviso, { plantilla }]) => plantilla === undefined && !aviso.startsWith('prueba.'))
    .map(([aviso]) => aviso);
  expect(propios).toEqual(['anuncios.correo']);
  expect(features.length).toBeGreaterThan(0);
  expect(editables.size).toBeGreaterThan(20);
  const persona = { id: SISTEMA.id, nombre: 'Ana', correo: 'ana@empresa.example' };
  for (const [clave, una] of editables) {
    const { carta, valores } = una.muestra(persona, 'Europe/Madrid', platform);
    const { ACADEMIA: academia } = platform.config;
    const deSiempre = conPlantilla(carta, una.original, { nombre: 'Ana', academia }, valores);
    expect([clave, deSiempre.asunto, deSiempre.texto]).toEqual([clave, carta.asunto, carta.texto]);
    expect([clave, noSirve(una.original.texto, camposQueAdmite(una))]).toEqual([clave, null]);
    expect(Object.keys(valores).toSorted()).toEqual(Object.keys(una.campos).toSorted());
  }
});

test('lo que se escribe es lo que sale, y la campana y el correo del día no cambian', async () => {
  const ana = await school.estudiante({ nombre: 'Ana', correo: 'ana@plantillas.example' });
  expect(
    (
      await guardar({
        asunto: '{{quien}} te espera',
        texto: 'Hoy:\n{{detalle}}\n\n{{boton}}\n\nAdiós, {{nombre}}.',
      })
    ).status,
  ).toBe(200);
  await saludar(ana.id, 'Leo <b>');
  const carta = mails.at(-1);
  expect(carta?.asunto).toBe('Leo <b> te espera');
  expect(carta?.texto).toMatch(/^Hola, Ana:\n\nHoy:\nContéstale\.\n\nhttp\S+\/home\n\nAdiós, Ana\.\n\n--/);
  expect(carta?.html).toContain('Leo &lt;b&gt; te espera');
  expect(carta?.html).toMatch(/class="boton"[^>]*>Ir</);
  expect(carta?.html).toContain('Dejar de recibir este aviso');
  const ella = await school.entra(ana);
  expect((await ella.get('/api/avisos')).body).toMatchObject({ lineas: [{ titulo: 'Te saluda Leo <b>' }] });

  await platform.db.execute(sql`insert into avisos_preferencias values (${ana.id}, 'trabajo', 'dia')`);
  await saludar(ana.id, 'Eva');
  clock.advance({ hours: 12 });
  await repartirLoQueToca(platform);
  clock.advance({ hours: 13 });
  await repartirLoQueToca(platform);
  expect(mails.at(-1)?.asunto).toBe('Te saluda Eva');
});

test('la muestra es el correo entero con lo que se está escribiendo, y no guarda ni manda nada', async () => {
  const quien = await school.superAdministrador();
  const antes = [await leer(quien), mails.length];
  const { status, body } = await quien.post(`${DIRECCION}/muestra`, {
    asunto: 'Hola de {{quien}}',
    texto: 'Mira:\n\n{{boton}}',
  });
  expect(status).toBe(200);
  const { asunto, html, texto } = body as unknown as MuestraDeCorreo;
  expect(asunto).toBe('Hola de Eva');
  expect(html).toContain('<!doctype html>');
  expect(html).toContain('Dejar de recibir este aviso');
  expect(texto).toContain('Mira:\n\nhttp');
  expect([await leer(quien), mails.length]).toEqual(antes);
});

test.each([
  [{ asunto: '{{nadie}}' }, { asunto: 'El campo «nadie» no existe en este correo. Elige uno de la lista.' }],
  [{ texto: 'Hola {{quien' }, { texto: 'Hay unas llaves sin cerrar. Un campo se escribe {{así}}.' }],
  [{ texto: '<b>Hola</b>' }, { texto: 'El texto va sin HTML: quita «<b>».' }],
  [{ asunto: '{{boton}}' }, { asunto: 'El campo «boton» no existe en este correo. Elige uno de la lista.' }],
  [{ asunto: 'x'.repeat(151) }, { asunto: 'Escribe como mucho 150 caracteres.' }],
  [{ texto: 'x'.repeat(3001) }, { texto: 'Escribe como mucho 3000 caracteres.' }],
  [{ texto: ' ' }, { texto: 'Este dato es obligatorio.' }],
  [{ asunto: 'Uno\ndos' }, { asunto: 'El asunto va en una sola línea.' }],
])('%j se niega con su frase', async (values, fields) => {
  const quien = await school.superAdministrador();
  const cuerpo = { version: 0, asunto: 'Hola', texto: 'Hola', ...values };
  for (const { status, body } of [
    await quien.put(DIRECCION, cuerpo),
    await quien.post(`${DIRECCION}/muestra`, { asunto: cuerpo.asunto, texto: cuerpo.texto }),
  ]) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fields } });
  }
});

test('dos a la vez: quien llega tarde ve lo guardado, repetir lo mismo no es nada, y se vuelve al original', async () => {
  const [una, dos] = [await school.superAdministrador(), await school.superAdministrador()];
  const { version } = await leer(una);
  const suyo = { version, asunto: 'De una', texto: 'Hola' };
  const guardada = (await una.put(DIRECCION, suyo)).body as unknown as PlantillaDeCorreo;
  expect(guardada).toMatchObject({ version: version + 1, hayOtra: false });
  expect(guardada.editadaPor).not.toBeNull();
  expect((await una.put(DIRECCION, suyo)).body).toEqual(guardada);
  const tarde = await dos.put(DIRECCION, { version, asunto: 'De dos', texto: 'Hola' });
  expect([tarde.status, tarde.body]).toMatchObject([
    409,
    { error: { code: 'VERSION_ANTIGUA', actual: { asunto: 'De una' } } },
  ]);
  expect((await dos.post(`${DIRECCION}/original`, { version })).status).toBe(409);
  const vuelta = await dos.post(`${DIRECCION}/original`, { version: guardada.version });
  expect(vuelta.body).toMatchObject({ asunto: '{{aviso}}', texto: '{{detalle}}', editadaEn: null });
  expect((await dos.post(`${DIRECCION}/original`, { version: guardada.version })).body).toEqual(vuelta.body);
  const { rows } = await platform.db.execute(sql`
    select comando, detalle->'asunto' as asunto from cambios where coleccion = 'plantillas' and documento = 'prueba.saludo' order by id desc limit 2`);
  expect(rows).toEqual([
    { comando: 'avisos.volver-al-original', asunto: ['De una', '{{aviso}}'] },
    { comando: 'avisos.guardar-plantilla', asunto: [expect.any(String), 'De una'] },
  ]);
});

test('si otra entrega cambia las palabras de siempre, lo escrito se queda y se dice que hay otras', async () => {
  const quien = await school.superAdministrador();
  const { version } = await leer(quien);
  await quien.put(DIRECCION, { version, asunto: 'De la academia', texto: 'Hola' });
  await platform.db.execute(
    sql`update avisos_plantillas set de_texto = 'Lo que decía antes' where clave = 'prueba.saludo'`,
  );
  const ahora = await leer(quien);
  expect(ahora).toMatchObject({
    asunto: 'De la academia',
    hayOtra: true,
    original: { texto: '{{detalle}}' },
  });
  const { plantillas } = (await quien.get('/api/avisos/plantillas')).body as unknown as {
    plantillas: PlantillaEnLista[];
  };
  expect(plantillas.filter(({ hayOtra }) => hayOtra).map(({ clave }) => clave)).toEqual(['prueba.saludo']);
  // Whoever keeps their own saves it again, and hears no more of it.
  const { asunto, texto } = ahora;
  expect((await quien.put(DIRECCION, { version: ahora.version, asunto, texto })).body).toMatchObject({
    hayOtra: false,
  });
});

test('también las cartas de acceso, que no pierden su enlace; lo que no se puede cambiar no está', async () => {
  const quien = await school.superAdministrador();
  const direccion = '/api/avisos/plantillas/sesion.correo.invitacion';
  const { version } = (await quien.get(direccion)).body as unknown as PlantillaDeCorreo;
  const escrita = { version, asunto: 'Ven a {{academia}}', texto: 'Entra con {{correo}}.' };
  expect((await quien.put(direccion, escrita)).status).toBe(200);
  const correo = 'eva@plantillas.example';
  const eva = await school.estudiante({ nombre: 'Eva', correo });
  await runWork(platform, SISTEMA, 'prueba.invitar', (work) =>
    notify(work, correoDeSesion, { tipo: 'invitacion', usuarioId: eva.id }),
  );
  await jobsDone(platform);
  const carta = mails.find(({ para }) => para === correo);
  expect(carta?.asunto).toBe(`Ven a ${platform.config.ACADEMIA}`);
  expect(carta?.texto).toMatch(
    /^Hola, Eva:\n\nEntra con eva@plantillas\.example\.\n\nhttp\S+#invitacion=\S+\n\n--/,
  );
  expect((await quien.get('/api/avisos/plantillas/anuncios.correo')).status).toBe(404);
});
