import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import type { Client, Json } from '#testing/client.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

type Fila = {
  linea: number;
  estado: string;
  errores: Record<string, string>;
  valores: Record<string, string>;
};

const simular = async (texto: string, quien: Client = admin) => {
  const { status, body } = await quien.post('/api/usuarios/carga/simular', { texto });
  return { status, body, filas: (body.filas ?? []) as unknown as Fila[] };
};
const crear = (texto: string, quien: Client = admin) => quien.post('/api/usuarios/carga/crear', { texto });
const cuantas = (creadas: Json | undefined) => (creadas as unknown[]).length;

describe('revisar', () => {
  test.each([
    ['punto y coma', 'Nombre;Apellidos;Correo\nBegoña;Muñoz;b1@carga.example'],
    ['coma', 'nombre,apellidos,correo\nBegoña,Muñoz,b1@carga.example'],
    ['tabulador y marca de orden', '\uFEFFNOMBRE\tAPELLIDOS\tE-MAIL\r\nBegoña\tMuñoz\tb1@carga.example\r\n'],
    ['separador declarado', 'sep=,\nNombre,Apellidos,Correo electrónico\nBegoña,Muñoz,b1@carga.example'],
  ])('entiende el separador: %s', async (_, texto) => {
    const { filas } = await simular(texto);

    expect(filas).toMatchObject([
      { estado: 'nueva', valores: { nombre: 'Begoña', correo: 'b1@carga.example' } },
    ]);
  });

  test('dice en cada celda qué está mal y no guarda nada', async () => {
    await school.persona({ correo: 'ocupado@carga.example', documento: '11873402Y' });
    const { filas } = await simular(
      [
        'nombre;apellidos;correo;usuario;documento;perfil;grupo',
        'Lucía;Sanz;lucia.sanz@norte;;;;',
        ';Sin Nombre;s@carga.example;;;;',
        'Sin;Entrada;;;;;',
        'Óscar;Llorente;o@carga.example;;;Estudiant;',
        'Núria;Domènech;n@carga.example;;;super administrador;',
        'Rubén;Hidalgo;r@carga.example;;;;Grupo fantasma',
        'Leire;Ibáñez;OCUPADO@carga.example;;;;',
        'Pilar;Jiménez;p@carga.example;;11873402Y;;',
        'Ana;Uno;doble@carga.example;;;;',
        'Ana;Dos;Doble@carga.example;;;;',
        'Con;Celdas;c@carga.example;;;;;de más',
        'Mal;Le\uFFFDda;m@carga.example;;;;',
      ].join('\n'),
    );

    expect(filas.map(({ linea, errores }) => [linea, Object.keys(errores)])).toEqual([
      [2, ['correo']],
      [3, ['nombre']],
      [4, ['correo']],
      [5, ['perfil']],
      [6, ['perfil']],
      [7, ['grupo']],
      [8, ['correo']],
      [9, ['documento']],
      [10, []],
      [11, ['correo']],
      [12, ['fila']],
      [13, ['apellidos']],
    ]);
    expect(filas.at(-3)?.errores.correo).toContain('fila 10');
    expect((await admin.get('/api/usuarios?buscar=doble@carga')).body.datos).toEqual([]);
  });

  test('nombra las columnas que no conoce', async () => {
    const { body } = await simular('nombre;correo;Turno;Sede\nAna;ana@carga.example;noche;Getafe');

    expect(body).toMatchObject({ columnas: ['nombre', 'correo'], ignoradas: ['Turno', 'Sede'] });
  });

  test.each([
    ['sin filas', 'nombre;correo\n', 'no hay nadie'],
    ['sin la columna nombre', 'apellidos;correo\nA;b@c.es', '«nombre»'],
    ['sin con qué entrar', 'nombre;apellidos\nA;B', '«correo» o «usuario»'],
    ['con una columna repetida', 'nombre;correo;email\nA;b@c.es;b@c.es', 'dos veces'],
    ['con comillas sin cerrar', 'nombre;correo\n"A;b@c.es', 'comillas'],
    ['vacío', '', 'primera fila'],
  ])('un archivo %s se explica', async (_, texto, frase) => {
    const { status, body } = await simular(texto);

    expect(status).toBe(400);
    expect(body.error?.message).toContain(frase);
  });

  test('un archivo de 2 MB cabe; uno de 6 MB se rechaza sin leerlo, y más de 5.000 filas se dicen', async () => {
    const grande = await simular(`nombre;correo\n${`Ana;${'x'.repeat(2000)}\n`.repeat(1000)}`);
    const enorme = await simular('x'.repeat(6_000_000));
    const muchas = await simular(`nombre;correo\n${'Ana;a@b.es\n'.repeat(5001)}`);

    expect(grande.filas).toHaveLength(1000);
    expect(enorme.status).toBe(413);
    expect(muchas.body.error?.message).toContain('5001 filas');
  });
});

