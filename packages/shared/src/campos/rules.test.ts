import { expect, test } from 'vitest';
import { type Actor, SISTEMA } from '#core/actor.ts';
import type { Permiso } from '#core/permisos.ts';
import { claveDe, errorDeNombre, escribirValores } from '#campos/rules.ts';
import { vistaDeCampo } from '#campos/policy.ts';
import type { Campo } from '#campos/schemas.ts';
import { valoresEscritos } from '#campos/valor.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const OPCION = '22222222-2222-4222-8222-222222222222';
const con = (...permisos: Permiso[]): Actor => ({ ...SISTEMA, permisos });
const admin = con('usuarios:editar', 'grupos:editar', 'usuarios:crear');
const tutor = con('usuarios:ver:grupos', 'usuarios:editar:grupos');
const campo = (values: Partial<Campo> = {}): Campo => ({
  id: ID,
  clave: 'centro',
  nombre: 'Centro',
  tipo: 'texto',
  opciones: [],
  decimales: false,
  obligatorio: false,
  unico: false,
  propia: 'no',
  tutor: 've',
  orden: 1,
  estado: 'activo',
  enReglas: 0,
  enFechas: 0,
  equipo: false,
  daEnEquipo: [],
  creadoEn: '',
  actualizadoEn: '',
  version: 1,
  ...values,
});

test.each([
  ['Nº de empleado', [], 'n_de_empleado'],
  ['Centro', ['centro'], 'centro_2'],
  ['Centro', ['centro', 'centro_2'], 'centro_3'],
  ['2º apellido', [], 'campo_2_apellido'],
  ['¿?', [], 'campo'],
  ['__proto__', [], 'proto'],
])('la clave de «%s» con %j tomadas es %s', (nombre, tomadas, clave) => {
  expect(claveDe(nombre, tomadas)).toBe(clave);
});

test('un campo no se llama como lo que todas las personas tienen, ni como otro', () => {
  expect(errorDeNombre('CORREO', [])).toMatch(/ya ese dato/);
  expect(errorDeNombre('centró', ['Centro'])).toMatch(/Ya hay un campo/);
  expect(errorDeNombre('Centro', ['Puesto'])).toBeNull();
});

test.each([
  ['quien administra', admin, {}, false, 'edita'],
  ['quien administra, lo suyo', admin, {}, true, 'edita'],
  ['quien administra, uno retirado', admin, { estado: 'retirado' }, false, 've'],
  ['quien administra sin poder mover grupos', con('usuarios:editar'), { enReglas: 2 }, false, 've'],
  ['quien tutoriza', tutor, {}, false, 've'],
  ['quien tutoriza, uno que edita', tutor, { tutor: 'edita' }, false, 'edita'],
  ['quien tutoriza, uno que llena grupos', tutor, { tutor: 'edita', enReglas: 1 }, false, 've'],
  ['quien administra, de quién es el equipo', admin, { equipo: true, tipo: 'persona' }, false, 'edita'],
  [
    'quien administra, si da más de lo que puede',
    admin,
    { equipo: true, tipo: 'persona', daEnEquipo: ['usuarios:exportar'] as Campo['daEnEquipo'] },
    false,
    've',
  ],
  ['quien tutoriza, de quién es el equipo', tutor, { equipo: true, tutor: 'edita' }, false, 've'],
  ['la propia persona, de quién es el equipo', con(), { equipo: true, propia: 'edita' }, true, 've'],
  ['quien tutoriza, uno oculto', tutor, { tutor: 'no' }, false, 'no'],
  ['quien tutoriza, lo suyo', tutor, { tutor: 'edita', propia: 'no' }, true, 'no'],
  ['la propia persona', con(), { propia: 'edita', tutor: 'no' }, true, 'edita'],
  ['quien no ve a nadie más', con(), { propia: 'edita', tutor: 'edita' }, false, 'no'],
  ['nadie, uno retirado', con(), { propia: 'edita', estado: 'retirado' }, true, 'no'],
] as const)('%s: %o', (_, actor, values, suya, vista) => {
  expect(vistaDeCampo(actor, campo(values), suya)).toBe(vista);
});

