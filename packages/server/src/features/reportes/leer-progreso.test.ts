import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { FilaDeProgreso, PaginaDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import { beforeAll, expect, test } from 'vitest';
import { inscripcionesTable } from '#features/cursos/table.ts';
import { grupoCursosTable, grupoMiembrosTable } from '#features/grupos/table.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const { db } = platform;

const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

async function tutorDe(...grupoIds: string[]): Promise<Client> {
  const perfil = await school.perfil(['reportes:ver:grupos']);
  const persona = await school.persona({ perfil: perfil.nombre });
  for (const grupoId of grupoIds) await school.tutor(grupoId, persona.id);
  return school.entra(persona);
}

async function leer(client: Client, query = ''): Promise<PaginaDeProgreso> {
  const { status, body } = await client.get(`/api/reportes/progreso?total=true${query}`);
  expect(status).toBe(200);
  return body as unknown as PaginaDeProgreso;
}

const resumida = (fila: FilaDeProgreso) => `${fila.apellidos} · ${fila.curso} · ${fila.estado}`;

const admin = await school.administrador();
const norte = await school.grupo('Norte');
const sur = await school.grupo('Sur');
const extintores = await school.curso({ titulo: 'Extintores' });
const datos = await school.curso({ titulo: 'Datos' });
const libre = await school.curso({ titulo: 'Libre', acceso: 'abierto' });

const persona = (nombre: string, apellidos: string, extra = {}) =>
  school.persona({ nombre, apellidos, correo: `${apellidos.toLowerCase()}@x.example`, ...extra });

const alvarez = await persona('José', 'Álvarez');
const nino = await persona('Ana', 'Niño');
const nunez = await persona('Íñigo', 'Núñez');
const zuniga = await persona('Marta', 'Zúñiga');

beforeAll(async () => {
  const actividades = await Promise.all([1, 2, 3].map(() => school.actividad(extintores.id)));
  await school.actividad(extintores.id, { obligatoria: false });
  await school.actividad(datos.id);
  await school.actividad(libre.id);
  await db.insert(grupoCursosTable).values([
    { grupoId: norte.id, cursoId: extintores.id, venceEn: enDias(-1), desde: enDias(-60) },
    { grupoId: sur.id, cursoId: extintores.id, venceEn: enDias(3), desde: enDias(-60) },
    { grupoId: sur.id, cursoId: datos.id, venceEnDias: 90, desde: enDias(-60) },
  ]);
  await db.insert(grupoMiembrosTable).values([
    { grupoId: norte.id, usuarioId: alvarez.id, desde: enDias(-60) },
    { grupoId: norte.id, usuarioId: nunez.id, desde: enDias(-60) },
    { grupoId: sur.id, usuarioId: nunez.id, desde: enDias(-60) },
    { grupoId: sur.id, usuarioId: zuniga.id, desde: enDias(-60) },
  ]);
  await db.insert(inscripcionesTable).values({ usuarioId: nino.id, cursoId: libre.id });
  for (const actividad of actividades) await school.progreso(alvarez.id, extintores.id, actividad.id);
  await school.progreso(zuniga.id, extintores.id, actividades[0]?.id ?? '');
});

test('cada fila dice cómo va una persona en un curso, con la cifra de siempre', async () => {
  const { datos: filas, total } = await leer(admin);

  expect(filas.map(resumida)).toEqual([
    'Álvarez · Extintores · completado',
    'Niño · Libre · sin_empezar',
    'Núñez · Datos · sin_empezar',
    'Núñez · Extintores · vencido',
    'Zúñiga · Datos · sin_empezar',
    'Zúñiga · Extintores · en_curso',
  ]);
  expect(total).toEqual({ valor: 6, exacto: true });
  expect(filas[0]).toMatchObject({ porcentaje: 100, hechas: 3, total: 3, grupos: ['Norte'] });
  expect(filas[3]).toMatchObject({
    porcentaje: 0,
    hechas: 0,
    total: 3,
    iniciadoEn: null,
    grupos: ['Norte', 'Sur'],
    venceEn: enDias(-1),
  });
  expect(filas[5]).toMatchObject({ porcentaje: 33, hechas: 1, total: 3 });
});

test('cada tutor ve a las personas de sus grupos y cuenta solo lo que ve', async () => {
  const delNorte = await leer(await tutorDe(norte.id));
  const delSur = await leer(await tutorDe(sur.id));
  const deNinguno = await leer(await tutorDe());

  expect(delNorte.datos.map((fila) => fila.apellidos)).toEqual(['Álvarez', 'Núñez', 'Núñez']);
  expect(delNorte.total).toEqual({ valor: 3, exacto: true });
  expect(delSur.datos.map((fila) => fila.apellidos)).toEqual(['Núñez', 'Núñez', 'Zúñiga', 'Zúñiga']);
  expect(delSur.total).toEqual({ valor: 4, exacto: true });
  expect(deNinguno).toEqual({ datos: [], siguiente: null, total: { valor: 0, exacto: true } });
});

test('un grupo ajeno no se nombra ni se puede adivinar por quien está en los dos', async () => {
  const tutora = await tutorDe(norte.id);

  expect((await leer(tutora)).datos.flatMap((fila) => fila.grupos)).not.toContain('Sur');
  expect((await leer(tutora, `&grupo=${sur.id}`)).datos).toEqual([]);
  expect((await leer(tutora, `&grupo=${norte.id}`)).datos).toHaveLength(3);
  const { body } = await tutora.get('/api/reportes/opciones');
  expect(body.grupos).toEqual([{ id: norte.id, nombre: 'Norte' }]);
  expect((body.cursos as { titulo: string }[]).map((curso) => curso.titulo)).toEqual(['Datos', 'Extintores']);
});

test.each([
  ['estado=vencido', ['Núñez · Extintores · vencido']],
  ['estado=completado', ['Álvarez · Extintores · completado']],
  ['estado=en_curso', ['Zúñiga · Extintores · en_curso']],
  ['plazo=7_dias', ['Zúñiga · Extintores · en_curso']],
  ['buscar=alvarez jose', ['Álvarez · Extintores · completado']],
  ['buscar=NINO', ['Niño · Libre · sin_empezar']],
])('con %s queda lo que se pide', async (filtro, esperado) => {
  const { datos: filas, total } = await leer(admin, `&${encodeURI(filtro)}`);

  expect(filas.map(resumida)).toEqual(esperado);
  expect(total?.valor).toBe(esperado.length);
});

test('los filtros se suman', async () => {
  const { datos: filas } = await leer(admin, `&grupo=${sur.id}&curso=${extintores.id}&estado=vencido`);

  expect(filas.map(resumida)).toEqual(['Núñez · Extintores · vencido']);
});

test('la búsqueda mira el nombre, no el correo, que no todos ven', async () => {
  expect((await leer(admin, '&buscar=x.example')).datos).toEqual([]);
});

test('las páginas se recorren enteras, sin repetir ni saltar, también a mitad de una persona', async () => {
  const enteras = (await leer(admin)).datos;
  const vistas: FilaDeProgreso[] = [];
  let cursor = '';
  do {
    const pagina = await leer(admin, `&limite=1${cursor}`);
    vistas.push(...pagina.datos);
    cursor = pagina.siguiente ? `&cursor=${pagina.siguiente}` : '';
  } while (cursor);

  expect(vistas).toEqual(enteras);
});

test('no cuentan los borradores, los grupos archivados ni quien está suspendido o ya no está', async () => {
  const borrador = await school.curso({ titulo: 'Borrador', estado: 'borrador' });
  const archivado = await school.curso({ titulo: 'Archivado', estado: 'archivado' });
  const [suspendida, sola] = [
    await persona('Eva', 'Suspendida', { estado: 'suspendido' }),
    await persona('Leo', 'Solo'),
  ];
  await db.insert(inscripcionesTable).values([
    { usuarioId: suspendida.id, cursoId: libre.id },
    { usuarioId: sola.id, cursoId: borrador.id },
    { usuarioId: sola.id, cursoId: archivado.id, venceEn: enDias(-9) },
  ]);

  expect((await leer(admin, '&buscar=suspendida')).datos).toEqual([]);
  expect((await leer(admin, '&buscar=solo')).datos.map(resumida)).toEqual(['Solo · Archivado · sin_empezar']);
});

test('sin permiso no hay reporte, y lo que no se conoce se dice', async () => {
  const estudiante = await school.estudiante();
  for (const ruta of ['resumen', 'opciones', 'progreso', 'progreso.csv']) {
    expect((await estudiante.get(`/api/reportes/${ruta}`)).body.error?.code).toBe('SIN_PERMISO');
  }
  const desconocido = await admin.get('/api/reportes/progreso?perfil=dev');
  expect(desconocido.status).toBe(400);
  expect(desconocido.body.error?.fields).toHaveProperty('perfil');
  const cursor = await admin.get(
    `/api/reportes/progreso?cursor=${Buffer.from('["a"]').toString('base64url')}`,
  );
  expect(cursor.body.error?.fields).toHaveProperty('cursor');
});
