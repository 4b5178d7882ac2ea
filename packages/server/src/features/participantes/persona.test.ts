import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { AprendizajeDePersona, PaginaDeSucesos, Suceso } from '@catedra/shared/participantes/persona.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entregasTable } from '#features/entregas/table.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const admin = await school.administrador();

const dias = (cuantos: number) => tras(clock.now(), cuantos * DIA).toISOString();
const hecho = (usuarioId: string) =>
  platform.db
    .update(progresoTable)
    .set({ completadoEn: clock.now().toISOString() })
    .where(eq(progresoTable.usuarioId, usuarioId));
const aprendizaje = async (id: string, quien: Client = admin) =>
  (await quien.get(`/api/usuarios/${id}/aprendizaje`)).body as unknown as AprendizajeDePersona;
const sucesos = async (id: string, consulta = '', quien: Client = admin) =>
  (await quien.get(`/api/usuarios/${id}/sucesos?${consulta}`)).body as unknown as PaginaDeSucesos;

test('de cada curso se dice por dónde lo tiene, su plazo, lo hecho, lo que sigue y cuánto le falta', async () => {
  const curso = await school.curso({ titulo: 'Altura', secuencial: true });
  const seccion = (await school.seccion(curso.id)).id;
  const [una] = await school.actividades(
    curso.id,
    seccion,
    { titulo: 'Uno' },
    { titulo: 'Dos', duracion: 20 },
    { titulo: 'Tres', duracion: 35 },
  );
  const persona = await school.persona();
  const grupo = await school.grupo('Logística');
  await school.miembro(grupo.id, persona.id);
  await school.asigna(grupo.id, curso.id, dias(3));
  await school.progreso(persona.id, curso.id, una?.id ?? '');
  await hecho(persona.id);

  const { cursos, dias: hechos } = await aprendizaje(persona.id);

  expect(cursos).toMatchObject([
    {
      titulo: 'Altura',
      porNombre: false,
      grupos: ['Logística'],
      venceEn: dias(3),
      hechas: 1,
      total: 3,
      porcentaje: 33,
      estado: 'en_curso',
      siguiente: 'Dos',
      minutos: 55,
      sinDuracion: 0,
      terminadoEn: null,
    },
  ]);
  expect(hechos?.map(({ cursoId, hechas }) => [cursoId, hechas])).toEqual([[curso.id, 1]]);
});

test('en lo que le falta cuentan las pruebas con su tiempo, y se dice cuánto queda sin contar', async () => {
  const curso = await school.curso();
  const seccion = (await school.seccion(curso.id)).id;
  const [, prueba] = await school.actividades(
    curso.id,
    seccion,
    { titulo: 'Leer', duracion: 20 },
    { titulo: 'Examen', contenido: { tipo: 'evaluacion', descripcion: '' }, regla: 'aprobar' },
    { titulo: 'Sin decir cuánto' },
  );
  await school.evaluacion(curso.id, { actividadId: prueba?.id ?? '', minutos: 30 });
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  expect((await aprendizaje(persona.id)).cursos).toMatchObject([{ minutos: 50, sinDuracion: 1 }]);
});

test('cada cual ve lo que su permiso alcanza; de quien no ve, nada', async () => {
  const persona = await school.persona();
  const grupo = await school.grupo();
  await school.miembro(grupo.id, persona.id);
  const soloFicha = await school.con('usuarios:ver');
  const tutora = await school.con('usuarios:ver:grupos', 'progreso:ver:grupos');
  const ajena = await school.con('usuarios:ver:grupos', 'progreso:ver:grupos');
  await school.tutor(grupo.id, tutora.id);

  expect(await aprendizaje(persona.id, soloFicha)).toEqual({
    cursos: null,
    dias: null,
    pruebas: null,
    entregas: null,
  });
  expect(await aprendizaje(persona.id, tutora)).toMatchObject({ cursos: [], pruebas: null, entregas: null });
  expect((await sucesos(persona.id, '', soloFicha)).clases).toEqual(['cambios']);
  for (const que of ['aprendizaje', 'sucesos']) {
    expect((await ajena.get(`/api/usuarios/${persona.id}/${que}`)).status).toBe(404);
    expect((await ajena.get(`/api/usuarios/${crypto.randomUUID()}/${que}`)).status).toBe(404);
  }
});

