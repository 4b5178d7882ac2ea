import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

/** A published course in order with someone who has done some of it. */
async function enUso(cuantas: number, hechas: number) {
  const { id: cursoId } = await school.curso({ secuencial: true });
  const seccion = (await school.seccion(cursoId)).id;
  const suyas = await school.actividades(
    cursoId,
    seccion,
    ...Array.from({ length: cuantas }, (_, i) => ({ orden: i * 10 })),
  );
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  for (const { id } of suyas.slice(0, hechas)) await school.progreso(persona.id, cursoId, id);
  return { cursoId, seccion, suyas, estudiante: await school.entra(persona) };
}

const leer = async (quien: Client, cursoId: string) =>
  (await quien.get(`/api/aprendizaje/cursos/${cursoId}`)).body as unknown as CursoAbierto;

const nueva = (cursoId: string, seccion: string, orden: number, html: string) => ({
  cursoId,
  seccion,
  orden,
  titulo: 'Cómo levantar una caja',
  tipo: 'lectura',
  contenido: { tipo: 'lectura', html },
  ...ajustesIniciales('lectura'),
  version: 0,
});

const guardado = async (cursoId: string) => {
  const { rows } = await platform.db.execute<{ porcentaje: number }>(
    sql`select porcentaje from curso_avance where curso_id = ${cursoId}`,
  );
  return rows[0]?.porcentaje;
};

const abiertas = ({ secciones }: CursoAbierto) =>
  secciones.flatMap(({ actividades }) =>
    actividades.filter(({ estado }) => estado !== 'bloqueada').map(({ id }) => id),
  );

test('una actividad que solo tiene título no existe para quien aprende', async () => {
  const { cursoId, seccion, suyas, estudiante } = await enUso(5, 3);
  const id = randomUUID();
  const antes = await leer(estudiante, cursoId);
  expect((await admin.put(`/api/actividades/${id}`, nueva(cursoId, seccion, 5, ''))).status).toBe(200);

  const despues = await leer(estudiante, cursoId);
  expect(despues).toEqual(antes);
  expect((await estudiante.get(`/api/actividades/${id}`)).status).toBe(404);
  expect((await estudiante.get(`/api/actividades/${id}/abierta`)).status).toBe(404);
  expect((await estudiante.post(`/api/actividades/${suyas[3]?.id}/abrir`)).status).toBe(200);
  expect(await guardado(cursoId)).toBe(60);
});

test('al tener contenido cuenta, pero ni baja la cifra de quien empezó ni le cierra lo que tenía abierto', async () => {
  const { cursoId, seccion, suyas, estudiante } = await enUso(5, 3);
  const id = randomUUID();
  const antes = await leer(estudiante, cursoId);
  await admin.put(`/api/actividades/${id}`, nueva(cursoId, seccion, 5, '<p>Dobla las rodillas.</p>'));

  const despues = await leer(estudiante, cursoId);
  expect(despues.avance).toMatchObject({
    porcentaje: 60,
    total: 6,
    hechas: 3,
    piso: { motivo: 'se añadió «Cómo levantar una caja»' },
  });
  expect(abiertas(despues)).toEqual(expect.arrayContaining(abiertas(antes)));
  expect((await estudiante.get(`/api/actividades/${suyas[3]?.id}/abierta`)).status).toBe(200);
  expect(despues.secciones[0]?.actividades.find((una) => una.id === suyas[4]?.id)?.estado).toBe('bloqueada');
  expect(await guardado(cursoId)).toBe(60);

  const persona = await admin.get(`/api/usuarios/${estudiante.id}/aprendizaje`);
  expect(persona.body.cursos).toMatchObject([
    { porcentaje: 60, hechas: 3, total: 6, piso: { motivo: 'se añadió «Cómo levantar una caja»' } },
  ]);

  for (const una of [id, suyas[3]?.id, suyas[4]?.id])
    expect((await estudiante.post(`/api/actividades/${una}/completar`)).status).toBe(200);
  expect((await leer(estudiante, cursoId)).avance).toMatchObject({ porcentaje: 100, faltan: [] });
});

