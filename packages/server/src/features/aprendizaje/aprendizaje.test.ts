import { describe, expect, test } from 'vitest';
import { evaluacionVacia, learning } from '#features/aprendizaje/fixtures.ts';
import { inscripcionesTable } from '#features/cursos/table.ts';
import { grupoCursosTable, grupoMiembrosTable } from '#features/grupos/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, clock } = app;
const { cursoCon, dentroDe, nota } = learning(app);

describe('el final de un curso', () => {
  test('cuenta lo hecho, la nota, lo que espera corrección y por dónde seguir', async () => {
    const persona = await school.persona();
    const acabado = await cursoCon({ titulo: 'Acabado' }, {}, {});
    const pendiente = await cursoCon({ titulo: 'Pendiente' }, { duracion: 5 });
    await platform.db
      .insert(inscripcionesTable)
      .values([acabado, pendiente].map(({ id }) => ({ cursoId: id, usuarioId: persona.id })));
    await school.progreso(persona.id, acabado.id, acabado.ids[0]);
    const estudiante = await school.entra(persona);
    const final = () => estudiante.get(`/api/aprendizaje/cursos/${acabado.id}/final`);

    expect((await final()).body).toMatchObject({ terminadoEn: null, hechas: 1, nota: null, porCorregir: [] });

    await nota(persona.id, acabado.id, acabado.ids[1], 8.5);
    const { status, body } = await final();
    expect(status).toBe(200);
    expect(body).toMatchObject({ hechas: 2, nota: 8.5, notas: 1, siguientes: [{ titulo: 'Pendiente' }] });
    expect(body.empezadoEn).toBeTypeOf('string');
  });

  test('su nota es la media exacta de las suyas, redondeada una vez', async () => {
    const persona = await school.persona();
    const curso = await cursoCon({}, {}, {}, {});
    await platform.db.insert(inscripcionesTable).values({ cursoId: curso.id, usuarioId: persona.id });
    for (const [i, suya] of [9.7, 9.74, 9.72].entries())
      await nota(persona.id, curso.id, curso.ids[i] ?? '', suya);
    const estudiante = await school.entra(persona);
    expect((await estudiante.get(`/api/aprendizaje/cursos/${curso.id}/final`)).body).toMatchObject({
      nota: 9.72,
      notas: 3,
    });
  });

  test('el de un curso que no es mío no existe, como el de uno inventado', async () => {
    const ajeno = await cursoCon({ titulo: 'Ajeno' }, {});
    const estudiante = await school.entra(await school.persona());
    for (const id of [ajeno.id, '00000000-0000-4000-8000-00000000abcd'])
      expect((await estudiante.get(`/api/aprendizaje/cursos/${id}/final`)).status).toBe(404);
  });
});

test('lo que queda cuenta lo que duran las evaluaciones, y dice de cuánto no se sabe', async () => {
  const persona = await school.persona();
  const curso = await cursoCon({}, { duracion: 7 }, evaluacionVacia, {});
  await school.evaluacion(curso.id, { actividadId: curso.ids[1], minutos: 30 });
  await platform.db.insert(inscripcionesTable).values({ cursoId: curso.id, usuarioId: persona.id });
  const estudiante = await school.entra(persona);
  const { body } = await estudiante.get(`/api/aprendizaje/cursos/${curso.id}`);
  expect(body['avance']).toMatchObject({ minutos: 37, sinDuracion: 1 });
});

