import { randomUUID } from 'node:crypto';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grupoMiembrosTable, gruposTable } from '#features/grupos/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { listPage } from '#platform/collections/list.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin } = await createTestApp();
const { db } = platform;
const jefa = await school.superAdministrador();

const NOMBRES = ['Ñandúes', 'Álamos', 'Nogales', 'alcornoques', 'Olmos', 'Vacío'];
const grupos = NOMBRES.map((nombre) => ({ id: randomUUID(), nombre }));
await db.insert(gruposTable).values(grupos);
const alguno = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const personas = Array.from({ length: 40 }, (_, n) => ({
  id: randomUUID(),
  nombre: alguno(['Íñigo', 'Inés', 'Ana'], n),
  apellidos: alguno(['Núñez', 'Nunes', 'Álvarez', 'Zabala'], n),
  usuario: `persona${n}`,
  perfil: alguno(['Estudiante', 'Administrador'], n),
}));
await db.insert(usuariosTable).values(personas);
/** None, one or two groups each. */
const miembros = personas.flatMap(({ id: usuarioId }, n) =>
  [n % 6, (n * 3) % 7].flatMap((cual, vez) => {
    const grupo = cual < 5 && n % 4 !== vez ? grupos[cual] : undefined;
    return grupo ? [{ usuarioId, grupoId: grupo.id }] : [];
  }),
);
const sinRepetir = [...new Map(miembros.map((uno) => [`${uno.usuarioId}${uno.grupoId}`, uno])).values()];
await db.insert(grupoMiembrosTable).values(sinRepetir);

const quien = (values: Partial<Actor> = {}): Actor => ({
  id: jefa.id,
  perfil: 'Super Administrador',
  permisos: ['usuarios:ver', 'grupos:ver'],
  otorgables: [],
  otorgablesEnTodo: [],
  grupoIds: [],
  cursoIds: [],
  tutorGrupoIds: [],
  tutorCursoIds: [],
  ...values,
});
const deGrupo = (nombre: string) => grupos.find((uno) => uno.nombre === nombre)?.id ?? '';
const susGrupos = [deGrupo('Nogales'), deGrupo('Olmos')];
const tutora = quien({
  perfil: 'Tutor',
  permisos: ['usuarios:ver:grupos', 'grupos:ver:grupos'],
  tutorGrupoIds: susGrupos,
});

const todas = (await listPage(db, usuariosBinding, quien(), { limite: 100 })).datos as Usuario[];
const texto = new Intl.Collator('es').compare;

/** The name of their first group, of those in sight. */
function primero(persona: Usuario, vistos: readonly string[]): string | null {
  const suyos = sinRepetir.filter(
    ({ usuarioId, grupoId }) => usuarioId === persona.id && vistos.includes(grupoId),
  );
  const nombres = suyos.map(({ grupoId }) => grupos.find((uno) => uno.id === grupoId)?.nombre ?? '');
  return nombres.toSorted(texto)[0] ?? null;
}

function esperadas(unas: readonly Usuario[], vistos: readonly string[], alReves: boolean): string[] {
  const compara = (a: Usuario, b: Usuario) =>
    texto(primero(a, vistos) ?? '', primero(b, vistos) ?? '') ||
    texto(a.apellidos, b.apellidos) ||
    texto(a.nombre, b.nombre) ||
    (a.id < b.id ? -1 : 1);
  const sin = (una: Usuario) => Number(primero(una, vistos) === null);
  return unas.toSorted((a, b) => sin(a) - sin(b) || (alReves ? -1 : 1) * compara(a, b)).map((una) => una.id);
}

async function porPaginas(actor: Actor, orden: string, limite: number, filtro = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const pagina = await listPage(db, usuariosBinding, actor, { ...filtro, orden, limite, cursor });
    ids.push(...(pagina.datos as Usuario[]).map(({ id }) => id));
    cursor = pagina.siguiente ?? undefined;
  } while (cursor);
  return ids;
}

const ids = grupos.map(({ id }) => id);

describe.each(['grupos', '-grupos'])('por «%s»', (orden) => {
  const alReves = orden.startsWith('-');

  test('van por su primer grupo, quien no tiene al final, y ninguna página repite ni salta a nadie', async () => {
    const bien = esperadas(todas, ids, alReves);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: todas.length }), async (limite) => {
        expect(await porPaginas(quien(), orden, limite)).toEqual(bien);
      }),
      { numRuns: 5, examples: [[1], [todas.length]] },
    );
  });

  test('también con filtro y buscando', async () => {
    const estudiantes = todas.filter(({ perfil }) => perfil === 'Estudiante');
    expect(await porPaginas(quien(), orden, 3, { perfil: 'Estudiante' })).toEqual(
      esperadas(estudiantes, ids, alReves),
    );
    const zabalas = todas.filter(({ apellidos }) => apellidos === 'Zabala');
    expect(await porPaginas(quien(), orden, 2, { buscar: 'zabala' })).toEqual(
      esperadas(zabalas, ids, alReves),
    );
  });

  test('a quien solo ve sus grupos los demás no le ordenan a nadie', async () => {
    const suyas = todas.filter(({ id }) =>
      sinRepetir.some(({ usuarioId, grupoId }) => usuarioId === id && susGrupos.includes(grupoId)),
    );
    const leidas = await porPaginas(tutora, orden, 4);
    expect(leidas.filter((id) => id !== tutora.id)).toEqual(esperadas(suyas, susGrupos, alReves));
  });
});

