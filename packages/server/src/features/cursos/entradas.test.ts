import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { revisada } from '#features/cargas/testing/subida.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();
let cuantos = 0;

async function entradas(cursoId: string): Promise<[via: unknown, ...personas: unknown[]][]> {
  const lineas = await platform.db
    .select({ detalle: cambiosTable.detalle })
    .from(cambiosTable)
    .where(and(eq(cambiosTable.coleccion, 'entradas'), eq(cambiosTable.documento, cursoId)))
    .orderBy(asc(cambiosTable.id));
  return lineas.map(({ detalle }) => [detalle?.via?.[1], ...[detalle?.personas?.[1] ?? []].flat()]);
}

/** Who heard in their bell that they were given it. */
async function avisadas(cursoId: string): Promise<string[]> {
  const { rows } = await platform.db.execute<{ usuario_id: string }>(
    sql`select usuario_id from avisos where aviso = 'cursos.asignado' and curso_id = ${cursoId}`,
  );
  return rows.map((fila) => fila.usuario_id);
}

async function grupoConCurso(cursoId: string) {
  const grupo = await school.grupo(`Entradas ${++cuantos}`);
  await school.asigna(grupo.id, cursoId);
  return grupo;
}

const añadir = (grupoId: string, ...usuarioIds: string[]) =>
  admin.post(`/api/grupos/${grupoId}/anadir-miembros`, { usuarioIds });
const cargar = async (texto: string, grupos: 'anadir' | 'reemplazar' = 'anadir') =>
  (await revisada(admin, texto, { grupos, contraseñas: 'nada' })).importar();

type Entrar = (cursoId: string, persona: Awaited<ReturnType<typeof school.estudiante>>) => Promise<unknown>;

const VIAS: readonly (readonly [como: string, via: string, entrar: Entrar])[] = [
  ['la añaden a un grupo', 'grupo', async (cursoId, { id }) => añadir((await grupoConCurso(cursoId)).id, id)],
  [
    'la añaden a un grupo por su correo',
    'grupo',
    async (cursoId, { id }) => {
      const { correo } = (await admin.get(`/api/usuarios/${id}`)).body;
      const grupo = await grupoConCurso(cursoId);
      return admin.post(`/api/grupos/${grupo.id}/anadir-por-identificador`, { identificadores: [correo] });
    },
  ],
  [
    'la añaden a un grupo con otras muchas',
    'grupo',
    async (cursoId, { id }) =>
      admin.post('/api/usuarios/anadir-a-grupo', {
        seleccion: { ids: [id] },
        grupoId: (await grupoConCurso(cursoId)).id,
      }),
  ],
  [
    'su grupo recibe el curso',
    'asignacion',
    async (cursoId, { id }) => {
      const grupo = await school.grupo(`Entradas ${++cuantos}`);
      await school.miembro(grupo.id, id);
      return admin.post(`/api/grupos/${grupo.id}/asignar-curso`, {
        cursoId,
        venceEn: null,
        venceEnDias: null,
      });
    },
  ],
  [
    'la inscriben por su nombre',
    'nombre',
    (cursoId, { id }) => admin.post(`/api/cursos/${cursoId}/inscribir`, { usuarioIds: [id], venceEn: null }),
  ],
  ['se inscribe', 'eleccion', (cursoId, persona) => persona.post(`/api/cursos/${cursoId}/inscribirme`)],
  [
    'llega en una carga',
    'carga',
    async (cursoId, { id }) => {
      const { correo } = (await admin.get(`/api/usuarios/${id}`)).body;
      return cargar(`correo;grupo\n${correo};${(await grupoConCurso(cursoId)).nombre}`);
    },
  ],
];

test.each(VIAS)('quien entra en un curso porque %s entra una vez', async (_como, via, entrar) => {
  const curso = await school.curso({ acceso: 'abierto' });
  const persona = await school.estudiante();

  await entrar(curso.id, persona);
  expect(await entradas(curso.id)).toEqual([[via, persona.id]]);

  // Whoever joins by themselves knows.
  const avisados = via === 'eleccion' ? [] : [persona.id];
  expect(await avisadas(curso.id)).toEqual(avisados);

  for (const [, , otraVez] of VIAS) await otraVez(curso.id, persona);
  expect(await entradas(curso.id)).toEqual([[via, persona.id]]);
  expect(await avisadas(curso.id)).toEqual(avisados);
});

