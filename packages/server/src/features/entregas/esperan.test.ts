import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { avisarDeLoQueEspera } from '#features/entregas/esperan.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock, mails } = await createTestApp();
const { db } = platform;
await db.execute(sql`update academia set zona_horaria = 'Europe/Madrid'`);

test('quien corrige oye cada mañana, una vez, de lo que espera de su gente; al corregirlo calla', async () => {
  await goTo(db, clock, '2027-03-02T05:00:00Z');
  const perfil = await school.perfil(['cursos:ver:grupos', 'actividades:calificar:grupos']);
  const [tutora, otra] = [
    await school.persona({ perfil: perfil.nombre }),
    await school.persona({ perfil: perfil.nombre }),
  ];
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.tutor((await school.grupo()).id, otra.id);
  const [ana, eva] = [await school.persona(), await school.persona()];
  await school.miembro(grupo.id, ana.id, eva.id, tutora.id);
  const curso = await school.curso();
  await school.asigna(grupo.id, curso.id);
  const tarea = await school.actividad(curso.id, { contenido: { tipo: 'tarea', html: '<p>x</p>' } as never });
  for (const de of [ana, eva, tutora])
    await db.execute(sql`insert into entregas (id, actividad_id, curso_id, usuario_id, intento, estado, entregada_en)
      values (gen_random_uuid(), ${tarea.id}, ${curso.id}, ${de.id}, 1, 'entregada', '2027-03-01T12:00:00Z')`);
  const titulos = async (quien: { id: string }) =>
    (
      (await (await school.entra(quien)).get('/api/avisos')).body.lineas as {
        evento: string;
        titulo: string;
        detalle: string;
      }[]
    )
      .filter(({ evento }) => evento === 'corregir')
      .map(({ titulo, detalle }) => `${titulo} | ${detalle}`);

  await avisarDeLoQueEspera(platform);
  expect(await titulos(tutora)).toEqual([]);
  await goTo(db, clock, '2027-03-02T06:35:00Z');
  for (const _ of [1, 2]) await avisarDeLoQueEspera(platform);
  expect(await titulos(tutora)).toEqual(['2 trabajos esperan tu corrección | Desde el 1 de marzo']);
  expect(await titulos(otra)).toEqual([]);
  await goTo(db, clock, '2027-03-02T07:01:00Z');
  await repartirLoQueToca(platform);
  expect(mails.filter(({ para }) => para === tutora.correo).map(({ asunto }) => asunto)).toEqual([
    '2 trabajos esperan tu corrección',
  ]);

  await goTo(db, clock, '2027-03-03T06:35:00Z');
  await avisarDeLoQueEspera(platform);
  expect(await titulos(tutora)).toHaveLength(2);
  await db.execute(sql`update entregas set estado = 'calificada', nota = 7 where usuario_id <> ${tutora.id}`);
  await goTo(db, clock, '2027-03-03T07:01:00Z');
  await repartirLoQueToca(platform);
  expect(mails.filter(({ para }) => para === tutora.correo)).toHaveLength(1);
  await goTo(db, clock, '2027-03-04T06:35:00Z');
  await avisarDeLoQueEspera(platform);
  expect(await titulos(tutora)).toHaveLength(2);
});
