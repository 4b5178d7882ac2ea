import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { MOTIVO_DE_CIERRE } from '@catedra/shared/participantes/cierres.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const admin = await school.superAdministrador();
const HOY = clock.now();
const enDias = (dias: number) => tras(HOY, dias * DIA).toISOString();

interface Escrita extends Record<string, unknown> {
  readonly de: string;
  readonly cambios: object;
  readonly motivo: string;
}
const excepcionesDe = async (evaluacionId: string) => {
  const { rows } = await platform.db.execute<Escrita>(sql`
    select coalesce(usuario_id, grupo_id) as de, cambios, motivo from evaluacion_excepciones
     where evaluacion_id = ${evaluacionId} order by grupo_id is null, de`);
  return rows;
};

/** A course with an exam that closes in twenty days, and a group of some people. */
async function escena(personas = 2) {
  const curso = await school.curso();
  const actividad = await school.actividad(curso.id, {
    titulo: 'Examen final',
    contenido: { tipo: 'evaluacion', descripcion: '' },
  });
  const evaluacion = await school.evaluacion(curso.id, { actividadId: actividad.id, cierraEn: enDias(20) });
  const grupo = await school.grupo();
  const gente = await Promise.all(Array.from({ length: personas }, () => school.persona()));
  if (gente.length > 0) await school.miembro(grupo.id, ...gente.map(({ id }) => id));
  return { curso, actividad, evaluacion, grupo, gente };
}
type Escena = Awaited<ReturnType<typeof escena>>;

/** Written by hand, for somebody or for a group. */
const excepcion = (
  { evaluacion }: Escena,
  de: { usuarioId: string } | { grupoId: string },
  suya: { cambios: object; motivo: string },
  id: string = crypto.randomUUID(),
) =>
  admin.put(`/api/evaluaciones/${evaluacion.id}/excepciones/${id}`, {
    usuarioId: null,
    grupoId: null,
    ...de,
    ...suya,
  });

const plazoDe = ({ curso }: Escena, dias = 30) => ({ cursoId: curso.id, venceEn: enDias(dias) });
const dicho = ({ evaluacion }: Escena, personas: number, remedio: string) => ({
  personas,
  evaluaciones: [
    {
      evaluacionId: evaluacion.id,
      titulo: 'Examen final',
      cierraEn: enDias(20),
      ultimoCierre: enDias(20),
      personas,
    },
  ],
  remedio,
  sinRemedio: 0,
});
const NADIE = { personas: 0, evaluaciones: [], remedio: 'ninguno', sinRemedio: 0 };

