import { estadoDe } from '@catedra/shared/certificados/rules.ts';
import type { Registro } from '@catedra/shared/certificados/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();

test.each([
  [null, null, null],
  [null, null, '2027-01-31'],
  [null, null, '2027-02-01'],
  [null, null, '2027-02-02'],
  ['2027-01-01T00:00:00Z', null, '2027-01-31'],
  [null, '2027-01-01T00:00:00Z', '2027-01-31'],
  ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z', null],
])(
  'la base y la regla dicen lo mismo: sustituido %s, retirado %s, hasta %s',
  async (sustituidoEn, retiradoEn, validoHasta) => {
    const { rows } = await db.execute(
      sql`select estado_de_certificado(${sustituidoEn}, ${retiradoEn}, ${validoHasta}, '2027-02-01') as estado`,
    );
    expect(rows[0]?.['estado']).toBe(estadoDe({ sustituidoEn, retiradoEn, validoHasta }, '2027-02-01'));
  },
);

const leer = async (quien: Client, consulta = ''): Promise<Registro> =>
  (await quien.get(`/api/certificados${consulta}`)).body as Registro;

test('el registro va del último expedido al primero, por páginas, y se busca por nombre, número y código', async () => {
  const curso = await school.curso({ certificado: true, titulo: 'Trabajos en altura' });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const nombres = ['Ana', 'Bea', 'Íñigo'];
  for (const nombre of nombres) {
    const alguien = await school.estudiante({ nombre, apellidos: 'Pérez' });
    await school.inscribe(curso.id, alguien.id);
    await alguien.post(`/api/actividades/${id}/completar`);
    clock.advance({ minutes: 1 });
  }
  const todo = await leer(admin, '?limite=2');
  expect(todo).toMatchObject({ total: { valor: 3, exacto: true } });
  const resto = await leer(admin, `?limite=2&cursor=${todo.siguiente}`);
  expect([...todo.datos, ...resto.datos].map(({ nombre }) => nombre)).toEqual(
    nombres.toReversed().map((nombre) => `${nombre} Pérez`),
  );
  expect(resto.siguiente).toBeNull();
  const suyo = todo.datos[0];
  expect((await leer(admin, '?buscar=inigo')).datos).toEqual([suyo]);
  expect((await leer(admin, `?buscar=${suyo?.codigo}`)).datos).toEqual([suyo]);
  expect((await leer(admin, `?buscar=${suyo?.numero}`)).datos).toEqual([suyo]);
  expect((await leer(admin, '?estado=retirado')).total.valor).toBe(0);
  await admin.post(`/api/certificados/${suyo?.id}/retirar`, { motivo: 'Por error' });
  expect((await leer(admin, '?estado=retirado')).datos).toMatchObject([
    { id: suyo?.id, motivo: 'Por error' },
  ]);
});

test('quien los ve en sus grupos ve los de su gente, y nadie más', async () => {
  const curso = await school.curso({ certificado: true });
  const { id } = await school.actividad(curso.id, { obligatoria: true });
  const [suya, ajena] = [await school.estudiante(), await school.estudiante()];
  for (const alguien of [suya, ajena]) {
    await school.inscribe(curso.id, alguien.id);
    await alguien.post(`/api/actividades/${id}/completar`);
  }
  const grupo = await school.grupo();
  await school.miembro(grupo.id, suya.id);
  const persona = await school.persona({ perfil: (await school.perfil(['certificados:ver:grupos'])).nombre });
  await school.tutor(grupo.id, persona.id);
  const tutora = await school.entra(persona);
  expect((await leer(tutora, `?cursoId=${curso.id}`)).datos.map(({ usuarioId }) => usuarioId)).toEqual([
    suya.id,
  ]);
  const [deLaAjena] = (await leer(admin, `?usuarioId=${ajena.id}`)).datos;
  expect((await tutora.get(`/api/certificados/${deLaAjena?.id}`)).status).toBe(404);
  expect((await suya.get('/api/certificados')).status).toBe(403);
  expect((await suya.get(`/api/certificados/${deLaAjena?.id}`)).status).toBe(404);
});