describe('crear', () => {
  test('crea a las que están bien, en su grupo, y dice por qué no a las demás', async () => {
    const grupo = await school.grupo('Logística');
    const texto =
      'nombre;apellidos;correo;grupo\nBegoña;Muñoz;bm@crear.example;logistica\nMal;Correo;no-es-correo;Logística';

    const { status, body } = await crear(texto);

    expect(status).toBe(200);
    expect(body.creadas).toMatchObject([{ linea: 2, conCorreo: true }]);
    expect(body.filas).toMatchObject([{ estado: 'nueva' }, { linea: 3, estado: 'error' }]);
    const { body: persona } = await admin.get('/api/usuarios/primero?campo=correo&valor=bm@crear.example');
    expect(persona).toMatchObject({ nombre: 'Begoña', perfil: 'Estudiante', estado: 'activo' });
    expect((await admin.get(`/api/grupos/${grupo.id}`)).body.miembros).toBe(1);
  });

  test('repetir el archivo no crea a nadie dos veces', async () => {
    const texto = 'nombre;usuario\nXoán;x.bermudez';
    await crear(texto);
    const otra = await crear(texto);
    const { filas } = await simular(texto);

    expect(cuantas(otra.body.creadas)).toBe(0);
    expect(filas).toMatchObject([{ estado: 'igual' }]);
  });

  test('dos cargas a la vez del mismo archivo crean a cada persona una vez', async () => {
    const texto = `nombre;usuario\n${Array.from({ length: 20 }, (_, i) => `P${i};a-la-vez-${i}`).join('\n')}`;
    const respuestas = await Promise.all([crear(texto), crear(texto)]);

    expect(respuestas.map(({ status }) => status)).toEqual([200, 200]);
    expect(respuestas.reduce((suma, { body }) => suma + cuantas(body.creadas), 0)).toBe(20);
  });

  test('quien se eliminó puede volver a cargarse', async () => {
    const texto = 'nombre;usuario\nAraceli;a.guarani';
    const [primera] = (await crear(texto)).body.creadas as { id: string }[];
    await admin.delete(`/api/usuarios/${primera?.id}`);
    const [segunda] = (await crear(texto)).body.creadas as { id: string }[];

    expect(segunda?.id).toBeDefined();
    expect(segunda?.id).not.toBe(primera?.id);
  });

  test('una carga grande suena una sola vez', async () => {
    const feed = await admin.listen();
    const filas = Array.from({ length: 60 }, (_, i) => `Persona ${i};masa-${i}`);
    await crear(`nombre;usuario\n${filas.join('\n')}`);

    await feed.until(({ event, data }) => event === 'varios' && data.coleccion === 'usuarios');
    expect(feed.heard.filter(({ event }) => event === 'cambio')).toEqual([]);
    feed.stop();
  });
});

describe('permisos', () => {
  test('sin permiso de carga no se revisa ni se crea', async () => {
    const mira = await school.con('usuarios:ver', 'usuarios:crear');
    const texto = 'nombre;usuario\nA;alguien-mas';

    expect((await simular(texto, mira)).status).toBe(403);
    expect((await crear(texto, mira)).status).toBe(403);
  });

  test('con «sus grupos» solo se carga en los grupos que se tutorizan', async () => {
    const [suyo] = [await school.grupo('Planta 1'), await school.grupo('Planta 2')];
    const tutora = await school.con('usuarios:cargar:grupos');
    await school.tutor(suyo.id, tutora.id);

    const { filas } = await simular(
      'nombre;usuario;grupo\nA;planta-a;Planta 1\nB;planta-b;Planta 2\nC;planta-c;',
      tutora,
    );

    expect(filas.map(({ estado }) => estado)).toEqual(['nueva', 'error', 'error']);
  });
});