const escribir = (actor: Actor, uno: Campo, antes: object | null, dado: unknown) => {
  const { valores, errores } = escribirValores({
    actor,
    campos: [uno],
    antes: antes as never,
    usuarioId: null,
    dados: { [ID]: dado as never },
  });
  return errores[`campos.${ID}`] ?? valores;
};

test.each([
  ['escribe', admin, {}, {}, ' Getafe ', { [ID]: 'Getafe' }],
  ['vacía', admin, {}, { [ID]: 'a' }, null, {}],
  ['vacía con blancos', admin, {}, { [ID]: 'a' }, '  ', {}],
  ['no vacía lo obligatorio', admin, { obligatorio: true }, { [ID]: 'a' }, null, 'Este dato es obligatorio.'],
  ['deja sin lo obligatorio a quien no lo tenía', admin, { obligatorio: true }, {}, null, {}],
  ['no escribe lo que solo ve', tutor, {}, { [ID]: 'a' }, 'b', 'Este dato no lo puedes cambiar.'],
  ['envía igual lo que solo ve', tutor, {}, { [ID]: 'a' }, 'a', { [ID]: 'a' }],
  ['no sabe de lo oculto', tutor, { tutor: 'no' }, { [ID]: 'a' }, 'a', /no existe o no lo puedes ver/],
  ['varias líneas', admin, {}, {}, 'a\nb', 'Escríbelo en una sola línea.'],
  ['un número por un texto', admin, {}, {}, 7, 'Escribe un texto.'],
  ['un texto por un número', admin, { tipo: 'numero' }, {}, '7', 'Escribe un número.'],
  ['un día imposible', admin, { tipo: 'fecha' }, {}, '2026-02-30', /entre 1900 y 2199/],
  ['un valor que no está', admin, { tipo: 'lista' }, {}, OPCION, /ya no está en la lista/],
] as const)('%s', (_, actor, values, antes, dado, esperado) => {
  const hecho = escribir(actor, campo(values), antes, dado);
  if (esperado instanceof RegExp) expect(hecho).toMatch(esperado);
  else expect(hecho).toEqual(esperado);
});

test('un valor retirado de la lista se queda en quien lo tenía y no se da a nadie', () => {
  const lista = campo({ tipo: 'lista', opciones: [{ id: OPCION, texto: 'Viejo', retirada: true }] });
  expect(escribir(admin, lista, { [ID]: OPCION }, OPCION)).toEqual({ [ID]: OPCION });
  expect(escribir(admin, lista, {}, OPCION)).toMatch(/ya no está/);
});

test('al crear se pide lo obligatorio', () => {
  expect(escribir(admin, campo({ obligatorio: true }), null, null)).toBe('Este dato es obligatorio.');
  const { errores } = escribirValores({
    actor: admin,
    campos: [campo({ obligatorio: true })],
    antes: null,
    usuarioId: null,
    dados: {},
  });
  expect(errores).toEqual({ [`campos.${ID}`]: 'Este dato es obligatorio.' });
});

test('las claves que no son identificadores se rechazan, también las que heredan los objetos', () => {
  for (const dado of ['{"constructor": "x"}', '{"x": 1}'])
    expect(valoresEscritos.safeParse(JSON.parse(dado)).success).toBe(false);
  // What names the prototype is left out before it is looked at.
  expect(valoresEscritos.parse(JSON.parse('{"__proto__": {"a": 1}}'))).toEqual({});
});

test('nadie es responsable de sí mismo, y a otra persona la puede nombrar', () => {
  const responsable = campo({ tipo: 'persona', equipo: true });
  const escrito = (usuarioId: string | null) =>
    escribirValores({ actor: admin, campos: [responsable], antes: {}, usuarioId, dados: { [ID]: OPCION } });
  expect(escrito(OPCION).errores).toEqual({
    [`campos.${ID}`]: 'Nadie puede ser responsable de sí mismo. Elige a otra persona.',
  });
  expect(escrito(ID).valores).toEqual({ [ID]: OPCION });
});
