import { expect, test } from 'vitest';
import { revisada, subir } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();
const empleado = await school.campo({ nombre: 'Nº de empleado', unico: true });
const centro = await school.campo({ nombre: 'Centro', tipo: 'lista' }, ['Getafe', 'Coslada']);
const [getafe, coslada] = centro.opciones.map(({ id }) => id);
const alta = await school.campo({ nombre: 'Fecha de alta', tipo: 'fecha' });
const jefa = await school.campo({ nombre: 'Responsable', tipo: 'persona' });
const marta = await school.persona({ nombre: 'Marta', apellidos: 'Ordóñez', correo: 'marta@campos.example' });

const camposDe = async (correo: string) =>
  (await admin.get(`/api/usuarios/primero?campo=correo&valor=${correo}`)).body.campos;
const TITULOS = 'nombre;apellidos;correo;Número de empleado;Sede;Fecha de alta;Responsable';
const archivo = (...filas: string[]) => [TITULOS, ...filas].join('\n');

test('las columnas se reconocen por su título o por los valores de una lista', async () => {
  const subida = await subir(
    admin,
    archivo(
      'Eva;Ruiz;eva0@campos.example;1;Getafe;15/03/2023;',
      'Iria;Sanz;iria0@campos.example;2;COSLADA;;',
    ),
  );
  const { opciones, columnas } = await subida.leer();
  expect(opciones.mapeo.slice(3)).toEqual([empleado, centro, alta, jefa].map(({ id }) => `campo:${id}`));
  expect(columnas[4]?.[0]?.porque).toBe('Por sus valores: los 2 son valores de Centro.');
});

test('se revisan, se importan, se actualizan y se deshacen', async () => {
  const carga = await revisada(
    admin,
    archivo(
      'Eva;Ruiz;eva@campos.example;A-1;Getafe;15/03/2023;marta@campos.example',
      'Iria;Sanz;iria@campos.example;A-2;COSLADA;2/1/2019;Nadie Conocido',
      'Mal;Centro;mal1@campos.example;A-3;Getaffe;;',
      'Mal;Fecha;mal2@campos.example;A-4;;31/02/2020;',
      'Mal;Número;mal3@campos.example;a-1;;;',
    ),
    { contraseñas: 'nada' },
  );
  const errores = (await carga.filas('error')).map((fila) => fila.errores.map(({ texto }) => texto));
  expect(errores).toEqual([
    ['Centro: «Getaffe» no está en la lista. ¿Quisiste decir «Getafe»?'],
    ['Fecha de alta: «31/02/2020» no es una fecha. Escríbela así: 18/11/2026.'],
    ['Nº de empleado «a-1» ya está en la fila 2, y no se repite.'],
  ]);
  const [aviso] = await carga.filas('aviso');
  expect(aviso?.avisos[0]?.texto).toMatch(/No encontramos a «Nadie Conocido»/);

  await carga.importar();
  expect(await camposDe('eva@campos.example')).toEqual({
    [empleado.id]: 'A-1',
    [centro.id]: getafe,
    [alta.id]: '2023-03-15',
    [jefa.id]: marta.id,
  });
  expect(await camposDe('iria@campos.example')).toEqual({
    [empleado.id]: 'A-2',
    [centro.id]: coslada,
    [alta.id]: '2019-01-02',
  });

  const segunda = await revisada(
    admin,
    archivo('Eva;Ruiz;eva@campos.example;A-1;Coslada;;_', 'Iria;Sanz;iria@campos.example;A-1;;;'),
    { contraseñas: 'nada' },
  );
  expect((await segunda.filas('error')).map(({ errores: [uno] }) => uno?.texto)).toEqual([
    'Nº de empleado «a-1» ya está en la fila 2, y no se repite.',
  ]);
  const [cambia] = await segunda.filas('cambia');
  expect(new Set(Object.keys(cambia?.cambios ?? {}))).toEqual(
    new Set([`campo:${centro.id}`, `campo:${jefa.id}`]),
  );
  await segunda.importar();
  expect(await camposDe('eva@campos.example')).toEqual({
    [empleado.id]: 'A-1',
    [centro.id]: coslada,
    [alta.id]: '2023-03-15',
  });

  await segunda.deshacer();
  expect(await camposDe('eva@campos.example')).toEqual({
    [empleado.id]: 'A-1',
    [centro.id]: getafe,
    [alta.id]: '2023-03-15',
    [jefa.id]: marta.id,
  });
});

