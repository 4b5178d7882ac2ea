import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { ActividadDelCurso, CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const { platform, school, clock } = await createTestApp();
const { db } = platform;
const irA = (momento: string) => goTo(db, clock, momento);

async function cursoCon(...varias: Partial<Actividad>[]) {
  const curso = await school.curso({ validezMeses: 12 });
  const { id } = await school.seccion(curso.id);
  const actividades = await school.actividades(curso.id, id, ...varias);
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const completar = async (...cuales: number[]) => {
    const ella = await school.entra(persona);
    for (const i of cuales) await ella.post(`/api/actividades/${actividades[i]?.id}/completar`);
  };
  return { curso, actividades, persona, completar };
}
type Caso = Awaited<ReturnType<typeof cursoCon>>;

/** How someone finds the course, and what is kept of it. */
async function como({ curso, persona }: Caso) {
  const ella = await school.entra(persona);
  const body = (await ella.get(`/api/aprendizaje/cursos/${curso.id}`)).body as CursoAbierto;
  const { rows } = await db.execute<{ ronda: number; porcentaje: number | null; terminada: boolean }>(
    sql`select ronda, porcentaje, terminada from matriculas where usuario_id = ${persona.id} and curso_id = ${curso.id}`,
  );
  return {
    ...rows[0],
    suya: body.avance?.porcentaje,
    siguiente: body.siguiente,
    pasos: body.secciones.flatMap(({ actividades }) => actividades.map(enBreve)),
  };
}
const enBreve = ({ estado, hechaAntes }: ActividadDelCurso) => (hechaAntes ? `${estado}, de antes` : estado);

const NO_SE_REPITE = { noSeRepite: true };

test('lo que no se repite está hecho desde que se abre la siguiente, y el curso acaba con lo que sí', async () => {
  await irA('2027-03-20T11:00:00Z');
  const caso = await cursoCon(NO_SE_REPITE, {});
  const [primera, segunda] = caso.actividades;
  await db.execute(
    sql`update actividades set requisitos = ${JSON.stringify({
      modo: 'todos',
      condiciones: [{ tipo: 'completada', actividadId: primera?.id }],
    })}::jsonb where id = ${segunda?.id}`,
  );
  expect((await como(caso)).pasos).toEqual(['pendiente', 'bloqueada']);
  await caso.completar(0, 1);
  expect(await como(caso)).toMatchObject({ ronda: 1, porcentaje: 100, pasos: ['completada', 'completada'] });

  await irA('2028-02-01T10:00:00Z');
  const abierta = {
    ronda: 2,
    porcentaje: null,
    terminada: false,
    suya: 50,
    siguiente: segunda?.id,
    pasos: ['completada, de antes', 'pendiente'],
  };
  expect(await como(caso)).toEqual(abierta);
  // The same once what was done lies in the past.
  await db.execute(sql`select pasar_rondas(array[row(${caso.persona.id}, ${caso.curso.id})::par_de_avance])`);
  expect(await como(caso)).toEqual(abierta);

  // Looking into it again completes nothing.
  await (await school.entra(caso.persona)).post(`/api/actividades/${primera?.id}/abrir`);
  expect(await como(caso)).toMatchObject({ porcentaje: 50, terminada: false, pasos: abierta.pasos });
  await caso.completar(1);
  expect(await como(caso)).toMatchObject({ ronda: 2, porcentaje: 100, terminada: true, suya: 100 });

  await irA('2029-02-01T10:00:00Z');
  expect(await como(caso)).toEqual({ ...abierta, ronda: 3 });
});

test('a quien no la completó antes se le pide', async () => {
  const caso = await cursoCon({}, {});
  await caso.completar(0, 1);
  const nueva = await school.actividad(caso.curso.id, {
    seccion: caso.actividades[0]?.seccion,
    noSeRepite: true,
  });
  await irA('2030-03-01T10:00:00Z');
  const { pasos, suya } = await como(caso);
  expect([pasos.toSorted(), suya]).toEqual([['pendiente', 'pendiente', 'pendiente'], 0]);
  expect(nueva.noSeRepite).toBe(true);
});

test('si la única que se repetía deja de verse, se repiten todas: ninguna renovación se acaba con abrirla', async () => {
  const caso = await cursoCon(NO_SE_REPITE, {}, { obligatoria: false });
  await caso.completar(0, 1);
  await irA('2031-03-01T10:00:00Z');
  expect((await como(caso)).suya).toBe(50);
  await db.execute(sql`update actividades set oculta = true where id = ${caso.actividades[1]?.id}`);
  expect(await como(caso)).toMatchObject({ suya: 0, pasos: ['pendiente', 'pendiente'] });
  await caso.completar(2);
  expect(await como(caso)).toMatchObject({ porcentaje: 0, terminada: false });
});

test('marcarla cuenta de nuevo a quien está en otra renovación; desmarcarla no baja su cifra', async () => {
  const caso = await cursoCon({}, {}, {});
  await caso.completar(0, 1, 2);
  await irA('2032-03-01T10:00:00Z');
  await caso.completar(1);
  expect(await como(caso)).toMatchObject({ porcentaje: 33, suya: 33 });
  const poner = (noSeRepite: boolean) =>
    db.execute(
      sql`update actividades set no_se_repite = ${noSeRepite} where id = ${caso.actividades[0]?.id}`,
    );
  await poner(true);
  expect(await como(caso)).toMatchObject({ porcentaje: 66, suya: 66 });
  await poner(false);
  expect(await como(caso)).toMatchObject({
    porcentaje: 66,
    suya: 66,
    pasos: ['pendiente', 'completada', 'pendiente'],
  });
});

test('lo que se deshace en la renovación anterior vuelve a faltar en esta', async () => {
  const caso = await cursoCon(NO_SE_REPITE, {}, {});
  await caso.completar(0, 1, 2);
  await irA('2033-03-01T10:00:00Z');
  await caso.completar(1);
  expect(await como(caso)).toMatchObject({ porcentaje: 66, suya: 66 });
  await db.execute(
    sql`update progreso_pasado set estado = 'en_curso' where actividad_id = ${caso.actividades[0]?.id}`,
  );
  expect(await como(caso)).toMatchObject({
    porcentaje: 33,
    suya: 33,
    pasos: ['pendiente', 'completada', 'pendiente'],
  });
});

test('donde lo único que se repite ya cerró no se abre nada', async () => {
  const caso = await cursoCon(NO_SE_REPITE, { disponibleHasta: '2033-12-01T10:00:00.000Z' });
  await caso.completar(0, 1);
  await irA('2034-03-01T10:00:00Z');
  expect(await como(caso)).toMatchObject({ ronda: 1, terminada: true });
});

test('quien la tiene de antes no está parado en ella', async () => {
  const caso = await cursoCon(NO_SE_REPITE, {});
  const [primera, segunda] = caso.actividades;
  await caso.completar(0, 1);
  await irA('2035-03-01T10:00:00Z');
  const admin = await school.administrador();
  const leer = async () => (await admin.get(`/api/cursos/${caso.curso.id}/hechas`)).body as object;
  const parados = async (parada?: string) =>
    (await admin.get(`/api/cursos/${caso.curso.id}/participantes?parada=${parada}`)).body as {
      datos: unknown[];
    };
  const esperado = {
    porActividad: { [`${primera?.id}`]: 1 },
    empezadas: {},
    paradas: { [`${segunda?.id}`]: 1 },
  };
  expect(await leer()).toMatchObject(esperado);
  await (await school.entra(caso.persona)).post(`/api/actividades/${primera?.id}/abrir`);
  expect(await leer()).toMatchObject(esperado);
  expect([(await parados(primera?.id)).datos.length, (await parados(segunda?.id)).datos.length]).toEqual([
    0, 1,
  ]);
});

test('quien no ha empezado la siguiente tiene la misma cifra en su página, en los participantes, en el informe y en su ficha', async () => {
  const caso = await cursoCon(NO_SE_REPITE, {}, {});
  const [primera, , tercera] = caso.actividades;
  await caso.completar(0, 1, 2);
  await irA('2036-03-01T10:00:00Z');
  const admin = await school.administrador();
  const datos = async (ruta: string) => ((await admin.get(ruta)).body as { datos: object[] }).datos[0];
  const ficha = async () =>
    ((await admin.get(`/api/usuarios/${caso.persona.id}/aprendizaje`)).body as { cursos: object[] })
      .cursos[0];
  const cifras = async () => ({
    suya: (await como(caso)).suya,
    participantes: await datos(`/api/cursos/${caso.curso.id}/participantes`),
    informe: await datos(`/api/reportes/progreso?curso=${caso.curso.id}`),
    ficha: await ficha(),
  });
  const todas = (porcentaje: number, hechas: number, total: number) => {
    const cifra = { porcentaje, hechas, total };
    return {
      suya: porcentaje,
      participantes: { ...cifra, estado: 'sin_empezar' },
      informe: { ...cifra, estado: 'sin_empezar' },
      ficha: cifra,
    };
  };
  expect(await cifras()).toMatchObject(todas(33, 1, 3));
  await db.execute(sql`select pasar_rondas(array[row(${caso.persona.id}, ${caso.curso.id})::par_de_avance])`);
  expect(await cifras()).toMatchObject(todas(33, 1, 3));

  await db.execute(sql`update actividades set oculta = true where id = ${tercera?.id}`);
  expect(await cifras()).toMatchObject(todas(50, 1, 2));
  await db.execute(
    sql`update progreso_pasado set estado = 'en_curso' where actividad_id = ${primera?.id} and usuario_id = ${caso.persona.id}`,
  );
  expect(await cifras()).toMatchObject(todas(0, 0, 2));
});
