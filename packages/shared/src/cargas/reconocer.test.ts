import { describe, expect, test } from 'vitest';
import type { Campo } from '#campos/schemas.ts';
import type { CampoDeCarga } from '#cargas/campos.ts';
import type { CatalogoDeValores } from '#cargas/mirar-columna.ts';
import { pareceUnaPersona } from '#cargas/parece-persona.ts';
import { reconocerColumnas } from '#cargas/reconocer.ts';

const catalogo: CatalogoDeValores = {
  perfiles: ['Estudiante', 'Administrador', 'Docente'],
  grupos: new Set(['logistica', 'oficinas', 'turno de noche']),
  campos: [],
};

type Hoja = readonly (readonly string[])[];

/** Made up, in the shape of what HR departments and other systems write. */
const ARCHIVOS: readonly [string, Hoja, (CampoDeCarga | null)[]][] = [
  [
    'la plantilla de una empresa española',
    [
      [
        'Nº empleado',
        'Primer apellido',
        'Segundo apellido',
        'Nombre',
        'DNI',
        'E-mail empresa',
        'Departamento',
        'Tfno.',
        'Situación',
        'Nombre de contacto',
        'Observaciones',
      ],
      [
        '10000',
        'Núñez',
        'Íñiguez',
        'María José',
        '50872341K',
        'mj.nunez@norte.example',
        'Logística',
        '+34 600 006 874',
        'A',
        'Jesús Ibarra',
        '',
      ],
      [
        '10001',
        'Muñoz',
        'de la Peña',
        'Begoña',
        '11873402C',
        '',
        'Oficinas',
        '611 20 41 98',
        'A',
        '',
        'Turno partido',
      ],
      ['10002', 'Guaraní', '', 'Araceli', 'X4417820A', '', 'Logística', '', 'IT', '', ''],
    ],
    [
      null,
      'apellidos',
      'apellidos',
      'nombre',
      'documento',
      'correo',
      'grupos',
      'telefono',
      'estado',
      null,
      null,
    ],
  ],
  [
    'apellidos numerados y en mayúsculas',
    [
      ['NOMBRE', 'APELLIDO_1', 'APELLIDO_2', 'CORREO'],
      ['Ana', 'Gil', 'Paz', 'ana@x.example'],
    ],
    ['nombre', 'apellidos', 'apellidos', 'correo'],
  ],
  [
    'paterno y materno, con nombres en dos columnas',
    [
      [
        'Apellido Paterno',
        'Apellido Materno',
        'Primer nombre',
        'Segundo nombre',
        'RUT',
        'Correo electrónico',
        'Área',
      ],
      ['Rojas', 'Soto', 'Camila', 'Andrea', '12.345.678-5', 'camila@sur.example', 'Bodega'],
    ],
    ['apellidos', 'apellidos', 'nombre', 'nombre', 'documento', 'correo', null],
  ],
  [
    'apellidos con títulos que nadie conoce, al lado del nombre',
    [
      ['Nombre', 'Linaje A', 'Linaje B', 'Correo'],
      ['María José', 'Núñez', 'Gil', 'mj@x.example'],
      ['Luis', 'Pérez', 'Ruiz', 'luis@x.example'],
    ],
    ['nombre', 'apellidos', 'apellidos', 'correo'],
  ],
  [
    'un nombre entero, al lado de un pueblo que también es apellido',
    [
      ['Nombre', 'Pueblo', 'Correo'],
      ['Ana Gil Paz', 'Cuenca', 'ana@x.example'],
      ['Luis Pérez Ruiz', 'Toledo', 'luis@x.example'],
    ],
    ['nombreCompleto', null, 'correo'],
  ],
  [
    'una empresa catalana',
    [
      ['Nom', 'Primer cognom', 'Segon cognom', 'Correu electrònic', 'Dpto.'],
      ['Núria', 'Puig', 'Vila', 'nuria@x.example', 'Logística'],
    ],
    ['nombre', 'apellidos', 'apellidos', 'correo', 'grupos'],
  ],
  [
    'los mismos apellidos dos veces',
    [
      ['Nombre', 'Apellido', 'Apellido (2)', 'Correo'],
      ['Ana', 'Gil', 'Paz', 'ana@x.example'],
    ],
    ['nombre', 'apellidos', 'apellidos', 'correo'],
  ],
  [
    'Moodle',
    [
      ['username', 'password', 'firstname', 'lastname', 'email', 'course1', 'group1', 'idnumber'],
      ['anagil', '', 'Ana', 'Gil', 'ana@x.example', 'PRL', 'Sección 1', '77'],
    ],
    ['usuario', null, 'nombre', 'apellidos', 'correo', null, 'grupos', 'documento'],
  ],
  [
    'Chamilo: su Status es el perfil',
    [
      [
        'LastName',
        'FirstName',
        'Email',
        'UserName',
        'Password',
        'AuthSource',
        'OfficialCode',
        'PhoneNumber',
        'Status',
        'Courses',
      ],
      ['Gil', 'Ana', 'ana@x.example', 'anagil', '', 'platform', '77', '001-123-456-789', 'user', 'PRL|AE'],
      ['Paz', 'Luis', 'luis@x.example', 'luispaz', '', 'platform', '', '', 'teacher', 'PRL'],
    ],
    ['apellidos', 'nombre', 'correo', 'usuario', null, null, 'documento', 'telefono', 'perfil', null],
  ],
  [
    'Canvas: el nombre entero sobra, su status es el estado',
    [
      ['user_id', 'login_id', 'first_name', 'last_name', 'full_name', 'sortable_name', 'email', 'status'],
      ['77', 'anagil', 'Ana', 'Gil', 'Ana Gil', 'Gil, Ana', 'ana@x.example', 'active'],
    ],
    ['documento', 'usuario', 'nombre', 'apellidos', null, null, 'correo', 'estado'],
  ],
  [
    'el correo se llama usuario',
    [
      ['Usuario', 'Nombre', 'Apellidos'],
      ['ana@x.example', 'Ana', 'Gil'],
    ],
    ['correo', 'nombre', 'apellidos'],
  ],
  [
    'un nombre que lleva los apellidos',
    [
      ['Nombre', 'Correo'],
      ['Ana Gil Paz', 'ana@x.example'],
    ],
    ['nombreCompleto', 'correo'],
  ],
  [
    'solo el número de empleado identifica',
    [
      ['Nombre', 'Apellidos', 'Legajo'],
      ['Ana', 'Gil', '77'],
    ],
    ['nombre', 'apellidos', 'documento'],
  ],
  [
    'dos correos: el de la empresa',
    [
      ['E-mail personal', 'Nombre', 'Apellidos', 'Correo corporativo'],
      ['ana@casa.example', 'Ana', 'Gil', 'ana@norte.example'],
    ],
    [null, 'nombre', 'apellidos', 'correo'],
  ],
  [
    'lo que da un programa de personal en inglés, con nombres que no son los de siempre',
    [
      ['Employee ID', 'Legal First Name', 'Legal Last Name', 'Work Email', 'Manager', 'Termination Date'],
      ['000001', 'María', 'García', 'maria@norte.example', 'López, Juan', '2026-10-31'],
      ['000002', 'Juan', 'López', '', 'López, Juan', ''],
    ],
    ['documento', 'nombre', 'apellidos', 'correo', null, 'bajaDesde'],
  ],
];

