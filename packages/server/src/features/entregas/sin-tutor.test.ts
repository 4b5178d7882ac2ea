import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { avisarSinTutor } from '#features/entregas/jobs.ts';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, mails, clock } = app;

const admin = await school.persona({ perfil: 'Administrador', nombre: 'Alma' });
const delGrupo = (await school.perfil(['actividades:calificar:grupos'])).nombre;
await school.persona({ perfil: delGrupo });
await school.persona({ perfil: 'Administrador', estado: 'suspendido' });

/** The next morning. */
async function enElCorreoDelDia() {
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
}

async function entrega(actividadId: string, cursoId: string, nombre: string, grupoId?: string) {
  // Those that wait longest are named: each a moment after the other.
  clock.advance({ seconds: 1 });
  const persona = await school.persona({ nombre, apellidos: 'Sola' });
  await school.inscribe(cursoId, persona.id);
  if (grupoId) await school.miembro(grupoId, persona.id);
  const quien = await school.entra(persona);
  const cuerpo = { version: 0, texto: '<p>Hecho</p>', archivoIds: [] };
  expect((await quien.post(`/api/actividades/${actividadId}/entregar`, cuerpo)).status).toBeLessThan(300);
  return persona;
}

test('lo que nadie tutoriza llega junto a quien administra, una vez; lo que tiene tutor, o lo ya avisado, no', async () => {
  const { actividadId, curso, grupo } = await abrirAula(app, {}, { titulo: 'Mapa de riesgos' });
  await avisarSinTutor(platform);
  const conTutor = await entrega(actividadId, curso.id, 'Con', grupo.id);
  for (const nombre of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'])
    await entrega(actividadId, curso.id, nombre);

  await avisarSinTutor(platform);
  await enElCorreoDelDia();
  expect(mails).toHaveLength(1);
  const [carta] = mails;
  expect(carta).toMatchObject({ para: admin.correo, asunto: '6 trabajos esperan y nadie los corrige' });
  expect(carta?.texto).toContain('Uno Sola, «Mapa de riesgos»');
  expect(carta?.texto).toContain('y 3 más');
  expect(carta?.texto).toContain('/admin/actividades?ver=entregas');
  expect(carta?.texto).not.toContain(`${conTutor.nombre} Sola`);

  await avisarSinTutor(platform);
  const ultima = await entrega(actividadId, curso.id, 'Siete');
  await avisarSinTutor(platform);
  await enElCorreoDelDia();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.asunto).toBe('7 trabajos esperan y nadie los corrige');

  await entrega(actividadId, curso.id, 'Ocho');
  await school.miembro(grupo.id, ultima.id);
  await avisarSinTutor(platform);
  await enElCorreoDelDia();
  expect(mails).toHaveLength(3);
  expect(mails[2]?.asunto).toBe('7 trabajos esperan y nadie los corrige');

  const quien = await school.entra(admin);
  expect((await quien.post(`/api/cursos/${curso.id}/a-la-papelera`)).status).toBe(200);
  const otra = await abrirAula(app, {}, { titulo: 'Otra tarea' });
  await entrega(otra.actividadId, otra.curso.id, 'Nueve');
  await avisarSinTutor(platform);
  await enElCorreoDelDia();
  expect(mails).toHaveLength(4);
  expect(mails[3]?.asunto).toBe('Un trabajo espera y nadie lo corrige');
});

test('si quien tutoriza se va en su fecha de baja, lo que espera llega a quien administra', async () => {
  const { actividadId, curso, grupo, tutor } = await abrirAula(app, {}, { titulo: 'Plan de huida' });
  await entrega(actividadId, curso.id, 'Diez', grupo.id);
  const quien = await school.entra(admin);
  const sinTutor = async () =>
    ((await quien.get(`/api/entregas?actividadId=${actividadId}`)).body.datos as { sinTutor: boolean }[])[0]
      ?.sinTutor;
  expect(await sinTutor()).toBe(false);

  await quien.put(`/api/usuarios/${tutor.id}/baja`, { desde: '2020-01-01T00:00:00.000Z' });
  expect(await sinTutor()).toBe(true);
});
