import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { avisarDeSinRenovacion } from '#features/cumplimiento/plazos/sin-renovacion.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock, mails } = await createTestApp();
const { db } = platform;
await db.execute(sql`update academia set certifica_desde = '2020-01-01', zona_horaria = 'Europe/Madrid'`);

const admin = await school.persona({ perfil: 'Super Administrador' });
const sinMas = await school.persona();
const mirarEl = async (dia: string) => {
  await goTo(db, clock, `${dia}T05:30:00Z`);
  await avisarDeSinRenovacion(platform);
};
const lineas = async (persona = admin) =>
  ((await (await school.entra(persona)).get('/api/avisos')).body as unknown as Campana).lineas.filter(
    ({ evento }) => evento === 'sinRenovacion',
  );
const deEste = async (titulo: string) =>
  (await lineas()).filter((linea) => linea.titulo.includes(titulo)).toReversed();

/** Completed by so many people on 20 March 2026, for a year. */
async function unCurso(titulo: string, personas = 2) {
  await goTo(db, clock, '2026-03-20T10:00:00Z');
  const curso = await school.curso({ titulo, validezMeses: 12 });
  const { id } = await school.seccion(curso.id);
  const [actividad] = await school.actividades(curso.id, id, { obligatoria: true });
  for (let i = 0; i < personas; i += 1) {
    const persona = await school.persona({ zonaHoraria: 'Europe/Madrid' });
    await school.inscribe(curso.id, persona.id);
    await (await school.entra(persona)).post(`/api/actividades/${actividad?.id}/completar`);
  }
  return { ...curso, actividadId: actividad?.id ?? '' };
}

test('30 y 7 días antes de que caduque el primero, a quien administra, con cuántas personas y por qué', async () => {
  const curso = await unCurso('Trabajos en altura');
  await db.execute(sql`update cursos set estado = 'archivado' where id = ${curso.id}`);
  await mirarEl('2027-02-16');
  expect(await deEste('Trabajos en altura')).toEqual([]);
  await mirarEl('2027-02-18');
  await mirarEl('2027-02-19');
  expect(await deEste('Trabajos en altura')).toMatchObject([
    {
      titulo: 'Nadie podrá renovar Trabajos en altura: el curso no está publicado',
      detalle: 'Les caduca a 2 personas, a la primera el sábado, 20 de marzo de 2027',
      enlace: `/admin/cursos/actualizar/${curso.id}`,
    },
  ]);
  await mirarEl('2027-03-13');
  expect(await deEste('Trabajos en altura')).toHaveLength(2);
  await mirarEl('2027-03-21');
  expect(await deEste('Trabajos en altura')).toHaveLength(2);
  expect(await lineas(sinMas)).toEqual([]);
});

test('si cierra lo que cuenta o termina el curso también; vuelto a abrir antes de la mañana, no sale por correo', async () => {
  const curso = await unCurso('Primeros auxilios', 1);
  const otro = await unCurso('Datos personales', 1);
  await db.execute(
    sql`update actividades set disponible_hasta = '2026-12-31' where id = ${curso.actividadId}`,
  );
  await db.execute(sql`update cursos set termina_en = '2026-12-31' where id = ${otro.id}`);
  await mirarEl('2027-02-18');
  expect(await deEste('Primeros auxilios')).toMatchObject([
    { titulo: 'Nadie podrá renovar Primeros auxilios: no hay abierto nada de lo que cuenta en el curso' },
  ]);
  expect(await deEste('Datos personales')).toMatchObject([
    { titulo: 'Nadie podrá renovar Datos personales: el curso habrá terminado' },
  ]);
  await db.execute(sql`update actividades set disponible_hasta = null where id = ${curso.actividadId}`);
  const antes = mails.length;
  await goTo(db, clock, '2027-02-18T07:30:00Z');
  await repartirLoQueToca(platform);
  const suyos = mails.slice(antes).filter(({ para }) => para === admin.correo);
  expect(suyos).toHaveLength(1);
  expect(suyos[0]?.texto).toContain('Datos personales');
  expect(suyos[0]?.texto).not.toContain('Primeros auxilios');
});

test('del que sí se renueva no se dice nada', async () => {
  await unCurso('Carretillas', 1);
  await mirarEl('2027-02-18');
  expect(await deEste('Carretillas')).toEqual([]);
});