const reconocer = ([encabezados = [], ...filas]: Hoja, sinTitulos = false) =>
  reconocerColumnas({ encabezados, filas, sinTitulos }, catalogo);

test.each(ARCHIVOS)('%s', (_, hoja, campos) => {
  expect(reconocer(hoja).map(({ campo }) => campo)).toEqual(campos);
});

describe('la elección se explica', () => {
  const [, plantilla] = ARCHIVOS[0] ?? ['', []];
  const porques = (columna: number) => reconocer(plantilla)[columna]?.opciones;

  test('con los valores que la sostienen', () => {
    expect(porques(4)?.[0]).toEqual({
      campo: 'documento',
      porque: 'Por el título y sus valores: los 3 son DNI o NIE con su letra.',
      duda: false,
    });
    expect(porques(6)?.[0]?.porque).toBe('Por el título y sus valores: los 2 son grupos tuyos.');
  });

  test('la que no se eligió se ofrece', () => {
    expect(porques(0)?.map(({ campo }) => campo)).toEqual(['documento']);
  });

  test('un título que sus valores desmienten queda en duda', () => {
    const hoja = [
      ['Nombre', 'Correo', 'Situación'],
      ['Ana', 'ana@x.example', 'Q1'],
      ['Eva', 'eva@x.example', 'ZZ'],
    ];
    expect(reconocer(hoja)[2]?.opciones).toEqual([
      {
        campo: 'estado',
        porque: 'El título parece Estado, pero sus valores no lo son: «Q1» y «ZZ».',
        duda: true,
      },
    ]);
  });

  test('«A» e «IT», como los escriben los sistemas de personal, son estados', () => {
    expect(porques(8)).toMatchObject([{ campo: 'estado', duda: false }]);
  });
});

