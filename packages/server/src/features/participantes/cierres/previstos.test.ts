import { antesDe, DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const admin = await school.superAdministrador();
const HOY = clock.now();
const enDias = (dias: number) => tras(HOY, dias * DIA).toISOString();
const NADIE = { personas: 0, evaluaciones: [], remedio: 'ninguno', sinRemedio: 0 };

/** A course with an exam that closes in twenty days, and a group whose people have the course for thirty. */
async function escena(personas = 2, evaluacion: object = {}) {
  const curso = await school.curso();
  const actividad = await school.actividad(curso.id, {
    titulo: 'Examen final',
    contenido: { tipo: 'evaluacion', descripcion: '' },
  });
  const { id } = await school.evaluacion(curso.id, {
    actividadId: actividad.id,
    cierraEn: enDias(20),
    ...evaluacion,
  });
  const grupo = await school.grupo();
  const gente = await Promise.all(Array.from({ length: personas }, () => school.persona()));
  if (gente.length > 0) await school.miembro(grupo.id, ...gente.map((una) => una.id));
  return { curso, actividad, evaluacionId: id, grupo, gente: gente.map((una) => una.id) };
}

const preguntar = async (evaluacionId: string, query: Record<string, string>, quien = admin) =>
  quien.get(`/api/evaluaciones/${evaluacionId}/plazos-tras-cierre?${new URLSearchParams(query)}`);

describe('una excepción', () => {
  test('de una persona o de un grupo: a cuántas de esas se les cerraría antes', async () => {
    const { curso, evaluacionId, grupo, gente } = await escena(3);
    await school.asigna(grupo.id, curso.id, enDias(30));
    const [ana = '', luis = ''] = gente;
    const cuantas = async (query: Record<string, string>) =>
      (await preguntar(evaluacionId, query)).body.personas;
    expect(await cuantas({ cierraEn: enDias(25), usuarioId: ana })).toBe(1);
    expect(await cuantas({ cierraEn: enDias(30), usuarioId: ana })).toBe(0);
    expect(await cuantas({ cierraEn: enDias(25), grupoId: grupo.id })).toBe(3);
    expect(await cuantas({ cierraEn: enDias(30), grupoId: grupo.id })).toBe(0);
    // Luis has his own, which wins over his group's.
    await admin.put(`/api/evaluaciones/${evaluacionId}/excepciones/${crypto.randomUUID()}`, {
      usuarioId: luis,
      grupoId: null,
      cambios: { cierraEn: enDias(35) },
      motivo: 'La suya',
    });
    expect(await cuantas({ cierraEn: enDias(25), grupoId: grupo.id })).toBe(2);
    expect(await cuantas({ cierraEn: enDias(25), usuarioId: luis })).toBe(1);
  });

  test('la de otro grupo suyo, si cierra después, le vale', async () => {
    const { curso, evaluacionId, grupo, gente } = await escena(2);
    await school.asigna(grupo.id, curso.id, enDias(30));
    const otro = await school.grupo();
    await school.miembro(otro.id, gente[0] ?? '');
    await admin.put(`/api/evaluaciones/${evaluacionId}/excepciones/${crypto.randomUUID()}`, {
      usuarioId: null,
      grupoId: otro.id,
      cambios: { cierraEn: enDias(40) },
      motivo: 'La del otro',
    });
    const { body } = await preguntar(evaluacionId, { cierraEn: enDias(25), grupoId: grupo.id });
    expect(body.personas).toBe(1);
  });

  test('solo lo sabe quien puede darla, y de quien puede', async () => {
    const { evaluacionId, grupo, gente } = await escena(1);
    const query = { cierraEn: enDias(25), usuarioId: gente[0] ?? '' };
    const sinAmpliar = await school.con('evaluaciones:ver', 'cursos:ver');
    expect((await preguntar(evaluacionId, query, sinAmpliar)).status).toBe(403);
    const deGrupo = { cierraEn: enDias(25), grupoId: grupo.id };
    expect((await preguntar(evaluacionId, deGrupo, sinAmpliar)).status).toBe(403);
    expect((await preguntar(evaluacionId, query)).status).toBe(200);
  });
});

test('publicarla: a cuántas se les cerraría antes, con su cierre y con las excepciones que ya tiene', async () => {
  const { curso, evaluacionId, grupo, gente } = await escena(3, { estado: 'borrador' });
  await school.asigna(grupo.id, curso.id, enDias(30));
  expect((await preguntar(evaluacionId, {})).body).toEqual(NADIE);
  expect((await preguntar(evaluacionId, { sera: 'publicada' })).body).toMatchObject({
    personas: 3,
    evaluaciones: [{ titulo: 'Examen final', cierraEn: enDias(20) }],
  });
  await admin.put(`/api/evaluaciones/${evaluacionId}/excepciones/${crypto.randomUUID()}`, {
    usuarioId: gente[0],
    grupoId: null,
    cambios: { cierraEn: enDias(35) },
    motivo: 'La suya',
  });
  expect((await preguntar(evaluacionId, { sera: 'publicada' })).body.personas).toBe(2);
  await platform.db.execute(sql`update evaluaciones set cierra_en = null where id = ${evaluacionId}`);
  expect((await preguntar(evaluacionId, { sera: 'publicada' })).body).toEqual(NADIE);
});

test('hacerla obligatoria: a cuántas se les cerraría antes', async () => {
  const { curso, actividad, evaluacionId, grupo } = await escena();
  await school.asigna(grupo.id, curso.id, enDias(30));
  await school.actividad(curso.id, { obligatoria: true });
  await platform.db.execute(sql`update actividades set obligatoria = false where id = ${actividad.id}`);
  expect((await preguntar(evaluacionId, {})).body).toEqual(NADIE);
  expect((await preguntar(evaluacionId, { sera: 'publicada' })).body).toEqual(NADIE);
  expect((await preguntar(evaluacionId, { sera: 'obligatoria' })).body.personas).toBe(2);
});

describe('quien entra con el plazo pasado', () => {
  test('tiene los días que se le dan, y con esos se cuenta', async () => {
    const { curso, evaluacionId, grupo } = await escena(0);
    await school.asigna(grupo.id, curso.id, antesDe(HOY, 5 * DIA).toISOString());
    await platform.db.execute(
      sql`update grupo_cursos set dias_de_gracia = 10 where grupo_id = ${grupo.id} and curso_id = ${curso.id}`,
    );
    const ana = await school.persona();
    const entrando = async (diasSiPaso?: number) => {
      const { body } = await admin.post('/api/grupos/cierres-antes', {
        grupoIds: [grupo.id],
        quienes: { ids: [ana.id] },
        diasSiPaso,
      });
      return body;
    };
    expect(await entrando()).toEqual(NADIE);
    expect(await entrando(15)).toEqual(NADIE);
    expect(await entrando(40)).toMatchObject({ personas: 1, evaluaciones: [{ evaluacionId }] });
  });

  test('también en un archivo, antes de importarlo', async () => {
    const { curso, evaluacionId, grupo, gente } = await escena(1);
    const grupoNombre = `Turno ${crypto.randomUUID()}`;
    await platform.db.execute(sql`update grupos set nombre = ${grupoNombre} where id = ${grupo.id}`);
    await school.asigna(grupo.id, curso.id, enDias(30));
    const carga = await revisada(
      admin,
      [
        'nombre;apellidos;correo;grupo',
        `Begoña;Muñoz;nueva@cierres.example;${grupoNombre}`,
        `Otra;Nueva;otra@cierres.example;${grupoNombre}`,
        'Sin;Grupo;sin@cierres.example;',
        `Mal;Correo;no-es-correo;${grupoNombre}`,
      ].join('\n'),
      { contraseñas: 'nada' },
    );
    const deLaCarga = async (query = '') =>
      (await admin.get(`/api/cargas/${carga.id}/cierres-antes${query}`)).body;
    expect(await deLaCarga()).toEqual({
      personas: 2,
      evaluaciones: [
        {
          evaluacionId,
          titulo: 'Examen final',
          cierraEn: enDias(20),
          ultimoCierre: enDias(20),
          personas: 2,
        },
      ],
      remedio: 'aparte',
      sinRemedio: 0,
    });
    await platform.db.execute(sql`
      update grupo_cursos set vence_en = ${antesDe(HOY, DIA).toISOString()}, dias_de_gracia = 10 where grupo_id = ${grupo.id}`);
    expect(await deLaCarga()).toEqual(NADIE);
    expect(await deLaCarga('?diasSiPaso=40')).toMatchObject({ personas: 2 });
    const ajena = await school.estudiante();
    expect((await ajena.get(`/api/cargas/${carga.id}/cierres-antes`)).status).toBe(403);
    expect(gente).toHaveLength(1);
  });
});

describe('ampliar dos veces', () => {
  const excepciones = async (evaluacionId: string) => {
    const { rows } = await platform.db.execute(sql`
      select cambios->>'cierraEn' as cierra, motivo from evaluacion_excepciones where evaluacion_id = ${evaluacionId}`);
    return rows;
  };
  const plazo = async (cursoId: string) => {
    const { rows } = await platform.db.execute<{ vence: string; motivo: string }>(sql`
      select vence_en as vence, motivo from prorrogas where curso_id = ${cursoId}`);
    return rows.map(({ vence, motivo }) => ({ vence: new Date(vence).toISOString(), motivo }));
  };
  const dar = async (cursoId: string, id: string, dias: number, motivo: string) => {
    clock.advance({ seconds: 1 });
    const { body } = await admin.post('/api/usuarios/prorrogar', {
      seleccion: { ids: [id] },
      cursoId,
      venceEn: enDias(dias),
      motivo,
      tambienEnEvaluaciones: true,
    });
    return (body.antes as { ids: string[]; marca: string }[])[0]?.marca;
  };
  const deshacer = (cursoId: string, id: string, marca: string | undefined) =>
    admin.post('/api/usuarios/deshacer-curso', { que: 'plazo', cursoId, ids: [id], marca });

  test('deshacer va paso a paso hasta lo que había a mano', async () => {
    const { curso, evaluacionId, gente } = await escena(1);
    const [ana = ''] = gente;
    await school.inscribe(curso.id, ana);
    await admin.post(`/api/cursos/${curso.id}/prorrogar`, {
      usuarioId: ana,
      venceEn: enDias(10),
      motivo: 'El de antes',
    });
    await admin.put(`/api/evaluaciones/${evaluacionId}/excepciones/${crypto.randomUUID()}`, {
      usuarioId: ana,
      grupoId: null,
      cambios: { cierraEn: enDias(21) },
      motivo: 'A mano',
    });
    const primera = await dar(curso.id, ana, 30, 'Primera');
    const segunda = await dar(curso.id, ana, 40, 'Segunda');
    const tercera = await dar(curso.id, ana, 50, 'Tercera');
    expect(await excepciones(evaluacionId)).toEqual([{ cierra: enDias(50), motivo: 'A mano' }]);
    for (const [marca, dias, motivo, cierre] of [
      [tercera, 40, 'Segunda', 40],
      [segunda, 30, 'Primera', 30],
      [primera, 10, 'El de antes', 21],
    ] as const) {
      expect((await deshacer(curso.id, ana, marca)).body).toMatchObject({ hechas: 1 });
      expect(await plazo(curso.id)).toEqual([{ vence: enDias(dias), motivo }]);
      expect(await excepciones(evaluacionId)).toEqual([{ cierra: enDias(cierre), motivo: 'A mano' }]);
    }
  });

  test('quitar el plazo del todo quita lo que dieron las dos', async () => {
    const { curso, evaluacionId, gente } = await escena(1);
    const [ana = ''] = gente;
    await school.inscribe(curso.id, ana);
    await dar(curso.id, ana, 30, 'Primera');
    await dar(curso.id, ana, 40, 'Segunda');
    await admin.post(`/api/cursos/${curso.id}/prorrogar`, { usuarioId: ana, venceEn: null, motivo: 'Ya no' });
    expect(await plazo(curso.id)).toEqual([]);
    expect(await excepciones(evaluacionId)).toEqual([]);
  });

  test('cada semana otra vez no hace una fila que solo crece', async () => {
    const { curso, gente } = await escena(1);
    const [ana = ''] = gente;
    await school.inscribe(curso.id, ana);
    for (let vez = 0; vez < 12; vez++) await dar(curso.id, ana, 30 + vez, `Vez ${vez}`);
    const { rows } = await platform.db.execute<{ hondo: number }>(sql`
      with recursive pila (antes) as (
        select antes from prorrogas where curso_id = ${curso.id}
        union all select antes->'antes' from pila where jsonb_typeof(antes->'antes') = 'object')
      select count(*)::int as hondo from pila`);
    expect(rows[0]?.hondo).toBe(5);
  });
});
