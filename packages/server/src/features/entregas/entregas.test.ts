import { antesDe, DIA, HORA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { prorrogasTable } from '#features/cursos/table.ts';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { entregasTable } from '#features/entregas/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, clock } = app;
const ayer = () => antesDe(clock.now(), DIA).toISOString();

const progresoDe = async (usuarioId: string, actividadId: string) => {
  const suyo = and(eq(progresoTable.usuarioId, usuarioId), eq(progresoTable.actividadId, actividadId));
  const [fila] = await platform.db.select().from(progresoTable).where(suyo);
  return fila;
};

describe('el borrador', () => {
  test('se guarda, se reescribe con su versión y aparece al abrir la tarea', async () => {
    const aula = await abrirAula(app);
    const primero = await aula.guarda('<p>Uno</p>');
    const segundo = await aula.guarda('<p>Dos</p>', primero.body.version as number);

    expect(primero.body).toMatchObject({ estado: 'borrador', intento: 1, version: 1 });
    expect(segundo.body).toMatchObject({ id: primero.body.id, texto: '<p>Dos</p>', version: 2 });
    expect((await aula.abierta()).entregas).toEqual([segundo.body]);
  });

  test('guardado desde otra pestaña, el segundo recibe lo que hay y nada se pierde', async () => {
    const aula = await abrirAula(app);
    await aula.guarda('<p>Uno</p>');
    const otra = await aula.guarda('<p>Dos</p>', 1);
    const vieja = await aula.guarda('<p>Tres</p>', 1);

    expect(vieja.status).toBe(409);
    expect(vieja.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: otra.body });
    expect((await aula.abierta()).entregas[0]?.texto).toBe('<p>Dos</p>');
  });

  test('enviado dos veces, aun a la vez, queda una sola vez', async () => {
    const aula = await abrirAula(app);
    const varias = await Promise.all(Array.from({ length: 4 }, () => aula.guarda('<p>Uno</p>')));
    const repetida = await aula.guarda('<p>Uno</p>', 0);

    expect(varias.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(repetida.body).toEqual(varias[0]?.body);
    expect((await aula.abierta()).entregas).toHaveLength(1);
  });

  test('no entra en el registro ni lo ve quien corrige', async () => {
    const aula = await abrirAula(app);
    const { body } = await aula.guarda('<p>Uno</p>');
    const apuntes = await platform.db
      .select()
      .from(cambiosTable)
      .where(eq(cambiosTable.documento, body.id as string))
      .orderBy(cambiosTable.id);
    const cola = await aula.tutor.get(`/api/entregas?actividadId=${aula.actividadId}`);

    expect(apuntes).toEqual([]);
    expect(cola.body.datos).toEqual([]);
    expect((await aula.tutor.get(`/api/entregas/${body.id}`)).status).toBe(404);
  });

  test('se limpia de lo que podría ejecutarse', async () => {
    const aula = await abrirAula(app);
    const { body } = await aula.guarda('<p onclick="x()">Hola<script>alert(1)</script></p>');
    expect(body.texto).toBe('<p>Hola</p>');
  });

  test.each([
    ['de otra persona', async () => ({ usuarioId: (await school.persona()).id })],
    ['a medio subir', async () => ({ estado: 'subiendo' as const })],
    ['del contenido del curso', async () => ({ proposito: 'contenido' as const, actividadId: null })],
  ])('no admite un archivo %s', async (_, values) => {
    const aula = await abrirAula(app);
    const { status, body } = await aula.guarda('', 0, [await aula.archivo(await values())]);
    expect(status).toBe(400);
    expect(body.error?.fields).toHaveProperty('archivoIds');
  });
});

describe('entregar', () => {
  test('guarda, entrega y completa en un paso; repetirlo no cambia nada', async () => {
    const aula = await abrirAula(app);
    const archivoId = await aula.archivo();
    const primera = await aula.entrega('<p>Hecho</p>', 0, [archivoId]);
    clock.advance({ minutes: 1 });
    const segunda = await aula.entrega('<p>Hecho</p>', 0, [archivoId]);

    expect(primera.body).toMatchObject({ estado: 'entregada', tarde: false, intento: 1 });
    expect((primera.body as unknown as Entrega).archivos).toMatchObject([
      { id: archivoId, nombre: 'informe.pdf' },
    ]);
    expect(segunda.body).toEqual(primera.body);
    const fila = await progresoDe(aula.persona.id, aula.actividadId);
    expect(fila).toMatchObject({ estado: 'completada', porcentaje: 100, intentos: 1 });
    const apuntes = await platform.db
      .select()
      .from(cambiosTable)
      .where(eq(cambiosTable.documento, fila?.id ?? ''))
      .orderBy(cambiosTable.id);
    expect(apuntes).toHaveLength(1);
  });

  test('desde dos pestañas a la vez hay una sola entrega', async () => {
    const aula = await abrirAula(app);
    const varias = await Promise.all(Array.from({ length: 4 }, () => aula.entrega('<p>Hecho</p>')));
    expect(varias.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await aula.abierta()).entregas).toHaveLength(1);
  });

  test('lo entregado no se cambia', async () => {
    const aula = await abrirAula(app);
    const { body } = await aula.entrega('<p>Hecho</p>');
    const otra = await aula.entrega('<p>Otra cosa</p>', body.version as number);
    const borrador = await aula.guarda('<p>Otra cosa</p>', body.version as number);
    for (const una of [otra, borrador]) {
      expect(una.status).toBe(409);
      expect(una.body.error).toMatchObject({ code: 'YA_ENTREGADA', actual: { id: body.id } });
    }
  });

  test('con la regla «aprobar» queda en curso hasta que se califica', async () => {
    const aula = await abrirAula(app, {}, { regla: 'aprobar' });
    await aula.entrega('<p>Hecho</p>');
    expect((await aula.abierta()).progreso).toEqual({ estado: 'en_curso', porcentaje: 0, nota: null });
  });

  test('fuera de plazo queda marcada, o no se admite, o vale la prórroga de esa persona', async () => {
    const [tarde, cerrada, prorrogada] = [
      await abrirAula(app, {}, { venceEn: ayer() }),
      await abrirAula(app, { admiteTarde: false }, { venceEn: ayer() }),
      await abrirAula(app, { admiteTarde: false }, { venceEn: ayer() }),
    ];
    await platform.db.insert(prorrogasTable).values({
      usuarioId: prorrogada.persona.id,
      cursoId: prorrogada.curso.id,
      venceEn: tras(clock.now(), HORA).toISOString(),
      motivo: 'Estuvo de baja',
      por: prorrogada.tutor.id,
    });

    expect((await tarde.entrega('<p>Hecho</p>')).body).toMatchObject({ tarde: true });
    expect((await cerrada.entrega('<p>Hecho</p>')).body.error?.code).toBe('FUERA_DE_PLAZO');
    expect((await prorrogada.entrega('<p>Hecho</p>')).body).toMatchObject({ tarde: false });
  });

  test('vacía no se entrega', async () => {
    const aula = await abrirAula(app);
    expect((await aula.entrega('<p> </p>')).body.error?.code).toBe('ENTREGA_VACIA');
  });

  test('una actividad bloqueada o que no es tarea no recibe nada', async () => {
    const aula = await abrirAula(app, {}, { disponibleDesde: tras(clock.now(), HORA).toISOString() });
    const lectura = await school.actividad(aula.curso.id);
    const otra = await aula.estudiante.post(`/api/actividades/${lectura.id}/entregar`, {
      version: 0,
      texto: '<p>Hola</p>',
      archivoIds: [],
    });

    expect((await aula.guarda('<p>Pronto</p>')).body.error?.code).toBe('ACTIVIDAD_BLOQUEADA');
    expect((await aula.entrega('<p>Pronto</p>')).body.error?.code).toBe('ACTIVIDAD_BLOQUEADA');
    expect(otra.body.error?.code).toBe('NO_ES_TAREA');
    const filas = await platform.db
      .select()
      .from(entregasTable)
      .where(eq(entregasTable.usuarioId, aula.persona.id));
    expect(filas).toEqual([]);
  });
});
