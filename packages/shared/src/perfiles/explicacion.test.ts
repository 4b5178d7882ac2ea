import { describe, expect, test } from 'vitest';
import { type Actor, SISTEMA } from '#core/actor.ts';
import type { Permiso } from '#core/permisos.ts';
import { type Caso, explicar } from '#perfiles/explicacion.ts';
import type { Objetivo } from '#perfiles/objetivo.ts';

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
    responsableIds: ['eva'],
  },
  grupoIds: ['g1'],
};

const EDITA: Permiso[] = ['usuarios:ver', 'usuarios:editar'];
const EDITA_EN_GRUPOS: Permiso[] = ['usuarios:ver:grupos', 'usuarios:editar:grupos'];

const caso = (actor: Partial<Actor>, resto: Partial<Caso> = {}): Caso => ({
  actor: { ...tutora, ...actor },
  activa: true,
  permiso: 'usuarios:editar',
  objetivo: ana,
  nombreDeGrupo: (id) => nombres[id],
  equipo: 3,
  ...resto,
});
const enPalabras = (uno: Caso) => {
  const { puede, razones } = explicar(uno);
  return [puede, ...razones.map(({ vale, texto }) => `${vale ? '✓' : '✗'} ${texto}`)];
};

describe('por qué puede o no puede', () => {
  test('porque su perfil lo permite en toda la academia', () => {
    expect(enPalabras(caso({ permisos: EDITA }))).toEqual([
      true,
      '✓ Su cuenta está activa y su perfil es Tutora.',
      '✓ El perfil Tutora permite «Editar personas» en toda la academia.',
      '✓ El perfil de Ana Ruiz, Estudiante, no puede más que el suyo.',
    ]);
  });

  test('porque comparten un grupo, o no lo comparten', () => {
    const enGrupos = { permisos: EDITA_EN_GRUPOS };
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

  test('porque es responsable de esa persona, o no lo es', () => {
    const enEquipo = { permisos: ['usuarios:ver:equipo'] satisfies Permiso[] };
    const ver = { permiso: 'usuarios:ver' } as const;
    const deOtro = { ...ana, fields: { ...ana.fields, responsableIds: ['leo'] } };
    expect(enPalabras(caso(enEquipo, ver))).toEqual([
      true,
      '✓ Su cuenta está activa y su perfil es Tutora.',
      '✓ El perfil Tutora permite «Ver fichas de personas» con las personas de las que es responsable.',
      '✓ Es responsable de Ana Ruiz.',
    ]);
    expect(enPalabras(caso(enEquipo, { ...ver, objetivo: deOtro }))).toContain(
      '✗ No es responsable de Ana Ruiz.',
    );
    expect(enPalabras(caso(enEquipo, { ...ver, objetivo: null }))).toContain(
      '✓ Es responsable de 3 personas.',
    );
    expect(enPalabras(caso(enEquipo, { ...ver, objetivo: null, equipo: 0 }))).toContain(
      '✗ No es responsable de nadie, así que de momento no le sirve.',
    );
  });

  test('en los grupos que tutoriza o con su equipo: basta uno, y sin ninguno se dicen los dos', () => {
    const ambos: Partial<Actor> = { permisos: ['usuarios:ver:grupos', 'usuarios:ver:equipo'] };
    const deOtro = { ...ana, fields: { ...ana.fields, responsableIds: [] } };
    const ver = { permiso: 'usuarios:ver' } as const;
    expect(enPalabras(caso({ ...ambos, tutorGrupoIds: ['g2'] }, ver))).toEqual([
      true,
      '✓ Su cuenta está activa y su perfil es Tutora.',
      '✓ El perfil Tutora permite «Ver fichas de personas» en los grupos que tutoriza y con las personas de las que es responsable.',
      '✓ Es responsable de Ana Ruiz.',
    ]);
    expect(enPalabras(caso({ ...ambos, tutorGrupoIds: ['g2'] }, { ...ver, objetivo: deOtro }))).toEqual([
      false,
      '✓ Su cuenta está activa y su perfil es Tutora.',
      '✓ El perfil Tutora permite «Ver fichas de personas» en los grupos que tutoriza y con las personas de las que es responsable.',
      '✗ Ana Ruiz no está en ninguno de los grupos que tutoriza: Oficinas.',
      '✗ No es responsable de Ana Ruiz.',
    ]);
  });

  test('porque la otra persona puede más, o la cuenta está suspendida', () => {
    const jefa = { ...ana, fields: { ...ana.fields, perfil: 'Administrador' } };
    const suspendida = caso({ permisos: EDITA }, { activa: false });

    expect(enPalabras(caso({ permisos: EDITA }, { objetivo: jefa }))[0]).toBe(false);
    expect(enPalabras(suspendida)).toContain('✗ Su cuenta está suspendida: no puede entrar.');
  });

  test('porque la otra persona tutoriza grupos a los que no llega', () => {
    const colega = { ...ana, fields: { ...ana.fields, perfil: 'Tutora', tutorDe: ['g1', 'g2'] } };
    const actor = {
      permisos: EDITA_EN_GRUPOS,
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
    expect(explicar(caso({ permisos: EDITA_EN_GRUPOS, tutorGrupoIds: ['g1'] }, sin)).puede).toBe(true);
    expect(explicar(caso({ permisos: EDITA_EN_GRUPOS }, sin)).puede).toBe(false);
    expect(explicar(caso({ permisos: EDITA }, sin)).puede).toBe(true);
  });

  test('porque no puede verla, aunque pueda editarla', () => {
    const sinVer: Partial<Actor> = { permisos: ['usuarios:editar'] };
    const soloEnSusGrupos: Partial<Actor> = { permisos: ['usuarios:ver:grupos', 'usuarios:editar'] };

    expect(enPalabras(caso(sinVer))).toContain(
      '✗ Antes hace falta «Ver fichas de personas», y el perfil Tutora no lo permite.',
    );
    expect(enPalabras(caso(soloEnSusGrupos))).toContain(
      '✗ Antes hace falta «Ver fichas de personas», y el perfil Tutora solo lo permite en los grupos que tutoriza.',
    );
    expect(explicar(caso(sinVer, { objetivo: null })).puede).toBe(false);
  });

  test('en sus grupos se corrige a quienes hacen el curso ahí, y un grupo archivado no lo da a nadie', () => {
    const actor: Partial<Actor> = { permisos: ['actividades:calificar:grupos'], tutorGrupoIds: ['g1'] };
    const riesgos = (gruposActivos: readonly string[]): Partial<Caso> => ({
      permiso: 'actividades:calificar',
      objetivo: {
        tipo: 'cursos',
        id: 'c1',
        nombre: 'Riesgos',
        fields: { id: 'c1' },
        grupoIds: ['g1'],
        gruposActivos,
      },
    });

    expect(enPalabras(caso(actor, riesgos(['g1'])))).toContain(
      '✓ «Riesgos» es curso de Logística, que tutoriza: corrige a quienes lo hacen ahí.',
    );
    expect(enPalabras(caso(actor, riesgos([])))).toContain(
      '✗ «Riesgos» es curso de Logística, pero ese grupo está archivado.',
    );
  });
});