test('de quienes reciben el curso a la vez, entran los que no lo tenían', async () => {
  const curso = await school.curso();
  const [nueva, antigua] = [await school.estudiante(), await school.estudiante()];
  await school.inscribe(curso.id, antigua.id);
  const grupo = await grupoConCurso(curso.id);

  await añadir(grupo.id, nueva.id, antigua.id);
  await añadir(grupo.id, nueva.id, antigua.id);

  expect(await entradas(curso.id)).toEqual([['grupo', nueva.id]]);
});

test('una carga que da el curso por dos grupos, o cambia de uno a otro, es a lo sumo una entrada', async () => {
  const curso = await school.curso();
  const [uno, otro, tercero] = [
    await grupoConCurso(curso.id),
    await grupoConCurso(curso.id),
    await grupoConCurso(curso.id),
  ];
  const ana = await school.persona({ correo: 'ana@entradas.example' });

  await cargar(`correo;grupo\n${ana.correo};${uno.nombre}|${otro.nombre}`);
  await cargar(`correo;grupo\n${ana.correo};${tercero.nombre}`, 'reemplazar');

  expect((await admin.get(`/api/grupos/${tercero.id}`)).body.miembros).toBe(1);
  expect((await admin.get(`/api/grupos/${uno.id}`)).body.miembros).toBe(0);
  expect(await entradas(curso.id)).toEqual([['carga', ana.id]]);
});

test('quien salió del todo y vuelve entra otra vez; cambiar el plazo o entrar en un grupo archivado no es entrar', async () => {
  const curso = await school.curso();
  const ana = await school.estudiante();
  const grupo = await grupoConCurso(curso.id);
  await añadir(grupo.id, ana.id);
  await admin.post(`/api/grupos/${grupo.id}/asignar-curso`, {
    cursoId: curso.id,
    venceEn: null,
    venceEnDias: 7,
  });
  await admin.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [ana.id] });
  await añadir(grupo.id, ana.id);
  const { version } = (await admin.get(`/api/grupos/${grupo.id}`)).body;
  await admin.patch(`/api/grupos/${grupo.id}`, { estado: 'archivado', version });
  await añadir(grupo.id, (await school.estudiante()).id);

  expect(await entradas(curso.id)).toEqual([
    ['grupo', ana.id],
    ['grupo', ana.id],
  ]);
});

test('un grupo archivado que vuelve a estar activo es una entrada para quienes no tenían el curso por otro lado', async () => {
  const curso = await school.curso();
  const [ana, luis] = [await school.estudiante(), await school.estudiante()];
  const grupo = await grupoConCurso(curso.id);
  await school.miembro(grupo.id, ana.id, luis.id);
  await school.inscribe(curso.id, luis.id);
  const poner = async (estado: string) => {
    const { version } = (await admin.get(`/api/grupos/${grupo.id}`)).body;
    await admin.patch(`/api/grupos/${grupo.id}`, { estado, version });
  };

  await poner('archivado');
  await poner('activo');

  expect(await entradas(curso.id)).toEqual([['reactivacion', ana.id]]);
});

test('nadie más da cursos a las personas: quien lo haga dice también quién entró', () => {
  const src = join(import.meta.dirname, '../..');
  const gives =
    /insert\((inscripcionesTable|grupoMiembrosTable|grupoCursosTable|relacion\.table)\)|insert into (inscripciones|grupo_miembros|grupo_cursos)\b/;
  const files = globSync('{features,platform}/**/*.ts', { cwd: src }).map(String);
  const giving = files.filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && gives.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(giving.toSorted()).toEqual([
    'features/cargas/importar/escribir-grupos.ts',
    'features/cursos/commands/inscribirme.ts',
    'features/grupos/commands/anadir-personas.ts',
    'features/grupos/commands/asignar-curso.ts',
    // Gives back what was there: nobody comes in.
    'features/grupos/commands/devolver-personas.ts',
    'features/grupos/regla/mover.ts',
    'features/participantes/commands/inscribir-personas.ts',
  ]);
});
