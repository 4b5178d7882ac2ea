import { randomUUID } from 'node:crypto';
import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform, mails } = await createTestApp();

type Persona = Awaited<ReturnType<typeof school.persona>>;
/** Signed in again: days pass between one look and the next. */
const lineas = async (persona: Persona) =>
  ((await (await school.entra(persona)).get('/api/avisos')).body as unknown as Campana).lineas.filter(
    ({ evento }) => evento === 'decidir',
  );
const alguienCon = async (permisos: Parameters<typeof school.perfil>[0]) =>
  school.persona({ perfil: (await school.perfil(permisos)).nombre });
const responde = await alguienCon(['feedback:ver', 'feedback:responder']);
const enSusGrupos = await alguienCon(['feedback:ver:grupos', 'feedback:responder:grupos']);

/** Somebody of a course with an activity, in which they see something wrong. */
async function unCurso() {
  const curso = await school.curso();
  const { id: seccion } = await school.seccion(curso.id);
  const actividad = await school.actividad(curso.id, { seccion, titulo: 'Nudos y amarres' });
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const quien = await school.entra(persona);
  const avisa = (values: object = {}, id = randomUUID()) =>
    quien.put(`/api/feedback/${id}`, {
      usuarioId: persona.id,
      cursoId: curso.id,
      actividadId: actividad.id,
      tipo: 'error',
      estrellas: null,
      texto: 'El vídeo no se ve',
      anonimo: true,
      version: 0,
      ...values,
    });
  return { curso, actividad, persona, avisa };
}

async function enElCorreoDelDia() {
  const antes = mails.length;
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
  return mails.slice(antes).filter(({ para }) => para === responde.correo);
}

test('de un error oye quien puede responderlo, con lo que dice y sin decir de quién es', async () => {
  const { curso, actividad, persona, avisa } = await unCurso();
  const { status, body } = await avisa();
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  expect(await lineas(responde)).toMatchObject([
    {
      titulo: 'Avisan de un error en Nudos y amarres',
      detalle: '«El vídeo no se ve»',
      enlace: `/admin/actividades/${curso.id}/actualizar/${actividad.id}`,
    },
  ]);
  expect([await lineas(enSusGrupos), await lineas(persona)]).toEqual([[], []]);
  expect(await enElCorreoDelDia()).toHaveLength(1);

  await avisa({ tipo: 'comentario' });
  expect(await lineas(responde)).toHaveLength(1);
});

test('quien tutoriza un grupo con ese curso oye lo suyo; visto por alguien, no sale por correo', async () => {
  const { curso, avisa } = await unCurso();
  const grupo = await school.grupo();
  await school.tutor(grupo.id, enSusGrupos.id);
  await school.asigna(grupo.id, curso.id);
  const id = randomUUID();
  await avisa({}, id);
  expect(await lineas(enSusGrupos)).toHaveLength(1);
  const visto = { respuesta: null, estado: 'visto' };
  expect((await (await school.entra(responde)).post(`/api/feedback/${id}/responder`, visto)).status).toBe(
    200,
  );
  expect(await enElCorreoDelDia()).toEqual([]);
});

test('los de diez minutos son una línea, que dice cuántos', async () => {
  const { actividad, avisa } = await unCurso();
  for (const texto of ['Uno', 'Dos', 'Tres']) await avisa({ texto });
  const [linea] = await lineas(responde);
  expect(linea).toMatchObject({ titulo: 'Hay 3 avisos de error en Nudos y amarres' });
  expect(linea?.enlace).toContain(actividad.id);
  const [correo, ...otros] = await enElCorreoDelDia();
  expect(otros).toEqual([]);
  expect(correo?.texto.match(/avisos? de error/g)).toHaveLength(1);
});
