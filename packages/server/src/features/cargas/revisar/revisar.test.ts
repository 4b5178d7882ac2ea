import { describe, expect, test } from 'vitest';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

describe('subir', () => {
  test('dice cómo se leyó el archivo y qué es cada columna', async () => {
    const { respuesta } = await subir(
      admin,
      'Nombre;Apellidos;E-mail;Turno\nBegoña;Muñoz;b@carga.example;noche',
    );

    expect(respuesta.body).toMatchObject({
      estado: 'leida',
      formato: 'texto',
      codificacion: 'utf-8',
      separador: ';',
      muestra: 'Begoña',
      encabezados: ['Nombre', 'Apellidos', 'E-mail', 'Turno'],
      filas: 1,
      opciones: {
        mapeo: ['nombre', 'apellidos', 'correo', null],
        modo: 'crear_y_actualizar',
        clave: 'correo',
      },
      releible: true,
    });
  });
});

describe('revisar', () => {
  test('dice en cada celda qué está mal, por qué y qué hacer, y no guarda a nadie', async () => {
    const ocupada = await school.persona({
      correo: 'ocupado@carga.example',
      documento: '11873402Y',
      nombre: 'Leire',
      apellidos: 'Ibáñez',
    });
    await school.grupo('Logística');
    const carga = await revisada(
      admin,
      [
        'nombre;apellidos;correo;usuario;documento;perfil;grupo',
        'Lucía;Sanz;lucia.sanz@norte;;;;',
        ';Sin Nombre;s@carga.example;;;;',
        'Sin;Entrada;;;;;',
        'Óscar;Llorente;o@carga.example;;;Estudiant;',
        'Núria;Domènech;n@carga.example;;;super administrador;',
        'Rubén;Hidalgo;r@carga.example;;;;Logistca',
        'Pilar;Jiménez;p@carga.example;;11873402Y;;',
        'Ana;Uno;doble@carga.example;;;;',
        'Ana;Dos;Doble@carga.example;;;;',
        'Mal;Le\uFFFDda;m@carga.example;;;;',
        'Bien;Bien;bien@carga.example;;;alumno;LOGISTICA',
      ].join('\n'),
      { clave: 'correo', usuarioPlantilla: 'ninguna' },
    );

    const filas = await carga.filas();
    expect(filas.map(({ linea, errores }) => [linea, errores.map(({ columna }) => columna)])).toEqual([
      [2, [2]],
      [3, [0]],
      [4, [2]],
      [5, [5]],
      [6, [5]],
      [7, [6]],
      [8, [4]],
      [9, []],
      [10, [2]],
      [11, [1]],
      [12, []],
    ]);
    expect(filas[5]?.errores[0]?.texto).toContain('¿Quisiste decir «Logística»?');
    expect(filas[6]?.errores[0]?.personas).toEqual([{ id: ocupada.id, nombre: 'Leire Ibáñez' }]);
    expect(filas[8]?.errores[0]).toMatchObject({ linea: 9 });
    expect((await carga.leer()).contadores).toMatchObject({ total: 11, nuevas: 2, errores: 9 });
    expect((await admin.get('/api/usuarios?buscar=bien@carga')).body.datos).toEqual([]);
  });
});

describe('corregir', () => {
  test('una celda corregida se revisa al momento, y con ella la fila con la que chocaba', async () => {
    const carga = await revisada(
      admin,
      'nombre;correo\nAna Gil;igual@corregir.example\nEva Gil;igual@corregir.example\nIker Gil;mal',
    );
    expect((await carga.leer()).contadores).toMatchObject({ nuevas: 1, errores: 2 });

    const { filas, contadores } = await carga.corregir(2, { celdas: { 1: 'otro@corregir.example' } });
    expect(filas.map(({ linea, estado }) => [linea, estado])).toEqual([
      [2, 'nueva'],
      [3, 'nueva'],
    ]);
    expect(contadores).toMatchObject({ nuevas: 2, errores: 1 });

    const descartada = await carga.corregir(4, { descartada: true });
    expect(descartada.contadores).toMatchObject({ nuevas: 2, errores: 0, descartadas: 1 });
    const devuelta = await carga.corregir(4, { descartada: false, celdas: { 1: 'iker@corregir.example' } });
    expect(devuelta.contadores).toMatchObject({ nuevas: 3, errores: 0, descartadas: 0 });
  });
});

