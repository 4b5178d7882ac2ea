import { z } from 'zod';
import { condicionesDeCampos } from '#campos/condicion.ts';
import { entero, id, momento, texto } from '#core/fields.ts';
import {
  conPlazoPosible,
  cursosJuntos,
  diasSiPaso,
  plazoEnDias,
  tambienEnEvaluaciones,
  tambienEnLasDe,
} from '#grupos/schemas.ts';
import { ESTADOS_USUARIO, sinAcceso } from '#usuarios/collection.ts';
import { SITUACIONES } from '#usuarios/situacion.ts';

/** What one request takes by name; a filter has no such limit. */
export const MAX_SELECCION = 1000;
/** Of how many it is remembered what they had, to give it back; the ids of all of them travel with the answer. */
export const MAX_CON_VUELTA = 20_000;
/** Passwords and invitations are made one by one. */
export const MAX_ACCESOS = 5000;

/** The same questions that the list of people answers. */
export const filtroDeUsuarios = z.strictObject({
  buscar: z.string().max(200).optional(),
  perfil: z.string().max(60).optional(),
  estado: z.enum(ESTADOS_USUARIO).optional(),
  situacion: z.enum(SITUACIONES).optional(),
  cambiarContraseña: z.boolean().optional(),
  sinLlave: z.boolean().optional(),
  documentoRepetido: z.boolean().optional(),
  grupoIds: id().optional(),
  sinAccesoDesde: sinAcceso.optional(),
  conAccesoDesde: momento().optional(),
  campos: condicionesDeCampos.optional(),
});
export type FiltroDeUsuarios = z.output<typeof filtroDeUsuarios>;

/** Either these people, or everyone who matches. */
export const seleccionDeUsuarios = z.union([
  z.strictObject({
    ids: z
      .array(id())
      .min(1, 'Elige al menos a una persona.')
      .max(MAX_SELECCION, `Elige como mucho a ${MAX_SELECCION} personas, o usa el filtro.`),
  }),
  z.strictObject({ filtro: filtroDeUsuarios }),
]);
export type SeleccionDeUsuarios = z.output<typeof seleccionDeUsuarios>;

/** `simular` tells what would happen and leaves everything as it is. */
export const loteDeUsuarios = z.strictObject({
  seleccion: seleccionDeUsuarios,
  simular: z.boolean().default(false),
});
/**
 * `deshace`: what takes back an act, by its transaction. Whoever changed since stays as they are, even if they look the
 * same; whoever left a group by its rule for it returns as they were.
 */
