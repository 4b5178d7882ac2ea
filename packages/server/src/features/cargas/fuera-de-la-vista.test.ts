import { randomUUID } from 'node:crypto';
import { datoDeCampo } from '@catedra/shared/cargas/campos.ts';
import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { NO_PUEDES_CARGARLA } from '@catedra/shared/cargas/fuera-de-la-vista.ts';
import { describe, expect, test } from 'vitest';
import { revisada, subir, type Subida } from '#features/cargas/testing/subida.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
/** May load, and sees nobody. */
const carga = await school.con('usuarios:cargar');
const oculto = await school.campo({ nombre: 'Sueldo', tutor: 'no', unico: true });
const visible = await school.campo({ nombre: 'Nº empleado', unico: true });
const SECRETO = 'Zqx';
const jefa = await school.persona({
  perfil: 'Super Administrador',
  nombre: `${SECRETO}nombre`,
  apellidos: `${SECRETO}apellidos`,
  correo: 'jefa@oculta.example',
  usuario: 'jefa.oculta',
  documento: 'X1234567L',
  telefono: `${SECRETO}600`,
  zonaHoraria: 'Pacific/Auckland',
  campos: { [oculto.id]: `${SECRETO}sueldo`, [visible.id]: 'E-1' },
});

/** All that may be said of such a row: its line, its cells and the one sentence. */
const soloEsto = ({ linea, celdas }: FilaDeCarga) => ({
  linea,
  celdas,
  estado: 'error',
  usuarioId: null,
  errores: [{ columna: null, texto: NO_PUEDES_CARGARLA }],
  avisos: [],
  cambios: {},
  resultado: null,
  nota: null,
});
const calla = (filas: readonly FilaDeCarga[]) => {
  expect(filas.length).toBeGreaterThan(0);
  expect(filas).toEqual(filas.map(soloEsto));
};
const sinCeldas = (fila: FilaDeCarga) => ({ ...fila, celdas: [] });
const cuenta = async (cual: Subida) => {
  const {
    id: _,
    creadaEn: _en,
    bytes: _b,
    ejemplos: _e,
    muestra: _m,
    mapeoRecordado: _r,
    ...resto
  } = await cual.leer();
  return resto;
};

describe('de quien no se ve', () => {
  const FILAS = [
    ['su correo', 'Otra;;JEFA@oculta.example;;;;;'],
    ['su usuario', 'Otra;;;Jefa.Oculta;;;;'],
    ['su documento, escrito de otra manera', 'Otra;;otra@oculta.example;;x-1.234.567-l;;;'],
    ['todo como está', `${jefa.nombre};${jefa.apellidos};${jefa.correo};;;${jefa.telefono};;`],
    ['su correo y un documento ajeno', `Otra;;${jefa.correo};;Y7654321G;;;`],
    ['celdas que no sirven', `;;${jefa.correo};con espacios;;${'9'.repeat(90)};Nadie;No hay`],
  ] as const;
  const TITULOS = 'nombre;apellidos;correo;usuario;documento;telefono;perfil;grupo';
  const enUnArchivo = `${TITULOS}\n${FILAS.map(([, fila]) => fila).join('\n')}`;

  test.each(FILAS)('con %s, se responde siempre lo mismo', async (_, fila) => {
    calla(await (await revisada(carga, `${TITULOS}\n${fila}`)).filas());
  });

  test('también en el mismo archivo, en sus cuentas y en las filas que se descargan', async () => {
    const suya = await revisada(carga, enUnArchivo);
    calla(await suya.filas('error'));
    const errores = FILAS.length;
    expect((await suya.leer()).contadores).toMatchObject({ total: errores, errores, avisos: 0 });
    const csv = String((await carga.get(`/api/cargas/${suya.id}/fallidas.csv`)).body.texto).trimEnd();
    for (const linea of csv.split('\n').slice(1))
      expect(linea.trimEnd()).toMatch(new RegExp(`;${NO_PUEDES_CARGARLA}$`));
  });

  test.each([
    ['crear', 'documento', 'sobrescribir'],
    ['solo_actualizar', 'usuario', 'solo_vacios'],
    ['crear_y_actualizar', 'correo', 'solo_vacios'],
  ] as const)('también al %s por %s', async (modo, clave, politica) => {
    calla(await (await revisada(carga, enUnArchivo, { modo, clave, politica, vaciar: true })).filas());
  });

  test('una celda corregida en la pantalla, una a una o todas a la vez, dice lo mismo', async () => {
    const suya = await revisada(carga, 'nombre;correo\nA;a@oculta.example\nB;b@oculta.example\nC;mal');
    const { filas } = await suya.corregir(2, { celdas: { 1: jefa.correo } });
    calla(filas);
    calla((await suya.corregirIguales({ columna: 1, de: 'mal', a: jefa.correo ?? '' })).filas);
  });

  test('quien entró entre la revisión y la importación, también', async () => {
    const suya = await revisada(carga, 'nombre;correo\nA;tarde@oculta.example\nB;pronto@oculta.example');
    await school.persona({ correo: 'tarde@oculta.example', apellidos: `${SECRETO}tarde` });
    expect((await suya.importar()).resultado).toMatchObject({ creadas: 1, fallidas: 1 });
    const [tarde, pronto] = await suya.filas();
    expect(tarde).toMatchObject({ usuarioId: null, nota: NO_PUEDES_CARGARLA });
    // Whoever only loads does not see whom they created either.
    expect(pronto).toMatchObject({ usuarioId: null, resultado: 'creada' });
    expect(JSON.stringify([tarde, pronto])).not.toContain(SECRETO);
  });

  test('llamarse igual no avisa de nadie', async () => {
    const texto = (nombre: string) => `nombre;apellidos;correo\n${nombre};${jefa.apellidos};n@oculta.example`;
    const [igual, distinta] = [
      await revisada(carga, texto(jefa.nombre)),
      await revisada(carga, texto('Nadie')),
    ];
    expect(await cuenta(igual)).toEqual(await cuenta(distinta));
    expect((await igual.filas())[0]?.avisos).toEqual([]);
  });

  test('quien carga en sus grupos no sabe de quién es un dato que no se repite', async () => {
    const grupo = await school.grupo();
    const tutora = await school.con('usuarios:cargar:grupos', 'usuarios:ver:grupos');
    await school.tutor(grupo.id, tutora.id);
    const suya = await revisada(
      await school.entra(tutora),
      `nombre;correo;Nº empleado;grupo\nA;e1@oculta.example;e-1;${grupo.nombre}\nB;e2@oculta.example;E-2;${grupo.nombre}`,
    );
    const [tomado, libre] = await suya.filas();
    calla(tomado ? [tomado] : []);
    expect(libre?.estado).toBe('nueva');
  });
});

