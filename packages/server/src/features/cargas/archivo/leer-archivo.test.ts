import { describe, expect, test } from 'vitest';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
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