export const loteDeEstado = loteDeUsuarios.extend({
  deshace: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export const loteDeGrupo = loteDeUsuarios.extend({ grupoId: id() });
export const loteQueEntra = loteDeGrupo.extend({ diasSiPaso });
export const loteDePerfil = loteDeEstado.extend({ perfil: texto(60) });
export type LoteDePerfil = z.output<typeof loteDePerfil>;
/** `venceEn`: null without a date of their own. */
const loteConPlazo = loteDeUsuarios.extend({
  venceEn: momento().nullable().default(null),
  ...plazoEnDias,
  /** For whoever gets the course once the date that counts from their field has passed. */
  diasDeGracia: entero(0, 365).optional(),
  diasSiPaso,
});
export const loteDeCurso = conPlazoPosible(loteConPlazo.extend({ cursoId: id(), tambienEnEvaluaciones }));
/** Several with the same date; `tambienEnEvaluaciones`: in which of them. */
export const loteDeCursos = conPlazoPosible(
  loteConPlazo.extend({ cursoIds: cursosJuntos, tambienEnEvaluaciones: tambienEnLasDe }),
);
export const loteDePlazo = loteDeUsuarios.extend({
  cursoId: id(),
  venceEn: momento(),
  motivo: texto(500),
  tambienEnEvaluaciones,
});

export const MOTIVOS_DE_LOTE = [
  'ERES_TU',
  'SIN_PERMISO',
  'ULTIMO_ADMINISTRADOR',
  'SIN_CORREO',
  'SUSPENDIDA',
  'DE_BAJA',
  'FUERA_DE_TUS_GRUPOS',
  'DARIA_DE_MAS',
  'SIN_EL_CURSO',
  'YA_TERMINO',
  'CAMBIO_DESPUES',
  'NO_ENCONTRADA',
] as const;
export type MotivoDeLote = (typeof MOTIVOS_DE_LOTE)[number];

/** Of those put into a group: its rule had been told to leave them out. */
export const ESTABAN_FUERA = 'fuera';

/** What some had before, and by what that very change is known when it is taken back. */
const apunte = z.object({ valor: z.string(), marca: z.string().optional(), ids: z.array(id()) });
export type Apunte = z.output<typeof apunte>;

export const resultadoDeLote = z.object({
  hechas: z.number().int(),
  /** Those who were so already. */
  iguales: z.number().int(),
  /** Those who stay out and why, with a few of their names. */
  fuera: z.array(
    z.object({
      motivo: z.enum(MOTIVOS_DE_LOTE),
      cuantas: z.number().int(),
      ejemplos: z.array(z.string()),
    }),
  ),
  /** Who changed, by what they had before, so that it can be taken back; absent when they are too many to be named. */
  antes: z.array(apunte).optional(),
});
/** Of those looked at: how many would come to have a course, have it already, or hold a completion of it that is valid. */
const alcanceDeCurso = z.object({
  cursoId: id(),
  entran: z.number().int(),
  yaLoTienen: z.number().int(),
  alDia: z.number().int(),
});
export type AlcanceDeCurso = z.output<typeof alcanceDeCurso>;
export const cursosDeLote = resultadoDeLote.extend({ porCurso: z.array(alcanceDeCurso) });
export type CursosDeLote = z.output<typeof cursosDeLote>;
export type ResultadoDeLote = z.output<typeof resultadoDeLote>;

const deshacer = z.strictObject({ ids: z.array(id()).min(1).max(MAX_SELECCION) });
/** Only what one act did is taken back, known by its moment or its transaction: what changed since stays. */
export const deshacerDeGrupo = z.discriminatedUnion('que', [
  deshacer.extend({
    que: z.literal('entrada'),
    grupoId: id(),
    marca: momento(),
    estabanFuera: z.boolean(),
  }),
  deshacer.extend({ que: z.literal('salida'), grupoId: id(), marca: texto(40) }),
]);
export type DeshacerDeGrupo = z.output<typeof deshacerDeGrupo>;
export const deshacerDeCurso = deshacer.extend({
  que: z.enum(['asignacion', 'plazo']),
  cursoId: id(),
  marca: momento(),
});
export type DeshacerDeCurso = z.output<typeof deshacerDeCurso>;

export const deshacerDeCursos = deshacer.extend({ cursoIds: cursosJuntos, marca: momento() });
export type DeshacerDeCursos = z.output<typeof deshacerDeCursos>;

export const deshecho = resultadoDeLote.pick({ hechas: true, iguales: true });

/** Temporary passwords, shown once to whoever asked for them. */
export const temporalesDeLote = resultadoDeLote.extend({
  expiraEn: momento().nullable(),
  temporales: z.array(
    z.object({
      id: id(),
      nombre: z.string(),
      apellidos: z.string(),
      entraCon: z.string(),
      contraseña: z.string(),
    }),
  ),
});
export type TemporalesDeLote = z.output<typeof temporalesDeLote>;

export const FORMATOS_DE_EXPORTACION = ['xlsx', 'csv'] as const;
export type FormatoDeExportacion = (typeof FORMATOS_DE_EXPORTACION)[number];
export const exportacionDeUsuarios = z.strictObject({
  seleccion: seleccionDeUsuarios,
  formato: z.enum(FORMATOS_DE_EXPORTACION),
  /** That of the list it was asked from. */
  orden: z.string().max(60).default('apellidos'),
});
export type ExportacionDeUsuarios = z.output<typeof exportacionDeUsuarios>;