test('poner en orden un curso en uso no cierra lo que estaba abierto', async () => {
  const { cursoId, suyas, estudiante } = await enUso(4, 1);
  await admin.patch(`/api/cursos/${cursoId}`, { secuencial: false, version: 1 });
  const antes = await leer(estudiante, cursoId);
  await admin.patch(`/api/cursos/${cursoId}`, { secuencial: true, version: 2 });
  expect(abiertas(await leer(estudiante, cursoId))).toEqual(abiertas(antes));
  expect(suyas).toHaveLength(4);
});

test('una evaluación que vuelve a borrador deja de contar sin bajar a nadie', async () => {
  const { cursoId, seccion, estudiante } = await enUso(3, 0);
  const contenido = { tipo: 'evaluacion', descripcion: '' } as const;
  const { id } = await school.actividad(cursoId, { seccion, orden: 0, contenido, regla: 'aprobar' });
  const prueba = await school.evaluacion(cursoId, { actividadId: id });
  await school.progreso(estudiante.id, cursoId, id);
  expect((await leer(estudiante, cursoId)).avance).toMatchObject({ porcentaje: 25, total: 4 });
  await admin.post(`/api/evaluaciones/${prueba.id}/volver-a-borrador`);
  expect((await leer(estudiante, cursoId)).avance).toMatchObject({ porcentaje: 25, total: 3, hechas: 0 });
});

test.each([
  ['se quitó «%»', { oculta: true }, { oculta: false }],
  ['«%» dejó de ser obligatoria', { obligatoria: false }, { obligatoria: true }],
] as const)('lo que se deshace deja de ser el motivo de la cifra: %s', async (frase, cambio, vuelta) => {
  const { cursoId, seccion, suyas, estudiante } = await enUso(10, 5);
  const motivo = async () => (await leer(estudiante, cursoId)).avance?.piso?.motivo;
  const añadida = randomUUID();
  await admin.put(`/api/actividades/${añadida}`, nueva(cursoId, seccion, 200, '<p>Dobla las rodillas.</p>'));
  const antes = (await leer(estudiante, cursoId)).avance;
  const hecha = (await admin.get(`/api/actividades/${suyas[0]?.id}`)).body as { id: string; titulo: string };
  const cambiar = async (id: string, valores: object) => {
    const { version } = (await admin.get(`/api/actividades/${id}`)).body;
    expect((await admin.patch(`/api/actividades/${id}`, { version, ...valores })).status).toBe(200);
  };

  await cambiar(hecha.id, cambio);
  expect(await motivo()).toBe(frase.replace('%', hecha.titulo));
  await cambiar(hecha.id, vuelta);
  expect((await leer(estudiante, cursoId)).avance).toEqual(antes);
  expect(await motivo()).toBe('se añadió «Cómo levantar una caja»');
  await cambiar(añadida, { oculta: true });
  expect(await motivo()).toBeUndefined();
});

test('de dos que se añadieron y quitó una, el motivo es la que queda', async () => {
  const { cursoId, seccion, estudiante } = await enUso(10, 5);
  const [primera, segunda] = [randomUUID(), randomUUID()];
  for (const [id, titulo] of [
    [primera, 'Una'],
    [segunda, 'Otra'],
  ] as const)
    await admin.put(`/api/actividades/${id}`, { ...nueva(cursoId, seccion, 200, '<p>Más</p>'), titulo });
  expect((await leer(estudiante, cursoId)).avance?.piso?.motivo).toBe('se añadió «Otra»');
  await admin.delete(`/api/actividades/${segunda}`);
  expect((await leer(estudiante, cursoId)).avance?.piso?.motivo).toBe('se añadió «Una»');
});

test('lo que se deshace se reconoce aunque entretanto cambie de título', async () => {
  const { cursoId, seccion, estudiante } = await enUso(10, 5);
  const id = randomUUID();
  await admin.put(`/api/actividades/${id}`, nueva(cursoId, seccion, 200, '<p>Dobla las rodillas.</p>'));
  await admin.patch(`/api/actividades/${id}`, { version: 1, titulo: 'Levantar peso' });
  const otra = randomUUID();
  await admin.put(`/api/actividades/${otra}`, {
    ...nueva(cursoId, seccion, 210, '<p>Más</p>'),
    titulo: 'Otra',
  });
  await admin.patch(`/api/actividades/${otra}`, { version: 1, oculta: true });
  expect((await leer(estudiante, cursoId)).avance?.piso?.motivo).toBe('se añadió «Cómo levantar una caja»');
  await admin.patch(`/api/actividades/${id}`, { version: 2, oculta: true });
  expect((await leer(estudiante, cursoId)).avance?.piso).toBeUndefined();
});

