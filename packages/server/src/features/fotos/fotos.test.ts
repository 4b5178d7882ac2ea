import { randomUUID } from 'node:crypto';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { FotoAbierta, Fotos } from '@catedra/shared/fotos/schemas.ts';
import type { CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fotografiarElMes } from '#features/fotos/jobs.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, clock, platform } = await createTestApp();
const { db } = platform;
let admin = await school.administrador();

const lista = async (quien = admin) => ((await quien.get('/api/fotos')).body as unknown as Fotos).fotos;
const abre = async (id: string, query = '', quien = admin) =>
  (await quien.get(`/api/fotos/${id}?${query}`)).body as unknown as FotoAbierta;
const comprueba = async (id: string) => (await admin.get(`/api/fotos/${id}/comprobacion`)).body;

async function unaClase(vence: string | null) {
  const curso = await school.curso({ titulo: `Alturas ${randomUUID().slice(0, 4)}` });
  const actividad = await school.actividad(curso.id, { obligatoria: true });
  const grupo = await school.grupo();
  await school.asigna(grupo.id, curso.id, vence);
  const entra = async () => {
    const persona = await school.persona();
    await school.miembro(grupo.id, persona.id);
    return persona;
  };
  return { curso, grupo, entra, hace: (id: string) => school.progreso(id, curso.id, actividad.id) };
}

async function foto() {
  const id = randomUUID();
  expect((await admin.put(`/api/fotos/${id}`, {})).status).toBe(204);
  await eventually(async () => expect((await lista()).find((una) => una.id === id)?.tomadaEn).not.toBeNull());
  return id;
}

/** To a moment of the academy's calendar, which only goes forward. */
async function hasta(momento: string) {
  clock.advance({ seconds: (new Date(momento).getTime() - clock.now().getTime()) / 1000 });
  // Years later nobody is still signed in.
  admin = await school.administrador();
}

test('lo que se guarda es lo que se veía, y no cambia aunque todo cambie después', async () => {
  const clase = await unaClase(tras(clock.now(), -DIA).toISOString());
  const [hecha, tarde] = [await clase.entra(), await clase.entra()];
  await clase.hace(hecha.id);
  const ahora = (await admin.get('/api/reportes/cumplimiento')).body as unknown as CumplimientoContado;
  const id = await foto();
  const antes = await abre(id);
  expect(antes.foto.cuentas).toEqual(ahora.cuentas);
  expect(antes.foto.personas).toBe(2);
  expect(antes.datos.map(({ usuarioId, estado }) => [usuarioId, estado])).toEqual(
    expect.arrayContaining([
      [hecha.id, 'al_dia'],
      [tarde.id, 'vencido'],
    ]),
  );

  await clase.hace(tarde.id);
  await db.execute(sql`update cursos set titulo = 'Otro nombre' where id = ${clase.curso.id}`);
  expect((await admin.delete(`/api/usuarios/${hecha.id}`)).status).toBe(200);
  const despues = await abre(id);
  expect(despues.foto.cuentas).toEqual(antes.foto.cuentas);
  expect(despues.datos.find(({ usuarioId }) => usuarioId === tarde.id)).toMatchObject({
    estado: 'vencido',
    curso: clase.curso.titulo,
  });
  // Without a name, and with what they had.
  const suya = despues.datos.find(({ usuarioId }) => usuarioId === hecha.id);
  expect(suya).toMatchObject({ estado: 'al_dia', situacion: 'eliminada' });
  expect(JSON.stringify(despues)).not.toContain(hecha.apellidos);
  expect(await comprueba(id)).toEqual({ intacta: true, encadenada: true });
});

