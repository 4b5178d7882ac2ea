import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, CORTA, ENSAYO, enElExamen, HUECO, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock, platform } = app;
const jefa = await school.administrador();

interface Pagina {
  readonly datos: readonly { readonly id: string; readonly persona: { readonly id: string } }[];
  readonly total: { readonly valor: number };
  readonly todos: number;
  readonly cuentas: Readonly<Record<string, number>>;
}

const CASO = {
  publica: { tipo: 'descripcion', enunciado: '<p>Lee el caso.</p>' },
  clave: { explicacion: '' },
};

/** Three who handed in (a ten, a zero, one that waits for a person), half an hour apart, and one in the middle of it. */
async function conResultados() {
  const abierto = await abrirExamen(app, { preguntas: [UNICA, CORTA, ENSAYO], minutos: null });
  const { evaluacion, alumna: diez, inscribir } = abierto;
  const [cero, espera, dentro] = [await inscribir(), await inscribir(), await inscribir()];
  const hacer = async (quien: typeof diez, respuestas: readonly unknown[]) => {
    const sala = enElExamen(quien, evaluacion.id);
    await sala.empezar();
    await sala.guardar(
      ...respuestas.flatMap((una, lugar) => (una === null ? [] : [sala.entrada(lugar, una)])),
    );
    return sala;
  };
  await (await hacer(diez, [{ opcion: 'aaaa' }, { texto: 'París' }, null])).entregar();
  clock.advance({ minutes: 30 });
  const despues = clock.now().toISOString();
  await (await hacer(cero, [{ opcion: 'bbbb' }, null, null])).entregar();
  clock.advance({ minutes: 30 });
  const masTarde = clock.now().toISOString();
  await (
    await hacer(espera, [{ opcion: 'bbbb' }, { texto: 'Lyon' }, { html: '<p>Lo que vi.</p>' }])
  ).entregar();
  await hacer(dentro, [{ opcion: 'bbbb' }, null, null]);
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select l.pregunta_id as id from evaluacion_lugares l where l.evaluacion_id = ${evaluacion.id} order by l.orden`);
  const [unica = '', corta = ''] = rows.map(({ id }) => id);
  return { ...abierto, diez, cero, espera, dentro, despues, masTarde, unica, corta };
}

test('se filtran por nota, por día y por la pregunta que fallaron: lo listado, lo contado y lo descargado son lo mismo', async () => {
  const todo = await conResultados();
  const { evaluacion, diez, cero, espera, dentro, despues, masTarde, unica, corta } = todo;
  const camino = `/api/evaluaciones/${evaluacion.id}/resultados`;
  const casos: readonly (readonly [Readonly<Record<string, string>>, readonly { readonly id: string }[]])[] =
    [
      [{}, [diez, cero, espera, dentro]],
      // One that waits for a person is compared with nothing.
      [{ notaDesde: '0' }, [diez, cero]],
      [{ usuarioId: espera.id }, [espera]],
      [{ usuarioId: dentro.id, criba: 'en_curso' }, [dentro]],
      [{ notaDesde: '6.67' }, [diez]],
      [{ notaHasta: '6.66' }, [cero]],
      [{ notaDesde: '0', notaHasta: '0' }, [cero]],
      [{ notaDesde: '7', notaHasta: '6' }, []],
      [{ entregadoDesde: despues }, [cero, espera]],
      [{ entregadoAntesDe: despues }, [diez]],
      [{ entregadoDesde: despues, entregadoAntesDe: masTarde }, [cero]],
      // Whoever is still inside has failed nothing yet; a blank is no failure.
      [{ fallaronId: unica }, [cero, espera]],
      [{ fallaronId: corta }, [espera]],
      [{ fallaronId: evaluacion.id }, []],
      [{ fallaronId: unica, notaHasta: '5' }, [cero]],
      [{ fallaronId: unica, criba: 'por_calificar' }, [espera]],
    ];
  for (const [filtro, quienes] of casos) {
    const query = new URLSearchParams(filtro).toString();
    const { body } = await jefa.get(`${camino}?${query}`);
    const { datos, total, todos, cuentas } = body as unknown as Pagina;
    expect(datos.map(({ persona }) => persona.id).toSorted(), query).toEqual(
      quienes.map(({ id }) => id).toSorted(),
    );
    expect(total.valor, query).toBe(quienes.length);
    const { sin_empezar: _, ...estados } = cuentas;
    expect(
      Object.values(estados).reduce((suma, una) => suma + una, 0),
      query,
    ).toBe(todos);
    if (!filtro['criba']) expect(todos, query).toBe(quienes.length);
    const csv = await fetch(`${app.origin}${camino}/exportar?formato=csv&${query}`, {
      headers: { cookie: jefa.cookie },
    });
    expect((await csv.text()).trim().split('\r\n').length - 1, query).toBe(quienes.length);
  }
  expect((await jefa.get(`${camino}/preguntas`)).body).toMatchObject({
    datos: [
      { id: unica, titulo: '¿Qué haces primero?', fallos: 2 },
      { id: corta, titulo: '¿Capital de Francia?', fallos: 1 },
    ],
  });
});

test('un filtro que no se entiende se rechaza, y quien ve solo sus grupos no cuenta los fallos de otros', async () => {
  const { evaluacion, cero, unica } = await conResultados();
  const camino = `/api/evaluaciones/${evaluacion.id}/resultados`;
  for (const malo of ['notaDesde=once', 'notaHasta=11', 'entregadoDesde=ayer', 'fallaronId=7'])
    expect((await jefa.get(`${camino}?${malo}`)).status, malo).toBe(400);
  const perfil = await school.perfil(['intentos:ver:grupos', 'evaluaciones:ver']);
  const tutora = await school.persona({ perfil: perfil.nombre });
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, cero.id);
  const suya = await school.entra(tutora);
  expect((await suya.get(`${camino}/preguntas`)).body).toMatchObject({ datos: [{ id: unica, fallos: 1 }] });
});

test('la que más se falla se nombra por lo que se lee de ella, también si es un texto con huecos', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [HUECO] });
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await sala.guardar(sala.entrada(0, { huecos: { hhhh: 'Lyon' } }));
  await sala.entregar();
  expect((await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados/preguntas`)).body).toMatchObject({
    datos: [{ titulo: 'La capital de Francia es ___.', fallos: 1 }],
  });
});

