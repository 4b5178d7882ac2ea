import { MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { evaluacionVacia, learning } from '#features/aprendizaje/fixtures.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;
const { cursoCon, dentroDe, nota } = learning(app);

describe('mis pruebas', () => {
  test('se reparten por cómo están para mí', async () => {
    const persona = await school.persona();
    const tipo = evaluacionVacia;
    const curso = await cursoCon({ titulo: 'A' }, tipo, tipo, tipo);
    const enOrden = await cursoCon({ titulo: 'B', secuencial: true }, {}, { ...tipo, titulo: 'Final' });
    for (const cual of [curso, enOrden]) await school.inscribe(cual.id, persona.id);
    await school.evaluacion(curso.id, { actividadId: curso.ids[0], minutos: 30, cierraEn: dentroDe(1) });
    await school.evaluacion(curso.id, { actividadId: curso.ids[1], abreEn: dentroDe(1) });
    const hecha = await school.evaluacion(curso.id, { actividadId: curso.ids[2] });
    await school.evaluacion(enOrden.id, { actividadId: enOrden.ids[1] });
    await nota(persona.id, curso.id, curso.ids[2], 8.5);
    // As a mark from before attempts were kept stands after the migration.
    await app.platform.db.insert(intentosTable).values({
      id: randomUUID(),
      evaluacionId: hecha.id,
      actividadId: hecha.actividadId,
      cursoId: curso.id,
      usuarioId: persona.id,
      numero: 1,
      estado: 'entregado',
      heredado: true,
      entregadoEn: clock.now().toISOString(),
      nota: 8.5,
    });

    const { body } = await (await school.entra(persona)).get('/api/aprendizaje/pruebas');
    expect(body.pruebas).toMatchObject([
      { grupo: 'abiertas', apertura: { tipo: 'abierta', minutos: 30 } },
      { grupo: 'pendientes', apertura: { tipo: 'aun_no' } },
      { grupo: 'hechas', nota: 8.5, intentosHechos: 1 },
      { titulo: 'Final', grupo: 'pendientes' },
    ]);
  });

  test('las de otros cursos y las que son borrador no salen', async () => {
    const persona = await school.persona();
    const curso = await school.curso();
    await school.inscribe(curso.id, persona.id);
    await school.evaluacion(curso.id, { estado: 'borrador' });
    await school.evaluacion((await school.curso()).id);
    const { body } = await (await school.entra(persona)).get('/api/aprendizaje/pruebas');
    expect(body.pruebas).toEqual([]);
  });
});

describe('una evaluación', () => {
  test('dice sus reglas y el final que tendría ahora', async () => {
    const curso = await school.curso();
    const persona = await school.persona();
    await school.inscribe(curso.id, persona.id);
    const cierraEn = tras(clock.now(), 22.5 * MINUTO).toISOString();
    const evaluacion = await school.evaluacion(curso.id, { minutos: 30, intentos: 2, cierraEn });
    const { body } = await (await school.entra(persona)).get(
      `/api/aprendizaje/evaluaciones/${evaluacion.id}`,
    );
    expect(body).toMatchObject({
      inscrito: true,
      intentosHechos: 0,
      curso: { slug: curso.slug },
      apertura: { tipo: 'abierta', minutos: 22, recortada: true, cierraEn, intentosRestantes: 2 },
      ahora: clock.now().toISOString(),
    });
  });

  test('la de una actividad oculta no existe, y de la bloqueada no se lee de qué trata', async () => {
    const { id: cursoId } = await school.curso();
    const persona = await school.persona();
    await school.inscribe(cursoId, persona.id);
    const contenido = { tipo: 'evaluacion' as const, descripcion: '<p>Secreto</p>' };
    const oculta = await school.actividad(cursoId, { contenido, oculta: true });
    const futura = await school.actividad(cursoId, { contenido, disponibleDesde: '2999-01-01T00:00:00Z' });
    const [una, otra] = [
      await school.evaluacion(cursoId, { actividadId: oculta.id }),
      await school.evaluacion(cursoId, { actividadId: futura.id }),
    ];
    const estudiante = await school.entra(persona);
    const admin = await school.administrador();
    const leer = (quien: Client, id: string) => quien.get(`/api/aprendizaje/evaluaciones/${id}`);

    expect((await leer(estudiante, una.id)).status).toBe(404);
    expect((await leer(estudiante, otra.id)).body).toMatchObject({ descripcion: '' });
    expect((await leer(admin, otra.id)).body).toMatchObject({ descripcion: '<p>Secreto</p>' });
  });

  test('la que se oculta con alguien dentro le sigue abierta en Mis pruebas, y le queda lo que hizo', async () => {
    const { id: cursoId } = await school.curso();
    const persona = await school.persona();
    await school.inscribe(cursoId, persona.id);
    const { id: actividadId } = await school.actividad(cursoId, {
      contenido: { tipo: 'evaluacion' as const, descripcion: '' },
      oculta: true,
      titulo: 'Final',
    });
    const { id: evaluacionId } = await school.evaluacion(cursoId, { actividadId });
    const intento = {
      id: randomUUID(),
      evaluacionId,
      actividadId,
      cursoId,
      usuarioId: persona.id,
      numero: 1,
    };
    await app.platform.db.insert(intentosTable).values({ ...intento, estado: 'en_curso' });
    const estudiante = await school.entra(persona);
    const leer = async () => [
      (await estudiante.get('/api/aprendizaje/pruebas')).body.pruebas,
      (await estudiante.get(`/api/aprendizaje/evaluaciones/${evaluacionId}`)).body,
    ];

    const suyo = { enCurso: { id: intento.id }, apertura: { tipo: 'cerrada' } };
    expect(await leer()).toMatchObject([[{ titulo: 'Final', grupo: 'en_progreso', ...suyo }], suyo]);
    await app.platform.db
      .update(intentosTable)
      .set({ estado: 'entregado', entregadoEn: clock.now().toISOString() })
      .where(eq(intentosTable.id, intento.id));
    expect(await leer()).toMatchObject([
      [{ titulo: 'Final', grupo: 'hechas', enCurso: null, hechaEn: clock.now().toISOString() }],
      { enCurso: null, motivo: 'Ya no está a la vista en el curso', historial: [{ id: intento.id }] },
    ]);
  });

  test('la de un curso ajeno y la que es borrador no existen', async () => {
    const curso = await school.curso();
    const persona = await school.persona();
    await school.inscribe(curso.id, persona.id);
    const borrador = await school.evaluacion(curso.id, { estado: 'borrador' });
    const ajena = await school.evaluacion((await school.curso()).id);
    const estudiante = await school.entra(persona);
    for (const { id } of [borrador, ajena]) {
      expect((await estudiante.get(`/api/aprendizaje/evaluaciones/${id}`)).status).toBe(404);
    }
  });
});

/** What reaches the database, by whichever of the connections. */
async function sentencias(cliente: Client, camino: string): Promise<number> {
  await cliente.get(camino);
  const espia = vi.spyOn(pg.Client.prototype, 'query');
  await cliente.get(camino);
  const propias = espia.mock.calls.filter(
    ([consulta]) => !/sesiones|ultimo_acceso|(?:from|into) cambios/.test(textOf(consulta)),
  );
  espia.mockRestore();
  return propias.length;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { readonly text?: string }).text);

test('cada pantalla hace pocas sentencias, tenga la persona los cursos que tenga', async () => {
  const persona = await school.persona();
  for (let i = 0; i < 4; i++) {
    const curso = await cursoCon({ secuencial: true, slug: `mio-${i}` }, {}, evaluacionVacia);
    await school.inscribe(curso.id, persona.id);
    await school.evaluacion(curso.id, { actividadId: curso.ids[1] });
  }
  const estudiante = await school.entra(persona);
  const { body } = await estudiante.get('/api/aprendizaje/pruebas');
  const [una] = body.pruebas as { id: string }[];

  expect(await sentencias(estudiante, '/api/aprendizaje/cursos/mio-0')).toBe(1);
  expect(await sentencias(estudiante, '/api/aprendizaje/pruebas')).toBe(4);
  expect(await sentencias(estudiante, `/api/aprendizaje/evaluaciones/${una?.id}`)).toBe(3);
});