test('lo que ya tiene otra persona se dice en la revisión, y lo obligatorio se pide a las nuevas', async () => {
  const otro = await school.campo({ nombre: 'Convenio', obligatorio: true });
  const carga = await revisada(
    admin,
    [
      'nombre;correo;Convenio;Nº empleado',
      'Ana;ana@campos.example;;9',
      'Olga;olga@campos.example;Metal;A-2',
    ].join('\n'),
  );
  expect((await carga.filas('error')).map(({ errores: [uno] }) => uno?.texto)).toEqual([
    'Falta «Convenio», que es obligatorio.',
    'Nº de empleado «a-2» ya lo tiene otra persona, y no se repite.',
  ]);
  await admin.post(`/api/campos/${otro.id}/retirar`);
});

test('quien no puede cambiar un campo a quien ya está no lo cambia con un archivo', async () => {
  const grupo = await school.grupo();
  const persona = await school.persona({ correo: 'suya@campos.example' });
  await school.miembro(grupo.id, persona.id);
  const tutora = await school.con(
    'usuarios:ver:grupos',
    'usuarios:editar:grupos',
    'usuarios:cargar:grupos',
    'grupos:ver:grupos',
    'grupos:editar:grupos',
  );
  await school.tutor(grupo.id, tutora.id);
  const carga = await revisada(
    await school.entra(tutora),
    `nombre;apellidos;correo;Centro\n${persona.nombre};${persona.apellidos};suya@campos.example;Getafe`,
  );
  expect((await carga.filas('error'))[0]?.errores[0]?.texto).toBe(
    'No puedes cambiar «Centro» a quien ya está.',
  );
});

test('los valores de una columna, contados, sirven para hacer una lista', async () => {
  const subida = await subir(admin, 'nombre;Turno\nA;Mañana\nB;mañana\nC;Tarde\nD;');
  const { body } = await admin.get(`/api/cargas/${subida.id}/columnas/1`);
  expect(body).toEqual({
    valores: [
      { texto: 'Mañana', filas: 2 },
      { texto: 'Tarde', filas: 1 },
    ],
    vacias: 1,
  });
});

test('quien manda se reconoce como lo escribe personal: por sus apellidos y su nombre, o por su número', async () => {
  const { version } = (await admin.get(`/api/usuarios/${marta.id}`)).body;
  await admin.patch(`/api/usuarios/${marta.id}`, { campos: { [empleado.id]: '000077' }, version });
  for (const correo of ['sol1@campos.example', 'sol2@campos.example'])
    await school.persona({ nombre: 'Sol', apellidos: 'Paz', correo });
  const carga = await revisada(
    admin,
    archivo(
      'Uno;Uno;uno@manda.example;;;;ORDOÑEZ, MARTA',
      'Dos;Dos;dos@manda.example;;;;000077',
      'Tres;Tres;tres@manda.example;;;;Paz, Sol',
    ),
  );
  const nombrada = (await carga.filas()).map(({ cambios }) => cambios[`campo:${jefa.id}`]?.[1] ?? null);
  expect(nombrada).toEqual([JSON.stringify(marta.id), JSON.stringify(marta.id), null]);
  expect((await carga.filas('aviso'))[0]?.avisos[0]?.texto).toContain('podría ser más de una persona');
});