describe('lo que no se ve de nadie', () => {
  test('ni se ofrece, ni se pide, ni dice si un valor ya es de alguien', async () => {
    const otro = await school.campo({ nombre: 'Convenio', tutor: 'no', obligatorio: true });
    for (const quien of [carga, await school.con('usuarios:cargar', 'usuarios:crear', 'usuarios:ver')]) {
      const campos = (await quien.get('/api/campos')).body as unknown as { id: string }[];
      expect(campos.map(({ id }) => id)).not.toContain(oculto.id);
      const previa = await subir(quien, 'nombre;correo;Sueldo;Edad\nA;u@oculta.example;1;2');
      expect((await previa.leer()).opciones.mapeo[2]).toBeNull();
      const respuestas = await Promise.all(
        [`${SECRETO}sueldo`, 'libre'].map(async (valor) => {
          const suya = await subir(quien, `nombre;correo;Sueldo\nA;u@oculta.example;${valor}`);
          await suya.cambiar({ mapeo: ['nombre', 'correo', datoDeCampo(oculto.id)] });
          await suya.revisar();
          return [(await suya.filas()).map(sinCeldas), await cuenta(suya)];
        }),
      );
      expect(respuestas[0]).toEqual(respuestas[1]);
      expect(JSON.stringify(respuestas)).not.toMatch(/Convenio|Sueldo» ya/);
    }
    const crea = await school.con('usuarios:crear', 'usuarios:ver');
    const creada = (valor: string) =>
      crea.put(`/api/usuarios/${randomUUID()}`, {
        version: 0,
        nombre: 'A',
        apellidos: '',
        correo: 'crea@oculta.example',
        usuario: null,
        documento: null,
        telefono: null,
        zonaHoraria: null,
        perfil: 'Estudiante',
        campos: { [oculto.id]: valor },
      });
    const [tomada, libre] = [await creada(`${SECRETO}sueldo`), await creada('libre')];
    expect(tomada.status).toBe(400);
    expect(tomada.body.error?.fields).toEqual(libre.body.error?.fields);
    await admin.post(`/api/campos/${otro.id}/retirar`);
  });

  test('tampoco de una misma', async () => {
    const yo = await school.con('usuarios:cargar', 'usuarios:ver');
    // Whoever signs in now may give the profile that was just made.
    const otra = await school.administrador();
    const { correo, nombre, version } = (await otra.get(`/api/usuarios/${yo.id}`)).body;
    const puesto = { version, campos: { [visible.id]: 'E-77' } };
    expect((await otra.patch(`/api/usuarios/${yo.id}`, puesto)).status).toBe(200);
    const dice = async (fila: string) => {
      const suya = await revisada(await school.entra(yo), `nombre;correo;Nº empleado\n${fila}`);
      expect((await suya.leer()).opciones.mapeo[2]).toBe(datoDeCampo(visible.id));
      return (await suya.filas()).map(sinCeldas);
    };
    const acierta = await dice(`${nombre};${correo};E-77`);
    expect(acierta).toEqual(await dice(`${nombre};${correo};E-78`));
    expect(JSON.stringify(acierta)).not.toContain('E-77');
    expect((await dice('Otra;otra-77@oculta.example;E-77'))[0]?.errores).toEqual([
      { columna: null, texto: NO_PUEDES_CARGARLA },
    ]);
  });

  test('un grupo que no se ve es como uno que no existe', async () => {
    const ajeno = await school.grupo('Comité secreto');
    const filas = async (nombre: string, crearGrupos: boolean) => {
      const suya = await revisada(carga, `nombre;correo;grupo\nA;g@oculta.example;${nombre}`, {
        crearGrupos,
      });
      return JSON.stringify([(await suya.filas()).map(sinCeldas), await cuenta(suya)]).replaceAll(
        nombre,
        '…',
      );
    };
    for (const crear of [true, false])
      expect(await filas(ajeno.nombre, crear)).toBe(await filas('Comité inventado', crear));
  });

  test('de quien saldría de un grupo se dice lo que se ve', async () => {
    const grupo = await school.grupo();
    await school.miembro(grupo.id, jefa.id);
    const edita = await school.con('usuarios:cargar', 'grupos:editar', 'grupos:ver');
    const suya = await revisada(edita, 'nombre;correo\nA;s@oculta.example', {
      modo: 'sincronizar',
      grupoId: grupo.id,
    });
    expect((await suya.leer()).salen).toBe(1);
    expect((await edita.get(`/api/cargas/${suya.id}/salen`)).body).toEqual({ datos: [], siguiente: null });
    expect(JSON.stringify((await admin.get(`/api/cargas/${suya.id}/salen`)).body)).toContain(jefa.nombre);
  });
});

