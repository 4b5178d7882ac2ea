import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subidas } from '#features/archivos/testing/subir.ts';
import { imagen } from '#features/archivos/testing/muestras.ts';
import { conCurso, minimo, paquetes } from '#features/paquetes/testing/paquete.ts';
import { banco, componer, cuerpo, fijas, sorteo, unica } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin } = await createTestApp();
const { revisar, importar, exportar } = paquetes(origin);
const { subir } = subidas(origin);
const admin = await school.administrador();

const conPregunta = (enunciado: string, mas: object = {}) =>
  minimo({
    secciones: [
      {
        id: 's',
        titulo: 'S',
        actividades: [
          {
            id: 'a',
            titulo: 'Final',
            tipo: 'evaluacion',
            evaluacion: { secciones: [{ lugares: [{ tipo: 'pregunta', pregunta: 'p' }] }], ...mas },
          },
        ],
      },
    ],
    carpetas: [{ id: 'c', nombre: 'Banco' }],
    preguntas: [{ id: 'p', carpeta: 'c', ...unica('x'), publica: { ...unica('x').publica, enunciado } }],
  });

const autorDe = async (cursoId: string | null) => {
  const { datos } = cuerpo<{ datos: Evaluacion[] }>(await admin.get(`/api/evaluaciones?cursoId=${cursoId}`));
  return cuerpo<EvaluacionDeAutor>(await admin.get(`/api/evaluaciones/${datos[0]?.id}/autor`));
};

test('lo que llega se limpia, es del curso nuevo y la prueba queda en borrador y sin contraseña', async () => {
  const json = conPregunta('<p onclick="x()">Hola</p><script>alert(1)</script>', { conContrasena: true });
  const { cursoId, resumen } = await importar(admin, conCurso(json));
  const autor = await autorDe(cursoId);
  expect(autor.preguntas).toMatchObject([
    { cursoId, numero: 1, publica: { enunciado: '<p>Hola</p>' }, fallos: [] },
  ]);
  expect(autor.evaluacion).toMatchObject({ estado: 'borrador', conContrasena: false });
  expect(autor.composicion.version).toBe(1);
  expect(resumen.avisos.join()).toContain('la contraseña de la prueba no viaja: ponla de nuevo');
  const carpetas = cuerpo<{ carpetas: object[] }>(await admin.get('/api/carpetas')).carpetas;
  expect(carpetas).toContainEqual(expect.objectContaining({ cursoId, nombre: 'Banco', preguntas: 1 }));
});

test.each([
  ['entre comillas', (id: string) => `<img src="/archivos/${id}" alt="">`],
  ['sin comillas', (id: string) => `<img src=/archivos/${id} alt="">`],
  ['con letras disfrazadas', (id: string) => `<img src="&#47;archivos/${id}" alt="">`],
  ['tras un signo que confunde', (id: string) => `<img alt=">" src="/archivos/${id}">`],
])('un archivo de otro curso, escrito %s, ni se muestra ni se enlaza', async (_, dibujo) => {
  const ajeno = await school.curso();
  const { id } = await subir(
    admin,
    { nombre: 'a.png', proposito: 'contenido', cursoId: ajeno.id },
    await imagen(),
  );
  const { cursoId, resumen, estado } = await importar(
    admin,
    conCurso(conPregunta(`<p>Mira</p>${dibujo(id)}`)),
  );
  expect(estado).toBe('importado');
  const autor = await autorDe(cursoId);
  expect(JSON.stringify(autor.preguntas)).not.toContain(id);
  expect(resumen.avisos.join()).toMatch(/falta el archivo|que no es del paquete/);
  const { rows } = await platform.db.execute(sql`select from pregunta_archivos where archivo_id = ${id}`);
  expect(rows).toEqual([]);
});

test('importar preguntas pide poder crearlas, y se dice antes', async () => {
  const sinPreguntas = await school.con(
    'cursos:ver',
    'cursos:crear',
    'actividades:crear',
    'evaluaciones:crear',
  );
  const con = await revisar(sinPreguntas, conCurso(conPregunta('<p>Hola</p>')));
  const sin = await revisar(sinPreguntas, conCurso());
  const errores = ({ body }: typeof con) => (body.resumen as { errores: string[] }).errores;
  expect(errores(con).join()).toContain('no tienes permiso para crearlas');
  expect(errores(sin)).toEqual([]);
  expect((await sinPreguntas.post(`/api/paquetes/${con.body.id}/importar`)).status).toBe(409);
});

test('no exporta quien no ve alguna clave: la de la academia, o la del curso que aún cursa', async () => {
  const curso = await school.curso();
  const evaluacion = await school.evaluacion(curso.id, { estado: 'borrador' });
  const { guardar, nueva, unaCarpeta } = banco(admin);
  const compartida = await nueva((await unaCarpeta()).id);
  await componer(admin, evaluacion.id, 0, fijas(compartida.id));
  const grupo = await school.grupo();
  const tutora = await school.con(
    ...(['cursos:ver', 'cursos:editar', 'actividades:ver', 'evaluaciones:ver'] as const),
    'preguntas:ver:grupos',
  );
  await school.tutor(grupo.id, tutora.id);
  await school.asigna(grupo.id, curso.id);
  expect((await exportar(admin, curso.id)).response.status).toBe(200);
  expect((await exportar(tutora, curso.id)).response.status).toBe(403);

  const suya = cuerpo<PreguntaDeAutor>(
    await guardar(crypto.randomUUID(), 0, unica('Del curso'), { evaluacionId: evaluacion.id }),
  );
  expect((await componer(admin, evaluacion.id, 1, fijas(suya.id))).status).toBe(200);
  expect((await exportar(tutora, curso.id)).response.status).toBe(200);
  const alumna = await school.con(
    ...(['cursos:ver', 'cursos:editar', 'actividades:ver', 'evaluaciones:ver'] as const),
    'preguntas:ver',
  );
  await school.inscribe(curso.id, alumna.id);
  expect((await exportar(alumna, curso.id)).response.status).toBe(403);
});

test('lo que está en la papelera viaja si una prueba lo pide, y solo entonces', async () => {
  const curso = await school.curso();
  const contenido = { tipo: 'evaluacion' as const, descripcion: '' };
  const { id: actividadId } = await school.actividad(curso.id, { contenido, regla: 'aprobar' });
  const evaluacion = await school.evaluacion(curso.id, { actividadId, estado: 'borrador' });
  const { nueva, unaCarpeta } = banco(admin);
  const carpeta = await unaCarpeta({ cursoId: curso.id });
  const [pedida, olvidada] = [await nueva(carpeta.id, 'Pedida'), await nueva(carpeta.id, 'Olvidada')];
  const [seccion] = fijas(pedida.id);
  const lugares = [...(seccion?.lugares ?? []), sorteo(1, { etiqueta: 'nada' })];
  await componer(admin, evaluacion.id, 0, [{ ...seccion, lugares }]);
  await platform.db.execute(sql`update preguntas set eliminada_en = now(), eliminada_por = ${admin.id}
    where id in (${pedida.id}, ${olvidada.id})`);
  const { cursoId } = await importar(admin, (await exportar(admin, curso.id)).zip);
  const autor = await autorDe(cursoId);
  expect(autor.preguntas).toMatchObject([{ publica: pedida.publica, eliminadaEn: null }]);
  expect(autor.preguntas[0]?.id).not.toBe(pedida.id);
  const { rows } = await platform.db.execute(sql`select from preguntas where curso_id = ${cursoId}`);
  expect(rows).toHaveLength(1);
});
