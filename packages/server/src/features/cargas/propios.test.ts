import { randomUUID } from 'node:crypto';
import { datoDeCampo } from '@catedra/shared/cargas/campos.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin, platform } = await createTestApp();
const jefa = await school.superAdministrador();
/** Administers people, and no group. */
const personal = await school.con(
  'usuarios:cargar',
  'usuarios:ver',
  'usuarios:crear',
  'usuarios:editar',
  'usuarios:exportar',
);

const centro = await school.campo({ nombre: 'Centro', tipo: 'lista', obligatorio: true }, [
  'Getafe',
  'L’Hospitalet; Nave 2',
]);
const [getafe = '', hospitalet = ''] = centro.opciones.map(({ id }) => id);
const propios = {
  puesto: await school.campo({ nombre: 'Puesto' }),
  empleado: await school.campo({ nombre: 'Nº empleado', unico: true }),
  horas: await school.campo({ nombre: 'Horas', tipo: 'numero', decimales: true }),
  alta: await school.campo({ nombre: 'Fecha de alta', tipo: 'fecha' }),
  conduce: await school.campo({ nombre: 'Conduce', tipo: 'si_no' }),
  jefe: await school.campo({ nombre: 'Responsable', tipo: 'persona' }),
};

const bajar = async ({ cookie }: Client, ruta: string, body?: object) => {
  const respuesta = await fetch(`${origin}${ruta}`, {
    method: body ? 'POST' : 'GET',
    headers: { origin, cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(respuesta.status).toBe(200);
  return respuesta.bytes();
};
const plantilla = async (quien: Client) =>
  readSheet(await bajar(quien, '/api/cargas/plantilla.xlsx'), { nombre: 'plantilla.xlsx' }).then(
    ({ encabezados }) => encabezados.slice(11),
    () => null,
  );

/** A group that fills itself by where people work. */
const conRegla = async () => {
  const grupo = await school.grupo();
  const regla = { cumple: 'todas', condiciones: [{ campo: centro.id, es: 'igual', a: [getafe] }] };
  expect((await jefa.put(`/api/grupos/${grupo.id}/regla`, { regla, version: 0 })).status).toBe(200);
  return { grupo, quitar: () => jefa.put(`/api/grupos/${grupo.id}/regla`, { regla: null, version: 1 }) };
};
const centroDe = async (id: string) =>
  (await jefa.get(`/api/usuarios/${id}`)).body.campos as Record<string, string>;

test('la plantilla tiene una columna por campo que se puede rellenar, y lo obligatorio lleva asterisco', async () => {
  const todas = ['Centro *', 'Puesto', 'Nº empleado', 'Horas', 'Fecha de alta', 'Conduce', 'Responsable'];
  expect(await plantilla(jefa)).toEqual(todas);
  const { quitar } = await conRegla();
  expect(await plantilla(personal)).toEqual(todas.slice(1));
  await quitar();
});

test('lo que se escribe bajo los títulos de la plantilla va a su campo', async () => {
  const carga = await revisada(
    jefa,
    'Nombre;Apellidos;Correo;Centro *;Fecha de alta\nAna;Gil;ana@plantilla.example;Getafe;31/01/2024',
    { contraseñas: 'nada' },
  );
  expect((await carga.leer()).opciones.mapeo.slice(3)).toEqual(
    [centro, propios.alta].map(({ id }) => datoDeCampo(id)),
  );
  await carga.importar();
  const [fila] = await carga.filas();
  expect(await centroDe(fila?.usuarioId ?? '')).toEqual({
    [centro.id]: getafe,
    [propios.alta.id]: '2024-01-31',
  });
});

test('quien llega con un archivo se busca por lo mismo que quien se escribe de uno en uno', async () => {
  const carga = await revisada(
    jefa,
    'Nombre;Apellidos;Correo;Usuario;Documento;Centro;Puesto;Horas;Fecha de alta\n' +
      'Íñigo;Güell;inigo@busca.example;igüell;X-1234567-B;Getafe;Oficial;37,5;31/01/2024\n' +
      'Ana;;ana@busca.example;;;Getafe;;;',
    { contraseñas: 'nada' },
  );
  expect((await carga.importar()).resultado?.creadas).toBe(2);
  const ids = (await carga.filas()).map(({ usuarioId }) => usuarioId ?? '');
  const buscadas = async () =>
    (
      await platform.db.execute<{ busqueda: string }>(
        sql`select busqueda from usuarios where id = any(${sql.param(ids)}::uuid[]) order by nombre`,
      )
    ).rows.map(({ busqueda }) => busqueda);
  const conElArchivo = await buscadas();
  expect(conElArchivo[1]).toMatch(/^inigo guell inigo@busca.example .*(oficial 37.5|37.5 oficial)/);
  await platform.db.execute(
    sql`update usuarios set nombre = nombre where id = any(${sql.param(ids)}::uuid[])`,
  );
  expect(await buscadas()).toEqual(conElArchivo);
});

describe('lo que se descarga vuelve y nada cambia', () => {
  test.each(['csv', 'xlsx'])('en %s, con un campo de cada clase', async (formato) => {
    const grupo = await school.grupo();
    const lleno = (n: number) => ({
      [centro.id]: hospitalet,
      [propios.puesto.id]: '=Oficial; de 1ª "A"',
      [propios.empleado.id]: `00${n}${formato}`,
      [propios.horas.id]: 37.5,
      [propios.alta.id]: '2024-02-29',
      [propios.conduce.id]: n === 1,
      [propios.jefe.id]: jefa.id,
    });
    const personas = [
      await school.persona({ campos: lleno(1) }),
      await school.persona({ campos: lleno(2) }),
      await school.persona({ campos: { [centro.id]: getafe, [propios.horas.id]: -1200 } }),
    ];
    for (const { id } of personas) await school.miembro(grupo.id, id);
    const antes = await Promise.all(personas.map(({ id }) => centroDe(id)));

    const seleccion = { filtro: { grupoIds: grupo.id } };
    const bytes = await bajar(jefa, '/api/usuarios/exportar', { formato, seleccion });
    const carga = `/api/cargas/${randomUUID()}`;
    await fetch(`${origin}${carga}?nombre=vuelta.${formato}`, {
      method: 'POST',
      headers: { origin, cookie: jefa.cookie, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    await jefa.patch(carga, { modo: 'crear_y_actualizar', clave: 'correo' });
    const { body } = await jefa.post(`${carga}/revisar`);

    const columnas = (body.opciones as { mapeo: string[] }).mapeo.slice(11);
    expect(columnas).toEqual([centro, ...Object.values(propios)].map(({ id }) => datoDeCampo(id)));
    expect(body.contadores).toMatchObject({ total: 3, iguales: 3, cambian: 0, nuevas: 0, errores: 0 });
    await jefa.post(`${carga}/importar`, { como: 'soloCorrectas' });
    expect(await Promise.all(personas.map(({ id }) => centroDe(id)))).toEqual(antes);
  });
});

describe('un campo que llena grupos', () => {
  const archivo = (correo: string, valor: string) =>
    `Nombre;Apellidos;Correo;Centro\nAna;Gil;${correo};${valor}`;

  test('no lo cambia un archivo de quien no edita todos los grupos, aunque lo pida', async () => {
    const { grupo, quitar } = await conRegla();
    const ana = await school.persona({ campos: { [centro.id]: hospitalet } });
    const carga = await subir(personal, archivo(ana.correo ?? '', 'Getafe'));
    expect((await carga.leer()).opciones.mapeo[3]).toBeNull();
    await carga.cambiar({ mapeo: ['nombre', 'apellidos', 'correo', datoDeCampo(centro.id)] });
    await carga.revisar();
    await carga.importar();

    expect(await centroDe(ana.id)).toEqual({ [centro.id]: hospitalet });
    expect((await jefa.get(`/api/grupos/${grupo.id}/miembros`)).body.datos).not.toContainEqual(
      expect.objectContaining({ id: ana.id }),
    );
    await quitar();
  });

  test('si empieza a llenarlos entre la revisión y la importación, tampoco', async () => {
    const ana = await school.persona({ campos: { [centro.id]: hospitalet } });
    const carga = await revisada(personal, archivo(ana.correo ?? '', 'Getafe'));
    expect((await carga.leer()).contadores).toMatchObject({ cambian: 1 });
    const { quitar } = await conRegla();
    await carga.importar();

    expect(await centroDe(ana.id)).toEqual({ [centro.id]: hospitalet });
    await quitar();
  });

  test('ni lo devuelve a como estaba quien deshace; quien puede, sí', async () => {
    const [ana, luis] = [
      await school.persona({ campos: { [centro.id]: hospitalet } }),
      await school.persona({ campos: { [centro.id]: hospitalet } }),
    ];
    const cargas = [
      await revisada(personal, archivo(ana.correo ?? '', 'Getafe')),
      await revisada(jefa, archivo(luis.correo ?? '', 'Getafe')),
    ];
    for (const carga of cargas) await carga.importar();
    expect([await centroDe(ana.id), await centroDe(luis.id)]).toEqual([
      { [centro.id]: getafe },
      { [centro.id]: getafe },
    ]);
    const { quitar } = await conRegla();
    const previsto = (await jefa.get(`/api/cargas/${cargas[1]?.id}/deshacer`)).body;
    expect(previsto).toMatchObject({ personasRestauradas: 1, personasConCambios: 0 });

    for (const carga of cargas) await carga.deshacer();

    expect([await centroDe(ana.id), await centroDe(luis.id)]).toEqual([
      { [centro.id]: getafe },
      { [centro.id]: hospitalet },
    ]);
    const [fila] = (await cargas[0]?.filas()) ?? [];
    expect(fila).toMatchObject({ nota: expect.stringContaining('no puedes cambiar «Centro»') });
    await quitar();
  });
});

test('deshacer dice por su nombre los campos que se crearon para el archivo, que se quedan', async () => {
  const carga = await subir(
    jefa,
    'Nombre;Apellidos;Correo;Centro;Nave\nEva;Gil;eva@nave.example;Getafe;Norte',
  );
  await platform.db.execute(sql`update campos set creado_en = '2020-01-01' where id = ${centro.id}`);
  const nave = await school.campo({ nombre: 'Nave' });
  const mapeo = ['nombre', 'apellidos', 'correo', datoDeCampo(centro.id), datoDeCampo(nave.id)] as const;
  await carga.cambiar({ mapeo: [...mapeo], contraseñas: 'nada' });
  await carga.revisar();
  await carga.importar();
  expect((await jefa.get(`/api/cargas/${carga.id}/deshacer`)).body.camposQueQuedan).toEqual(['Nave']);
  expect((await carga.deshacer()).deshecho?.camposQueQuedan).toEqual(['Nave']);
});

test('lo que se recuerda de un archivo no deja fuera la columna de un campo que se creó después', async () => {
  const texto = 'Nombre;Apellidos;Correo;Turno;Sala\nEva;Gil;eva@turno.example;Noche;3';
  const primera = await subir(jefa, texto);
  const mapeo = ['nombre', 'apellidos', 'correo', null, null] as const;
  await primera.cambiar({ mapeo: [...mapeo] });
  const turno = await school.campo({ nombre: 'Turno', creadoEn: '2999-01-01T00:00:00.000Z' });
  await school.campo({ nombre: 'Sala', creadoEn: '2020-01-01T00:00:00.000Z' });
  expect((await subir(jefa, `${texto} `)).respuesta.body).toMatchObject({
    mapeoRecordado: true,
    opciones: { mapeo: [...mapeo.slice(0, 3), datoDeCampo(turno.id), null] },
  });
});
