import { buffer } from 'node:stream/consumers';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { describe, expect, test } from 'vitest';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin } = await createTestApp();
const admin = await school.administrador();

const PLANTILLA = [
  'Nº empleado;Primer apellido;Segundo apellido;Nombre;DNI;E-mail',
  '10000;Núñez;Íñiguez;María José;50872341K;mj@lectura.example',
  '10001;Guaraní;;Araceli;X4417820A;ara@lectura.example',
].join('\n');

describe('dos columnas de apellidos', () => {
  test('se reconocen, se juntan y nadie pierde parte de su nombre', async () => {
    const carga = await revisada(admin, PLANTILLA);
    expect((await carga.leer()).opciones.mapeo).toEqual([
      null,
      'apellidos',
      'apellidos',
      'nombre',
      'documento',
      'correo',
    ]);
    await carga.importar();
    const { body } = await admin.get('/api/usuarios?buscar=lectura.example&orden=apellidos');
    expect(body.datos).toMatchObject([
      { nombre: 'Araceli', apellidos: 'Guaraní', documento: 'X4417820A' },
      { nombre: 'María José', apellidos: 'Núñez Íñiguez', documento: '50872341K' },
    ]);
  });

  test('también a mano, con títulos que no dicen nada', async () => {
    const carga = await revisada(admin, 'Uno;Otro;Nombre;Correo\nGil;Paz;Ana;gil@mano.example', {
      mapeo: ['apellidos', 'apellidos', 'nombre', 'correo'],
    });
    const [fila] = await carga.filas();
    expect(fila?.cambios).toMatchObject({ nombre: [null, 'Ana'], apellidos: [null, 'Gil Paz'] });
  });
});

test('cada columna dice por qué es lo que es', async () => {
  const carga = await subir(admin, PLANTILLA);
  const { columnas } = await carga.leer();
  expect(columnas[4]?.[0]).toEqual({
    campo: 'documento',
    porque: 'Por el título y sus valores: los 2 son DNI o NIE con su letra.',
    duda: false,
  });
  expect(columnas[0]?.map(({ campo }) => campo)).toEqual(['documento']);
});

test('los valores que son grupos a su alcance dicen que la columna es de grupos', async () => {
  await school.grupo('Muelle de carga');
  const carga = await subir(admin, 'Nombre;Correo;Departamento\nAna;a@dep.example;MUELLE DE CARGA');
  expect((await carga.leer()).opciones.mapeo[2]).toBe('grupos');
});

test('de un libro con varias hojas se abre la de las personas', async () => {
  const libro = writeXlsx({
    sheets: [
      { nombre: 'Portada', columns: [{ titulo: 'Informe de plantilla', ancho: 30 }], rows: [['Noviembre']] },
      {
        nombre: 'Plantilla',
        columns: ['Nombre', 'Apellidos', 'Correo'].map((titulo) => ({ titulo, ancho: 20 })),
        rows: [['Ana', 'Gil', 'ana@hojas.example']],
      },
    ],
  });
  const id = crypto.randomUUID();
  await fetch(`${origin}/api/cargas/${id}?nombre=plantilla.xlsx`, {
    method: 'POST',
    headers: { origin, cookie: admin.cookie, 'content-type': 'application/octet-stream' },
    body: await buffer(libro),
  });
  expect((await admin.get(`/api/cargas/${id}`)).body).toMatchObject({
    hoja: 'Plantilla',
    filas: 1,
    hojas: ['Portada', 'Plantilla'],
  });
});

describe('una lista sin títulos', () => {
  const LISTA = ['Begoña;Muñoz de la Peña;11873402C;Noche', 'Xoán;Guaraní Benítez;X4417820A;Tarde'].join(
    '\n',
  );

  test('no pierde a la primera persona', async () => {
    const carga = await subir(admin, LISTA);
    expect(await carga.leer()).toMatchObject({
      filaDeTitulos: null,
      filas: 2,
      encabezados: ['Columna A', 'Columna B', 'Columna C', 'Columna D'],
      opciones: { mapeo: ['nombre', 'apellidos', 'documento', null] },
    });
  });

  test('quien sube puede decir que sí son títulos, y desdecirse', async () => {
    const carga = await subir(admin, LISTA);
    await carga.cambiar({ sinTitulos: false });
    expect(await carga.leer()).toMatchObject({ filaDeTitulos: 1, filas: 1 });
    await carga.cambiar({ sinTitulos: true });
    expect(await carga.leer()).toMatchObject({ filaDeTitulos: null, filas: 2 });
  });

  test('cambiar la codificación no olvida lo que se dijo de la primera fila', async () => {
    const carga = await subir(admin, LISTA);
    await carga.cambiar({ sinTitulos: false });
    await carga.cambiar({ separador: ';' });
    expect(await carga.leer()).toMatchObject({ filaDeTitulos: 1 });
  });

  test('lo que se eligió para ella no vale para otra lista sin títulos', async () => {
    const carga = await subir(admin, LISTA);
    await carga.cambiar({ mapeo: ['nombre', null, null, null] });
    const otra = await subir(admin, 'ana@sin.example;Ana;Gil;Uno\nluis@sin.example;Luis;Paz;Dos');
    expect(await otra.leer()).toMatchObject({
      mapeoRecordado: false,
      opciones: { mapeo: ['correo', 'nombre', 'apellidos', null] },
    });
  });
});

