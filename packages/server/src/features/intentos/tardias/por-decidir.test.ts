import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock, platform, mails } = app;

type Persona = Awaited<ReturnType<typeof school.persona>>;
/** Signed in again: days pass between one look and the next. */
const lineas = async (persona: Persona) =>
  ((await (await school.entra(persona)).get('/api/avisos')).body as unknown as Campana).lineas;
const alguienCon = async (permisos: Parameters<typeof school.perfil>[0]) =>
  school.persona({ perfil: (await school.perfil(permisos)).nombre });

const decide = await alguienCon(['intentos:ver', 'intentos:anular']);
const soloVe = await alguienCon(['intentos:ver']);

/** An attempt that its time ended, to which an answer written down in time came afterwards. */
async function conUnaTarde(prueba: Awaited<ReturnType<typeof abrirExamen>>, quien: Client) {
  const examen = enElExamen(quien, prueba.evaluacion.id);
  await examen.empezar();
  const aTiempo = clock.now().toISOString();
  clock.advance({ minutes: 60 });
  const tarde = examen.entrada(1, { opcion: 'aaaa' }, aTiempo);
  await examen.guardar(tarde);
  return { examen, tarde, aTiempo };
}

async function enElCorreoDelDia() {
  const antes = mails.length;
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
  return mails.slice(antes).filter(({ para }) => para === decide.correo);
}

test('lo que llega tarde espera a quien puede decidirlo, una vez aunque se repita, y lo lleva a su intento', async () => {
  const prueba = await abrirExamen(app);
  const { examen, tarde } = await conUnaTarde(prueba, prueba.alumna);
  await examen.guardar(tarde);
  const [linea, ...resto] = await lineas(decide);
  expect(resto).toEqual([]);
  expect(linea).toMatchObject({ evento: 'decidir', accion: 'Decidir', junto: [] });
  expect(linea?.titulo).toContain('Llegaron tarde respuestas de ');
  expect(linea?.enlace).toContain('?ver=resultados&buscar=');
  expect(await lineas(soloVe)).toEqual([]);

  const correos = await enElCorreoDelDia();
  expect(correos).toHaveLength(1);
  expect(correos[0]?.asunto).toContain('Llegaron tarde respuestas de ');
});

test('decidido antes de la mañana, no sale por correo; lo que llega después es otra vez', async () => {
  const prueba = await abrirExamen(app);
  const { examen, aTiempo } = await conUnaTarde(prueba, prueba.alumna);
  const camino = `/api/intentos/${examen.abierto().id}/decidir-tardias`;
  const antes = (await lineas(decide)).length;
  const { status } = await (await school.entra(decide)).post(camino, {
    lugares: [1],
    aceptar: true,
    motivo: 'Se cayó la red.',
  });
  expect(status).toBe(200);
  expect(await enElCorreoDelDia()).toEqual([]);

  const vuelve = enElExamen(await school.entra(prueba.alumna), prueba.evaluacion.id);
  vuelve.usar(examen.abierto());
  await vuelve.guardar(vuelve.entrada(2, { texto: 'París' }, aTiempo));
  expect(await lineas(decide)).toHaveLength(antes + 1);
});

test('las de varios intentos en diez minutos son una línea en la campana y en el correo del día', async () => {
  const prueba = await abrirExamen(app);
  const examenes = await Promise.all(
    [0, 1].map(async () => {
      const persona = await school.persona();
      await school.inscribe(prueba.curso.id, persona.id);
      const examen = enElExamen(await school.entra(persona), prueba.evaluacion.id);
      await examen.empezar();
      return { examen, tarde: examen.entrada(1, { opcion: 'aaaa' }, clock.now().toISOString()) };
    }),
  );
  clock.advance({ minutes: 60 });
  for (const { examen, tarde } of examenes) await examen.guardar(tarde);
  const [linea] = await lineas(decide);
  expect(linea?.titulo).toBe('Llegaron tarde respuestas de 2 intentos de Examen final');
  expect(linea?.junto).toHaveLength(1);
  const correos = await enElCorreoDelDia();
  expect(correos).toHaveLength(1);
  expect(correos[0]?.texto.match(/Llegaron tarde/g)).toHaveLength(1);
});