test('la columna «Empleado» que trae nombres no es el campo propio «Nº empleado», y la de números sí', () => {
  const campo = {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    nombre: 'Nº empleado',
    tipo: 'texto',
    opciones: [],
  } as unknown as Campo;
  const campos = reconocerColumnas(
    {
      encabezados: ['Número de empleado', 'Empleado', 'DNI'],
      filas: [['0012', 'Núñez Gil, María José', '50872341K']],
      sinTitulos: false,
    },
    { ...catalogo, campos: [campo] },
  );
  expect(campos.map((una) => una.campo)).toEqual([`campo:${campo.id}`, 'nombreCompleto', 'documento']);

  const [sola] = reconocerColumnas(
    { encabezados: ['Empleado'], filas: [['0012']], sinTitulos: false },
    { ...catalogo, campos: [campo] },
  );
  expect(sola?.campo).toBe(`campo:${campo.id}`);
});

test('una lista sin títulos se reconoce por lo que lleva dentro', () => {
  const encabezados = ['Columna A', 'Columna B', 'Columna C', 'Columna D', 'Columna E', 'Columna F'];
  const columnas = reconocer(
    [
      encabezados,
      ['Begoña', 'Muñoz de la Peña', '11873402C', 'begona@norte.example', 'Turno de noche', '600 111 222'],
      ['Xoán', 'Guaraní Benítez', 'X4417820A', '', 'Logística', '600 111 223'],
    ],
    true,
  );
  expect(columnas.map(({ campo }) => campo)).toEqual([
    'nombre',
    'apellidos',
    'documento',
    'correo',
    'grupos',
    'telefono',
  ]);
  expect(columnas[2]?.opciones[0]?.porque).toBe('Por sus valores: los 2 son DNI o NIE con su letra.');
});

test('dos apellidos seguidos sin títulos también se juntan', () => {
  const columnas = reconocer(
    [
      ['Columna A', 'Columna B', 'Columna C'],
      ['García', 'López', 'Ana'],
      ['Pérez', 'Ruiz', 'Luis'],
    ],
    true,
  );
  expect(columnas.map(({ campo }) => campo)).toEqual(['apellidos', 'apellidos', 'nombre']);
});

test.each([
  [[['Begoña', 'Muñoz', 'Oficinas']], true],
  [[['10001', 'Xurxo', '50872341K']], true],
  [[['Xurxo', 'Barreiro', '600 111 222']], true],
  [
    [
      ['Xurxo', 'Barreiro', 'Lugo'],
      ['Iria', 'Couto', 'Lugo'],
    ],
    true,
  ],
  [[['Nombre', 'Apellidos', 'Oficinas']], false],
  [[['Código', 'Descripción', 'Precio']], false],
  // A password that says «password» under its heading is not a person.
  [
    [
      ['first name', 'email', 'password'],
      ['Paul', 'paul@x.example', 'password'],
    ],
    false,
  ],
  // Headings come again on every printed page.
  [
    [
      ['Plaza', 'Lugar'],
      ['7', 'Lugo'],
      ['Plaza', 'Lugar'],
    ],
    false,
  ],
])('la primera fila de %j es una persona: %s', ([encabezados = [], ...filas], es) => {
  expect(pareceUnaPersona({ encabezados, filas }, catalogo)).toBe(es);
});
