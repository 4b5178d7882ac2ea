import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Actor, SISTEMA } from '#core/actor.ts';
import { matches } from '#core/scope.ts';
import { alcanceDePermiso } from '#perfiles/alcance-de-permiso.ts';
import { type Caso, explicar } from '#perfiles/explicacion.ts';
import { camposPara, type Objetivo, objetivoDe } from '#perfiles/objetivo.ts';
import { conImplicitos, todosLosPermisos } from '#perfiles/permisos.ts';

const nombres: Record<string, string> = { g1: 'Logística', g2: 'Oficinas' };
const tutora: Actor = {
  ...SISTEMA,
  id: 'eva',
  perfil: 'Tutora',
  otorgables: ['Estudiante'],
  otorgablesEnTodo: ['Estudiante'],
};
const ana: Objetivo = {
  tipo: 'usuarios',
  id: 'ana',
  nombre: 'Ana Ruiz',
  fields: {
    id: 'ana',
    perfil: 'Estudiante',
    estado: 'activo',
    fechaBaja: null,
    grupoIds: ['g1'],
    tutorDe: [],
  },
  grupoIds: ['g1'],
};

const caso = (actor: Partial<Actor>, resto: Partial<Caso> = {}): Caso => ({
  actor: { ...tutora, ...actor },
  activa: true,
  permiso: 'usuarios:editar',
  objetivo: ana,
  nombreDeGrupo: (id) => nombres[id],
  ...resto,
});
const enPalabras = (uno: Caso) => {
  const { puede, razones } = explicar(uno);
  return [puede, ...razones.map(({ vale, texto }) => `${vale ? '✓' : '✗'} ${texto}`)];
};

describe('por qué puede o no puede', () => {
  test('porque su perfil lo permite en toda la academia', () => {
    expect(enPalabras(caso({ permisos: ['usuarios:editar'] }))).toEqual([
      true,
      '✓ Su cuenta está activa y su perfil es Tutora.',
      '✓ El perfil Tutora permite «Editar personas» en toda la academia.',
      '✓ El perfil de Ana Ruiz, Estudiante, no puede más que el suyo.',
    ]);
  });

  test('porque comparten un grupo, o no lo comparten', () => {
    const enGrupos = { permisos: ['usuarios:editar:grupos'] };
    expect(enPalabras(caso({ ...enGrupos, tutorGrupoIds: ['g1'] }))).toContain(
      '✓ Ana Ruiz está en Logística, que tutoriza.',
    );
    expect(enPalabras(caso({ ...enGrupos, tutorGrupoIds: ['g2', 'gx'] }))).toContain(
      '✗ Ana Ruiz no está en ninguno de los grupos que tutoriza: Oficinas y un grupo que no ves.',
    );
    expect(enPalabras(caso({ ...enGrupos }))).toContain(
      '✗ No tutoriza ningún grupo, así que de momento no le sirve.',
    );
  });

  test('porque la otra persona puede más, o la cuenta está suspendida', () => {
    const jefa = { ...ana, fields: { ...ana.fields, perfil: 'Administrador' } };
    const suspendida = caso({ permisos: ['usuarios:editar'] }, { activa: false });

    expect(enPalabras(caso({ permisos: ['usuarios:editar'] }, { objetivo: jefa }))[0]).toBe(false);
    expect(enPalabras(suspendida)).toContain('✗ Su cuenta está suspendida: no puede entrar.');
  });

  test('porque la otra persona tutoriza grupos a los que no llega', () => {
    const colega = { ...ana, fields: { ...ana.fields, perfil: 'Tutora', tutorDe: ['g1', 'g2'] } };
    const actor = {
      permisos: ['usuarios:editar:grupos'],
      tutorGrupoIds: ['g1'],
      otorgables: ['Estudiante', 'Tutora'],
    };

    expect(enPalabras(caso(actor, { objetivo: colega }))).toEqual([
      false,
      '✓ Su cuenta está activa y su perfil es Tutora.',
      '✓ El perfil Tutora permite «Editar personas» en los grupos que tutoriza.',
      '✓ Ana Ruiz está en Logística, que tutoriza.',
      '✓ El perfil de Ana Ruiz, Tutora, no puede más que el suyo.',
      '✗ Ana Ruiz tutoriza grupos a los que esta persona no llega.',
    ]);
  });

  test('porque es lo suyo, aunque su perfil no permita nada', () => {
    const misma = { ...ana, id: 'eva', fields: { ...ana.fields, id: 'eva' } };
    expect(enPalabras(caso({}, { permiso: 'usuarios:ver', objetivo: misma }))).toEqual([
      true,
      '✓ Su cuenta está activa y su perfil es Tutora.',
      '✓ Es ella misma: lo suyo siempre puede verlo.',
    ]);
  });

  test('sin decir a quién, basta con que le sirva en algún sitio', () => {
    const sin = { objetivo: null };
    expect(explicar(caso({ permisos: ['usuarios:editar:grupos'], tutorGrupoIds: ['g1'] }, sin)).puede).toBe(
      true,
    );
    expect(explicar(caso({ permisos: ['usuarios:editar:grupos'] }, sin)).puede).toBe(false);
    expect(explicar(caso({ permisos: ['usuarios:editar'] }, sin)).puede).toBe(true);
  });
});

