import type { Permiso } from '#core/permisos.ts';
import { expect, test } from 'vitest';
import type { Proposito } from '#archivos/archivo.ts';
import { llaveDe, puedeSubir, veElAlmacen } from '#archivos/policy.ts';
import type { Actor } from '#core/actor.ts';

const YO = 'yo';
const OTRA = 'otra';
const CURSO = 'curso';

const quien = (permisos: readonly Permiso[], donde: Partial<Actor> = {}): Actor => ({
  id: YO,
  perfil: 'Uno',
  permisos,
  otorgables: [],
  otorgablesEnTodo: [],
  grupoIds: [],
  cursoIds: [],
  tutorGrupoIds: [],
  tutorCursoIds: [],
  ...donde,
});

const gente = {
  nadie: quien([]),
  aprende: quien([], { cursoIds: [CURSO] }),
  autora: quien(['actividades:ver', 'actividades:editar']),
  editora: quien(['cursos:editar', 'cursos:crear']),
  corrige: quien(['actividades:calificar']),
  registra: quien(['certificados:ver', 'certificados:emitir']),
  tutor: quien(['actividades:ver:grupos', 'actividades:editar:grupos', 'actividades:calificar:grupos'], {
    tutorCursoIds: [CURSO],
  }),
  tutorAjeno: quien(['actividades:ver:grupos', 'cursos:editar:grupos', 'actividades:calificar:grupos'], {
    tutorCursoIds: ['otro'],
  }),
};
type Quien = keyof typeof gente;

test.each<[Proposito, readonly Quien[]]>([
  ['foto', ['nadie', 'aprende', 'autora', 'editora', 'corrige', 'registra', 'tutor', 'tutorAjeno']],
  ['contenido', ['autora', 'editora', 'tutor']],
  ['portada', ['autora', 'editora', 'tutor']],
  ['entrega', ['aprende']],
  ['paquete', ['editora']],
  ['externa', ['registra']],
])('sube archivos de %s solo quien puede', (proposito, pueden) => {
  const cursoId = proposito === 'foto' || proposito === 'paquete' ? null : CURSO;
  const suben = Object.entries(gente).filter(([, actor]) => puedeSubir(actor, { proposito, cursoId }));
  expect(suben.map(([nombre]) => nombre)).toEqual(pueden);
});

test.each<[Proposito, usuarioId: string, Record<Quien, string>]>([
  [
    'contenido',
    YO,
    {
      nadie: 'actividad',
      aprende: 'actividad',
      autora: 'si',
      editora: 'actividad',
      corrige: 'actividad',
      registra: 'actividad',
      tutor: 'si',
      tutorAjeno: 'actividad',
    },
  ],
  [
    'entrega',
    OTRA,
    {
      nadie: 'no',
      aprende: 'no',
      autora: 'no',
      editora: 'no',
      corrige: 'entrega',
      registra: 'no',
      tutor: 'entrega',
      tutorAjeno: 'entrega',
    },
  ],
])('un archivo de %s lo abre quien debe', (proposito, usuarioId, llaves) => {
  const archivo = { proposito, usuarioId, cursoId: CURSO };
  const halladas = Object.entries(gente).map(([nombre, actor]) => [nombre, llaveDe(actor, archivo)]);
  expect(Object.fromEntries(halladas)).toEqual(llaves);
});

test.each<[Proposito, mio: string, ajeno: string]>([
  ['portada', 'curso', 'curso'],
  ['foto', 'si', 'persona'],
  ['entrega', 'si', 'no'],
  ['paquete', 'si', 'no'],
  ['externa', 'externa', 'externa'],
])('de %s: la llave de lo mío y la de lo ajeno', (proposito, mio, ajeno) => {
  const llave = (usuarioId: string) => llaveDe(gente.nadie, { proposito, usuarioId, cursoId: CURSO });
  expect([llave(YO), llave(OTRA)]).toEqual([mio, ajeno]);
});

test('lo que no es de ningún curso no se abre por tener permisos en los cursos', () => {
  expect(llaveDe(gente.corrige, { proposito: 'entrega', usuarioId: OTRA, cursoId: null })).toBe('no');
  expect(puedeSubir(gente.autora, { proposito: 'contenido', cursoId: null })).toBe(false);
});

test('el espacio lo ve quien administra, no un tutor', () => {
  expect(
    [quien(['sistema:administrar']), gente.editora, gente.tutorAjeno, gente.nadie].map(veElAlmacen),
  ).toEqual([true, true, false, false]);
});