describe('el inicio', () => {
  test('muestra mis cursos con su avance, lo que vence, por dónde seguir y mis últimas notas', async () => {
    const persona = await school.persona();
    const grupo = await school.grupo();
    const alturas = await cursoCon(
      { titulo: 'Alturas' },
      { duracion: 6 },
      { duracion: 9, titulo: 'Anclajes' },
      { obligatoria: false },
    );
    const datos = await cursoCon({ titulo: 'Datos' }, evaluacionVacia);
    const evaluacion = await school.evaluacion(datos.id, {
      actividadId: datos.ids[0],
      cierraEn: dentroDe(2),
    });
    await platform.db.insert(grupoMiembrosTable).values({ grupoId: grupo.id, usuarioId: persona.id });
    await platform.db
      .insert(grupoCursosTable)
      .values({ grupoId: grupo.id, cursoId: alturas.id, venceEn: dentroDe(3) });
    await platform.db
      .insert(inscripcionesTable)
      .values({ cursoId: datos.id, usuarioId: persona.id, venceEn: dentroDe(-1) });
    await school.progreso(persona.id, alturas.id, alturas.ids[0]);
    await nota(persona.id, datos.id, datos.ids[0], 4.25);
    clock.advance({ minutes: 1 });
    const estudiante = await school.entra(persona);
    await estudiante.post(`/api/actividades/${alturas.ids[1]}/abrir`);

    const { status, body } = await estudiante.get('/api/aprendizaje/inicio');

    expect(status).toBe(200);
    expect(body.cursos).toMatchObject([
      {
        titulo: 'Alturas',
        actividades: 3,
        duracion: 15,
        avance: { hechas: 1, total: 2, porcentaje: 50, faltan: [alturas.ids[1]] },
        venceEn: dentroDe(3 - 1 / 1440),
        siguiente: { id: alturas.ids[1], titulo: 'Anclajes', tipo: 'lectura' },
        completadoEn: null,
      },
      { titulo: 'Datos', avance: { porcentaje: 0 } },
    ]);
    expect(body.continuar).toBe(alturas.id);
    expect(body.vence).toMatchObject([
      { tipo: 'curso', titulo: 'Datos' },
      { tipo: 'evaluacion', ref: evaluacion.id },
      { tipo: 'curso', ref: alturas.slug },
    ]);
    expect(body.resultados).toMatchObject([{ nota: 4.25, notaMinima: 5, curso: { slug: datos.slug } }]);
  });

  test('leer en un curso mueve su fecha y lo pone en «Continuar», en la actividad en la que se está', async () => {
    const persona = await school.persona();
    const viejo = await cursoCon({ titulo: 'Alturas' }, { titulo: 'Uno' }, { titulo: 'Dos' });
    const nuevo = await cursoCon({ titulo: 'Datos' }, {});
    for (const { id } of [viejo, nuevo]) await school.inscribe(id, persona.id);
    const estudiante = await school.entra(persona);
    for (const id of [...viejo.ids, ...nuevo.ids]) {
      clock.advance({ minutes: 1 });
      await estudiante.post(`/api/actividades/${id}/abrir`);
    }
    clock.advance({ days: 2 });
    const luego = await school.entra(persona);
    await luego.post(`/api/actividades/${viejo.ids[0]}/latido`, { parrafo: 3 });

    const { body } = await luego.get('/api/aprendizaje/inicio');
    expect(body.continuar).toBe(viejo.id);
    expect(body.cursos).toMatchObject([
      { titulo: 'Alturas', ultimaVez: clock.now().toISOString(), siguiente: { id: viejo.ids[0] } },
      { titulo: 'Datos' },
    ]);
  });

  test('un curso completo ya no vence ni tiene siguiente', async () => {
    const persona = await school.persona();
    const curso = await cursoCon({}, {});
    await platform.db
      .insert(inscripcionesTable)
      .values({ cursoId: curso.id, usuarioId: persona.id, venceEn: dentroDe(-1) });
    const estudiante = await school.entra(persona);
    await estudiante.post(`/api/actividades/${curso.ids[0]}/completar`);

    const { body } = await estudiante.get('/api/aprendizaje/inicio');
    expect(body).toMatchObject({ continuar: null, vence: [] });
    expect(body.cursos).toMatchObject([{ siguiente: null, completadoEn: clock.now().toISOString() }]);
  });

  test('una tarea con fecha vence hasta que se entrega o se completa', async () => {
    const persona = await school.persona();
    const curso = await cursoCon({}, { titulo: 'Plano', venceEn: dentroDe(5) }, { titulo: 'Sin fecha' });
    await school.inscribe(curso.id, persona.id);
    const estudiante = await school.entra(persona);
    const vence = async () => (await estudiante.get('/api/aprendizaje/inicio')).body.vence;

    const fecha = { actividadId: curso.ids[0], titulo: 'Plano', venceEn: dentroDe(5) };
    expect(await vence()).toEqual([{ tipo: 'actividad', ref: curso.slug, ...fecha }]);
    await estudiante.post(`/api/actividades/${curso.ids[0]}/completar`);
    expect(await vence()).toEqual([]);
  });

  test('los días desde que entró en el grupo se cuentan en su zona', async () => {
    const persona = await school.persona({ zonaHoraria: 'America/Mexico_City' });
    const grupo = await school.grupo();
    const curso = await cursoCon({}, {});
    const desde = '2026-03-03T23:30:00.000Z';
    await platform.db.insert(grupoMiembrosTable).values({ grupoId: grupo.id, usuarioId: persona.id, desde });
    await platform.db
      .insert(grupoCursosTable)
      .values({ grupoId: grupo.id, cursoId: curso.id, venceEnDias: 1, desde });

    const { body } = await (await school.entra(persona)).get('/api/aprendizaje/inicio');
    expect(body.cursos).toMatchObject([{ venceEn: '2026-03-05T05:59:59.000Z' }]);
  });

  test('sin cursos no hay nada que continuar, pero sí catálogo', async () => {
    await school.curso({ acceso: 'abierto', categoria: 'Seguridad' });
    await school.curso({ acceso: 'abierto', categoria: 'Ética' });
    await school.curso({ acceso: 'abierto', categoria: 'Borrador', estado: 'borrador' });
    const { body } = await (await school.estudiante()).get('/api/aprendizaje/inicio');
    expect(body).toMatchObject({ cursos: [], continuar: null, vence: [], resultados: [] });
    expect(body.catalogo).toMatchObject({ categorias: ['Ética', 'Seguridad'] });
  });
});

