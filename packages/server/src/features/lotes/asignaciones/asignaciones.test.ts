import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type {
  AsignacionesDeInforme,
  ExentosEnCursos,
  ProrrogadosEnCursos,
  RecordadosEnCursos,
} from '@catedra/shared/lotes/asignaciones.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const admin = await school.administrador();
const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

const almacen = await school.grupo('Almacén');
const oficina = await school.grupo('Oficina');
const alturas = await school.curso({ titulo: 'Alturas' });
const bienvenida = await school.curso({ titulo: 'Bienvenida' });
const borrador = await school.curso({ titulo: 'Borrador' });
const alba = await school.persona({ nombre: 'Alba', apellidos: 'Álvarez' });
const bruno = await school.persona({ nombre: 'Bruno', apellidos: 'Bravo' });
const carla = await school.persona({ nombre: 'Carla', apellidos: 'Cano' });
const TODOS = [alba.id, bruno.id, carla.id];

beforeAll(async () => {
  const hacer = await school.actividad(bienvenida.id);
  await school.actividad(alturas.id);
  for (const [grupo, curso] of [
    [almacen, alturas],
    [almacen, bienvenida],
    [oficina, bienvenida],
  ] as const)
    await school.asigna(grupo.id, curso.id, enDias(-4));
  await school.miembro(almacen.id, alba.id);
  await school.miembro(almacen.id, bruno.id);
  await school.miembro(oficina.id, carla.id);
  await school.progreso(bruno.id, bienvenida.id, hacer.id);
});

async function acto<R>(cual: string, body: object, quien: Client = admin): Promise<R> {
  const { status, body: dicho } = await quien.post(`/api/asignaciones/${cual}`, body);
  expect(status, JSON.stringify(dicho)).toBe(200);
  return dicho as unknown as R;
}

const DOS = [
  { cursoId: alturas.id, usuarioIds: [alba.id, bruno.id] },
  { cursoId: bienvenida.id, usuarioIds: TODOS },
];
const venceEn = () => enDias(20);

test('las filas de un informe dicen de quién y de qué curso es cada una, con lo que se le pide y a quien se ve', async () => {
  const leer = async (query = '', quien = admin) =>
    (
      (await quien.get(`/api/informes/cumplimiento/asignaciones?${query}`))
        .body as unknown as AsignacionesDeInforme
    ).enCursos;
  expect((await leer()).flatMap(({ usuarioIds }) => usuarioIds)).toHaveLength(5);
  expect(await leer(`estado=no_cumple&curso=${bienvenida.id}`)).toEqual([
    { cursoId: bienvenida.id, usuarioIds: [alba.id, carla.id].toSorted() },
  ]);
  const tutora = await school.con('reportes:ver:grupos');
  await school.tutor(oficina.id, tutora.id);
  expect(await leer('', tutora)).toEqual([{ cursoId: bienvenida.id, usuarioIds: [carla.id] }]);
});

test('recordar varios cursos: se dice antes a quién, y quien ya terminó queda fuera; dos veces no escribe dos', async () => {
  const cuentas = ({ cursos }: RecordadosEnCursos) =>
    cursos.map(({ curso, enviados, yaAvisados, sinNada, cuantosSinCorreo }) => [
      curso.titulo,
      enviados + cuantosSinCorreo,
      yaAvisados,
      sinNada,
    ]);
  const esperado = [
    ['Alturas', 2, 0, 0],
    ['Bienvenida', 2, 0, 1],
  ];
  const orden = (unas: ReturnType<typeof cuentas>) =>
    unas.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(orden(cuentas(await acto('recordar', { enCursos: DOS, simular: true })))).toEqual(esperado);
  expect(orden(cuentas(await acto('recordar', { enCursos: DOS })))).toEqual(esperado);
  const otra = cuentas(await acto('recordar', { enCursos: DOS }));
  expect(otra.reduce((suma, [, enviados]) => suma + Number(enviados), 0)).toBe(
    otra.reduce((suma, [, enviados, ya]) => suma + Number(enviados) - Number(ya), 0) + 4,
  );
});

test('un curso que no está publicado queda fuera, y los demás siguen', async () => {
  await school.asigna(almacen.id, borrador.id);
  await admin.post(`/api/cursos/${borrador.id}/archivar`, {});
  const { cursos, fuera } = await acto<RecordadosEnCursos>('recordar', {
    enCursos: [...DOS, { cursoId: borrador.id, usuarioIds: [alba.id] }],
    simular: true,
  });
  expect(cursos).toHaveLength(2);
  expect(fuera).toEqual([{ motivo: 'sin_publicar', cuantas: 1 }]);
});

test('prorrogar varios cursos: quien ya terminó queda fuera con su motivo, y se deshace curso por curso', async () => {
  const motivo = 'Cambio de turno';
  const antes = await acto<ProrrogadosEnCursos>('prorrogar', {
    enCursos: DOS,
    venceEn: venceEn(),
    motivo,
    simular: true,
  });
  const enBienvenida = ({ cursos }: ProrrogadosEnCursos) =>
    cursos.find(({ curso }) => curso.id === bienvenida.id);
  expect(enBienvenida(antes)).toMatchObject({
    hechas: 2,
    fuera: [{ motivo: 'YA_TERMINO', cuantas: 1, ejemplos: ['Bruno Bravo'] }],
  });
  const hecho = await acto<ProrrogadosEnCursos>('prorrogar', { enCursos: DOS, venceEn: venceEn(), motivo });
  expect(hecho.cursos.map(({ hechas }) => hechas)).toEqual([2, 2]);
  const [apunte] = enBienvenida(hecho)?.antes ?? [];
  const { body } = await admin.post('/api/usuarios/deshacer-curso', {
    que: 'plazo',
    cursoId: bienvenida.id,
    ids: apunte?.ids,
    marca: apunte?.marca,
  });
  expect(body).toMatchObject({ hechas: 2 });
});

test('eximir de varios cursos: antes se dice a quién; quien no llega a ellos no exime, y quien llega a un grupo, a los suyos', async () => {
  const exencion = { enCursos: DOS, hasta: enDias(40).slice(0, 10), motivo: 'Permiso' };
  const previsto = await acto<ExentosEnCursos>('eximir', { ...exencion, simular: true });
  expect(previsto.cursos.reduce((suma, { hechas }) => suma + hechas, 0)).toBe(5);
  const tutora = await school.con('plazos:eximir:grupos', 'usuarios:ver:grupos');
  await school.tutor(oficina.id, tutora.id);
  const suyo = await acto<ExentosEnCursos>('eximir', exencion, tutora);
  expect(suyo.cursos.map(({ curso, hechas, noLlega }) => [curso.titulo, hechas, noLlega])).toEqual([
    ['Bienvenida', 1, 2],
  ]);
  expect(suyo.fuera).toEqual([{ motivo: 'sin_permiso', cuantas: 2 }]);
  const lectora = await school.con('reportes:ver');
  expect((await lectora.post('/api/asignaciones/eximir', exencion)).status).toBe(403);
});

test('más filas de las que llega un acto se rechazan enteras', async () => {
  const usuarioIds = Array.from(
    { length: 5001 },
    (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  );
  const { status, body } = await admin.post('/api/asignaciones/recordar', {
    enCursos: [{ cursoId: alturas.id, usuarioIds }],
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body.error)).toMatch(/5.000 filas/);
});