describe('corregir todas las iguales', () => {
  const texto = [
    'nombre;correo;perfil',
    'Ana;ana@iguales.example;Alumno raro',
    'Eva;eva@iguales.example;Alumno raro',
    'Iker;iker@iguales.example;Alumno raro',
    'Uxía;uxia@iguales.example;Estudiante',
    'Fuera;fuera@iguales.example;Alumno raro',
  ].join('\n');

  test('al corregir una celda se dice cuántas más dicen lo mismo, y todas se corrigen de una vez', async () => {
    const carga = await revisada(admin, texto);
    await carga.corregir(6, { descartada: true });

    const { iguales } = await carga.corregir(2, { celdas: { 2: ' Estudiante ' } });
    expect(iguales).toEqual({ columna: 2, de: 'Alumno raro', a: 'Estudiante', cuantas: 2 });
    const { filas } = await carga.corregirIguales({ columna: 2, de: 'Alumno raro', a: 'Estudiante' });

    expect(filas.map(({ linea, celdas }) => [linea, celdas[2]])).toEqual(
      expect.arrayContaining([
        [3, 'Estudiante'],
        [4, 'Estudiante'],
      ]),
    );
    expect((await carga.filas('descartada'))[0]?.celdas[2]).toBe('Alumno raro');
    const repetida = await carga.corregirIguales({ columna: 2, de: 'Alumno raro', a: 'Estudiante' });
    expect(repetida.filas).toEqual([]);
  });

  test('quien chocaba con ellas se revisa también', async () => {
    const carga = await revisada(
      admin,
      'nombre;usuario;correo\nAna;ana.igual;De@todas.example\nEva;eva.igual;De@todas.example\nIker;iker.igual;de@todas.example',
    );
    expect((await carga.leer()).contadores).toMatchObject({ nuevas: 1, errores: 2 });

    const { contadores } = await carga.corregirIguales({ columna: 2, de: 'De@todas.example', a: '' });

    expect(contadores).toMatchObject({ nuevas: 3, errores: 0 });
  });

  test('una celda vacía o una fila descartada no ofrecen corregir más', async () => {
    const carga = await revisada(admin, 'nombre;correo\n;a@vacias.example\n;b@vacias.example');

    expect((await carga.corregir(2, { celdas: { 0: 'Ana' } })).iguales).toBeNull();
    expect((await carga.corregir(3, { descartada: true })).iguales).toBeNull();
  });

  test('una columna que no existe se dice', async () => {
    const carga = await revisada(admin, texto);
    const { body } = await admin.post(`/api/cargas/${carga.id}/corregir-iguales`, {
      columna: 9,
      de: 'a',
      a: 'b',
    });
    expect(body.error?.fields).toEqual({ columna: 'El archivo no tiene una columna 10.' });
  });
});

describe('columnas y opciones', () => {
  test('el mapeo se recuerda para quien lo usó', async () => {
    const texto = 'Quién;Dónde escribirle\nAna Gil;ana@mapeo.example';
    const primera = await subir(admin, texto);
    expect(primera.respuesta.body).toMatchObject({
      opciones: { mapeo: [null, 'correo'] },
      mapeoRecordado: false,
    });
    await primera.cambiar({ mapeo: ['nombreCompleto', 'correo'] });

    const segunda = await subir(admin, `${texto} `);
    expect(segunda.respuesta.body).toMatchObject({
      opciones: { mapeo: ['nombreCompleto', 'correo'] },
      mapeoRecordado: true,
    });
    const otra = await subir(await school.administrador(), texto);
    expect(otra.respuesta.body).toMatchObject({ mapeoRecordado: false });
  });

  test('una columna dos veces se explica', async () => {
    const carga = await subir(admin, 'a;b\n1;2');
    const { status, body } = await carga.cambiar({ mapeo: ['correo', 'correo'] });

    expect(status).toBe(400);
    expect(body.error?.message).toContain('dos columnas');
  });

  test('el archivo se lee de otra forma cuando la detección no acierta', async () => {
    const carga = await subir(admin, 'nombre,extra;correo\nAna,x;ana@releer.example');
    const { body } = await carga.cambiar({ separador: ';' });

    expect(body).toMatchObject({ encabezados: ['nombre,extra', 'correo'], separador: ';' });
  });

  test('el usuario se hace con la plantilla, sin acentos y sin repetir', async () => {
    await school.persona({ usuario: 'jnunez', nombre: 'Otra' });
    const carga = await revisada(admin, 'nombre;apellidos\nJosé;Núñez Gil\nJulia;Núñez\nÍñigo;De la Fuente', {
      usuarioPlantilla: 'inicial_apellido',
    });

    const filas = await carga.filas();
    expect(filas.map(({ cambios }) => cambios.usuario?.[1])).toEqual(['jnunez2', 'jnunez3', 'idelafuente']);
  });

  test('una celda vacía no cambia nada, salvo que se pida o lleve la marca', async () => {
    const persona = await school.persona({
      correo: 'vacia@opciones.example',
      telefono: '600',
      documento: 'D1',
    });
    const texto = 'correo;telefono;documento;nombre\nvacia@opciones.example;;_;Lucía';
    const normal = await revisada(admin, texto);
    expect((await normal.filas())[0]).toMatchObject({
      estado: 'cambia',
      usuarioId: persona.id,
      cambios: { documento: ['D1', null] },
    });

    await normal.cambiar({ vaciar: true });
    await normal.revisar();
    expect((await normal.filas())[0]?.cambios).toEqual({ documento: ['D1', null], telefono: ['600', null] });
  });

  test('la clave elegida decide quién es, y si dos datos señalan a dos personas se nombran las dos', async () => {
    await school.persona({ nombre: 'Ana', apellidos: 'Una', correo: 'una@clave.example', documento: 'K1' });
    await school.persona({ nombre: 'Eva', apellidos: 'Otra', correo: 'otra@clave.example', documento: 'K2' });
    const carga = await revisada(admin, 'nombre;correo;documento\nAna Una;una@clave.example;K2');

    const [fila] = await carga.filas();
    expect(fila?.estado).toBe('error');
    expect(fila?.errores[0]?.texto).toContain('Ana Una');
    expect(fila?.errores[0]?.personas?.map(({ nombre }) => nombre)).toEqual(['Ana Una', 'Eva Otra']);
  });

  test.each([
    ['crear', ['error', 'nueva']],
    ['crear_y_actualizar', ['cambia', 'nueva']],
    ['solo_actualizar', ['cambia', 'error']],
  ] as const)('en el modo %s', async (modo, estados) => {
    const correo = `${modo}@modo.example`;
    await school.persona({ correo });
    const carga = await revisada(admin, `nombre;correo\nDistinta Gil;${correo}\nNueva Gil;nueva-${correo}`, {
      modo,
    });

    expect((await carga.filas()).map(({ estado }) => estado)).toEqual(estados);
  });
});