describe('un curso a un grupo', () => {
  const preguntar = async (de: Escena, body: object, quien = admin) =>
    (await quien.post(`/api/grupos/${de.grupo.id}/cierres-antes`, body)).body;
  const asignar = (de: Escena, body: object, quien = admin) =>
    quien.post(`/api/grupos/${de.grupo.id}/asignar-curso`, body);

  test('dice antes a cuántas se les cierra el examen, con una fecha y con días; a tiempo, a nadie', async () => {
    const de = await escena();
    expect(await preguntar(de, plazoDe(de))).toEqual(dicho(de, 2, 'grupo'));
    expect(await preguntar(de, { cursoId: de.curso.id, venceEnDias: 30 })).toEqual(dicho(de, 2, 'grupo'));
    expect(await preguntar(de, plazoDe(de, 20))).toEqual(NADIE);
    expect(await preguntar(de, { cursoId: de.curso.id })).toEqual(NADIE);
    expect(await excepcionesDe(de.evaluacion.id)).toEqual([]);
  });

  test('a todo el grupo: una excepción del grupo, en la misma orden; otra vez no hace nada', async () => {
    const de = await escena();
    const body = { ...plazoDe(de), tambienEnEvaluaciones: true };
    expect((await asignar(de, body)).body).toMatchObject({ cambiadas: 1 });
    const dada = [{ de: de.grupo.id, cambios: { cierraEn: enDias(30) }, motivo: MOTIVO_DE_CIERRE }];
    expect(await excepcionesDe(de.evaluacion.id)).toEqual(dada);
    expect((await asignar(de, body)).body).toMatchObject({ cambiadas: 0 });
    expect(await excepcionesDe(de.evaluacion.id)).toEqual(dada);
    expect(await preguntar(de, plazoDe(de))).toEqual(NADIE);
  });

  test('a una parte: una a cada una, sin tocar a quien no le hace falta', async () => {
    const de = await escena(3);
    const [ana, luis, otra] = de.gente;
    await admin.post(`/api/cursos/${de.curso.id}/inscribir`, { usuarioIds: [otra?.id], venceEn: enDias(10) });
    expect(await preguntar(de, plazoDe(de))).toEqual(dicho(de, 2, 'personas'));
    await asignar(de, { ...plazoDe(de), tambienEnEvaluaciones: true });
    expect((await excepcionesDe(de.evaluacion.id)).map(({ de: suya }) => suya)).toEqual(
      [ana?.id, luis?.id].toSorted(),
    );
  });

  test('a quien ya la hizo o está exento no le hace falta, y no impide la del grupo', async () => {
    const de = await escena(3);
    const [hecha] = de.gente;
    await school.progreso(hecha?.id ?? '', de.curso.id, de.actividad.id);
    expect(await preguntar(de, plazoDe(de))).toEqual(dicho(de, 2, 'grupo'));
  });

  test('quien tenía la suya la conserva en lo demás, y al deshacer todo vuelve como estaba', async () => {
    const de = await escena();
    const [ana] = de.gente;
    await school.inscribe(de.curso.id, ana?.id ?? '');
    const suya = { cambios: { cierraEn: enDias(22), minutos: 90 }, motivo: 'Se cortó la luz' };
    await excepcion(de, { usuarioId: ana?.id ?? '' }, suya);
    clock.advance({ seconds: 1 });
    const { body } = await asignar(de, { ...plazoDe(de), tambienEnEvaluaciones: true });
    expect(await excepcionesDe(de.evaluacion.id)).toMatchObject([
      { de: de.grupo.id },
      { de: ana?.id, cambios: { cierraEn: enDias(30), minutos: 90 }, motivo: 'Se cortó la luz' },
    ]);
    await admin.post(`/api/grupos/${de.grupo.id}/quitar-curso`, {
      cursoId: de.curso.id,
      deshace: body.marca,
    });
    expect(await excepcionesDe(de.evaluacion.id)).toEqual([{ de: ana?.id, ...suya }]);
  });

  test('dos veces a la vez es una', async () => {
    const de = await escena(3);
    const body = { ...plazoDe(de), tambienEnEvaluaciones: true };
    const hechas = await Promise.all([asignar(de, body), asignar(de, body)]);
    expect(hechas.map(({ status }) => status)).toEqual([200, 200]);
    expect(await excepcionesDe(de.evaluacion.id)).toHaveLength(1);
  });

  test('quien no da excepciones sabe a cuántas, y no puede: no se hace ni lo uno ni lo otro', async () => {
    const de = await escena();
    const sinAmpliar = await school.con('grupos:ver', 'grupos:editar', 'cursos:ver', 'evaluaciones:ver');
    expect(await preguntar(de, plazoDe(de), sinAmpliar)).toEqual(dicho(de, 2, 'sin_permiso'));
    const negada = await asignar(de, { ...plazoDe(de), tambienEnEvaluaciones: true }, sinAmpliar);
    expect(negada.status).toBe(403);
    expect(await preguntar(de, plazoDe(de))).toEqual(dicho(de, 2, 'grupo'));
    const sinVerlas = await school.con('grupos:ver', 'grupos:editar', 'cursos:ver');
    expect(await preguntar(de, plazoDe(de), sinVerlas)).toMatchObject({ evaluaciones: [{ titulo: null }] });
    expect((await asignar(de, plazoDe(de), sinAmpliar)).status).toBe(200);
  });

  test('una evaluación que no es obligatoria, oculta, en borrador o cerrada no avisa', async () => {
    const de = await escena();
    await school.actividad(de.curso.id, { obligatoria: true });
    await platform.db.execute(sql`update actividades set obligatoria = false where id = ${de.actividad.id}`);
    expect(await preguntar(de, plazoDe(de))).toEqual(NADIE);
    await platform.db.execute(sql`update actividades set obligatoria = true where id = ${de.actividad.id}`);
    for (const estado of ['borrador', 'cerrada']) {
      await platform.db.execute(
        sql`update evaluaciones set estado = ${estado} where id = ${de.evaluacion.id}`,
      );
      expect(await preguntar(de, plazoDe(de))).toEqual(NADIE);
    }
  });

  test('cambiar la fecha de uno que ya tiene cuenta con sus otros plazos, y se deshace a la de antes', async () => {
    const de = await escena();
    await asignar(de, plazoDe(de, 15));
    clock.advance({ seconds: 1 });
    const [ana] = de.gente;
    await admin.post(`/api/cursos/${de.curso.id}/inscribir`, { usuarioIds: [ana?.id], venceEn: enDias(18) });
    expect(await preguntar(de, plazoDe(de))).toMatchObject({ personas: 1, remedio: 'personas' });
    const { body } = await asignar(de, { ...plazoDe(de), tambienEnEvaluaciones: true });
    expect(await excepcionesDe(de.evaluacion.id)).toHaveLength(1);
    await asignar(de, { ...plazoDe(de, 15), deshace: body.marca });
    expect(await excepcionesDe(de.evaluacion.id)).toEqual([]);
  });
});