test('las palabras y el servidor dicen siempre lo mismo', () => {
  const algunos = (...ids: string[]) => fc.subarray(ids);
  const actores = fc.record({
    id: fc.constantFrom('eva', 'ana'),
    permisos: fc.subarray(conImplicitos(todosLosPermisos)),
    otorgables: algunos('Estudiante', 'Administrador'),
    otorgablesEnTodo: algunos('Estudiante'),
    grupoIds: algunos('g1', 'g2'),
    cursoIds: algunos('c1', 'c2'),
    tutorGrupoIds: algunos('g1', 'g2'),
    tutorCursoIds: algunos('c1', 'c2'),
  });
  const objetivos = fc.record({
    estado: fc.constantFrom('activo', 'suspendido', 'archivado', 'publicado', 'borrador'),
    perfil: fc.constantFrom('Estudiante', 'Administrador'),
    acceso: fc.constantFrom('abierto', 'asignado'),
    grupoIds: algunos('g1', 'g2'),
    tutorDe: algunos('g1', 'g2'),
  });
  fc.assert(
    fc.property(
      actores,
      objetivos,
      fc.constantFrom(...todosLosPermisos),
      fc.boolean(),
      (actor, { estado, perfil, acceso, grupoIds, tutorDe }, permiso, activa) => {
        const otorgablesEnTodo = actor.otorgablesEnTodo.filter((nombre) => actor.otorgables.includes(nombre));
        const tutorCursoIds = actor.tutorGrupoIds.length > 0 ? actor.tutorCursoIds : [];
        const tipo = objetivoDe(permiso);
        const id = tipo === 'usuarios' ? 'ana' : tipo === 'grupos' ? 'g1' : 'c1';
        const objetivo: Objetivo | null = tipo && {
          tipo,
          id,
          nombre: 'Algo',
          fields: { id, estado, perfil, acceso, grupoIds, tutorDe, fechaBaja: null },
          grupoIds: tipo === 'grupos' ? [id] : grupoIds,
        };
        const uno = caso({ ...actor, otorgablesEnTodo, tutorCursoIds }, { permiso, objetivo, activa });
        const { puede, razones } = explicar(uno);

        expect(puede).toBe(razones.every(({ vale }) => vale));
        const seMiraASiMisma = permiso === 'usuarios:ver-como' && actor.id === id;
        if (objetivo && !seMiraASiMisma)
          expect(puede).toBe(
            activa && matches(alcanceDePermiso(uno.actor, permiso), camposPara(permiso, objetivo)),
          );
      },
    ),
    { numRuns: 2000 },
  );
});