test('en lo descargado cada pregunta es una columna con su nombre, la viera cada cual en el orden que la viera', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, {
    preguntas: [CASO, UNICA, CORTA],
    barajar: true,
  });
  const primeras = new Set<string>();
  for (const quien of [alumna, ...(await Promise.all(Array.from({ length: 11 }, inscribir)))]) {
    const sala = enElExamen(quien, evaluacion.id);
    await sala.empezar();
    const tipos = sala.abierto().preguntas.map(({ publica }) => publica?.tipo);
    primeras.add(tipos.join());
    await sala.guardar(sala.entrada(tipos.indexOf('unica'), { opcion: 'aaaa' }));
    await sala.entregar();
  }
  expect(primeras.size).toBeGreaterThan(1);
  const csv = await fetch(`${app.origin}/api/evaluaciones/${evaluacion.id}/resultados/exportar?formato=csv`, {
    headers: { cookie: jefa.cookie },
  });
  const [titulos = '', ...filas] = (await csv.text()).trim().split('\r\n');
  expect(titulos.split(';').slice(-3)).toEqual([
    'Cuenta',
    '1. ¿Qué haces primero?',
    '2. ¿Capital de Francia?',
  ]);
  expect(filas).toHaveLength(12);
  for (const fila of filas) expect(fila.split(';').slice(-3)).toEqual(['sí', '1,00', '0,00']);
});

test('en lo descargado toda fila tiene las mismas columnas, también la de un intento anulado', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [UNICA, CORTA] });
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await sala.entregar();
  await jefa.post('/api/intentos/anular', { ids: [sala.abierto().id], motivo: 'Era de prueba' });
  const csv = await fetch(`${app.origin}/api/evaluaciones/${evaluacion.id}/resultados/exportar?formato=csv`, {
    headers: { cookie: jefa.cookie },
  });
  const [titulos = '', fila = ''] = (await csv.text()).trimEnd().split('\r\n');
  expect(fila).toContain('Anulado');
  expect(fila.split(';')).toHaveLength(titulos.split(';').length);
  expect(fila.split(';')[titulos.split(';').indexOf('Minutos')]).toBe('1');
});