describe('a personas', () => {
  const preguntar = async ({ curso }: Escena, que: string, ids: readonly string[], dias = 30) =>
    (
      await admin.post(`/api/cursos/${curso.id}/cierres-antes`, {
        que,
        seleccion: { ids },
        venceEn: enDias(dias),
      })
    ).body;
  const ids = ({ gente }: Escena) => gente.map(({ id }) => id);
  const prorrogar = async ({ curso }: Escena, aQuienes: readonly string[]) =>
    (
      await admin.post('/api/usuarios/prorrogar', {
        seleccion: { ids: aQuienes },
        cursoId: curso.id,
        venceEn: enDias(30),
        motivo: 'Turnos',
        tambienEnEvaluaciones: true,
      })
    ).body;
  const deshacer = ({ curso }: Escena, que: string, hecha: { readonly [campo: string]: unknown }) => {
    const [antes] = hecha.antes as { ids: string[]; marca: string }[];
    return admin.post('/api/usuarios/deshacer-curso', {
      que,
      cursoId: curso.id,
      ids: antes?.ids,
      marca: antes?.marca,
    });
  };

  test('inscribir y prorrogar: se dice antes, y se da a cada una en la misma orden', async () => {
    const de = await escena();
    const [ana = '', luis = ''] = ids(de);
    expect(await preguntar(de, 'inscripcion', [ana])).toEqual(dicho(de, 1, 'personas'));
    expect(await preguntar(de, 'prorroga', [ana])).toEqual(NADIE);
    const venceEn = enDias(30);
    const body = { usuarioIds: [ana], venceEn, tambienEnEvaluaciones: true };
    await admin.post(`/api/cursos/${de.curso.id}/inscribir`, body);
    await admin.post(`/api/cursos/${de.curso.id}/inscribir`, body);
    await school.inscribe(de.curso.id, luis);
    expect(await preguntar(de, 'prorroga', [luis])).toEqual(dicho(de, 1, 'personas'));
    const prorroga = { usuarioId: luis, venceEn, motivo: 'Baja', tambienEnEvaluaciones: true };
    await admin.post(`/api/cursos/${de.curso.id}/prorrogar`, prorroga);
    await admin.post(`/api/cursos/${de.curso.id}/prorrogar`, prorroga);
    expect(await excepcionesDe(de.evaluacion.id)).toMatchObject(
      [ana, luis].toSorted().map((suya) => ({ de: suya, cambios: { cierraEn: venceEn } })),
    );
    await admin.post(`/api/cursos/${de.curso.id}/prorrogar`, { ...prorroga, venceEn: null });
    expect((await excepcionesDe(de.evaluacion.id)).map(({ de: suya }) => suya)).toEqual([ana]);
  });

  test('a muchas: las que no lo tenían, y deshacer quita el curso y la fecha', async () => {
    const de = await escena();
    const [ana = '', luis = ''] = ids(de);
    await school.inscribe(de.curso.id, luis);
    expect(await preguntar(de, 'nuevas', [ana, luis])).toEqual(dicho(de, 1, 'personas'));
    const pedido = { seleccion: { ids: [ana, luis] }, cursoId: de.curso.id, venceEn: enDias(30) };
    const { body } = await admin.post('/api/usuarios/asignar-curso', {
      ...pedido,
      tambienEnEvaluaciones: true,
    });
    expect(await excepcionesDe(de.evaluacion.id)).toHaveLength(1);
    await deshacer(de, 'asignacion', body);
    expect(await excepcionesDe(de.evaluacion.id)).toEqual([]);
  });

  test('otro plazo a muchas: deshacer devuelve a cada una la excepción que tenía', async () => {
    const de = await escena();
    const todas = ids(de);
    const [ana = ''] = todas;
    for (const id of todas) await school.inscribe(de.curso.id, id);
    const suya = { cambios: { cierraEn: enDias(21) }, motivo: 'La de antes' };
    await excepcion(de, { usuarioId: ana }, suya);
    clock.advance({ seconds: 1 });
    const hecha = await prorrogar(de, todas);
    expect(await excepcionesDe(de.evaluacion.id)).toHaveLength(2);
    await deshacer(de, 'plazo', hecha);
    expect(await excepcionesDe(de.evaluacion.id)).toEqual([{ de: ana, ...suya }]);
  });

  test('lo que se escribe después a mano no lo deshace nadie', async () => {
    const de = await escena();
    const [ana = ''] = ids(de);
    await school.inscribe(de.curso.id, ana);
    const hecha = await prorrogar(de, [ana]);
    clock.advance({ seconds: 1 });
    const { body: vistas } = await admin.get(`/api/evaluaciones/${de.evaluacion.id}/excepciones`);
    const [dada] = vistas.excepciones as { id: string }[];
    await excepcion(
      de,
      { usuarioId: ana },
      { cambios: { cierraEn: enDias(40) }, motivo: 'A mano' },
      dada?.id,
    );
    await deshacer(de, 'plazo', hecha);
    expect(await excepcionesDe(de.evaluacion.id)).toMatchObject([{ motivo: 'A mano' }]);
  });

  test('una fecha de la actividad no la mueve una excepción: se dice, y no se da ninguna', async () => {
    const de = await escena();
    const [ana = ''] = ids(de);
    await platform.db.execute(
      sql`update actividades set disponible_hasta = ${enDias(20)} where id = ${de.actividad.id}`,
    );
    expect(await preguntar(de, 'inscripcion', [ana])).toEqual({ ...dicho(de, 1, 'ninguno'), sinRemedio: 1 });
    const body = { usuarioIds: [ana], venceEn: enDias(30), tambienEnEvaluaciones: true };
    await admin.post(`/api/cursos/${de.curso.id}/inscribir`, body);
    expect(await excepcionesDe(de.evaluacion.id)).toEqual([]);
  });
});

