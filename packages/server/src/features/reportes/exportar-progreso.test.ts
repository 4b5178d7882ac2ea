import { randomUUID } from 'node:crypto';
import { DIA } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { inscripcionesTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { openZip } from '#platform/sheets/xlsx/zip.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform, origin } = await createTestApp();
const { db } = platform;

const hojas = async (libro: Buffer) => {
  const zip = await openZip(libro);
  const texto = async (nombre: string) => {
    let todo = '';
    for await (const trozo of zip.text(nombre)) todo += trozo;
    return todo;
  };
  return {
    primera: await texto('xl/worksheets/sheet1.xml'),
    segunda: await texto('xl/worksheets/sheet2.xml'),
  };
};

const bajar = async (cookie: string, query = '') => {
  const response = await fetch(`${origin}/api/reportes/progreso.csv?${query}`, { headers: { cookie } });
  // TextDecoder hides the byte-order mark unless told not to.
  const texto = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { response, texto, lineas: texto.split('\r\n') };
};

const admin = await school.entra(
  await school.persona({ perfil: 'Administrador', zonaHoraria: 'America/Bogota' }),
);

test('una hoja de cálculo española lo abre: marca de bytes, punto y coma, fin de línea de Windows y fecha', async () => {
  const curso = await school.curso({ titulo: 'Lectura; y "citas"' });
  await school.actividad(curso.id);
  const ana = await school.persona({ nombre: 'Ana', apellidos: 'Núñez', correo: 'ana@x.example' });
  await db
    .insert(inscripcionesTable)
    .values({ usuarioId: ana.id, cursoId: curso.id, venceEn: '2099-03-01T04:30:00Z' });
  const sinCorreo = { nombre: 'Zoe', apellidos: 'Núñez', correo: null, usuario: 'zoe.almacen' };
  await school.inscribe(curso.id, (await school.persona(sinCorreo)).id);

  const { response, texto, lineas } = await bajar(admin.cookie, 'buscar=núñez');

  const hoy = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(clock.now());
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="progreso-${hoy}.csv"; filename*=UTF-8''progreso-${hoy}.csv`,
  );
  expect(texto.startsWith('\uFEFFApellidos;Nombre;Correo;Usuario;Grupos;Curso;Estado;')).toBe(true);
  expect(lineas[0]).toContain('Vence (America/Bogota)');
  expect(lineas.slice(1)).toEqual([
    'Núñez;Ana;ana@x.example;;;"Lectura; y ""citas""";Sin empezar;0;0;1;;;2099-02-28 23:30;;Activa;En plazo;;1;;;;;',
    'Núñez;Zoe;;zoe.almacen;;"Lectura; y ""citas""";Sin empezar;0;0;1;;;;;Activa;Sin plazo;;1;;;;;',
    '',
  ]);
});

test('ninguna celda se ejecuta como fórmula', async () => {
  const curso = await school.curso({ titulo: '=HYPERLINK("http://malo.example")' });
  const nombres = ['+1', '-1', '@SUM(A1)', '\tx', '=cmd|calc'];
  for (const nombre of nombres) {
    const persona = await school.persona({ nombre, apellidos: 'Formula' });
    await school.inscribe(curso.id, persona.id);
  }

  const { lineas } = await bajar(admin.cookie, 'buscar=formula');

  const celdas = lineas.slice(1, -1).map((linea) => linea.split(';'));
  expect(new Set(celdas.map((fila) => fila[1]))).toEqual(new Set(nombres.map((nombre) => `'${nombre}`)));
  expect(new Set(celdas.map((fila) => fila[5]))).toEqual(
    new Set(['"\'=HYPERLINK(""http://malo.example"")"']),
  );
});

test('el archivo trae todas las páginas y lleva los mismos filtros', async () => {
  const curso = await school.curso({ titulo: 'Multitud' });
  const gente = Array.from({ length: 2203 }, (_, i) => ({
    id: randomUUID(),
    nombre: 'Persona',
    apellidos: `Muchas ${i}`,
    correo: `m${i}@muchas.example`,
    perfil: 'Estudiante',
  }));
  await db.insert(usuariosTable).values(gente);
  await db.insert(inscripcionesTable).values(gente.map(({ id }) => ({ usuarioId: id, cursoId: curso.id })));

  const { lineas } = await bajar(admin.cookie, `curso=${curso.id}&estado=sin_empezar`);
  const { lineas: ninguna } = await bajar(admin.cookie, `curso=${curso.id}&estado=completado`);
  const { body } = await admin.get(`/api/reportes/progreso?curso=${curso.id}&total=true&limite=1`);

  expect(new Set(lineas.slice(1, -1)).size).toBe(2203);
  expect(ninguna).toHaveLength(2);
  expect(body.total).toEqual({ valor: 2203, exacto: true });
});

test('descargar necesita su propio permiso y llega hasta donde llega el menor de los dos', async () => {
  const grupo = await school.grupo();
  const curso = await school.curso({ titulo: 'Para dos' });
  const dentro = await school.persona({ apellidos: 'Alcance Dentro' });
  const fuera = await school.persona({ apellidos: 'Alcance Fuera' });
  await school.miembro(grupo.id, dentro.id);
  for (const persona of [dentro, fuera]) await school.inscribe(curso.id, persona.id);
  const soloVer = await school.con('reportes:ver');
  const soloExportar = await school.con('reportes:exportar');
  const tutora = await school.con('reportes:ver', 'reportes:exportar:grupos');
  await school.tutor(grupo.id, tutora.id);

  expect((await bajar(soloVer.cookie)).response.status).toBe(403);
  expect((await bajar(soloExportar.cookie)).response.status).toBe(403);
  const { lineas } = await bajar(tutora.cookie, 'buscar=alcance');
  expect(lineas.slice(1, -1).map((linea) => linea.split(';')[0])).toEqual(['Alcance Dentro']);
});

test('el libro de Excel lleva fechas y números como tales, filtros en su cabecera y, aparte, qué se pidió', async () => {
  const curso = await school.curso({ titulo: 'En Excel' });
  await school.actividad(curso.id);
  const eva = await school.persona({ nombre: 'Eva', apellidos: '=Libro' });
  await db
    .insert(inscripcionesTable)
    .values({ usuarioId: eva.id, cursoId: curso.id, venceEn: '2099-03-01T04:30:00Z' });
  const response = await fetch(
    `${origin}/api/reportes/progreso.xlsx?curso=${curso.id}&estado=sin_empezar&plazo=7_dias`,
    { headers: { cookie: admin.cookie } },
  );
  expect(response.headers.get('content-disposition')).toContain('.xlsx');
  const vacio = await hojas(Buffer.from(await response.arrayBuffer()));
  expect(vacio.segunda).toContain('En Excel');
  expect(vacio.segunda).toContain('vence en 7 días');

  const todas = await fetch(`${origin}/api/reportes/progreso.xlsx?curso=${curso.id}`, {
    headers: { cookie: admin.cookie },
  });
  const { primera, segunda } = await hojas(Buffer.from(await todas.arrayBuffer()));
  const dias = Number(/<c r="M2" s="5"><v>([\d.]+)</.exec(primera)?.[1]);
  expect(new Date(Date.UTC(1899, 11, 30) + Math.round(dias * DIA)).toISOString()).toBe(
    '2099-02-28T23:30:00.000Z',
  );
  expect(primera).toMatch(/<c r="H2"><v>0<\/v><\/c>/);
  expect(primera).toContain('<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">=Libro<');
  expect(primera).toMatch(/<autoFilter ref="A1:W2"\/>/);
  expect(segunda).toMatch(/Filas<\/t><\/is><\/c><c r="B4"><v>1<\/v>/);
  expect(segunda).toContain('America/Bogota');
});
