import type { DeUnaPersona, Monton, Paso, Pendientes } from '@catedra/shared/entregas/cola.ts';
import type { ColaDeEntregas, Entrega } from '@catedra/shared/entregas/schemas.ts';
import { describe, expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp({ env: { ZONA_HORARIA: 'Europe/Madrid' } });
const { school, clock } = app;

type Aula = Awaited<ReturnType<typeof abrirAula>>;

const leer = async <T>(quien: Client, camino: string) =>
  (await quien.get(`/api/entregas${camino}`)).body as T;
const pendientes = (quien: Client, filtro = '') => leer<Pendientes>(quien, `/pendientes?${filtro}`);
const montones = (quien: Client, filtro = '') =>
  leer<{ datos: Monton[]; siguiente: string | null }>(quien, `/por-actividad?${filtro}`);
const porPersona = (quien: Client, filtro = '') =>
  leer<{ datos: DeUnaPersona[]; siguiente: string | null }>(quien, `/por-persona?${filtro}`);

/** Others of the group, each with a work handed in some time after the one before. */
async function entregan(aula: Aula, cuantas: number): Promise<Entrega[]> {
  const hechas: Entrega[] = [];
  for (let i = 0; i < cuantas; i += 1) {
    const persona = await school.persona();
    await school.miembro(aula.grupo.id, persona.id);
    const suya = await school.entra(persona);
    clock.advance({ minutes: 1 });
    const camino = `/api/actividades/${aula.actividadId}/entregar`;
    const { body } = await suya.post(camino, { version: 0, texto: `<p>${i}</p>`, archivoIds: [] });
    hechas.push(body as unknown as Entrega);
  }
  return hechas;
}

const paso = (quien: Client, { id, entregadaEn }: Entrega, filtro = '') =>
  leer<Paso>(quien, `/paso?id=${id}&entregadaEn=${entregadaEn}${filtro}`);

describe('lo que espera', () => {
  test('se cuenta por días, por montones y por personas, y dice por dónde se filtra y por cuál se empieza', async () => {
    const aula = await abrirAula(app, {}, { titulo: 'Nudos' });
    const [vieja] = await entregan(aula, 1);
    clock.advance({ days: 3 });
    await entregan(aula, 2);
    // Sessions don't last so long: whoever looks comes in then.
    const tutora = async () => {
      const quien = await school.con('actividades:calificar:grupos');
      await school.tutor(aula.grupo.id, quien.id);
      return quien;
    };

    const todo = await pendientes(await tutora());
    expect(todo).toMatchObject({
      total: 3,
      montones: 1,
      personas: 3,
      primera: { id: vieja?.id, lugar: null, desde: vieja?.entregadaEn },
      cursos: [{ id: aula.curso.id, nombre: aula.curso.titulo, cuantas: 3 }],
      actividades: [{ id: aula.actividadId, nombre: 'Nudos', cuantas: 3 }],
      grupos: [{ id: aula.grupo.id, nombre: aula.grupo.nombre, cuantas: 3 }],
    });
    expect(todo.edades.reduce((suma, { cuantas }) => suma + cuantas, 0)).toBe(3);
    expect(todo.edades.at(-1)).toEqual({ dias: 3, cuantas: 1 });
    clock.advance({ days: 40 });
    expect((await pendientes(await tutora())).edades).toEqual([{ dias: 31, cuantas: 3 }]);
  });

  test('quien corrige a todo el mundo y tutoriza un grupo ve lo de su grupo, o lo de todas', async () => {
    const aula = await abrirAula(app);
    await entregan(aula, 2);
    const filtro = `actividadId=${aula.actividadId}`;
    const sinGrupo = await school.con('actividades:calificar');
    expect((await pendientes(sinGrupo, filtro)).reparto).toBeNull();
    const jefa = await school.con('actividades:calificar');
    const otro = await school.grupo();
    await school.tutor(otro.id, jefa.id);
    expect((await pendientes(jefa, filtro)).reparto).toEqual({ mias: 0, todas: 2 });
    const [persona] = await entregan(aula, 1);
    await school.miembro(otro.id, persona?.usuarioId ?? '');
    expect(await pendientes(jefa, `${filtro}&mias=true`)).toMatchObject({
      total: 1,
      reparto: { mias: 1, todas: 3 },
    });
    expect((await montones(jefa, `${filtro}&mias=true`)).datos).toMatchObject([{ cuantas: 1 }]);
    expect((await pendientes(aula.tutor, filtro)).reparto).toBeNull();
  });

  test('donde no espera nada no hay por dónde empezar', async () => {
    const aula = await abrirAula(app);
    expect(await pendientes(aula.tutor)).toEqual({
      total: 0,
      montones: 0,
      personas: 0,
      reparto: null,
      enPapelera: 0,
      primera: null,
      edades: [],
      cursos: [],
      actividades: [],
      grupos: [],
    });
  });

  test('un montón dice cuántas esperan, cuántas se corrigieron y cuál es la más antigua; entre los mismos', async () => {
    const aula = await abrirAula(app);
    const [primera, segunda, tercera] = await entregan(aula, 3);
    await aula.califica(primera?.id ?? '', { version: primera?.version, nota: 8 });
    const { datos, siguiente } = await montones(aula.tutor);
    expect(siguiente).toBeNull();
    expect(datos).toEqual([
      {
        tipo: 'entrega',
        actividad: { id: aula.actividadId, titulo: expect.any(String) },
        curso: { id: aula.curso.id, titulo: aula.curso.titulo },
        pregunta: null,
        cuantas: 2,
        corregidas: 1,
        desde: segunda?.entregadaEn,
        hasta: tercera?.entregadaEn,
        primera: { id: segunda?.id, lugar: null },
        abiertas: [],
        sinTutor: 0,
      },
    ]);
    const { datos: deUna } = await montones(aula.tutor, `usuarioId=${segunda?.usuarioId}`);
    expect(deUna).toMatchObject([{ cuantas: 1, corregidas: 0 }]);
  });

  test('los montones y las personas vienen por páginas, lo más antiguo primero', async () => {
    const grupo = await school.grupo();
    const tutora = await school.con('actividades:calificar:grupos');
    await school.tutor(grupo.id, tutora.id);
    const aulas: Aula[] = [];
    for (let i = 0; i < 3; i += 1) {
      const aula = await abrirAula(app);
      await school.miembro(grupo.id, aula.persona.id);
      clock.advance({ minutes: 1 });
      await aula.entrega('<p>Hecho</p>');
      aulas.push(aula);
    }
    const una = await montones(tutora, 'limite=2');
    const otra = await montones(tutora, `limite=2&cursor=${una.siguiente}`);
    expect([...una.datos, ...otra.datos].map(({ actividad }) => actividad.id)).toEqual(
      aulas.map(({ actividadId }) => actividadId),
    );
    expect(otra.siguiente).toBeNull();

    const personas = await porPersona(tutora, 'limite=2');
    const mas = await porPersona(tutora, `limite=2&cursor=${personas.siguiente}`);
    expect([...personas.datos, ...mas.datos].map(({ persona }) => persona.id)).toEqual(
      aulas.map(({ persona }) => persona.id),
    );
    // Of the groups somebody is in, those that the tutor tutors.
    expect(personas.datos[0]).toMatchObject({
      grupos: [grupo.nombre],
      cuantas: 1,
      trabajos: 1,
      respuestas: 0,
      sinTutor: false,
    });
  });

  test('con un grupo que no tutoriza no se ve quién de los suyos está en él', async () => {
    const aula = await abrirAula(app);
    const ajeno = await school.grupo();
    await school.miembro(ajeno.id, aula.persona.id);
    await aula.entrega('<p>Hecho</p>');
    expect(await montones(aula.tutor, `grupoId=${ajeno.id}`)).toEqual({ datos: [], siguiente: null });
    expect(await pendientes(aula.tutor, `grupoId=${ajeno.id}`)).toMatchObject({ total: 0 });
    const admin = await school.superAdministrador();
    expect((await montones(admin, `grupoId=${ajeno.id}`)).datos).toMatchObject([{ cuantas: 1 }]);
  });
});

describe('de una a la siguiente', () => {
  test('la cuenta sigue al corregir: «2 de 3», y lo recién corregido queda detrás', async () => {
    const aula = await abrirAula(app);
    const [una, dos, tres] = (await entregan(aula, 3)) as [Entrega, Entrega, Entrega];
    clock.advance({ minutes: 1 });
    const desde = `&desde=${clock.now().toISOString()}`;
    expect(await paso(aula.tutor, una, desde)).toMatchObject({
      puesto: 1,
      total: 3,
      esperan: 3,
      anterior: null,
      siguiente: { id: dos.id, persona: { id: dos.usuarioId } },
    });
    await aula.califica(una.id, { version: una.version, nota: 8 });
    expect(await paso(aula.tutor, dos, desde)).toMatchObject({
      puesto: 2,
      total: 3,
      esperan: 2,
      anterior: { id: una.id },
      siguiente: { id: tres.id },
      pendiente: { id: tres.id },
      deOtros: { cuantas: 0, quienes: [] },
    });
    // Without the moment at which it began, only what waits counts.
    expect(await paso(aula.tutor, dos)).toMatchObject({ puesto: 1, total: 2, anterior: null });
    await aula.califica(tres.id, { version: tres.version, nota: 8 });
    expect((await paso(aula.tutor, tres, desde)).pendiente).toMatchObject({ id: dos.id });
  });

  test('lo que otra persona corrigió mientras tanto se salta, y se dice quién', async () => {
    const aula = await abrirAula(app);
    const [una, dos, tres] = (await entregan(aula, 3)) as [Entrega, Entrega, Entrega];
    const otra = await school.superAdministrador({ nombre: 'Íñigo', apellidos: 'Ruiz' });
    clock.advance({ minutes: 1 });
    const desde = `&desde=${clock.now().toISOString()}`;
    await aula.califica(dos.id, { version: dos.version, nota: 5 }, otra);
    expect(await paso(aula.tutor, una, desde)).toMatchObject({ total: 3, siguiente: { id: tres.id } });
    expect(await paso(aula.tutor, tres, desde)).toMatchObject({
      puesto: 3,
      total: 3,
      anterior: { id: una.id },
      deOtros: { cuantas: 1, quienes: ['Íñigo Ruiz'] },
    });
  });

  test('los filtros mandan: fuera de ellos no tiene puesto', async () => {
    const aula = await abrirAula(app);
    const [una, dos] = (await entregan(aula, 2)) as [Entrega, Entrega];
    expect(await paso(aula.tutor, una, `&usuarioId=${dos.usuarioId}`)).toMatchObject({
      puesto: null,
      total: 1,
      siguiente: { id: dos.id },
    });
  });
});

describe('lo que ya se corrigió', () => {
  test('lo último va primero, y todo junto solo se pide de una actividad', async () => {
    const aula = await abrirAula(app);
    const [una, dos] = (await entregan(aula, 2)) as [Entrega, Entrega];
    for (const { id, version } of [dos, una]) {
      clock.advance({ minutes: 1 });
      await aula.califica(id, { version, nota: 7 });
    }
    const cola = (filtro: string) => leer<ColaDeEntregas>(aula.tutor, `?${filtro}`);
    const primera = await cola('estado=calificada&limite=1&total=true');
    const segunda = await cola(`estado=calificada&limite=1&cursor=${primera.siguiente}`);
    expect([...primera.datos, ...segunda.datos].map(({ id }) => id)).toEqual([una.id, dos.id]);
    expect(primera.total).toEqual({ valor: 2, exacto: true });
    expect((await cola('')).datos).toEqual([]);
    expect((await cola(`estado=todas&actividadId=${aula.actividadId}`)).datos.map(({ id }) => id)).toEqual([
      una.id,
      dos.id,
    ]);
    expect((await aula.tutor.get('/api/entregas?estado=todas')).status).toBe(400);
  });
});
