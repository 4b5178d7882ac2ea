import { readFileSync } from 'node:fs';
import type { Papelera } from '@catedra/shared/papelera/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limpiar } from '#features/archivos/limpiar.ts';
import { tipoDeContenido } from '#features/archivos/tipo.ts';
import { sourceFile } from '#platform/places.ts';
import { archivos } from '#seed/content/archivos.ts';
import { actividadesDe, cursos } from '#seed/content/cursos.ts';
import { loadDemo } from '#seed/demo.ts';
import { documentoPdf } from '#seed/files/make/document.ts';
import { fichaDeRevision } from '#seed/files/make/ficha-de-revision.ts';
import { planDeEstudio } from '#seed/files/make/plan-de-estudio.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock } = await createTestApp();
const { db, storage } = platform;
await loadDemo(platform, clock.now());

test('cada archivo de la demostración es lo que dice, está en su sitio y se abre', async () => {
  const admin = await school.administrador();
  const { rows } = await db.execute<{ id: string; nombre: string; tipo: string; bytes: number }>(
    sql`select id, nombre, tipo, bytes::int as bytes from archivos`,
  );
  expect(rows.map(({ nombre }) => nombre).toSorted()).toEqual(
    archivos.map(({ nombre }) => nombre).toSorted(),
  );
  const fuente = new Map(archivos.map(({ nombre, entregado }) => [nombre, entregado?.copiaDe ?? nombre]));
  for (const { id, nombre, tipo, bytes } of rows) {
    expect(await tipoDeContenido(sourceFile(`seed/files/${fuente.get(nombre)}`))).toBe(tipo);
    expect(await storage.size(id)).toBe(bytes);
    expect((await admin.get(`/archivos/${id}`)).status).toBe(200);
  }
});

test('cada documento está en la actividad que lo nombra, y cada portada en su curso', async () => {
  const actividades = cursos.flatMap(actividadesDe);
  for (const { nombre, actividad, imagen, entregado } of archivos) {
    if (!actividad || imagen || entregado) continue;
    const suya = actividades.find(({ clave }) => clave === actividad);
    expect(suya?.tipo === 'documento' && suya.contenido.nombre).toBe(nombre);
  }
  const { rows } = await db.execute<{ enlazados: number; portadas: number }>(sql`
    select (select count(*)::int from actividad_archivos) as enlazados,
           (select count(*)::int from cursos where imagen is not null) as portadas`);
  expect(rows[0]).toEqual({ enlazados: 37, portadas: 2 });
});

test('nada de lo suyo sobra: la limpieza no se lleva ninguno', async () => {
  await limpiar(platform);
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from archivos`);
  expect(rows[0]?.n).toBe(archivos.length);
});

test('los cursos se asignaron cuando abrió la academia, así que hay quien llega tarde y quien llega a tiempo', async () => {
  const { rows } = await db.execute<{ recientes: number }>(sql`
    select count(*)::int as recientes from grupo_cursos where desde > now() - interval '58 days'`);
  expect(rows[0]?.recientes).toBe(0);
  const { body } = await (await school.administrador()).get('/api/reportes/resumen');
  const { vencidos, asignaciones } = body as unknown as {
    vencidos: { cuenta: number };
    asignaciones: number;
  };
  expect(vencidos.cuenta).toBeGreaterThan(0);
  expect(vencidos.cuenta).toBeLessThan(asignaciones / 2);
});

test.each([
  ['ficha-de-revision-del-equipo.pdf', fichaDeRevision],
  ['plan-de-estudio-semanal.pdf', planDeEstudio],
])('%s es, byte a byte, lo que se dibuja de su texto', (nombre, documento) => {
  expect(readFileSync(sourceFile(`seed/files/${nombre}`)).equals(documentoPdf(documento))).toBe(true);
});

test('en la papelera hay algo que se usó y algo que nadie abrió, y en los informes nada de ello', async () => {
  const admin = await school.administrador();
  const { datos } = (await admin.get('/api/papelera')).body as unknown as Papelera;
  expect(datos.map(({ tipo, usado }) => [tipo, usado])).toEqual([
    ['curso', true],
    ['actividad', false],
  ]);
  for (const { documento } of datos) {
    const informes = await Promise.all(
      ['/api/reportes/opciones', '/api/cursos', '/api/actividades'].map((ruta) => admin.get(ruta)),
    );
    expect(JSON.stringify(informes.map(({ body }) => body))).not.toContain(documento);
  }
});

test('los certificados llevan la fecha en que se terminó, y los hay en cada estado', async () => {
  const { rows } = await db.execute<{ estado: string; cuantos: number }>(sql`
    select estado_de_certificado(sustituido_en, retirado_en, valido_hasta, ahora()::date) as estado, count(*)::int as cuantos
      from certificados group by 1`);
  const cuantos = Object.fromEntries(rows.map((fila) => [fila.estado, fila.cuantos]));
  expect(cuantos).toMatchObject({ caducado: 1, sustituido: 1, retirado: 1 });
  expect(cuantos['valido']).toBeGreaterThan(50);
  const { rows: mal } = await db.execute(sql`
    select numero from certificados where not rectificado and expedido_en <> completado_en
        or numero !~ ('^' || to_char(completado_el, 'YYYY') || '-[0-9]{6}$')`);
  expect(mal).toEqual([]);
  // What is issued from now on goes on from there.
  const { rows: siguiente } = await db.execute<{ numero: string; ultimo: string }>(sql`
    select numero_de_certificado('Europe/Madrid') as numero, (select max(numero) from certificados) as ultimo`);
  expect((siguiente[0]?.numero ?? '') > (siguiente[0]?.ultimo ?? '')).toBe(true);
});

test('quien entra a probarla tiene en su campana lo que le habría pasado, y nada espera a salir por correo', async () => {
  const { rows } = await db.execute(sql`
    select u.correo, count(*) > 1 as varias, bool_or(a.leido_en is null) as nuevas, bool_or(a.leido_en is not null) as leidas,
           count(a.sale_en)::int as "porSalir"
      from avisos a join usuarios u on u.id = a.usuario_id group by u.correo order by u.correo`);
  expect(rows).toEqual([
    { correo: 'estudiante@alborada.example', varias: true, nuevas: true, leidas: true, porSalir: 0 },
    { correo: 'tutor@alborada.example', varias: false, nuevas: true, leidas: false, porSalir: 0 },
  ]);
});
