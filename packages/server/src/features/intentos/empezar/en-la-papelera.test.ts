import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;
const jefa = await school.administrador();

/** One goes on inside, another has handed it in, and the evaluation is removed with the way that is given. */
async function quitada(como: 'actividad' | 'seccion' | 'curso') {
  const abierta = await abrirExamen(app);
  const { evaluacion, actividad, curso, alumna, inscribir } = abierta;
  const dentro = enElExamen(alumna, evaluacion.id);
  await dentro.empezar();
  await dentro.guardar(dentro.entrada(0, { opcion: 'aaaa' }));
  const otra = await inscribir();
  const hecha = enElExamen(otra, evaluacion.id);
  await hecha.empezar();
  await hecha.entregar({ entradas: [hecha.entrada(0, { opcion: 'aaaa' })] });
  const uso = await jefa.post(`/api/cursos/${curso.id}/uso-de-actividades`, { actividadIds: [actividad.id] });
  if (como === 'curso') {
    await jefa.post(`/api/cursos/${curso.id}/a-la-papelera`);
    return { ...abierta, dentro, otra, hecha, uso, porPublicar: null };
  }
  const camino = como === 'actividad' ? `actividades/${actividad.id}` : `secciones/${actividad.seccion}`;
  await jefa.post(`/api/${camino}/quitar`);
  const { body } = await jefa.get(`/api/cursos/${curso.id}/contenido`);
  const porPublicar = body['porPublicar'] as { sello: string };
  await jefa.post(`/api/cursos/${curso.id}/publicar-cambios`, { sello: porPublicar.sello });
  return { ...abierta, dentro, otra, hecha, uso, porPublicar };
}

const suyas = async (quien: { get: typeof jefa.get }) =>
  (await quien.get('/api/aprendizaje/pruebas')).body['pruebas'] as object[];

