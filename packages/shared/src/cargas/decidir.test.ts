import { describe, expect, test } from 'vitest';
import type { CampoDeCarga } from '#cargas/campos.ts';
import { columnasJuntas } from '#cargas/columnas-juntas.ts';
import type { OpcionesDeCarga } from '#cargas/opciones.ts';
import type { CuentaExistente, ValoresDePersona } from '#cargas/cuenta.ts';
import { decidirFila } from '#cargas/decidir.ts';
import type { Encuentros } from '#cargas/emparejar.ts';
import { NO_PUEDES_CARGARLA } from '#cargas/fuera-de-la-vista.ts';
import { interpretarFila } from '#cargas/interpretar.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { type Actor, SISTEMA } from '#core/actor.ts';

const admin: Actor = {
  ...SISTEMA,
  id: 'yo',
  perfil: 'Administrador',
  permisos: ['usuarios:cargar', 'usuarios:ver', 'usuarios:editar', 'grupos:ver', 'grupos:editar'],
  otorgables: ['Estudiante', 'Administrador'],
  otorgablesEnTodo: ['Estudiante', 'Administrador'],
};

const grupos = new Map([
  ['logistica', { id: 'g1', nombre: 'Logística' }],
  ['almacen', { id: 'g2', nombre: 'Almacén' }],
]);

const ana: CuentaExistente = cuenta(
  'ana',
  { nombre: 'Ana', apellidos: 'Gil', correo: 'ana@x.es', documento: 'D1' },
  ['g1'],
);
const eva: CuentaExistente = cuenta('eva', {
  nombre: 'Eva',
  apellidos: 'Sanz',
  correo: 'eva@x.es',
  documento: 'D2',
});
/** Of the warehouse: she had no e-mail. */
const sol = cuenta('sol', { nombre: 'Sol', usuario: 'sol', documento: 'D3', bajaDesde: '2026-10-31' });
const jefa = cuenta('jefa', { nombre: 'Jefa', correo: 'jefa@x.es', perfil: 'Super Administrador' });
const yo = cuenta('yo', { nombre: 'Yo', correo: 'yo@x.es', perfil: 'Administrador' });

function cuenta(id: string, valores: Partial<ValoresDePersona>, grupoIds: string[] = []): CuentaExistente {
  const vacia = {
    nombre: '',
    apellidos: '',
    correo: null,
    usuario: null,
    documento: null,
    telefono: null,
    perfil: 'Estudiante',
    estado: 'activo',
    zonaHoraria: null,
    bajaDesde: null,
  };
  return { id, valores: { ...vacia, ...valores }, grupoIds, tutorDe: [], responsableIds: [] };
}

const encuentros: Encuentros = {
  porClave: (clave, valor) => [ana, eva, sol, jefa, yo].find(({ valores }) => valores[clave] === valor),
  otraLinea: () => undefined,
  dueñoDe: () => undefined,
  lineaDe: () => undefined,
  homonimos: [],
  nombreDeGrupo: (id) => [...grupos.values()].find((grupo) => grupo.id === id)?.nombre ?? id,
  supers: new Set(['jefa']),
};

type Celdas = Partial<Record<CampoDeCarga, string>>;

function decidir(celdas: Celdas, opciones: Partial<OpcionesDeCarga> = {}, actor: Partial<Actor> = {}) {
  const contexto: ContextoDeCarga = {
    actor: { ...admin, ...actor },
    juntas: columnasJuntas(Object.keys(celdas) as CampoDeCarga[], []),
    opciones: {
      mapeo: Object.keys(celdas) as CampoDeCarga[],
      modo: 'crear_y_actualizar',
      clave: 'correo',
      politica: 'sobrescribir',
      vaciar: false,
      grupos: 'anadir',
      crearGrupos: false,
      situaciones: {},
      corregirMayusculas: true,
      grupoId: null,
      usuarioPlantilla: 'ninguna',
      contraseñas: 'nada',
      ...opciones,
    },
    catalogo: {
      perfiles: ['Estudiante', 'Administrador', 'Super Administrador'],
      grupos,
      ocupados: new Map(['logistica', 'almacen', 'cerrado'].map((nombre) => [nombre, { aLaVista: true }])),
      puedeCrearGrupos: true,
      dominios: { usuales: [], dominante: null },
      hoy: '2026-11-16',
      campos: new Map(),
    },
  };
  return decidirFila(interpretarFila(2, Object.values(celdas), contexto), encuentros, contexto);
}

