import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import {
  type Contenido,
  contenidoDeEjemplo,
  contenidoVacio,
  TIPOS_ACTIVIDAD,
  type TipoActividad,
  tipoDe,
} from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

type Estado = 'borrador' | 'publicada';

/** A draft course with one activity, and its evaluation where its kind has one. */
async function cursoCon(contenido: Contenido, estado: Estado) {
  const curso = await school.curso({ estado: 'borrador' });
  const actividad = await school.actividad(curso.id, { contenido });
  const conReglas = fichaDe(contenido.tipo).trabajo === 'intentos';
  if (conReglas) await school.evaluacion(curso.id, { actividadId: actividad.id, estado });
  return { curso, actividad };
}

async function lista(contenido: Contenido, estado: Estado) {
  const { curso } = await cursoCon(contenido, estado);
  const { body } = await admin.get(`/api/cursos/${curso.id}/contenido`);
  return contenidoDeCurso.parse(body).actividades[0]?.lista;
}

const llenandoSolo = (tipo: TipoActividad): Contenido[] => {
  const { listaSi } = tipoDe(tipo);
  const ejemplo: Readonly<Record<string, unknown>> = contenidoDeEjemplo(tipo);
  if (listaSi === 'evaluacion_publicada') return [contenidoVacio(tipo)];
  return listaSi.map((campo) => ({
    ...contenidoVacio(tipo),
    [campo]: ejemplo[campo] ?? '0b7e8a52-6d3a-4c8c-9c51-1f2d3e4a5b6c',
  }));
};

test.each(TIPOS_ACTIVIDAD)('%s: vacía no está lista, y el curso no se publica con ella', async (tipo) => {
  const { curso, actividad } = await cursoCon(contenidoVacio(tipo), 'borrador');
  const { status, body } = await admin.post(`/api/cursos/${curso.id}/publicar`);

  expect(await lista(contenidoVacio(tipo), 'borrador')).toBe(false);
  expect(status).toBe(409);
  expect(body.error?.fields).toEqual({
    [actividad.id]: fichaDe(tipo).porCompletar.falta(actividad.titulo),
  });
});

test.each(TIPOS_ACTIVIDAD)('%s: está lista con lo que su tipo dice que basta, y se publica', async (tipo) => {
  const { curso } = await cursoCon(contenidoDeEjemplo(tipo), 'publicada');
  const llenas = await Promise.all(llenandoSolo(tipo).map((contenido) => lista(contenido, 'publicada')));

  const { listaSi } = tipoDe(tipo);
  expect(llenas, `contenido_listo no da por lista una actividad con su listaSi (${String(listaSi)})`).toEqual(
    llenas.map(() => true),
  );
  expect((await admin.post(`/api/cursos/${curso.id}/publicar`)).status).toBe(200);
});

test('un tipo que nadie conoce no cuenta como completo', async () => {
  const { rows } = await platform.db.execute(
    sql`select contenido_listo(gen_random_uuid(), 'olvidado', '{"html": "<p>Hola</p>"}') as lista`,
  );
  expect(rows).toEqual([{ lista: false }]);
});

const conReglas = TIPOS_ACTIVIDAD.filter((tipo) => fichaDe(tipo).trabajo === 'intentos');

test.each(conReglas)('%s: con evaluación, la base no deja que pase a otro tipo', async (tipo) => {
  const { actividad } = await cursoCon(contenidoDeEjemplo(tipo), 'borrador');
  const otro = contenidoDeEjemplo(TIPOS_ACTIVIDAD.find((uno) => fichaDe(uno).trabajo === 'ninguno') ?? tipo);
  const { body } = await admin.patch(`/api/actividades/${actividad.id}`, {
    version: actividad.version,
    tipo: otro.tipo,
    contenido: otro,
    regla: fichaDe(otro.tipo).reglas[0].regla,
  });

  expect(body.error).toMatchObject({ code: 'EN_USO' });
});