test.each(['actividad', 'seccion'] as const)(
  'quitada su %s, quien la hace la termina y la encuentra, y quien la entregó conserva nota y recibo',
  async (como) => {
    const { evaluacion, alumna, otra, dentro, hecha, uso, porPublicar } = await quitada(como);
    expect(uso.body).toMatchObject({ examinandose: 1, minutosQueQuedan: 30 });
    expect(porPublicar).toMatchObject({ examinandose: 1, minutosQueQuedan: 30 });
    const bajada = await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados/exportar?formato=csv`);
    expect(bajada.status).toBe(200);
    const pagina = (quien: typeof alumna) => quien.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);

    expect(await suyas(alumna)).toMatchObject([{ id: evaluacion.id, grupo: 'en_progreso' }]);
    expect(await pagina(alumna)).toMatchObject({
      status: 200,
      body: { apertura: { tipo: 'cerrada' }, enCurso: { id: dentro.abierto().id } },
    });
    expect((await dentro.leer()).status).toBe(200);
    expect((await dentro.guardar(dentro.entrada(1, { opcion: 'aaaa' }))).status).toBe(200);
    expect((await dentro.entregar()).body).toMatchObject({ estado: 'entregado', respondidas: 2 });
    expect((await dentro.revision()).body).toMatchObject({ nota: 6.67 });
    expect(await suyas(alumna)).toMatchObject([{ grupo: 'hechas', nota: 6.67, enCurso: null }]);

    expect(await suyas(otra)).toMatchObject([{ id: evaluacion.id, grupo: 'hechas', nota: 3.33 }]);
    expect((await pagina(otra)).body).toMatchObject({ historial: [{ nota: 3.33 }] });
    expect((await hecha.revision()).body).toMatchObject({
      recibo: { codigo: expect.any(String) },
      nota: 3.33,
    });
    expect((await otra.get('/api/aprendizaje/inicio')).body['resultados']).toMatchObject([{ nota: 3.33 }]);
    expect((await enElExamen(otra, evaluacion.id).empezar()).status).toBe(404);
  },
);

test('ido su curso entero a la papelera, quien hace la prueba la termina, y cada cual conserva su nota y su recibo', async () => {
  const { evaluacion, curso, alumna, otra, dentro, hecha } = await quitada('curso');
  const pagina = (quien: typeof alumna) => quien.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  expect(await suyas(alumna)).toMatchObject([{ id: evaluacion.id, grupo: 'en_progreso' }]);
  expect((await pagina(alumna)).body).toMatchObject({
    inscrito: false,
    motivo: 'El curso se ha retirado',
    apertura: { tipo: 'cerrada' },
    enCurso: { id: dentro.abierto().id },
  });
  expect((await dentro.leer()).status).toBe(200);
  expect((await dentro.guardar(dentro.entrada(1, { opcion: 'aaaa' }))).status).toBe(200);
  expect((await dentro.entregar()).body).toMatchObject({ estado: 'entregado', respondidas: 2 });
  expect((await dentro.revision()).body).toMatchObject({
    nota: 6.67,
    recibo: { codigo: expect.any(String) },
  });
  expect(await suyas(alumna)).toMatchObject([{ grupo: 'hechas', nota: 6.67, enCurso: null }]);

  expect(await suyas(otra)).toMatchObject([{ id: evaluacion.id, grupo: 'hechas', nota: 3.33 }]);
  expect(await pagina(otra)).toMatchObject({ status: 200, body: { historial: [{ nota: 3.33 }] } });
  expect((await hecha.revision()).body).toMatchObject({ recibo: { codigo: expect.any(String) }, nota: 3.33 });
  expect((await enElExamen(otra, evaluacion.id).empezar()).status).toBe(404);

  // Whoever had lost it before it went has no more of it than then.
  const ida = await quitada('actividad');
  await jefa.post(`/api/cursos/${ida.curso.id}/quitar`, { usuarioIds: [ida.otra.id] });
  await jefa.post(`/api/cursos/${ida.curso.id}/a-la-papelera`);
  expect(await suyas(ida.otra)).toEqual([]);
  expect((await ida.otra.get(`/api/aprendizaje/cursos/${curso.id}`)).status).toBe(404);
});

test.each(['actividad', 'seccion', 'curso'] as const)(
  'ida con su %s, la papelera dice qué resultados hay y de qué son; y la ficha de cada cual, que está en la papelera',
  async (como) => {
    const { evaluacion, actividad, curso, otra } = await quitada(como);
    const entradas = (await jefa.get(`/api/papelera?cursoId=${curso.id}`)).body['datos'];
    expect(entradas).toMatchObject([
      { tipo: como, pruebas: [{ actividadId: actividad.id, titulo: 'Examen final', personas: 2 }] },
    ]);
    expect((await jefa.get(`/api/actividades/${actividad.id}/prueba`)).body).toMatchObject({
      evaluacion: { id: evaluacion.id, cursoId: curso.id, intentos: 2, notaMinima: 5 },
      titulo: 'Examen final',
      curso: { id: curso.id },
      papelera: { tipo: como, en: expect.any(String) },
    });
    expect((await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados`)).body['datos']).toHaveLength(2);
    for (const formato of ['csv', 'xlsx'])
      expect(
        (await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados/exportar?formato=${formato}`)).status,
      ).toBe(200);

    const { body } = await jefa.get(`/api/usuarios/${otra.id}/aprendizaje`);
    expect(body['pruebas']).toMatchObject([{ titulo: 'Examen final', nota: 3.33, enPapelera: true }]);
    const { body: sucesos } = await jefa.get(`/api/usuarios/${otra.id}/sucesos?clase=aprendizaje`);
    expect(sucesos['datos']).toContainEqual(
      expect.objectContaining({ tipo: 'prueba', titulo: 'Examen final', enPapelera: true }),
    );
  },
);

test('de lo que está en la papelera lee resultados quien puede leerlos, y nadie más sabe de ellos', async () => {
  const { actividad, curso, alumna } = await quitada('actividad');
  const edita = await school.con('cursos:ver', 'cursos:editar', 'actividades:ver', 'actividades:editar');
  const { body } = await edita.get(`/api/papelera?cursoId=${curso.id}`);
  expect(body['datos']).toMatchObject([{ documento: actividad.id, pruebas: [] }]);
  expect((await edita.get(`/api/actividades/${actividad.id}/prueba`)).status).toBe(403);
  const deOtros = await school.con('intentos:ver:grupos', 'evaluaciones:ver:grupos');
  expect((await deOtros.get(`/api/actividades/${actividad.id}/prueba`)).status).toBe(404);
  expect((await alumna.get(`/api/actividades/${actividad.id}/prueba`)).status).toBe(403);
});

test('sus resultados se leen también en la papelera, y a nadie se le da otro intento en ella', async () => {
  const { evaluacion, otra, hecha } = await quitada('actividad');
  clock.advance({ minutes: 31 });
  const { body } = await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados`);
  expect(body['datos']).toHaveLength(2);
  expect((await jefa.get(`/api/intentos/${hecha.abierto().id}`)).status).toBe(200);
  expect((await jefa.get(`/api/evaluaciones/${evaluacion.id}`)).status).toBe(404);
  const dado = await jefa.post(`/api/evaluaciones/${evaluacion.id}/dar-otro-intento`, {
    usuarioIds: [otra.id],
    motivo: 'Le falló la red.',
  });
  expect(dado.status).toBe(404);
});