test('al entrar en un grupo se dice con sus fechas; su excepción vale también para quien entra', async () => {
  const de = await escena(0);
  const [ana, luis] = [await school.persona(), await school.persona()];
  await school.asigna(de.grupo.id, de.curso.id, enDias(30));
  const preguntar = async (quienes: object) =>
    (await admin.post('/api/grupos/cierres-antes', { grupoIds: [de.grupo.id], quienes })).body;
  expect(await preguntar({ ids: [ana.id, luis.id] })).toEqual(dicho(de, 2, 'aparte'));
  expect(await preguntar({ nuevas: 5 })).toEqual(dicho(de, 5, 'aparte'));
  await excepcion(
    de,
    { grupoId: de.grupo.id },
    { cambios: { cierraEn: enDias(30) }, motivo: 'La del grupo' },
  );
  expect(await preguntar({ ids: [ana.id, luis.id] })).toEqual(NADIE);
  expect(await preguntar({ nuevas: 5 })).toEqual(NADIE);
});

test('quien prepara la evaluación sabe, antes de guardar su cierre, a cuántas les sobra plazo', async () => {
  const de = await escena(3);
  const [hecha] = de.gente;
  await school.asigna(de.grupo.id, de.curso.id, enDias(19));
  await school.progreso(hecha?.id ?? '', de.curso.id, de.actividad.id);
  const preguntar = async (dias: number, quien = admin) =>
    quien.get(`/api/evaluaciones/${de.evaluacion.id}/plazos-tras-cierre?cierraEn=${enDias(dias)}`);
  expect((await preguntar(15)).body).toMatchObject({
    personas: 2,
    evaluaciones: [{ cierraEn: enDias(15), personas: 2 }],
  });
  expect((await preguntar(19)).body).toEqual(NADIE);
  expect((await preguntar(15, await school.estudiante())).status).toBe(403);
});

test('la ficha y el inicio de quien aprende dicen la misma primera fecha', async () => {
  const de = await escena(1);
  const [ana] = de.gente;
  await school.asigna(de.grupo.id, de.curso.id, enDias(30));
  const ella = await school.entra({ id: ana?.id ?? '' });
  const suyo = async () => {
    const { body: ficha } = await admin.get(`/api/usuarios/${ana?.id}/aprendizaje`);
    const { body: inicio } = await ella.get('/api/aprendizaje/inicio');
    const [curso] = ficha.cursos as { primero: { venceEn: string } | null; venceEn: string }[];
    const [vence] = inicio.vence as { venceEn: string }[];
    return [curso?.primero?.venceEn ?? curso?.venceEn, vence?.venceEn];
  };
  expect(await suyo()).toEqual([enDias(20), enDias(20)]);
  await admin.post(`/api/grupos/${de.grupo.id}/asignar-curso`, {
    ...plazoDe(de),
    tambienEnEvaluaciones: true,
  });
  expect(await suyo()).toEqual([enDias(30), enDias(30)]);
});
