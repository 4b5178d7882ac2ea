import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;
const jefa = await school.administrador();

/** One goes on inside, another has handed it in, and the evaluation is removed with the way that is given. */
async function quitada(como: 'actividad' | 'seccion') {
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
    const { evaluacion, curso, alumna, otra, dentro, hecha, uso, porPublicar } = await quitada(como);
    expect(uso.body).toMatchObject({ examinandose: 1, minutosQueQuedan: 30 });
    expect(porPublicar).toMatchObject({ examinandose: 1, minutosQueQuedan: 30 });
    const enPapelera = (await jefa.get(`/api/papelera?cursoId=${curso.id}`)).body['datos'];
    expect(enPapelera).toMatchObject([{ evaluacionId: como === 'actividad' ? evaluacion.id : null }]);
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
