import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const jefa = await school.superAdministrador();
const ids = (...todas: { id: string }[]) => ({ ids: todas.map(({ id }) => id) });
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

const suyos = async (id: string) =>
  (await jefa.get(`/api/usuarios/${id}/aprendizaje`)).body.cursos as { id: string; venceEn: string | null }[];

describe('asignar un curso', () => {
  test('lo reciben quienes no lo tenían, con su plazo; quien lo tiene por un grupo sigue igual', async () => {
    const [curso, grupo] = [await school.curso(), await school.grupo()];
    await school.asigna(grupo.id, curso.id);
    const [ana, delGrupo] = [await school.persona(), await school.persona()];
    await school.miembro(grupo.id, delGrupo.id);
    const body = { seleccion: ids(ana, delGrupo), cursoId: curso.id, venceEn: enDias(9) };

    const ensayo = await jefa.post('/api/usuarios/asignar-curso', { ...body, simular: true });
    expect(await suyos(ana.id)).toEqual([]);
    const hecho = await jefa.post('/api/usuarios/asignar-curso', body);
    const otraVez = await jefa.post('/api/usuarios/asignar-curso', body);

    expect(ensayo.body).toEqual({ hechas: 1, iguales: 1, fuera: [] });
    expect(hecho.body).toMatchObject(ensayo.body);
    expect(otraVez.body).toEqual({ hechas: 0, iguales: 2, fuera: [] });
    expect(await suyos(ana.id)).toMatchObject([{ id: curso.id, venceEn: enDias(9) }]);
    expect(await suyos(delGrupo.id)).toMatchObject([{ id: curso.id, venceEn: null }]);
    const sucesos = await jefa.get(`/api/usuarios/${ana.id}/sucesos?clase=cambios`);
    expect(sucesos.body.datos).toMatchObject([{ que: [`Inscribió en el curso «${curso.titulo}»`] }]);
  });

  test('con una fecha que ya pasó, quien entra tiene los días que se le den', async () => {
    const [curso, ana] = [await school.curso(), await school.persona()];
    const seleccion = ids(ana);
    await jefa.post('/api/usuarios/asignar-curso', {
      seleccion,
      cursoId: curso.id,
      venceEn: enDias(-3),
      diasSiPaso: 5,
    });
    const [suyo] = await suyos(ana.id);
    expect(Date.parse(suyo?.venceEn ?? '')).toBeGreaterThan(clock.now().getTime());
  });

  test('un curso archivado no se da a nadie, ni uno que no se puede editar', async () => {
    const archivado = await school.curso({ estado: 'archivado' });
    const seleccion = ids(await school.persona());
    const tutora = await school.con('usuarios:ver', 'cursos:ver', 'cursos:editar:grupos');
    const curso = await school.curso();
    const cerrado = await jefa.post('/api/usuarios/asignar-curso', { seleccion, cursoId: archivado.id });
    const ajeno = await tutora.post('/api/usuarios/asignar-curso', { seleccion, cursoId: curso.id });
    expect(cerrado.body.error?.code).toBe('CURSO_ARCHIVADO');
    expect(ajeno.status).toBe(403);
  });
});

describe('dar otro plazo', () => {
  test('lo reciben quienes lo hacen y no lo han terminado, y de los demás se dice por qué no', async () => {
    const [curso, ana, sinCurso, terminada] = [
      await school.curso(),
      await school.persona(),
      await school.persona({ nombre: 'Sin', apellidos: 'Curso' }),
      await school.persona({ nombre: 'Ya', apellidos: 'Acabó' }),
    ];
    const { id } = await school.actividad(curso.id);
    for (const persona of [ana, terminada]) await school.inscribe(curso.id, persona.id);
    await school.progreso(terminada.id, curso.id, id);
    const body = {
      seleccion: ids(ana, sinCurso, terminada),
      cursoId: curso.id,
      venceEn: enDias(20),
      motivo: 'Cambio de turno',
    };

    const ensayo = await jefa.post('/api/usuarios/prorrogar', { ...body, simular: true });
    const hecho = await jefa.post('/api/usuarios/prorrogar', body);
    const otraVez = await jefa.post('/api/usuarios/prorrogar', body);

    expect(ensayo.body).toEqual({
      hechas: 1,
      iguales: 0,
      fuera: expect.arrayContaining([
        { motivo: 'SIN_EL_CURSO', cuantas: 1, ejemplos: ['Sin Curso'] },
        { motivo: 'YA_TERMINO', cuantas: 1, ejemplos: ['Ya Acabó'] },
      ]),
    });
    expect(hecho.body).toMatchObject({ hechas: 1, antes: [{ ids: [ana.id] }] });
    expect(otraVez.body).toMatchObject({ hechas: 0, iguales: 1 });
    expect(await suyos(ana.id)).toMatchObject([{ venceEn: enDias(20) }]);
  });

  test('una fecha que ya pasó se rechaza antes de contar a nadie', async () => {
    const [curso, ana] = [await school.curso(), await school.persona()];
    const respuesta = await jefa.post('/api/usuarios/prorrogar', {
      seleccion: ids(ana),
      cursoId: curso.id,
      venceEn: enDias(-1),
      motivo: 'Tarde',
      simular: true,
    });
    expect(respuesta.status).toBe(400);
    expect(JSON.stringify(respuesta.body)).toContain('Elige un momento que no haya pasado.');
  });
});