test('lo que pasó se lee entero de página en página, sin repetir ni saltar nada, y por clases', async () => {
  const curso = await school.curso();
  const seccion = (await school.seccion(curso.id)).id;
  const actividades = await school.actividades(curso.id, seccion, {}, {}, {});
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  for (const { id } of actividades) await school.progreso(persona.id, curso.id, id);
  await hecho(persona.id);
  await admin.post(`/api/usuarios/${persona.id}/suspender`);
  await admin.post(`/api/usuarios/${persona.id}/activar`);
  await admin.post(`/api/cursos/${curso.id}/recordar`, { usuarioIds: [persona.id] });

  const leidos: Suceso[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const pagina: PaginaDeSucesos = await sucesos(
      persona.id,
      `limite=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    leidos.push(...pagina.datos);
    cursor = pagina.siguiente;
  }
  const enteros = await sucesos(persona.id, 'limite=100');

  expect(leidos).toEqual(enteros.datos);
  expect(enteros.datos.map(({ en }) => en)).toEqual(
    enteros.datos
      .map(({ en }) => en)
      .toSorted()
      .toReversed(),
  );
  expect(leidos.filter(({ tipo }) => tipo === 'hizo')).toHaveLength(3);
  expect(leidos.filter(({ tipo }) => tipo === 'termino')).toHaveLength(1);
  const { datos: cambios } = await sucesos(persona.id, 'clase=cambios');
  expect(cambios.map((uno) => uno.tipo === 'cambio' && uno.que)).toEqual([
    ['Activó la cuenta'],
    ['Suspendió la cuenta'],
  ]);
});

test('sus pruebas y sus entregas llegan con su nota a quien puede verlas', async () => {
  const curso = await school.curso();
  const persona = await school.estudiante();
  await school.inscribe(curso.id, persona.id);
  const { id: evaluacionId, actividadId } = await school.evaluacion(curso.id);
  const tarea = await school.actividad(curso.id, { titulo: 'Plano' });
  const de = { usuarioId: persona.id, cursoId: curso.id };
  const en = clock.now().toISOString();
  const intento = { ...de, evaluacionId, actividadId, estado: 'entregado' as const, entregadoEn: en };
  await platform.db.insert(intentosTable).values([
    { ...intento, id: crypto.randomUUID(), numero: 1, nota: 4.2 },
    { ...intento, id: crypto.randomUUID(), numero: 2, nota: null, provisional: true },
    { ...intento, id: crypto.randomUUID(), numero: 3, nota: 9, practica: true },
  ]);
  await platform.db.insert(entregasTable).values([
    {
      ...de,
      id: crypto.randomUUID(),
      actividadId: tarea.id,
      intento: 1,
      estado: 'calificada',
      nota: 8,
      entregadaEn: en,
      calificadaEn: en,
    },
  ]);

  const { pruebas, entregas } = await aprendizaje(persona.id);
  expect(pruebas?.map(({ nota, provisional }) => [nota, provisional])).toEqual(
    expect.arrayContaining([
      [4.2, false],
      [null, true],
    ]),
  );
  expect(pruebas).toHaveLength(2);
  expect(entregas).toMatchObject([{ titulo: 'Plano', estado: 'calificada', nota: 8 }]);
  const { datos } = await sucesos(persona.id, 'clase=aprendizaje');
  expect(datos).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ tipo: 'prueba', nota: 4.2, aprobado: false })]),
  );
});

test('un trabajo devuelto se cuenta como devuelto, y no como una nota que recibió', async () => {
  const curso = await school.curso();
  const persona = await school.estudiante();
  await school.inscribe(curso.id, persona.id);
  const tarea = await school.actividad(curso.id, { titulo: 'Plano' });
  const en = clock.now().toISOString();
  await platform.db.insert(entregasTable).values([
    {
      id: crypto.randomUUID(),
      usuarioId: persona.id,
      cursoId: curso.id,
      actividadId: tarea.id,
      intento: 1,
      estado: 'devuelta',
      entregadaEn: en,
      calificadaEn: en,
    },
  ]);
  const { datos } = await sucesos(persona.id, 'clase=aprendizaje');
  expect(datos.map(({ tipo }) => tipo).toSorted()).toEqual(['devolucion', 'entrega']);
});