test('quien manda y viene en el mismo archivo, antes o después, se pone al terminar, y se deshace', async () => {
  const ana = await school.persona({ nombre: 'Ana', apellidos: 'Gil', correo: 'ana@nuevas.example' });
  const carga = await revisada(
    admin,
    [
      'nombre;apellidos;correo;DNI;Responsable',
      'Uno;Uno;uno@nuevas.example;;Jefe Nuevo, Raúl',
      'Raúl;Jefe Nuevo;raul@nuevas.example;12.345.678-Z;dos@nuevas.example',
      'Dos;Dos;dos@nuevas.example;;12345678Z',
      'Ana;Gil;ana@nuevas.example;;RAÚL JEFE NUEVO',
      'Tres;Tres;tres@nuevas.example;;Nadie',
      'Cuatro;Cuatro;cuatro@nuevas.example;;cinco@nuevas.example',
      'Cinco;Cinco;cinco@nuevas.example;;',
    ].join('\n'),
    { clave: 'correo', contraseñas: 'nada' },
  );
  expect((await carga.leer()).contadores).toMatchObject({ nuevas: 6, cambian: 1, avisos: 1, errores: 0 });
  const [aviso] = await carga.filas('aviso');
  expect(aviso?.avisos[0]?.texto).toContain('No encontramos a «Nadie» en la academia ni en el archivo');
  await carga.corregir(8, { descartada: true });

  const { resultado } = await carga.importar();
  expect(resultado).toMatchObject({ creadas: 5, actualizadas: 1, iguales: 0 });
  const raul = (await carga.filas()).find(({ linea }) => linea === 3)?.usuarioId;
  const dos = (await carga.filas()).find(({ linea }) => linea === 4)?.usuarioId;
  const de = async (correo: string) => ((await camposDe(correo)) as Record<string, string>)[jefa.id];
  expect(await de('uno@nuevas.example')).toBe(raul);
  expect(await de('raul@nuevas.example')).toBe(dos);
  expect(await de('dos@nuevas.example')).toBe(raul);
  expect(await de('ana@nuevas.example')).toBe(raul);
  expect(await de('cuatro@nuevas.example')).toBeUndefined();

  await carga.deshacer();
  expect((await admin.get(`/api/usuarios/${ana.id}`)).body.campos).toEqual({});
});

test('al dejar fuera a quien otra fila nombra, o al cambiar cómo se llama, esa fila lo dice', async () => {
  const carga = await revisada(
    admin,
    'nombre;correo;Responsable\nOcho;ocho@nuevas.example;nueve@nuevas.example\nNueve;nueve@nuevas.example;',
    { clave: 'correo', contraseñas: 'nada' },
  );
  const avisosDeOcho = async () => (await carga.filas())[0]?.avisos.length;
  expect(await avisosDeOcho()).toBe(0);
  expect((await carga.corregir(3, { descartada: true })).filas).toMatchObject([
    { linea: 2, avisos: [{ columna: 2 }] },
    { linea: 3, estado: 'descartada' },
  ]);
  await carga.corregir(3, { descartada: false });
  expect(await avisosDeOcho()).toBe(0);
  await carga.corregir(3, { celdas: { 1: 'otra@nuevas.example' } });
  expect(await avisosDeOcho()).toBe(1);
  await carga.corregir(3, { celdas: { 1: 'nueve@nuevas.example' } });
  expect(await avisosDeOcho()).toBe(0);
});

test('si quien manda no entró, se dice en la fila de quien lo nombra', async () => {
  const carga = await revisada(
    admin,
    'nombre;correo;Responsable\nSeis;seis@nuevas.example;Siete\nSiete;sin arroba;',
    { clave: 'correo', contraseñas: 'nada' },
  );
  expect((await carga.leer()).contadores).toMatchObject({ nuevas: 1, errores: 1, avisos: 0 });
  await carga.importar();
  expect((await carga.filas())[0]).toMatchObject({
    resultado: 'creada',
    nota: '«Siete» no entró con el archivo, o podría ser más de una persona: «Responsable» no se puso.',
  });
});
