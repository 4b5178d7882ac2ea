import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import type { EntregaEnCola, EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { MiTrabajo } from '@catedra/shared/reportes/trabajo.ts';
import { describe, expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { isoOf } from '#platform/db/columns.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import type { Heard } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const app = await createTestApp();
const { school, platform, clock, mails } = app;

const RUBRICA = [
  { titulo: 'Claridad', descripcion: null, puntos: 4 },
  { titulo: 'Rigor', descripcion: null, puntos: 6, niveles: [{ nombre: 'Bien', puntos: 5 }] },
];

describe('calificar', () => {
  test('con nota: llega a la persona, a su progreso y a su correo', async () => {
    const aula = await abrirAula(app, {}, { regla: 'aprobar', titulo: 'Mapa de riesgos' });
    const { body } = await aula.entrega('<p>Hecho</p>');
    const { body: nota } = await aula.califica(body.id as string, {
      version: body.version,
      nota: 8.5,
      comentario: '<p>Muy bien</p>',
    });

    expect(nota).toMatchObject({ estado: 'calificada', nota: 8.5, comentario: '<p>Muy bien</p>' });
    expect((await aula.abierta()).progreso).toEqual({ estado: 'completada', porcentaje: 100, nota: 8.5 });
    await eventually(() => expect(mails.map(({ para }) => para)).toContain(aula.persona.correo));
    const correo = mails.find(({ para }) => para === aula.persona.correo);
    expect(correo?.asunto).toBe('Ya tienes la nota de «Mapa de riesgos»');
    expect(correo?.texto).toContain('8,5 sobre 10');
    expect(correo?.texto).toContain(`/curso/${aula.curso.slug}?actividad=${aula.actividadId}`);
  });

  test('la última vez en el curso, y cuándo lo terminó, es de quien aprende, no de quien califica', async () => {
    const aula = await abrirAula(app, {}, { regla: 'aprobar' });
    const { body } = await aula.entrega('<p>Hecho</p>');
    const entregada = clock.now().toISOString();
    const admin = await school.administrador();
    const leida = async () => (await admin.get(`/api/cursos/${aula.curso.id}/participantes`)).body.datos;
    clock.advance({ minutes: 90 });
    const { body: nota } = await aula.califica(body.id as string, { version: body.version, nota: 8 });
    expect(await leida()).toMatchObject([{ ultimaVez: entregada, estado: 'completado' }]);

    const [avance] = (
      await platform.db.execute(sql`select terminado_en from curso_avance where curso_id = ${aula.curso.id}`)
    ).rows;
    expect(isoOf(avance?.terminado_en as string)).toBe(entregada);

    clock.advance({ minutes: 90 });
    await aula.califica(body.id as string, { version: nota.version, nota: 9 });
    expect(await leida()).toMatchObject([{ ultimaVez: entregada }]);
    const { body: inicio } = await aula.estudiante.get('/api/aprendizaje/inicio');
    expect(JSON.stringify(inicio)).toContain(`"ultimaVez":"${entregada}"`);
  });

  test('con rúbrica: la nota es la parte de los puntos y la rúbrica queda como estaba', async () => {
    const aula = await abrirAula(app, { rubrica: RUBRICA });
    const { body } = await aula.entrega('<p>Hecho</p>');
    const sin = await aula.califica(body.id as string, { version: body.version, nota: 7 });
    const { body: nota } = await aula.califica(body.id as string, { version: body.version, puntos: [3, 5] });

    expect(await aula.abierta()).toMatchObject({ actividad: { contenido: { rubrica: RUBRICA } } });
    expect(sin.body.error?.fields).toHaveProperty('puntos');
    expect(nota).toMatchObject({ nota: 8, rubrica: [{ dados: 3 }, { dados: 5 }] });
    expect((await aula.abierta()).entregas[0]?.rubrica).toEqual(nota.rubrica);
    const { body: vista } = await aula.tutor.get(`/api/entregas/${body.id}`);
    expect(vista).toMatchObject({ entrega: { nota: 8 }, actividad: { rubrica: RUBRICA } });
  });

  test('se puede corregir con la versión; un aprobado que no lo era deja de completar', async () => {
    const aula = await abrirAula(app, {}, { regla: 'aprobar', reglaNota: 6 });
    const { body } = await aula.entrega('<p>Hecho</p>');
    const primera = await aula.califica(body.id as string, { version: body.version, nota: 9 });
    const repetida = await aula.califica(body.id as string, { version: body.version, nota: 9 });
    const vieja = await aula.califica(body.id as string, { version: body.version, nota: 4 });
    const segunda = await aula.califica(body.id as string, { version: primera.body.version, nota: 4 });

    expect(repetida.body).toEqual(primera.body);
    expect(vieja.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: primera.body });
    expect(segunda.body).toMatchObject({ nota: 4 });
    expect((await aula.abierta()).progreso).toEqual({ estado: 'en_curso', porcentaje: 0, nota: 4 });
    const apuntes = await platform.db
      .select({ comando: cambiosTable.comando, detalle: cambiosTable.detalle })
      .from(cambiosTable)
      .where(eq(cambiosTable.documento, body.id as string))
      .orderBy(cambiosTable.id);
    expect(apuntes.filter(({ comando }) => comando === 'entregas.calificar')).toMatchObject([
      { detalle: { nota: [null, 9] } },
      { detalle: { nota: [9, 4] } },
    ]);
  });

  test('nadie califica su propio trabajo', async () => {
    const aula = await abrirAula(app);
    const admin = await school.persona({ perfil: 'Administrador' });
    await school.miembro(aula.grupo.id, admin.id);
    const cliente = await school.entra(admin);
    const { body } = await cliente.post(`/api/actividades/${aula.actividadId}/entregar`, {
      version: 0,
      texto: '<p>Hecho</p>',
      archivoIds: [],
    });
    const propia = await aula.califica(body.id as string, { version: body.version, nota: 10 }, cliente);
    const cola = await cliente.get(`/api/entregas?actividadId=${aula.actividadId}`);

    expect(propia.status).toBe(403);
    expect(propia.body.error?.code).toBe('ENTREGA_PROPIA');
    expect(cola.body.datos).toEqual([]);
  });

  test('su pantalla y la cola de su tutor se enteran', async () => {
    const aula = await abrirAula(app);
    const [suya, cola] = [await aula.estudiante.listen(), await aula.tutor.listen()];
    const { body } = await aula.entrega('<p>Hecho</p>');
    const aviso = await cola.until(({ data }) => data.coleccion === 'progreso');
    const primero = await suya.until(({ data }) => data.coleccion === 'progreso');
    await aula.devuelve(body.id as string, { version: body.version, comentario: '<p>Falta algo</p>' });
    const segundo = await suya.until((event) => event !== primero && event.data.coleccion === 'progreso');

    expect(aviso.event).toBe('cambio');
    expect(segundo.data.id).toBe(primero.data.id);
    suya.stop();
    cola.stop();
  });

  test('quien solo califica se entera de lo que le toca, y quien no califica ahí, no', async () => {
    const aula = await abrirAula(app);
    const ajena = await abrirAula(app);
    const soloCalifica = async (permiso: Permiso, grupoId?: string) => {
      const quien = await app.school.con(permiso);
      if (grupoId) await app.school.tutor(grupoId, quien.id);
      return quien.listen();
    };
    const suTutora = await soloCalifica('actividades:calificar:grupos', aula.grupo.id);
    const otraTutora = await soloCalifica('actividades:calificar:grupos', ajena.grupo.id);
    const deTodos = await soloCalifica('actividades:calificar');
    const deEntrega = (id: unknown) => (event: Heard) =>
      event.data.coleccion === 'entregas' && event.data.id === id;

    const { body } = await aula.entrega('<p>Hecho</p>');
    const primero = await suTutora.until(deEntrega(body.id));
    await deTodos.until(deEntrega(body.id));
    await aula.califica(body.id as string, { version: body.version, nota: 7 });
    await suTutora.until((event) => event !== primero && deEntrega(body.id)(event));
    const { body: otra } = await ajena.entrega('<p>Hecho</p>');
    await otraTutora.until(deEntrega(otra.id));

    expect(otraTutora.heard.some(deEntrega(body.id))).toBe(false);
    expect(suTutora.heard.some(({ data }) => data.coleccion === 'progreso')).toBe(false);
    for (const oye of [suTutora, otraTutora, deTodos]) oye.stop();
  });
});

describe('devolver', () => {
  test('abre otro intento que empieza con lo entregado, y al calificarlo se ve todo el camino', async () => {
    const aula = await abrirAula(app, {}, { titulo: 'Plan de evacuación' });
    const archivoId = await aula.archivo();
    const { body } = await aula.entrega('<p>Uno</p>', 0, [archivoId]);
    const devuelta = await aula.devuelve(body.id as string, {
      version: body.version,
      comentario: '<p>Falta el plano</p>',
    });
    const repetida = await aula.devuelve(body.id as string, {
      version: body.version,
      comentario: '<p>Falta el plano</p>',
    });
    const [borrador, ...antes] = (await aula.abierta()).entregas;
    const segunda = await aula.entrega('<p>Dos</p>', borrador?.version ?? 0, [archivoId]);
    const { body: porCalificar } = await aula.tutor.get(`/api/entregas/${segunda.body.id}`);

    expect(devuelta.body).toMatchObject({ estado: 'devuelta', comentario: '<p>Falta el plano</p>' });
    expect(repetida.body).toEqual(devuelta.body);
    expect(borrador).toMatchObject({ intento: 2, estado: 'borrador', texto: '<p>Uno</p>' });
    expect(borrador?.archivos.map(({ id }) => id)).toEqual([archivoId]);
    expect(antes).toHaveLength(1);
    expect(segunda.body).toMatchObject({ intento: 2, estado: 'entregada' });
    expect(porCalificar as unknown as EntregaPorCalificar).toMatchObject({
      actividad: { titulo: 'Plan de evacuación' },
      persona: { apellidos: aula.persona.apellidos },
      anteriores: [{ intento: 1, estado: 'devuelta' }],
      intentosQueQuedan: null,
      propia: false,
      tieneCorreo: true,
    });
    await eventually(() =>
      expect(mails.map(({ asunto }) => asunto)).toContain(
        'Te devolvieron «Plan de evacuación» para que lo intentes otra vez',
      ),
    );
  });

  test('lo devuelto deja de estar hecho y de contar, y el inicio y el curso lo dicen hasta que se entrega otra vez', async () => {
    const aula = await abrirAula(app, {}, { titulo: 'Plan de evacuación' });
    await school.actividad(aula.curso.id, {});
    const mira = async () => {
      const { body: inicio } = await aula.estudiante.get('/api/aprendizaje/inicio');
      const { body } = await aula.estudiante.get(`/api/aprendizaje/cursos/${aula.curso.slug}`);
      const { secciones, avance } = body as unknown as CursoAbierto;
      const todas = secciones.flatMap(({ actividades }) => actividades);
      const { estado, devuelta } = todas.find(({ id }) => id === aula.actividadId) ?? {};
      return { devueltas: inicio.devueltas, estado, devuelta, porcentaje: avance?.porcentaje };
    };
    const { body } = await aula.entrega('<p>Uno</p>');
    expect(await mira()).toEqual({ devueltas: [], estado: 'completada', porcentaje: 50 });

    await aula.devuelve(body.id as string, { version: body.version, comentario: '<p>Falta el plano</p>' });
    const { id, slug, titulo } = aula.curso;
    const devuelta = {
      actividadId: aula.actividadId,
      titulo: 'Plan de evacuación',
      curso: { id, slug, titulo },
      en: expect.any(String),
    };
    expect(await mira()).toEqual({
      devueltas: [devuelta],
      estado: 'en_curso',
      devuelta: true,
      porcentaje: 0,
    });

    const [borrador] = (await aula.abierta()).entregas;
    await aula.entrega('<p>Dos</p>', borrador?.version ?? 0);
    expect(await mira()).toEqual({ devueltas: [], estado: 'completada', porcentaje: 50 });
  });

  test('no se devuelve a quien ya no le quedan intentos', async () => {
    const aula = await abrirAula(app, { maxIntentos: 1 });
    const { body } = await aula.entrega('<p>Uno</p>');
    const { body: error } = await aula.devuelve(body.id as string, { version: body.version });
    expect(error.error?.code).toBe('SIN_INTENTOS');
  });

  test('lo devuelto no se califica', async () => {
    const aula = await abrirAula(app);
    const { body } = await aula.entrega('<p>Uno</p>');
    const devuelta = await aula.devuelve(body.id as string, { version: body.version });
    const { body: error } = await aula.califica(body.id as string, {
      version: devuelta.body.version,
      nota: 5,
    });
    expect(error.error?.code).toBe('YA_DEVUELTA');
  });
});

describe('la cola', () => {
  test('muestra lo de sus grupos, lo que más espera primero, por páginas y con búsqueda', async () => {
    const aula = await abrirAula(app);
    const otra = await abrirAula(app);
    const mas = await school.persona({ nombre: 'José', apellidos: 'Ñíguez' });
    await school.miembro(aula.grupo.id, mas.id);
    const cliente = await school.entra(mas);
    await aula.entrega('<p>Uno</p>');
    clock.advance({ minutes: 1 });
    await cliente.post(`/api/actividades/${aula.actividadId}/entregar`, {
      version: 0,
      texto: '<p>Dos</p>',
      archivoIds: [],
    });
    await otra.entrega('<p>De otro grupo</p>');

    const leer = async (query: string, quien = aula.tutor) => {
      const { body } = await quien.get(`/api/entregas?${query}`);
      return body as unknown as { datos: EntregaEnCola[]; siguiente: string | null; total?: object };
    };
    const primera = await leer('estado=entregada&limite=1&total=true');
    const segunda = await leer(`estado=entregada&limite=1&cursor=${primera.siguiente}`);
    const buscada = await leer('buscar=jose%20ñig');

    expect(primera.datos.map(({ persona }) => persona.id)).toEqual([aula.persona.id]);
    expect(primera.total).toEqual({ valor: 2, exacto: true });
    expect(segunda).toMatchObject({ datos: [{ persona: { id: mas.id } }], siguiente: null });
    expect(buscada.datos.map(({ persona }) => persona.id)).toEqual([mas.id]);
    expect((await leer(`cursoId=${otra.curso.id}`)).datos).toEqual([]);
    expect((await aula.tutor.get('/api/entregas?cursor=nada')).status).toBe(400);
  });

  test('su página de inicio dice cuántos esperan, y a quien no califica no le dice nada', async () => {
    const aula = await abrirAula(app);
    const cuantos = async () =>
      ((await aula.tutor.get('/api/reportes/mi-trabajo')).body as unknown as MiTrabajo).porCorregir?.total;
    const antes = await cuantos();
    const { body } = await aula.entrega('<p>Uno</p>');
    const ahora = await cuantos();
    await aula.califica(body.id as string, { version: body.version, nota: 7 });

    expect([antes, ahora, await cuantos()]).toEqual([0, 1, 0]);
    expect((await aula.estudiante.get('/api/reportes/mi-trabajo')).status).toBe(403);
  });

  test('quien no califica no la abre', async () => {
    const aula = await abrirAula(app);
    expect((await aula.estudiante.get('/api/entregas')).status).toBe(403);
  });
});

test('lo que entrega quien se inscribió por su nombre lo ve quien la tutoriza en otro grupo; si nadie, se dice', async () => {
  const aula = await abrirAula(app);
  const otra = await abrirAula(app);
  const admin = await school.administrador();
  await school.inscribe(aula.curso.id, otra.persona.id);
  const porSuNombre = await school.entra(otra.persona);
  const sola = await school.persona();
  await school.inscribe(aula.curso.id, sola.id);
  for (const quien of [porSuNombre, await school.entra(sola)])
    await quien.post(`/api/actividades/${aula.actividadId}/entregar`, {
      version: 0,
      texto: '<p>Hecho</p>',
      archivoIds: [],
    });

  const cola = async (quien = admin) =>
    (
      (await quien.get(`/api/entregas?cursoId=${aula.curso.id}`)).body.datos as unknown as EntregaEnCola[]
    ).map(({ persona, sinTutor }) => [persona.id, sinTutor] as const);

  expect(await cola(otra.tutor)).toEqual([[otra.persona.id, false]]);
  expect(await cola(aula.tutor)).toEqual([]);
  expect(new Map(await cola())).toEqual(
    new Map([
      [otra.persona.id, false],
      [sola.id, true],
    ]),
  );
});