/** The whole list by groups, and where a page that ends inside one of them would end. */
function hastaDentroDe(nombre: string) {
  const bien = esperadas(todas, ids, false);
  const suyo = (id: string) => primero(todas.find((una) => una.id === id) as Usuario, ids) === nombre;
  return { bien, en: bien.findIndex(suyo) + 1 };
}

const desde = async (cursor: string | null, orden = 'grupos') =>
  jefa.get(`/api/usuarios?orden=${orden}&limite=100&cursor=${cursor}`);

test('si el grupo por donde iba cambia de nombre o se va, la página siguiente sigue por donde quedaba', async () => {
  const { bien, en } = hastaDentroDe('Nogales');
  const { siguiente } = await listPage(db, usuariosBinding, quien(), { orden: 'grupos', limite: en });
  expect((await desde(siguiente, '-grupos')).status).toBe(400);

  const elGrupo = eq(gruposTable.id, deGrupo('Nogales'));
  await db.update(gruposTable).set({ nombre: 'Nogueras' }).where(elGrupo);
  const trasElNombre = await desde(siguiente);
  expect((trasElNombre.body.datos as Usuario[]).map(({ id }) => id)).toEqual(bien.slice(en));

  const losSuyos = eq(grupoMiembrosTable.grupoId, deGrupo('Nogales'));
  await db.delete(grupoMiembrosTable).where(losSuyos);
  await db.delete(gruposTable).where(elGrupo);
  const trasIrse = await desde(siguiente);
  expect(trasIrse.status).toBe(200);
  const leidas = (trasIrse.body.datos as Usuario[]).map(({ id }) => id);
  expect(leidas.filter((id) => bien.slice(0, en - 1).includes(id))).toEqual([]);
});

test('lo descargado sale en el mismo orden que la lista', async () => {
  const { body } = await jefa.get('/api/usuarios?orden=-grupos&limite=100');
  const enLaLista = (body.datos as Usuario[]).map(({ usuario, correo }) => usuario ?? correo);
  const descargado = await fetch(`${origin}/api/usuarios/exportar`, {
    method: 'POST',
    headers: { origin, cookie: jefa.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ formato: 'csv', seleccion: { filtro: {} }, orden: '-grupos' }),
  });
  const hoja = await readSheet(await descargado.bytes(), { nombre: 'usuarios.csv' });
  expect(hoja.filas.map(({ celdas }) => celdas[3] || celdas[2])).toEqual(enLaLista);
});

test('en una academia grande, con un grupo de casi todos y otros pequeños, también', async () => {
  const [grande, chico, otro] = ['Castaños', 'Castañas', 'Zarzas'].map((nombre) => ({
    id: randomUUID(),
    nombre,
  }));
  if (!grande || !chico || !otro) throw new Error('three groups');
  await db.insert(gruposTable).values([grande, chico, otro]);
  const muchas = Array.from({ length: 1300 }, (_, n) => ({
    id: randomUUID(),
    nombre: 'Ana',
    apellidos: `García ${n % 90}`,
    usuario: `muchas${n}`,
    perfil: 'Estudiante',
  }));
  await db.insert(usuariosTable).values(muchas);
  const enSusGrupos = muchas.flatMap(({ id: usuarioId }, n) =>
    [n % 20 > 0 && grande, n % 9 === 0 && chico, n % 11 === 0 && otro].flatMap((uno) =>
      uno ? [{ usuarioId, grupoId: uno.id }] : [],
    ),
  );
  await db.insert(grupoMiembrosTable).values(enSusGrupos);
  const primeroDe = new Map(
    muchas.map(({ id }, n) => [id, n % 9 === 0 ? 'a' : n % 20 > 0 ? 'b' : n % 11 === 0 ? 'c' : null]),
  );
  for (const [orden, sentido] of [
    ['grupos', 1],
    ['-grupos', -1],
  ] as const) {
    const bien = muchas
      .toSorted((a, b) => {
        const [x, y] = [primeroDe.get(a.id) ?? null, primeroDe.get(b.id) ?? null];
        const enSuSentido =
          texto(x ?? '', y ?? '') || texto(a.apellidos, b.apellidos) || (a.id < b.id ? -1 : 1);
        return Number(x === null) - Number(y === null) || sentido * enSuSentido;
      })
      .map(({ id }) => id);
    expect(await porPaginas(quien(), orden, 170, { buscar: 'muchas' })).toEqual(bien);
  }
});
