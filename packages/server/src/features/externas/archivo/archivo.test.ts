import { randomUUID } from 'node:crypto';
import type {
  CargaDeExternas,
  PaginaDeFilasDeExternas,
  PrevisionDeExternas,
} from '@catedra/shared/externas/archivo/schemas.ts';
import type { Externas } from '@catedra/shared/externas/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PDF } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, origin } = await createTestApp();
const admin = await school.administrador();
const BYTES = { 'content-type': 'application/octet-stream' };
const ENCABEZADOS = 'Correo;Formación;Terminada;Horas';

async function subir(quien: Client, filas: readonly string[], id: string = randomUUID()) {
  const url = `/api/externas/cargas/${id}`;
  const texto = [ENCABEZADOS, ...filas].join('\n');
  const respuesta = await quien.post(`${url}?nombre=externa.csv`, texto, BYTES);
  const leer = async () => (await quien.get(url)).body as unknown as CargaDeExternas;
  const acabada = async () => {
    await expect
      .poll(async () => (await leer()).estado, { timeout: 20_000 })
      .not.toMatch(/registrando|deshaciendo/);
    return leer();
  };
  return {
    id,
    url,
    respuesta,
    carga: respuesta.body as unknown as CargaDeExternas,
    leer,
    filas: async () => ((await quien.get(`${url}/filas`)).body as unknown as PaginaDeFilasDeExternas).datos,
    corregir: (linea: number, cambio: object) => quien.patch(`${url}/filas/${linea}`, cambio),
    registrar: async () => {
      expect((await quien.post(`${url}/registrar`)).status).toBe(200);
      return acabada();
    },
    deshacer: async () => {
      expect((await quien.post(`${url}/deshacer`)).status).toBe(200);
      return acabada();
    },
  };
}

const externasDe = async (id: string) =>
  ((await admin.get(`/api/usuarios/${id}/externas`)).body as unknown as Externas).externas;

async function unaEntrada(titulo: string) {
  const id = randomUUID();
  await admin.put(`/api/externas/catalogo/${id}`, { version: 0, titulo, horas: 4, validezMeses: 12 });
  return titulo;
}

test('un archivo se lee entero antes de registrar nada, se registra, y subido otra vez no hace nada dos veces', async () => {
  const curso = await school.curso({ validezMeses: 12 });
  const seccion = await school.seccion(curso.id);
  await school.actividades(curso.id, seccion.id, { obligatoria: true });
  const [ana, eva] = [await school.persona(), await school.persona()];
  await school.inscribe(curso.id, ana.id);
  const titulo = await unaEntrada(`Extintores ${randomUUID()}`);
  const filas = [
    `${ana.correo};${curso.titulo};20/3/2026;6`,
    `${ana.correo?.toUpperCase()};${titulo};46101;`,
    `${ana.correo};${titulo};20 de marzo de 2026;`,
    `${eva.correo};${curso.titulo};20/3/2026;`,
    `nadie-${randomUUID()}@x.es;${titulo};20/3/2026;`,
    `${eva.correo};${titulo};1/1/2999;`,
    `${eva.correo};No existe;20/3/2026;12`,
  ];
  const subida = await subir(admin, filas);
  expect(subida.carga).toMatchObject({
    estado: 'leida',
    mapeo: ['correo', 'formacion', 'dia', 'horas'],
    falta: null,
    otraVez: null,
    contadores: { nueva: 3, repetida: 1, error: 3 },
    desconocidas: [{ titulo: 'No existe', filas: 1, horas: 12 }],
  });
  expect(await externasDe(ana.id)).toEqual([]);

  const registrada = await subida.registrar();
  expect(registrada).toMatchObject({
    estado: 'registrada',
    registradas: 3,
    contadores: { registrada: 3, fuera: 4 },
  });
  expect(await externasDe(ana.id)).toMatchObject([
    { dia: '2026-03-20', horas: expect.any(Number) },
    { dia: '2026-03-20', horas: expect.any(Number) },
  ]);
  expect(
    (await externasDe(ana.id)).map(({ titulo: suyo, horas, efecto }) => [suyo, horas, efecto]).toSorted(),
  ).toEqual(
    [
      [curso.titulo, 6, 'completa'],
      [titulo, 4, 'catalogo'],
    ].toSorted(),
  );
  expect(await externasDe(eva.id)).toMatchObject([{ efecto: 'espera' }]);
  expect((await subida.filas()).find(({ linea }) => linea === 8)?.mensajes[0]?.texto).toBe(
    '«No existe» no es ningún curso ni está en el catálogo.',
  );

  const otra = await subir(admin, filas);
  expect(otra.carga).toMatchObject({
    otraVez: registrada.registradaEn,
    contadores: { nueva: 0, igual: 4, error: 3 },
  });
  expect((await admin.post(`${otra.url}/registrar`)).body.error?.code).toBe('NADA_QUE_IMPORTAR');
  expect((await subida.corregir(8, { fuera: true })).body.error?.code).toBe('CARGA_CERRADA');
});