describe('quién es', () => {
  test.each<[string, Celdas, Partial<OpcionesDeCarga>, string, string | null]>([
    ['nadie: es nueva', { nombre: 'Iker', correo: 'iker@x.es' }, {}, 'nueva', null],
    ['por su correo', { nombre: 'Ana', correo: 'ANA@x.es' }, {}, 'igual', 'ana'],
    [
      'por su documento, si es la clave',
      { nombre: 'Anita', documento: 'D1' },
      { clave: 'documento' },
      'cambia',
      'ana',
    ],
    ['por otro dato, si falta la clave', { nombre: 'Ana', documento: 'D1' }, {}, 'igual', 'ana'],
    ['dos a la vez', { correo: 'ana@x.es', documento: 'D2' }, {}, 'error', 'ana'],
    ['quien no tenía correo y ahora lo tiene', { correo: 'sol@x.es', documento: 'D3' }, {}, 'cambia', 'sol'],
    ['otra, si la clave es nueva', { nombre: 'X', correo: 'nuevo@x.es', documento: 'D1' }, {}, 'error', null],
  ])('%s', (_, celdas, opciones, estado, usuarioId) => {
    expect(decidir(celdas, opciones)).toMatchObject({ estado, usuarioId });
  });
});

describe('qué cambia', () => {
  test.each<[string, Celdas, Partial<OpcionesDeCarga>, object]>([
    ['una celda vacía, nada', { correo: 'ana@x.es', documento: '' }, {}, {}],
    [
      'una vacía, si se pide',
      { correo: 'ana@x.es', documento: '' },
      { vaciar: true },
      { documento: ['D1', null] },
    ],
    ['la marca, siempre', { correo: 'ana@x.es', documento: '_' }, {}, { documento: ['D1', null] }],
    ['una baja', { documento: 'D1', bajaDesde: '30/11/2026' }, {}, { bajaDesde: [null, '2026-11-30'] }],
    ['quien vuelve', { documento: 'D3', bajaDesde: '31.12.9999' }, {}, { bajaDesde: ['2026-10-31', null] }],
    [
      'quien está otra vez de alta',
      { documento: 'D3', estado: 'Alta' },
      {},
      { bajaDesde: ['2026-10-31', null] },
    ],
    ['de alta, sin tocar lo que hay', { documento: 'D3', estado: 'Alta' }, { politica: 'solo_vacios' }, {}],
    ['lo escrito', { correo: 'ana@x.es', apellidos: 'Ruiz' }, {}, { apellidos: ['Gil', 'Ruiz'] }],
    [
      'solo los huecos',
      { correo: 'ana@x.es', apellidos: 'Ruiz', telefono: '1' },
      { politica: 'solo_vacios' },
      { telefono: [null, '1'] },
    ],
    ['un grupo se añade', { correo: 'ana@x.es', grupos: 'almacen' }, {}, { grupos: [null, 'Almacén'] }],
    [
      'o sustituye',
      { correo: 'ana@x.es', grupos: 'almacen' },
      { grupos: 'reemplazar' },
      { grupos: ['Logística', 'Almacén'] },
    ],
    ['sin decir grupos, se quedan', { correo: 'ana@x.es', grupos: '' }, { grupos: 'reemplazar' }, {}],
    [
      'con la marca, sale de todos',
      { correo: 'ana@x.es', grupos: '_' },
      { grupos: 'reemplazar' },
      { grupos: ['Logística', null] },
    ],
    [
      'un grupo nuevo',
      { correo: 'ana@x.es', grupos: 'Noche' },
      { crearGrupos: true },
      { grupos: [null, 'Noche'] },
    ],
    [
      'varios en una celda',
      { correo: 'eva@x.es', grupos: 'Almacén|logística' },
      {},
      { grupos: [null, 'Almacén | Logística'] },
    ],
    [
      'varios con comas, que no se toman por uno nuevo',
      { correo: 'eva@x.es', grupos: 'Almacén, logística' },
      { crearGrupos: true },
      { grupos: [null, 'Almacén | Logística'] },
    ],
    [
      'un grupo nuevo con una coma en su nombre',
      { correo: 'eva@x.es', grupos: 'Noche, Madrid' },
      { crearGrupos: true },
      { grupos: [null, 'Noche, Madrid'] },
    ],
  ])('%s', (_, celdas, opciones, cambios) => {
    const decidida = decidir(celdas, opciones);
    expect(decidida.errores).toEqual([]);
    expect(decidida.cambios).toEqual(cambios);
  });
});