test('lo que se apuntó con palabras, antes, se lee como está y se deshace igual', async () => {
  const { cursoId, seccion, estudiante } = await enUso(10, 5);
  const [vieja, nuevaId] = [randomUUID(), randomUUID()];
  await admin.put(`/api/actividades/${vieja}`, nueva(cursoId, seccion, 200, '<p>Dobla las rodillas.</p>'));
  await platform.db.execute(sql`
    update curso_avance set piso_motivo = 'se añadió «Cómo levantar una caja»', piso_historia = jsonb_build_array(
      jsonb_build_object('en', piso_en, 'frases', jsonb_build_array('se añadió «Cómo levantar una caja»')))
     where curso_id = ${cursoId}`);
  const motivo = async () => (await leer(estudiante, cursoId)).avance?.piso?.motivo;
  expect(await motivo()).toBe('se añadió «Cómo levantar una caja»');
  await admin.put(`/api/actividades/${nuevaId}`, {
    ...nueva(cursoId, seccion, 210, '<p>Más</p>'),
    titulo: 'Otra',
  });
  expect(await motivo()).toBe('se añadió «Otra»');
  await admin.patch(`/api/actividades/${vieja}`, { version: 1, oculta: true });
  expect(await motivo()).toBe('se añadió «Otra»');
  await admin.patch(`/api/actividades/${nuevaId}`, { version: 1, oculta: true });
  expect(await motivo()).toBeUndefined();
});

const edicion = fc.record({
  que: fc.constantFrom('añadir', 'ocultar', 'obligatoria', 'mover', 'quitar', 'requisito', 'fechas', 'hacer'),
  cual: fc.nat(9),
  lugar: fc.nat(60),
});

test(
  'ninguna edición de un curso en uso baja la cifra ni cierra lo abierto, y la base dice lo mismo que la regla',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(4),
        fc.array(edicion, { minLength: 3, maxLength: 8 }),
        async (hechas, ediciones) => {
          const { cursoId, seccion, estudiante } = await enUso(5, hechas + 1);
          for (const { que, cual, lugar } of ediciones) {
            const { body } = await admin.get(`/api/cursos/${cursoId}/contenido`);
            const todas = body.actividades as {
              id: string;
              version: number;
              obligatoria: boolean;
              oculta: boolean;
            }[];
            const una = todas[cual % Math.max(1, todas.length)];
            if (!una) return;
            const antes = await leer(estudiante, cursoId);
            const cambiar = (valores: object) =>
              admin.patch(`/api/actividades/${una.id}`, { version: una.version, ...valores });
            if (que === 'hacer') await estudiante.post(`/api/actividades/${una.id}/completar`);
            if (que === 'añadir')
              await admin.put(
                `/api/actividades/${randomUUID()}`,
                nueva(cursoId, seccion, lugar, '<p>Más</p>'),
              );
            if (que === 'ocultar') await cambiar({ oculta: !una.oculta });
            if (que === 'obligatoria') await cambiar({ obligatoria: !una.obligatoria });
            if (que === 'mover') await cambiar({ orden: lugar });
            // Closed before they came in, or never.
            if (que === 'fechas')
              await cambiar({ disponibleHasta: lugar % 2 === 0 ? '2020-01-01T00:00:00.000Z' : null });
            if (que === 'quitar') await admin.delete(`/api/actividades/${una.id}`);
            if (que === 'requisito')
              await cambiar({
                requisitos: {
                  modo: 'todos',
                  condiciones: [{ tipo: 'completada', actividadId: todas.at(-1)?.id }],
                },
              });
            const despues = await leer(estudiante, cursoId);
            const quedan = despues.secciones.flatMap(({ actividades }) => actividades.map(({ id }) => id));
            expect(despues.avance?.porcentaje).toBeGreaterThanOrEqual(antes.avance?.porcentaje ?? 0);
            expect(await guardado(cursoId)).toBe(despues.avance?.porcentaje);
            const abiertasAntes = abiertas(antes).filter(
              (id) => quedan.includes(id) && !(que === 'fechas' && id === una.id),
            );
            expect(abiertas(despues)).toEqual(expect.arrayContaining(abiertasAntes));
          }
        },
      ),
      { numRuns: 12 },
    );
  },
  MINUTO,
);
