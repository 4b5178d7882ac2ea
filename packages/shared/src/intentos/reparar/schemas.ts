import { z } from 'zod';
import { queHacerConCertificados } from '#certificados/tocados.ts';
import { entero, id, momento, texto } from '#core/fields.ts';
import { clave } from '#preguntas/schemas.ts';
import { publica, TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

/** Accept also something else, another key, right for everybody, out of the marks. */
export const TIPOS_DE_REPARACION = ['aceptar', 'clave', 'todos', 'quitar'] as const;
export type TipoDeReparacion = (typeof TIPOS_DE_REPARACION)[number];

export const ESTADOS_DE_REPARACION = ['en_curso', 'hecha', 'deshaciendo', 'deshecha'] as const;
export type EstadoDeReparacion = (typeof ESTADOS_DE_REPARACION)[number];

const numeros = z
  .array(entero(1, 1_000_000_000))
  .min(1, 'Elige al menos una versión.')
  .max(50)
  .transform((lista) => [...new Set(lista)].toSorted((a, b) => a - b));

const pedida = {
  preguntaId: id(),
  tipo: z.enum(TIPOS_DE_REPARACION),
  /** The whole key, of the question's kind; null where nothing of it changes. */
  clave: clave.nullable(),
  versiones: numeros,
  /** Also attempts of rounds of the course that are over. */
  rondasPasadas: z.boolean(),
  /** Also whoever would have a lower mark. */
  haciaAbajo: z.boolean(),
};

export const verReparacion = z.strictObject({ ...pedida, desde: entero(0, 1_000_000).default(0) });
export type VerReparacion = z.output<typeof verReparacion>;

export const pedirReparacion = z.strictObject({ ...pedida, motivo: texto(500) });
export type PedirReparacion = z.output<typeof pedirReparacion>;
export type ReparacionPedida = Omit<PedirReparacion, 'motivo'>;

const persona = z.object({ id: id(), nombre: z.string(), apellidos: z.string() });

const cambioPrevisto = z.object({
  persona,
  intentoId: id(),
  numero: z.number().int(),
  /** They made several. */
  varios: z.boolean(),
  antes: z.number().nullable(),
  despues: z.number().nullable(),
  provisional: z.boolean(),
  practica: z.boolean(),
  /** Of the mark that counts for them. */
  veredicto: z.enum(['aprueba', 'suspende']).nullable(),
  /** It would be lower, and so it stays as it is unless it was asked for. */
  baja: z.boolean(),
});
export type CambioPrevisto = z.output<typeof cambioPrevisto>;

/** What a repair would do, computed by what does it. */
export const reparacionPrevista = z.object({
  /** Delivered attempts that it reaches, and their people. */
  intentos: z.number().int(),
  personas: z.number().int(),
  /** People whose mark changes; those among them who pass, and who fail. */
  cambian: z.number().int(),
  aprueban: z.number().int(),
  suspenden: z.number().int(),
  /** People with a mark that would be lower. */
  bajan: z.number().int(),
  /** Whoever completes the activity by it, and of them whoever ends the course. */
  completan: z.number().int(),
  terminan: z.number().int(),
  /** People whose mark changes and who already have a certificate of this course. */
  conCertificado: z.number().int(),
  daCertificado: z.boolean(),
  curso: z.string(),
  datos: z.array(cambioPrevisto),
  /** Where the rest begins; null after the last. */
  siguiente: z.number().int().nullable(),
});
export type ReparacionPrevista = z.output<typeof reparacionPrevista>;

export const reparacion = z.object({
  id: id(),
  tipo: z.enum(TIPOS_DE_REPARACION),
  estado: z.enum(ESTADOS_DE_REPARACION),
  motivo: z.string(),
  haciaAbajo: z.boolean(),
  en: momento(),
  por: z.string().nullable(),
  /** People to go through, and those done. */
  personas: z.number().int(),
  hechas: z.number().int(),
  cambian: z.number().int(),
  aprueban: z.number().int(),
  suspenden: z.number().int(),
  terminadaEn: momento().nullable(),
  deshecha: z.object({ en: momento(), por: z.string().nullable(), motivo: z.string() }).nullable(),
  /** Nobody repaired it again since, and whoever asks may. */
  sePuedeDeshacer: z.boolean(),
});
export type Reparacion = z.output<typeof reparacion>;

/** A question of an evaluation that was answered, with what may be repaired of it. */
export const preguntaReparable = z.object({
  preguntaId: id(),
  tipo: z.enum(TIPOS_DE_PREGUNTA),
  titulo: z.string(),
  cursoTitulo: z.string(),
  notaMinima: z.number(),
  practica: z.boolean(),
  /** Those that delivered attempts of this evaluation asked, the latest first. */
  versiones: z.array(
    z.object({
      numero: z.number().int(),
      publica,
      clave,
      intentos: z.number().int(),
      personas: z.number().int(),
    }),
  ),
  personas: z.number().int(),
  /** Attempts of rounds that are over. */
  deRondasPasadas: z.number().int(),
  /** Attempts that go on: they are marked with it when they are handed in. */
  enCurso: z.number().int(),
  /** Where else it was answered; a repair does not reach them. Those out of sight have no title. */
  otras: z.array(
    z.object({ titulo: z.string().nullable(), curso: z.string().nullable(), intentos: z.number().int() }),
  ),
  reparaciones: z.array(reparacion),
});
export type PreguntaReparable = z.output<typeof preguntaReparable>;

export const deshacerReparacion = z.strictObject({
  motivo: texto(500),
  certificados: queHacerConCertificados,
});
export type DeshacerReparacion = z.output<typeof deshacerReparacion>;

/** What undoing a repair would do. */
export const deshechoPrevisto = z.object({
  personas: z.number().int(),
  /** Whose mark was changed otherwise since: theirs does not go back to what it was. */
  despues: z.array(persona),
  /** Whoever completed the activity by it: it stays so. */
  completaron: z.number().int(),
  certificados: z.array(z.object({ id: id(), numero: z.string(), persona })),
  puedeRetirar: z.boolean(),
});
export type DeshechoPrevisto = z.output<typeof deshechoPrevisto>;
