import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import type { ListaDeGrupos } from '@catedra/shared/reportes/grupos-en-lista.ts';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();

const listaDe = async (quien: Client, pregunta = '') =>
  (await quien.get(`/api/reportes/lista-de-grupos${pregunta}`)).body as unknown as ListaDeGrupos;
const nombres = ({ datos }: ListaDeGrupos) => datos.map(({ nombre }) => nombre);
const dentroDe = (dias: number) => tras(clock.now(), dias * DIA).toISOString();

/** A group whose people have a course of two activities until then; each did so many of them. */
async function unGrupo(nombre: string, vence: string | null, ...hechas: readonly number[]) {
  const [grupo, curso] = [await school.grupo(nombre), await school.curso()];
  const actividades = await school.actividades(curso.id, (await school.seccion(curso.id)).id, {}, {});
  await school.asigna(grupo.id, curso.id, vence);
  const gente = [];
  for (const cuantas of hechas) {
    const persona = await school.persona();
    gente.push(persona);
    await school.miembro(grupo.id, persona.id);
    for (const { id } of actividades.slice(0, cuantas)) await school.progreso(persona.id, curso.id, id);
  }
  return { grupo, curso, gente };
}

const tarde = await unGrupo('Con tarde', dentroDe(-2), 0, 1, 2);
await unGrupo('Zeta, sin plazo', null, 0);
const pronto = await unGrupo('Vence pronto', dentroDe(3), 1);
await school.grupo('Archivado', { estado: 'archivado' });
await school.grupo('Vacío');
const jefa = await school.entra(await school.superAdministrador());

test('primero el que tiene más personas tarde, luego a quien le vence algo, y los archivados al final', async () => {
  const lista = await listaDe(jefa);
  expect(nombres(lista)).toEqual(['Con tarde', 'Vence pronto', 'Vacío', 'Zeta, sin plazo', 'Archivado']);
  expect(lista.total).toEqual({ valor: 5, exacto: true });
  expect(lista.datos[0]).toMatchObject({
    miembros: 3,
    cursos: 1,
    porRegla: false,
    comoVa: {
      vencidas: 2,
      alDia: 1,
      enCurso: 0,
      sinEmpezar: 0,
      proximas: 0,
      cursosConTarde: 1,
      cursoConTarde: tarde.curso.titulo,
      hechas: 3,
      total: 6,
    },
  });
  expect(lista.datos[1]?.comoVa).toMatchObject({ vencidas: 0, enCurso: 1, proximas: 1, cursoConTarde: null });
  expect(lista.datos.at(-1)?.comoVa).toBeNull();
});

test('el hallazgo es de todos los grupos, se busque lo que se busque', async () => {
  const hallazgo = { grupos: 4, tarde: 2, gruposConTarde: 1, peor: { nombre: 'Con tarde', tarde: 2 } };
  expect((await listaDe(jefa)).hallazgo).toEqual(hallazgo);
  const buscada = await listaDe(jefa, '?buscar=vacio');
  expect(nombres(buscada)).toEqual(['Vacío']);
  expect(buscada.hallazgo).toEqual(hallazgo);
  expect(buscada.total.valor).toBe(1);
});

test.each([
  ['?orden=tarde', ['Vacío', 'Zeta, sin plazo', 'Vence pronto', 'Con tarde', 'Archivado']],
  ['?orden=nombre', ['Con tarde', 'Vacío']],
  ['?orden=-nombre', ['Zeta, sin plazo', 'Vence pronto']],
  ['?orden=-miembros', ['Con tarde', 'Vence pronto']],
  ['?orden=avance', ['Zeta, sin plazo', 'Con tarde']],
  ['?estado=archivado', ['Archivado']],
])('%s', async (pregunta, esperados) => {
  const lista = nombres(await listaDe(jefa, pregunta));
  expect(lista.slice(0, esperados.length)).toEqual(esperados);
});

test('quien va tarde en dos grupos cuenta una vez en el hallazgo y en cada uno de los grupos', async () => {
  const [primera] = tarde.gente;
  if (!primera) throw new Error('nadie va tarde');
  await school.miembro(pronto.grupo.id, primera.id);
  const { hallazgo, datos } = await listaDe(jefa);
  expect([hallazgo.tarde, hallazgo.gruposConTarde]).toEqual([2, 2]);
  expect(datos.slice(0, 2).map(({ comoVa }) => comoVa?.vencidas)).toEqual([2, 1]);
});

const soloGrupos: readonly Permiso[] = ['grupos:ver:grupos'];

test('quien tutora un grupo lo ve con sus cifras, y de los demás nada', async () => {
  const perfil = await school.perfil(soloGrupos);
  const tutor = await school.persona({ perfil: perfil.nombre });
  await school.tutor(pronto.grupo.id, tutor.id);
  const lista = await listaDe(await school.entra(tutor));
  expect(nombres(lista)).toEqual(['Vence pronto']);
  expect(lista.datos[0]?.comoVa?.vencidas).toBe(1);
  expect(lista.hallazgo).toMatchObject({ grupos: 1, tarde: 1 });
});

test('quien ve los grupos y no los reportes lee la lista sin cifras', async () => {
  const lista = await listaDe(await school.con('grupos:ver'));
  expect(lista.hallazgo).toEqual({ grupos: 0, tarde: 0, gruposConTarde: 0, peor: null });
  expect(nombres(lista).slice(0, 2)).toEqual(['Con tarde', 'Vacío']);
  expect(lista.datos.every(({ comoVa }) => comoVa === null)).toBe(true);
  // Nobody's name leaves with a group: those are of whoever sees people.
  expect(lista.datos.flatMap(({ primerosTutores }) => primerosTutores)).toEqual([]);
});
