import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, filtro, linea, momento, nombreUnico, texto, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import type { Actor } from '#core/actor.ts';
import type { Accion } from '#core/permisos.ts';
import { alcance, anyOf, onlyWhere, type Scope } from '#core/scope.ts';
import { vistaDeCampos } from '#campos/vista.ts';
import { condicionesEnTexto } from '#campos/condicion.ts';
import { valores, valoresEscritos } from '#campos/valor.ts';
import { quienNoPuedeMas } from '#perfiles/quien-puede-mas.ts';
import { esCorreo } from '#texto/seed-rules.ts';
import { SITUACIONES } from '#usuarios/situacion.ts';

const vacioEsAusente = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

export const correo = z.preprocess(
  vacioEsAusente,
  texto(254)
    .refine(esCorreo, 'Escribe un correo completo, como ana@empresa.es.')
    .transform((value) => value.toLowerCase())
    .nullable(),
);

export const nombreDeUsuario = z.preprocess(
  vacioEsAusente,
  nombreUnico(60, 2)
    .refine((value) => !/[@\s]/.test(value), 'El usuario no lleva @ ni espacios.')
    .transform((value) => value.toLowerCase())
    .nullable(),
);

const esZona = (zona: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: zona }));
  } catch {
    return false;
  }
};

export const zonaHoraria = z.preprocess(
  vacioEsAusente,
  texto(60).refine(esZona, 'Esa zona horaria no existe. Ejemplo: Europe/Madrid.').nullable(),
);

const editable = z.strictObject({
  nombre: linea(120),
  apellidos: linea(160, 0),
  correo,
  usuario: nombreDeUsuario,
  documento: textoOpcional(40),
  telefono: textoOpcional(40),
  perfil: texto(60),
  zonaHoraria,
  /** The academy's own fields, by id: those that are named change, null empties one, and the others stay. */
  campos: valoresEscritos.optional(),
});

export const ESTADOS_USUARIO = ['activo', 'suspendido'] as const;

/** Whoever has not come in since that moment, or never did. */
export const sinAcceso = z.union([z.literal('nunca'), momento()]);

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  /** As much of them as the reader sees; commands that answer with a person leave them out. */
  campos: valores.optional(),
  estado: z.enum(ESTADOS_USUARIO),
  cambiarContraseña: z.boolean(),
  foto: z.string().nullable(),
  ultimoAcceso: momento().nullable(),
  fechaBaja: momento().nullable(),
  /** From that moment on the person can't come in, without anybody doing anything. */
  bajaDesde: momento().nullable(),
});

/** Whoever was deleted leaves progress behind, but no person to read or to edit. */
const DE_ALTA = { fechaBaja: null };

/** Reading someone asks less than acting on their account. */
const actuarSobre = (actor: Actor, accion: Accion): Scope =>
  onlyWhere(onlyWhere(alcance(actor, accion), quienNoPuedeMas(actor)), DE_ALTA);

export const usuarios = defineCollection({
  nombre: 'usuarios',
  record,
  editable,
  scopeFields: {
    id: 'columna',
    perfil: 'columna',
    estado: 'columna',
    fechaBaja: 'columna',
    grupoIds: 'relacion',
    tutorDe: 'relacion',
    responsableIds: 'relacion',
  },
  policy: {
    read: (actor) => onlyWhere(anyOf(alcance(actor, 'usuarios:ver'), { id: actor.id }), DE_ALTA),
    create: (actor) => onlyWhere(alcance(actor, 'usuarios:crear'), { perfil: actor.otorgables }),
    update: (actor) => actuarSobre(actor, 'usuarios:editar'),
    delete: (actor) => actuarSobre(actor, 'usuarios:eliminar'),
  },
  view: (actor, { id }) => vistaDeCampos(record, actor, id),
  unasked: ['campos'],
  filterable: {
    perfil: filtro(),
    estado: z.enum(ESTADOS_USUARIO),
    situacion: z.enum(SITUACIONES),
    cambiarContraseña: z.stringbool(),
    /** Who has nothing to come in with. */
    sinLlave: z.stringbool(),
    /** Who shares a document with somebody else, however each is written: a pair to look at. */
    documentoRepetido: z.stringbool(),
    grupoIds: z.uuid(),
    correo: filtro().transform((value) => value.toLowerCase()),
    usuario: filtro(),
    documento: filtro(),
    sinAccesoDesde: sinAcceso,
    conAccesoDesde: momento(),
    campos: condicionesEnTexto,
  },
  sortable: {
    apellidos: ['apellidos', 'nombre'],
    nombre: ['nombre', 'apellidos'],
    perfil: ['perfil', 'apellidos', 'nombre'],
    /** What they come in with: the e-mail or, without one, the username. */
    correo: ['entraCon'],
    usuario: ['usuario'],
    documento: ['documento'],
    telefono: ['telefono'],
    situacion: ['apellidos', 'nombre'],
    ultimoAcceso: ['ultimoAcceso', 'apellidos', 'nombre'],
    creadoEn: ['creadoEn'],
  },
  searchable: true,
  invariant: (persona) =>
    persona.correo || persona.usuario
      ? null
      : { correo: 'Escribe un correo o un usuario: hace falta uno para entrar.' },
  access: (before, after) =>
    before && (before.perfil !== after?.perfil || before.estado !== after?.estado)
      ? { usuarioId: before.id }
      : null,
  deletedByCommand: true,
});

/** A person without the academy's own fields. */
export const sinCampos = record.omit({ campos: true });

export type Usuario = z.output<typeof record>;
export type UsuarioEditable = z.output<typeof editable>;