describe('qué se niega', () => {
  test.each<[string, Celdas, Partial<OpcionesDeCarga>, Partial<Actor>, string]>([
    [
      'cambiar en el modo crear',
      { correo: 'ana@x.es', nombre: 'Otra' },
      { modo: 'crear' },
      {},
      '«Crear y actualizar»',
    ],
    [
      'crear en el modo actualizar',
      { correo: 'no@x.es', nombre: 'X' },
      { modo: 'solo_actualizar' },
      {},
      'No hay ninguna cuenta',
    ],
    ['tocarse a sí mismo', { correo: 'yo@x.es', nombre: 'Otro' }, {}, {}, 'tu propia cuenta'],
    [
      'tocar a quien está por encima',
      { correo: 'jefa@x.es', nombre: 'Otra' },
      {},
      {},
      'puede más que el tuyo',
    ],
    [
      'dar más de lo que se tiene',
      { correo: 'eva@x.es', perfil: 'Super Administrador' },
      {},
      {},
      'puede más que el tuyo',
    ],
    [
      'quitar al último',
      { correo: 'jefa@x.es', estado: 'baja' },
      {},
      { otorgables: ['Estudiante', 'Super Administrador'] },
      'último Super Administrador',
    ],
    [
      'cambiar sin permiso de editar',
      { correo: 'ana@x.es', nombre: 'Otra' },
      {},
      { permisos: ['usuarios:cargar', 'usuarios:ver'] },
      'No tienes permiso',
    ],
    [
      'dejar sin entrada',
      { correo: '_', documento: 'D1' },
      { clave: 'documento' },
      {},
      'sin correo ni usuario',
    ],
    ['vaciar el nombre', { correo: 'ana@x.es', nombre: '_' }, {}, {}, 'no se puede vaciar'],
    [
      'un grupo que no existe',
      { correo: 'ana@x.es', grupos: 'Logistca' },
      {},
      {},
      '¿Quisiste decir «Logística»?',
    ],
    [
      'un grupo ajeno o archivado',
      { correo: 'ana@x.es', grupos: 'Cerrado' },
      { crearGrupos: true },
      {},
      'archivado',
    ],
    [
      'un grupo y otro que no existe, con comas',
      { correo: 'ana@x.es', grupos: 'Logística, Noche' },
      {},
      {},
      '« | »',
    ],
  ])('%s', (_, celdas, opciones, actor, motivo) => {
    const decidida = decidir(celdas, opciones, actor);
    expect(decidida.estado).toBe('error');
    expect(decidida.errores.map(({ texto }) => texto).join(' ')).toContain(motivo);
  });

  test.each([
    { correo: 'ana@x.es', nombre: 'Otra' },
    { documento: 'D1', correo: 'otra@x.es' },
    { correo: 'eva@x.es', documento: 'D1', telefono: '9'.repeat(90), perfil: 'Nadie', grupos: 'No hay' },
  ])('de quien no se puede ver no se dice nada: %o', (celdas) => {
    const { linea, ...dicho } = decidir(celdas, {}, { permisos: ['usuarios:cargar'] });
    expect(dicho).toEqual({
      estado: 'error',
      usuarioId: null,
      errores: [{ columna: null, texto: NO_PUEDES_CARGARLA }],
      avisos: [],
      cambios: {},
      valores: {},
      entra: [],
      sale: [],
      gruposNuevos: [],
      enMayusculas: false,
    });
    expect(linea).toBeGreaterThan(0);
  });
});

describe('quien vuelve', () => {
  test('de alta y con una fecha de baja que ya pasó, se pregunta: con ella no podría entrar', () => {
    const decidida = decidir({ documento: 'D3', estado: 'Alta', bajaDesde: '30/09/2026' });
    expect(decidida.cambios).toEqual({ bajaDesde: ['2026-10-31', '2026-09-30'] });
    expect(decidida.avisos.map(({ texto }) => texto)).toEqual([
      expect.stringMatching(/Si ha vuelto, borra la fecha/),
    ]);
  });

  test('de alta sin más, se dice que se quita su fecha', () => {
    expect(decidir({ documento: 'D3', estado: 'Alta' }).avisos.map(({ texto }) => texto)).toEqual([
      expect.stringMatching(/^Vuelve: estaba de baja desde el/),
    ]);
  });

  test('de alta con una fecha por llegar, nada', () => {
    expect(decidir({ documento: 'D3', estado: 'Alta', bajaDesde: '30/11/2099' }).avisos).toEqual([]);
  });
});
