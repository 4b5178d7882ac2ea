import type { Actor } from '@catedra/shared/core/actor.ts';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Matriz } from '@catedra/shared/informes/matriz/contratos.ts';
import { beforeAll, expect, test } from 'vitest';
import { leerPersonas } from '#features/informes/matriz/leer-matriz.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();
const admin = await school.administrador();
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

const leer = async (query = '', quien = admin) => {
  const { status, body } = await quien.get(`/api/informes/matriz?${query}`);
  expect(status).toBe(200);
  return body as unknown as Matriz;
};
const dicha = ({ cursos, personas }: Matriz) =>
  personas.map(({ apellidos, casillas }) => [
    apellidos,
    ...cursos.map(({ id }) => casillas.find(({ cursoId }) => cursoId === id)?.estado ?? '—'),
  ]);
const lecturaDeTodo = async (): Promise<Lectura> => ({
  actor: (await loadActor(platform.db, admin.id)) as Actor,
  personas: [true],
  zona: platform.config.ZONA_HORARIA,
  now: clock.now(),
});
const hallazgo = async (quien = admin) => (await quien.get('/api/informes/matriz/resumen')).body['hallazgo'];

const almacen = await school.grupo('Almacén');
const oficina = await school.grupo('Oficina');
const alturas = await school.curso({ titulo: 'Alturas' });
const bienvenida = await school.curso({ titulo: 'Bienvenida' });
const archivado = await school.curso({ titulo: 'Viejo', estado: 'archivado' });
const alba = await school.persona({ nombre: 'Alba', apellidos: 'Álvarez' });
const bruno = await school.persona({ nombre: 'Bruno', apellidos: 'Bravo' });

beforeAll(async () => {
  const hacer = await school.actividad(bienvenida.id);
  await school.actividad(alturas.id);
  await school.actividad(archivado.id);
  await school.asigna(almacen.id, alturas.id, enDias(-4));
  await school.asigna(almacen.id, bienvenida.id, enDias(-2));
  await school.asigna(almacen.id, archivado.id, enDias(-2));
  await school.asigna(oficina.id, bienvenida.id, enDias(30));
  await school.miembro(almacen.id, alba.id);
  await school.miembro(oficina.id, bruno.id);
  await school.progreso(bruno.id, bienvenida.id, hacer.id);
});

test('una fila por persona y una columna por curso que se puede hacer; lo que nadie tiene no está', async () => {
  const matriz = await leer();
  expect(matriz.cursos.map(({ titulo }) => titulo)).toEqual(['Alturas', 'Bienvenida']);
  expect(dicha(matriz)).toEqual([
    ['Álvarez', 'vencido', 'vencido'],
    ['Bravo', '—', 'al_dia'],
  ]);
  expect(matriz.total).toEqual({ valor: 2, exacto: true });
  expect(await hallazgo()).toBe('Alba Álvarez incumple en 2 cursos; nadie más incumple');
});

test('quien tutela un grupo ve a su gente y sus cursos solos, también en el título y en el archivo', async () => {
  const tutora = await school.con('reportes:ver:grupos', 'reportes:exportar:grupos');
  await school.tutor(oficina.id, tutora.id);
  const suya = await leer('', tutora);
  expect(suya.cursos.map(({ titulo }) => titulo)).toEqual(['Bienvenida']);
  expect(dicha(suya)).toEqual([['Bravo', 'al_dia']]);
  expect(suya.total.valor).toBe(1);
  expect(await hallazgo(tutora)).toBe('Nadie incumple en ningún curso');
  const csv = String((await tutora.get('/api/informes/matriz/archivo?formato=csv')).body['texto']);
  expect(csv.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Apellidos;Nombre;Bienvenida',
    'Bravo;Bruno;Al día',
  ]);
  expect((await leer(`grupo=${almacen.id}`, tutora)).personas).toEqual([]);
});

test('se busca por el nombre sin tildes, y sin permiso no se lee', async () => {
  expect(dicha(await leer('buscar=alvarez')).map(([quien]) => quien)).toEqual(['Álvarez']);
  const nadie = await school.con();
  for (const que of ['', '/resumen', '/archivo?formato=csv'])
    expect((await nadie.get(`/api/informes/matriz${que}`)).status).toBe(403);
});

test('primero quien incumple en más cursos, página a página; por apellidos, si se pide', async () => {
  const zoe = await school.persona({ nombre: 'Zoe', apellidos: 'Zúñiga' });
  const abel = await school.persona({ nombre: 'Abel', apellidos: 'Abad' });
  await school.miembro(almacen.id, zoe.id);
  const solo = await school.grupo('Solo alturas');
  await school.asigna(solo.id, alturas.id, enDias(-4));
  await school.miembro(solo.id, abel.id);
  const quienes = async (query = '') => dicha(await leer(query)).map(([quien]) => quien);
  expect(await quienes()).toEqual(['Álvarez', 'Zúñiga', 'Abad', 'Bravo']);
  expect(await quienes('orden=persona')).toEqual(['Abad', 'Álvarez', 'Bravo', 'Zúñiga']);
  const lectura = await lecturaDeTodo();
  const dePaginas: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { rows, siguiente } = await leerPersonas(platform.db, lectura, {}, { cursor, limite: 1 });
    dePaginas.push(...rows.map(({ apellidos }) => apellidos));
    if (!siguiente) break;
    cursor = siguiente;
  }
  expect(dePaginas).toEqual(['Álvarez', 'Zúñiga', 'Abad', 'Bravo']);
});