describe('un curso', () => {
  test('se abre por su identificador o por su dirección, con el estado de cada actividad', async () => {
    const curso = await cursoCon(
      { secuencial: true },
      { titulo: 'Uno' },
      { titulo: 'Dos' },
      { titulo: 'Tres' },
    );
    const persona = await school.persona();
    await school.inscribe(curso.id, persona.id);
    const estudiante = await school.entra(persona);
    await estudiante.post(`/api/actividades/${curso.ids[0]}/completar`);

    const porId = await estudiante.get(`/api/aprendizaje/cursos/${curso.id}`);
    const porSlug = await estudiante.get(`/api/aprendizaje/cursos/${curso.slug}`);

    expect(porSlug.body).toEqual(porId.body);
    expect(porId.body).toMatchObject({
      inscrito: true,
      puedeLeer: true,
      disponibilidad: 'abierto',
      siguiente: curso.ids[1],
      avance: { hechas: 1, total: 3, porcentaje: 33, faltan: [curso.ids[1], curso.ids[2]] },
      secciones: [
        {
          actividades: [
            { titulo: 'Uno', estado: 'completada' },
            { titulo: 'Dos', estado: 'pendiente' },
            { titulo: 'Tres', estado: 'bloqueada', motivo: 'Se abre al completar «Dos»' },
          ],
        },
      ],
    });
  });

  test('abierto y sin inscribirse enseña solo de qué está hecho', async () => {
    const curso = await cursoCon({ acceso: 'abierto' }, { titulo: 'Uno' });
    const estudiante = await school.estudiante();
    const { body } = await estudiante.get(`/api/aprendizaje/cursos/${curso.slug}`);
    expect(body).toMatchObject({
      inscrito: false,
      puedeInscribirse: true,
      puedeLeer: false,
      avance: null,
      siguiente: null,
      secciones: [{ actividades: [{ titulo: 'Uno', estado: null }] }],
    });
    expect((await estudiante.get(`/api/actividades/${curso.ids[0]}`)).status).toBe(404);
  });

  test('ni el de otros ni el que no existe se ven', async () => {
    const ajeno = await cursoCon({}, {});
    const borrador = await cursoCon({ acceso: 'abierto', estado: 'borrador' }, {});
    const estudiante = await school.estudiante();
    for (const cual of [ajeno.id, ajeno.slug, borrador.slug, 'inexistente', crypto.randomUUID()]) {
      expect((await estudiante.get(`/api/aprendizaje/cursos/${cual}`)).status).toBe(404);
    }
  });

  test('quien administra lo ve entero sin que cuente avance', async () => {
    const curso = await cursoCon({ estado: 'borrador' }, {});
    const { body } = await (await school.administrador()).get(`/api/aprendizaje/cursos/${curso.id}`);
    expect(body).toMatchObject({ inscrito: false, puedeInscribirse: false, puedeLeer: true, avance: null });
  });

  test('antes de empezar está bloqueado', async () => {
    const curso = await cursoCon({ iniciaEn: dentroDe(2) }, {});
    const persona = await school.persona();
    await school.inscribe(curso.id, persona.id);
    const { body } = await (await school.entra(persona)).get(`/api/aprendizaje/cursos/${curso.id}`);
    expect(body).toMatchObject({
      disponibilidad: 'sin_empezar',
      secciones: [{ actividades: [{ estado: 'bloqueada', motivo: 'Se abre cuando empiece el curso' }] }],
    });
  });
});