describe('el archivo de cada mes', () => {
  const TITULOS = 'APELLIDOS Y NOMBRE;N.I.F.;F. BAJA;EMAIL';
  const persona = async (documento: string) =>
    ((await admin.get(`/api/usuarios?documento=${documento}`)).body.datos as Usuario[])[0];

  test('reconoce por lo que traen todas, da usuario a quien no tiene correo y no lee el total', async () => {
    const carga = await revisada(
      admin,
      `${TITULOS}\nPeña Gil, Íñigo;40000001B;;\nSanz Ríos, Ana;40000002N;;ana@mes.example\nTOTAL EMPLEADOS: 2;;;`,
    );
    expect(await carga.leer()).toMatchObject({
      filas: 2,
      avisos: ['La fila 4 es un total y no se lee.'],
      opciones: { clave: 'documento', usuarioPlantilla: 'inicial_apellido' },
      contadores: { nuevas: 2, errores: 0 },
    });
    await carga.importar();
    expect(await persona('40000001B')).toMatchObject({ usuario: 'ipena', correo: null });
    expect(await persona('40000002N')).toMatchObject({ usuario: null, correo: 'ana@mes.example' });
  });

  test('quien estrena correo o lo cambia es quien era', async () => {
    const carga = await revisada(
      admin,
      `${TITULOS}\nPeña Gil, Íñigo;40000001B;;inigo@mes.example\nSanz Ríos, Ana;40000002N;;ana.sanz@mes.example`,
    );
    expect((await carga.leer()).contadores).toMatchObject({ cambian: 2, errores: 0 });
    await carga.importar();
    expect(await persona('40000001B')).toMatchObject({ usuario: 'ipena', correo: 'inigo@mes.example' });
  });

  test('la fecha de baja cierra la puerta al acabar ese día, se descarga como vino y deshacer la quita', async () => {
    const bajas = `${TITULOS}\nPeña Gil, Íñigo;40000001B;31.12.9999;\nSanz Ríos, Ana;40000002N;30/11/2026;\nPaz Sol, Eva;40000003J;31/10/2020;eva@mes.example`;
    const carga = await revisada(admin, bajas);
    expect((await carga.leer()).contadores).toMatchObject({ iguales: 1, cambian: 1, nuevas: 1, avisos: 1 });
    const [aviso] = await carga.filas('aviso');
    expect(aviso?.avisos[0]?.texto).toContain('De baja desde el 31/10/2020');
    await carga.importar();

    const ana = await persona('40000002N');
    // The last second of that day in Madrid.
    expect(ana?.bajaDesde).toBe('2026-11-30T22:59:59.000Z');
    const respuesta = await fetch(`${origin}/api/usuarios/exportar`, {
      method: 'POST',
      headers: { origin, cookie: admin.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ formato: 'csv', seleccion: { ids: [ana?.id] } }),
    });
    const descargado = await respuesta.text();
    expect(descargado).toContain('30/11/2026');
    const otraVez = await revisada(admin, descargado);
    expect((await otraVez.leer()).contadores).toMatchObject({ iguales: 1, cambian: 0 });

    const prevision = await admin.get(`/api/cargas/${carga.id}/deshacer`);
    expect(prevision.body).toMatchObject({ personasRestauradas: 1, personasConCambios: 0 });
    await carga.deshacer();
    expect(await persona('40000002N')).toMatchObject({ bajaDesde: null });
  });

  test('de una lista que no es de personas no se hace a nadie', async () => {
    const carga = await revisada(admin, 'id;nombre\n01;Andalucía\n02;Aragón');
    expect(await carga.leer()).toMatchObject({
      opciones: { usuarioPlantilla: 'ninguna' },
      contadores: { nuevas: 0, errores: 2 },
    });
  });
});