test('pedida dos veces es una, y quien solo lee no la toma', async () => {
  const id = randomUUID();
  const [una, otra] = await Promise.all([
    admin.put(`/api/fotos/${id}`, {}),
    admin.put(`/api/fotos/${id}`, {}),
  ]);
  expect([una.status, otra.status]).toEqual([204, 204]);
  await eventually(async () =>
    expect((await lista()).find((la) => la.id === id)?.huella).toMatch(/^[0-9a-f]{64}$/),
  );
  const lectora = await school.con('reportes:ver');
  expect((await lectora.put(`/api/fotos/${randomUUID()}`, {})).status).toBe(403);
  expect((await lectora.get(`/api/fotos/${id}/hoja?formato=csv`)).status).toBe(403);
});

test('una tutora lee en ella a su gente de hoy, y nada de los demás', async () => {
  const [suya, ajena] = [await unaClase(null), await unaClase(null)];
  const [persona, otra] = [await suya.entra(), await ajena.entra()];
  const tutora = await school.con('reportes:ver:grupos', 'reportes:exportar:grupos', 'usuarios:ver:grupos');
  await school.tutor(suya.grupo.id, tutora.id);
  const id = await foto();
  const vista = await abre(id, '', tutora);
  expect(vista.datos.map(({ usuarioId }) => usuarioId)).toEqual([persona.id]);
  expect(vista.foto.pares).toBe(1);
  expect(vista.foto.cuentas.sin_plazo).toBe(1);
  expect(vista.cursos).toEqual([{ id: suya.curso.id, titulo: suya.curso.titulo }]);
  const hoja = String((await tutora.get(`/api/fotos/${id}/hoja?formato=csv`)).body['texto']);
  expect(hoja).toContain(persona.apellidos);
  expect(hoja).not.toContain(otra.apellidos);
  expect(hoja).not.toContain(ajena.curso.titulo);
});

test('lo guardado no se altera, y si alguien lo altera por debajo se nota', async () => {
  const clase = await unaClase(null);
  await clase.entra();
  const primera = await foto();
  const segunda = await foto();
  await expect(
    db.execute(sql`update foto_filas set estado = 'al_dia' where foto_id = ${primera}`),
  ).rejects.toThrow(/Failed query/);
  await expect(db.execute(sql`update fotos set pares = 0 where id = ${primera}`)).rejects.toThrow(
    /Failed query/,
  );
  await db.execute(sql`alter table foto_filas disable trigger foto_filas_inalterables`);
  await db.execute(sql`update foto_filas set estado = 'vencido' where foto_id = ${primera}`);
  await db.execute(sql`alter table foto_filas enable trigger foto_filas_inalterables`);
  expect(await comprueba(primera)).toMatchObject({ intacta: false });
  expect(await comprueba(segunda)).toEqual({ intacta: true, encadenada: true });
});

test('al acabar el mes se toma sola, una vez; si no había nadie en marcha, tarde y fechada', async () => {
  await (await unaClase(null)).entra();
  await hasta('2031-04-01T00:07:00+02:00');
  await Promise.all([fotografiarElMes(platform), fotografiarElMes(platform)]);
  await fotografiarElMes(platform);
  const deMarzo = (await lista()).filter(({ mes }) => mes === '2031-03');
  expect(deMarzo).toHaveLength(1);
  expect(deMarzo[0]).toMatchObject({ tardia: false, por: null });
  await hasta('2031-05-09T12:00:00+02:00');
  await fotografiarElMes(platform);
  expect((await lista())[0]).toMatchObject({ mes: '2031-04', tardia: true });
});

test('se guardan cinco años, y lo que se va no rompe lo que queda', async () => {
  const vieja = (await lista()).find(({ mes }) => mes === '2031-03')?.id ?? '';
  await hasta('2036-04-01T02:00:00+02:00');
  await fotografiarElMes(platform);
  expect((await lista()).some(({ id }) => id === vieja)).toBe(false);
  const [ultima] = await lista();
  expect(ultima?.mes).toBe('2036-03');
  expect(await comprueba(ultima?.id ?? '')).toMatchObject({ intacta: true });
});