describe('varios cursos de una vez', () => {
  const dar = (body: object) => jefa.post('/api/usuarios/asignar-cursos', body);

  test('cada quien recibe los que le faltan, y antes se dice cuántos los tienen y cuántos están al día', async () => {
    const [uno, otro] = [await school.curso(), await school.curso()];
    const { id } = await school.actividad(uno.id);
    const [ana, yaTiene, alDia] = [await school.persona(), await school.persona(), await school.persona()];
    await school.inscribe(uno.id, yaTiene.id);
    await school.inscribe(otro.id, yaTiene.id);
    await school.inscribe(uno.id, alDia.id);
    await school.progreso(alDia.id, uno.id, id);
    const body = {
      seleccion: ids(ana, yaTiene, alDia),
      cursoIds: [uno.id, otro.id, uno.id],
      venceEn: enDias(9),
    };
    const porCurso = expect.arrayContaining([
      { cursoId: uno.id, entran: 1, yaLoTienen: 2, alDia: 1 },
      { cursoId: otro.id, entran: 2, yaLoTienen: 1, alDia: 0 },
    ]);

    const ensayo = await dar({ ...body, simular: true });
    expect(ensayo.body).toEqual({ hechas: 2, iguales: 1, fuera: [], porCurso });
    expect(await suyos(ana.id)).toEqual([]);
    const hecho = await dar(body);
    const otraVez = await dar(body);

    expect(hecho.body).toMatchObject({ hechas: 2, iguales: 1, porCurso });
    expect(otraVez.body).toMatchObject({ hechas: 0, iguales: 3 });
    expect(await suyos(ana.id)).toHaveLength(2);
    expect(await suyos(ana.id)).toMatchObject([{ venceEn: enDias(9) }, { venceEn: enDias(9) }]);
    expect(await suyos(alDia.id)).toHaveLength(2);
  });

  test('deshacer quita solo lo que dio el acto, y dos veces es lo mismo', async () => {
    const [uno, otro] = [await school.curso(), await school.curso()];
    const [ana, luis] = [await school.persona(), await school.persona()];
    await school.inscribe(uno.id, ana.id);
    const cursoIds = [uno.id, otro.id];
    const hecho = await dar({ seleccion: ids(ana, luis), cursoIds });
    const [{ marca }] = hecho.body.antes as [{ marca: string }];
    clock.advance({ seconds: 1 });
    // To whom another date was given meanwhile, the course stays.
    await jefa.post('/api/usuarios/prorrogar', {
      seleccion: ids(luis),
      cursoId: otro.id,
      venceEn: enDias(20),
      motivo: 'Cambio de turno',
    });
    const vuelta = () => jefa.post('/api/usuarios/deshacer-cursos', { ...ids(ana, luis), cursoIds, marca });

    expect((await vuelta()).body).toEqual({ hechas: 1, iguales: 1 });
    expect(await suyos(ana.id)).toMatchObject([{ id: uno.id }]);
    expect(await suyos(luis.id)).toMatchObject([{ id: otro.id }]);
    expect((await vuelta()).body).toEqual({ hechas: 0, iguales: 2 });
  });

  test('si uno está archivado no se da ninguno', async () => {
    const [bueno, archivado] = [await school.curso(), await school.curso({ estado: 'archivado' })];
    const ana = await school.persona();
    const { body } = await dar({ seleccion: ids(ana), cursoIds: [bueno.id, archivado.id] });
    expect(body.error?.code).toBe('CURSO_ARCHIVADO');
    expect(await suyos(ana.id)).toEqual([]);
  });
});
