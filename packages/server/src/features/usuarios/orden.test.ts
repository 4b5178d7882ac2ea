import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { situacionDe } from '@catedra/shared/usuarios/rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { listPage } from '#platform/collections/list.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const jefa = await school.superAdministrador();
const actor = {
  id: jefa.id,
  perfil: 'Super Administrador',
  permisos: ['usuarios:ver'],
  otorgables: [],
  otorgablesEnTodo: [],
  grupoIds: [],
  cursoIds: [],
  tutorGrupoIds: [],
  tutorCursoIds: [],
} as const;

const dia = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
const APELLIDOS = ['Núñez', 'Nunes', 'Ñandú', 'Álvarez', 'Alvarez', 'Zabala', 'núñez', 'Oña'];
const alguno = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const uno = (n: number) => String(n).padStart(2, '0');

const personas = Array.from({ length: 48 }, (_, n) => ({
  id: crypto.randomUUID(),
  nombre: alguno(['Íñigo', 'Inés', 'Ana'], n),
  apellidos: alguno(APELLIDOS, n),
  correo: n % 3 === 0 ? null : `${alguno(['ñu', 'nu', 'oca'], n)}.${uno(n)}@prueba.example`,
  usuario: n % 3 === 0 || n % 5 === 0 ? `${alguno(['iñigo', 'inma', 'zoe'], n)}${uno(n)}` : null,
  documento: n % 4 === 0 ? null : `${alguno(['b', 'A', 'c'], n)}${uno(n)}`,
  telefono: n % 2 === 0 ? null : `60${uno(n % 6)}`,
  perfil: alguno(['Estudiante', 'Administrador'], n),
  estado: alguno(['activo', 'activo', 'suspendido'] as const, n),
  bajaDesde: n % 7 === 0 ? dia(0) : n % 7 === 1 ? '2999-01-01T00:00:00.000Z' : null,
  ultimoAcceso: n % 3 === 1 ? null : dia(n % 4),
}));
await platform.db.insert(usuariosTable).values(personas);
const todas = (await listPage(platform.db, usuariosBinding, actor, { limite: 100 })).datos as Usuario[];

const texto = new Intl.Collator('es').compare;
const SITUACIONES = ['activo', 'baja', 'suspendido'];
const lugar = (persona: Usuario) => SITUACIONES.indexOf(situacionDe(persona, platform.clock.now()));
/** What each order looks at first; the rest are their surnames and names, or nothing. */
const PRIMERO: Readonly<Record<string, (persona: Usuario) => string | number | null>> = {
  correo: ({ correo, usuario }) => correo ?? usuario,
  usuario: ({ usuario }) => usuario,
  documento: ({ documento }) => documento,
  telefono: ({ telefono }) => telefono,
  situacion: lugar,
  ultimoAcceso: ({ ultimoAcceso }) => ultimoAcceso,
  perfil: ({ perfil }) => perfil,
  creadoEn: ({ creadoEn }) => creadoEn,
  apellidos: ({ apellidos }) => apellidos,
  nombre: ({ nombre }) => nombre,
};
const POR_NOMBRE = ['situacion', 'ultimoAcceso', 'perfil', 'apellidos'];

function compara(orden: string, a: Usuario, b: Usuario): number {
  const primero = PRIMERO[orden];
  const [x, y] = [primero?.(a) ?? null, primero?.(b) ?? null];
  if (x !== null && y !== null && x !== y)
    return typeof x === 'number' ? x - Number(y) : texto(x, String(y)) || 0;
  const luego =
    orden === 'nombre'
      ? texto(a.apellidos, b.apellidos)
      : POR_NOMBRE.includes(orden)
        ? texto(a.apellidos, b.apellidos) || texto(a.nombre, b.nombre)
        : 0;
  return luego || (a.id < b.id ? -1 : 1);
}

/** In the wanted order, with the empty ones at the end both ways. */
function esperadas(orden: string, alReves: boolean): string[] {
  const vacia = (persona: Usuario) => (PRIMERO[orden]?.(persona) ?? null) === null;
  return todas
    .toSorted((a, b) => Number(vacia(a)) - Number(vacia(b)) || (alReves ? -1 : 1) * compara(orden, a, b))
    .map(({ id }) => id);
}

async function porPaginas(orden: string, limite: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { datos, siguiente } = await listPage(platform.db, usuariosBinding, actor, {
      orden,
      limite,
      cursor,
    });
    ids.push(...(datos as Usuario[]).map(({ id }) => id));
    cursor = siguiente ?? undefined;
  } while (cursor);
  return ids;
}

describe('la lista se ordena por cada columna, y ninguna página repite ni salta a nadie', () => {
  test.each(Object.keys(usuarios.sortable).flatMap((orden) => [orden, `-${orden}`]))('%s', async (orden) => {
    expect(Object.keys(PRIMERO)).toContain(orden.replace('-', ''));
    const bien = esperadas(orden.replace('-', ''), orden.startsWith('-'));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: todas.length }), async (limite) => {
        expect(await porPaginas(orden, limite)).toEqual(bien);
      }),
      { numRuns: 6, examples: [[1], [todas.length]] },
    );
  });
});

test('un cursor de otro orden no sirve en este', async () => {
  const { body } = await jefa.get('/api/usuarios?orden=ultimoAcceso&limite=3');
  const otra = await jefa.get(`/api/usuarios?orden=documento&limite=3&cursor=${String(body.siguiente)}`);
  expect(otra.status).toBe(400);
});

describe('cada filtro de situación tiene a quienes la lista llama así, y su cuenta es exacta', () => {
  test.each(['activo', 'suspendido', 'baja'] as const)('%s', async (situacion) => {
    const suyas = todas.filter((persona) => situacionDe(persona, platform.clock.now()) === situacion);
    const { body } = await jefa.get(`/api/usuarios?situacion=${situacion}&total=true&limite=100`);
    expect(body.total).toEqual({ valor: suyas.length, exacto: true });
    expect((body.datos as Usuario[]).map(({ id }) => id).toSorted()).toEqual(
      suyas.map(({ id }) => id).toSorted(),
    );
  });

  test('y un lote con ese filtro alcanza a las mismas', async () => {
    const suyas = todas.filter((persona) => situacionDe(persona, platform.clock.now()) === 'baja');
    const { body } = await jefa.post('/api/usuarios/suspender', {
      seleccion: { filtro: { situacion: 'baja' } },
      simular: true,
    });
    expect(Number(body.hechas) + Number(body.iguales)).toBe(suyas.length);
  });
});