test('una fila se corrige o se deja fuera; lo que falta en el catálogo se añade y la fila queda bien', async () => {
  const ana = await school.persona();
  const titulo = `Carretillas ${randomUUID()}`;
  const subida = await subir(admin, [`${ana.correo};${titulo};20/3/2026;`, `${ana.correo};${titulo};ayer;`]);
  expect(subida.carga.contadores).toMatchObject({ error: 2 });
  await unaEntrada(titulo);
  expect((await subida.leer()).contadores).toMatchObject({ nueva: 1, error: 1 });
  const corregida = await subida.corregir(3, { celdas: { 2: '21/3/2026' } });
  expect(corregida.body).toMatchObject({ contadores: { nueva: 2, error: 0 } });
  expect((await subida.corregir(2, { fuera: true })).body).toMatchObject({
    contadores: { nueva: 1, fuera: 1 },
  });
  expect(await subida.registrar()).toMatchObject({ registradas: 1 });
  expect(await externasDe(ana.id)).toMatchObject([{ dia: '2026-03-21' }]);
});

test('deshacer retira lo que registró y deja su curso como estaba; lo que ya tiene papel se conserva y se nombra', async () => {
  const curso = await school.curso({ validezMeses: 12 });
  const seccion = await school.seccion(curso.id);
  await school.actividades(curso.id, seccion.id, { obligatoria: true });
  const [ana, eva] = [await school.persona(), await school.persona()];
  await school.inscribe(curso.id, ana.id);
  const titulo = await unaEntrada(`Altura ${randomUUID()}`);
  const subida = await subir(admin, [
    `${ana.correo};${curso.titulo};20/3/2026;`,
    `${eva.correo};${titulo};20/3/2026;`,
  ]);
  await subida.registrar();
  const [deEva] = await externasDe(eva.id);
  const papel = await subidas(origin).subir(admin, { nombre: 'Diploma.pdf', proposito: 'externa' }, PDF);
  await admin.put(`/api/externas/${deEva?.id}/papel`, { archivoId: papel.id });
  const prevista = (await admin.get(`${subida.url}/deshacer`)).body as unknown as PrevisionDeExternas;
  expect(prevista).toMatchObject({ seRetiran: 1, conservadas: 1, seConservan: [{ linea: 3, titulo }] });
  expect(await subida.deshacer()).toMatchObject({ estado: 'deshecha', registradas: 1 });
  expect(await externasDe(ana.id)).toMatchObject([{ estado: 'retirada' }]);
  expect(await externasDe(eva.id)).toMatchObject([{ estado: 'vigente' }]);
  const { rows } = await platform.db.execute(
    sql`select completada from matriculas where usuario_id = ${ana.id} and curso_id = ${curso.id}`,
  );
  expect(rows).toEqual([{ completada: false }]);
  await admin.post(`${subida.url}/deshacer`);
  expect((await subida.leer()).estado).toBe('deshecha');
});

test('la misma subida enviada dos veces es una; registrarla dos veces a la vez la registra una', async () => {
  const ana = await school.persona();
  const titulo = await unaEntrada(`Dos veces ${randomUUID()}`);
  const id = randomUUID();
  const filas = [`${ana.correo};${titulo};20/3/2026;`];
  const [una, otra] = await Promise.all([subir(admin, filas, id), subir(admin, filas, id)]);
  expect([una.respuesta.status, otra.respuesta.status]).toEqual([200, 200]);
  await Promise.all([una.registrar(), otra.registrar()]);
  expect(await externasDe(ana.id)).toHaveLength(1);
  const distinta = await subir(admin, [...filas, `${ana.correo};${titulo};21/3/2026;`], id);
  expect(distinta.respuesta.body.error?.code).toBe('CARGA_DISTINTA');
});

test('un archivo de más de 10.000 filas se rechaza con su límite; uno que no se entiende dice qué le falta', async () => {
  const muchas = await subir(
    admin,
    Array.from({ length: 10_001 }, (_, i) => `p${i}@x.es;Curso;20/3/2026;`),
  );
  expect(muchas.respuesta.body.error?.message).toBe(
    'El archivo tiene 10.001 filas y caben 10.000. Pártelo en varios.',
  );
  const sinDia = await admin.post(
    `/api/externas/cargas/${randomUUID()}?nombre=a.csv`,
    'Correo;Curso\nana@x.es;Primeros auxilios',
    BYTES,
  );
  expect((sinDia.body as unknown as CargaDeExternas).falta).toBe(
    'Falta la columna con el día en que la terminó.',
  );
});

test('quien registra de sus grupos no distingue de nadie a quien no ve, ni abre lo que subió otro', async () => {
  const grupo = await school.grupo();
  const [suya, ajena] = [await school.persona(), await school.persona()];
  await school.miembro(grupo.id, suya.id);
  const deGrupo = async (grupoId: string) => {
    const { nombre: perfil } = await school.perfil(['certificados:ver:grupos', 'certificados:emitir:grupos']);
    const persona = await school.persona({ perfil });
    await school.tutor(grupoId, persona.id);
    return school.entra(persona);
  };
  const tutor = await deGrupo(grupo.id);
  const titulo = await unaEntrada(`De grupos ${randomUUID()}`);
  const subida = await subir(tutor, [
    `${suya.correo};${titulo};20/3/2026;`,
    `${ajena.correo};${titulo};20/3/2026;`,
  ]);
  expect(subida.carga.contadores).toMatchObject({ nueva: 1, error: 1 });
  expect((await subida.filas())[1]).toMatchObject({ persona: null });
  const otra = await deGrupo((await school.grupo()).id);
  expect((await otra.get(subida.url)).status).toBe(404);
});
