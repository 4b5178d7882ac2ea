import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { ESTADOS_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { ORDENES_DE_PARTICIPANTES, type Participante } from '@catedra/shared/participantes/schemas.ts';
import { type FilaDeProgreso, ORDENES_DE_PROGRESO } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const dia = (n: number) => tras(clock.now(), n * DIA).toISOString();
const alguno = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

const cursos = [await school.curso({ titulo: 'Ñandúes' }), await school.curso({ titulo: 'Números' })];
for (let n = 0; n < 14; n++) {
  const persona = await school.persona({
    nombre: alguno(['Íñigo', 'Inés', 'Ana'], n),
    apellidos: alguno(['Núñez', 'Ñandú', 'Álvarez', 'Alvarez', 'Zabala', 'Oña'], n),
    correo: `persona${n}@orden.example`,
  });
  for (const [m, curso] of cursos.entries()) {
    const venceEn = n % 4 === 0 ? null : dia(((n * 3 + m) % 7) - 3);
    await db.execute(sql`insert into inscripciones (usuario_id, curso_id, desde, vence_en)
      values (${persona.id}, ${curso.id}, ${dia(-10 - (n % 5))}, ${venceEn})`);
    if (n % 3 === 0) continue;
    const porcentaje = alguno([0, 40, 50, 100], n);
    await db.execute(sql`insert into curso_avance (usuario_id, curso_id, total, hechas, porcentaje, ultima_vez, terminado_en)
      values (${persona.id}, ${curso.id}, 10, ${porcentaje / 10}, ${porcentaje}, ${dia(-(n % 6))},
        ${porcentaje === 100 ? dia(-(n % 6)) : null})`);
  }
}
// Kept by the database in whatever changes them, which here were written by hand.
await db.execute(sql`select recalcular_matriculas(array(
  select row(usuario_id, curso_id)::par_de_avance from inscripciones))`);

const PARTICIPANTES = `/api/cursos/${cursos[0]?.id}/participantes`;
const PROGRESO = '/api/reportes/progreso';

type Fila = Pick<Participante, 'usuarioId' | 'nombre' | 'apellidos' | 'estado'> &
  Partial<FilaDeProgreso & Participante>;

async function porPaginas(address: string, orden: string, limite: number): Promise<Fila[]> {
  const filas: Fila[] = [];
  let cursor = '';
  do {
    const { status, body } = await admin.get(`${address}?orden=${orden}&limite=${limite}${cursor}`);
    expect(status).toBe(200);
    filas.push(...(body.datos as unknown as Fila[]));
    cursor = body.siguiente ? `&cursor=${String(body.siguiente)}` : '';
  } while (cursor);
  return filas;
}

const texto = new Intl.Collator('es').compare;
const PRIMERO: Readonly<Record<string, (fila: Fila) => string | number | null | undefined>> = {
  apellidos: ({ apellidos }) => apellidos,
  curso: ({ curso }) => curso,
  porcentaje: ({ porcentaje }) => porcentaje,
  estado: ({ estado }) => ESTADOS_AVANCE.indexOf(estado),
  venceEn: ({ venceEn }) => venceEn,
  desde: ({ desde }) => desde,
  ultimaVez: ({ ultimaVez }) => ultimaVez,
};

const compara = (x: string | number, y: string | number): number =>
  typeof x === 'number' ? x - Number(y) : texto(x, String(y));

const antes = (a = '', b = ''): number => (a === b ? 0 : a < b ? -1 : 1);
const POR_NOMBRE = ['apellidos', 'curso', 'estado'];

/** In the wanted order, with the empty ones at the end both ways, and then by name or, in a report's figures, by their ids. */
function enOrden(filas: readonly Fila[], orden: string): Fila[] {
  const porNombre = filas[0]?.curso === undefined || POR_NOMBRE.includes(orden.replace('-', ''));
  const signo = orden.startsWith('-') ? -1 : 1;
  const de = PRIMERO[orden.replace('-', '')] ?? (() => null);
  return filas.toSorted((a, b) => {
    const [x, y] = [de(a) ?? null, de(b) ?? null];
    if ((x === null) !== (y === null)) return x === null ? 1 : -1;
    const primero = x !== null && y !== null ? compara(x, y) : 0;
    const luego =
      primero ||
      (porNombre ? texto(a.apellidos, b.apellidos) || texto(a.nombre, b.nombre) : 0) ||
      antes(a.usuarioId, b.usuarioId) ||
      (porNombre ? texto(a.curso ?? '', b.curso ?? '') : antes(a.cursoId, b.cursoId));
    return signo * luego;
  });
}

const dichas = (filas: readonly Fila[]) =>
  filas.map((fila) => [fila.apellidos, fila.usuarioId, fila.curso, fila.estado].join());

const enLosDosSentidos = (ordenes: object) => Object.keys(ordenes).flatMap((orden) => [orden, `-${orden}`]);

describe.each([
  { lista: 'los participantes', address: PARTICIPANTES, ordenes: enLosDosSentidos(ORDENES_DE_PARTICIPANTES) },
  { lista: 'el reporte', address: PROGRESO, ordenes: enLosDosSentidos(ORDENES_DE_PROGRESO) },
])('$lista en orden, y ninguna página repite ni salta a nadie', ({ address, ordenes }) => {
  test.each(ordenes)('%s', async (orden) => {
    const todas = await porPaginas(address, orden, 100);
    expect(todas.length).toBeGreaterThanOrEqual(14);
    expect(dichas(todas)).toEqual(dichas(enOrden(todas, orden)));
    for (const limite of [1, 5])
      expect(dichas(await porPaginas(address, orden, limite))).toEqual(dichas(todas));
  });

  test('lo que no es un orden, o el cursor de otro, se dice', async () => {
    expect((await admin.get(`${address}?orden=constructor`)).status).toBe(400);
    const { body } = await admin.get(`${address}?orden=venceEn&limite=3`);
    expect((await admin.get(`${address}?orden=estado&cursor=${String(body.siguiente)}`)).status).toBe(400);
  });
});

test('el archivo del reporte viene en el orden de la lista', async () => {
  const { body } = await admin.get(`${PROGRESO}.csv?orden=-porcentaje`);
  const todas = await porPaginas(PROGRESO, '-porcentaje', 100);
  const filas = String(body.texto).trim().split('\n').slice(1);
  expect(filas.map((fila) => fila.split(';').slice(0, 2).join())).toEqual(
    todas.map(({ apellidos, nombre }) => `${apellidos},${nombre}`),
  );
});

test('cada cifra del embudo es la de la lista que abre, y la del reporte', async () => {
  const { camino: _, ...body } = (await admin.get(`/api/cursos/${cursos[0]?.id}/embudo`)).body;
  const cuantas = async (query: string) =>
    ((await admin.get(`${PARTICIPANTES}?total=true${query}`)).body.total as { valor: number }).valor;
  expect(body).toEqual({
    personas: await cuantas(''),
    empezado: await cuantas('&hito=empezado'),
    mitad: await cuantas('&hito=mitad'),
    terminado: await cuantas('&estado=completado'),
  });
  expect(body).toEqual({ personas: 14, empezado: 9, mitad: 4, terminado: 2 });
  const reporte = await admin.get(`${PROGRESO}?curso=${cursos[0]?.id}&estado=completado&total=true`);
  expect(reporte.body.total).toEqual({ valor: body.terminado, exacto: true });
});