describe('lo que vio otra persona', () => {
  test('quien solo carga no lee las cargas de quien ve más', async () => {
    const deAdmin = await revisada(admin, `nombre;correo\nOtra;${jefa.correo}`);
    for (const quien of [carga, await school.con('usuarios:cargar', 'usuarios:ver')]) {
      const ruta = `/api/cargas/${deAdmin.id}`;
      for (const suya of [ruta, `${ruta}/filas`, `${ruta}/fallidas.csv`, `${ruta}/deshacer`])
        expect((await quien.get(suya)).status).toBe(404);
      expect(JSON.stringify((await quien.get('/api/cargas')).body)).not.toContain(deAdmin.id);
    }
  });

  test('si quien administra revisa, corrige, importa o deshace la suya, sigue sin saber de nadie más', async () => {
    const persona = await school.persona({
      nombre: `${SECRETO}ajena`,
      correo: 'ajena@oculta.example',
      telefono: `${SECRETO}700`,
      campos: { [oculto.id]: `${SECRETO}otro` },
    });
    const suya = await revisada(carga, `nombre;correo\nOtra;${persona.correo}\nNueva;mal`);
    const todo = async () =>
      JSON.stringify([
        await suya.filas(),
        await suya.leer(),
        (await carga.get(`/api/cargas/${suya.id}/fallidas.csv`)).body,
        (await carga.get(`/api/cargas/${suya.id}/deshacer`)).body,
      ]);
    const nadaMas = async () => {
      const dicho = await todo();
      for (const dato of [SECRETO, persona.id, persona.apellidos]) expect(dicho).not.toContain(dato);
    };
    const url = `/api/cargas/${suya.id}`;
    await admin.patch(`${url}/filas/3`, { celdas: { 1: jefa.correo } });
    await nadaMas();
    await admin.post(`${url}/revisar`);
    expect(JSON.stringify((await admin.get(`${url}/filas`)).body)).toContain(persona.id);
    await nadaMas();
    await admin.post(`${url}/importar`, { como: 'soloCorrectas' });
    expect((await suya.termina()).resultado).toMatchObject({ actualizadas: 1 });
    await nadaMas();
    await admin.post(`${url}/deshacer`);
    await suya.termina();
    await nadaMas();
  });
});
