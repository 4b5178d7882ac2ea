import { z } from 'zod';
import {
  CORREO_DE_ANUNCIO,
  ESTADOS_DE_ANUNCIO,
  largoDeTexto,
  MAX_DESTINOS,
  MAX_TEXTO,
  MAX_TITULO,
  TIPOS_DE_DESTINO,
} from '#anuncios/rules.ts';
import { entero, id, linea, momento } from '#core/fields.ts';

export const destino = z
  .strictObject({ tipo: z.enum(TIPOS_DE_DESTINO), id: id().nullable().default(null) })
  .refine(({ tipo, id: suyo }) => (tipo === 'todos') === (suyo === null), 'Elige a quién.');
export type Destino = z.output<typeof destino>;

export const destinos = z.array(destino).max(MAX_DESTINOS, `Elige como mucho ${MAX_DESTINOS} destinos.`);

/** One with its name, to be shown. */
export const destinoConNombre = z.object({
  tipo: z.enum(TIPOS_DE_DESTINO),
  id: id().nullable(),
  nombre: z.string(),
});
export type DestinoConNombre = z.output<typeof destinoConNombre>;

/** The tags of a text of so many signs take room too. */
const MAX_HTML = MAX_TEXTO * 12;

const textoRico = z
  .string()
  .max(MAX_HTML, 'El texto lleva demasiado formato. Pégalo sin formato.')
  .refine((html) => largoDeTexto(html) <= MAX_TEXTO, {
    error: ({ input }) =>
      `El texto tiene ${largoDeTexto(String(input))} caracteres y caben ${MAX_TEXTO}. Acórtalo un poco.`,
  });

export const anuncioEscrito = z.strictObject({
  version: entero(0, 2_000_000_000),
  titulo: linea(MAX_TITULO, 0),
  texto: textoRico,
  destinos,
  desde: momento().nullable(),
  hasta: momento().nullable(),
  fijado: z.boolean().default(false),
  correo: z.enum(CORREO_DE_ANUNCIO).default('no'),
  /** Otherwise a draft, until it is published. */
  publicar: z.boolean(),
  /** Whoever read it already has it unread again. */
  otraVez: z.boolean().default(false),
  /** Its mail leaves again, to whoever got it already too. */
  correoOtraVez: z.boolean().default(false),
});
export type AnuncioEscrito = z.output<typeof anuncioEscrito>;

/** An announcement as whoever writes them sees it. */
export const anuncio = z.object({
  id: id(),
  version: z.number().int(),
  titulo: z.string(),
  texto: z.string(),
  destinos: z.array(destinoConNombre),
  estado: z.enum(ESTADOS_DE_ANUNCIO),
  desde: momento().nullable(),
  hasta: momento().nullable(),
  fijado: z.boolean(),
  correo: z.enum(CORREO_DE_ANUNCIO),
  autor: z.string().nullable(),
  publicadoEn: momento().nullable(),
  editadoEn: momento().nullable(),
  retiradoEn: momento().nullable(),
  /** When its mail was given to those it was for; how many of them had left by now. */
  mandadoEn: momento().nullable(),
  correosEnviados: z.number().int(),
});
export type Anuncio = z.output<typeof anuncio>;

export const anuncioEnLista = anuncio.omit({ texto: true, correosEnviados: true });
export type AnuncioEnLista = z.output<typeof anuncioEnLista>;

export const consultaDeAnuncios = z.strictObject({
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(50).default(10),
});
export type ConsultaDeAnuncios = z.output<typeof consultaDeAnuncios>;

export const registroDeAnuncios = z.object({
  datos: z.array(anuncioEnLista),
  siguiente: z.string().nullable(),
});
export type RegistroDeAnuncios = z.output<typeof registroDeAnuncios>;

/** Of those who belong to its audience now, how many read it; of its mails, how many left and how many wait for their hour. */
export const cifrasDeAnuncio = z.object({
  personas: z.number().int(),
  leidos: z.number().int(),
  correos: z.object({ salieron: z.number().int(), esperan: z.number().int() }),
  en: momento(),
});
export type CifrasDeAnuncio = z.output<typeof cifrasDeAnuncio>;

const persona = z.object({ id: id(), nombre: z.string(), apellidos: z.string() });

export const consultaDeLecturas = z.strictObject({
  leido: z.enum(['si', 'no']).default('si'),
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDeLecturas = z.output<typeof consultaDeLecturas>;

export const lecturas = z.object({
  datos: z.array(persona.extend({ leidoEn: momento().nullable() })),
  siguiente: z.string().nullable(),
});
export type Lecturas = z.output<typeof lecturas>;

export const consultaDeAudiencia = z.strictObject({
  destinos,
  cursor: z.string().max(500).optional(),
  limite: entero(1, 100).default(4),
});
export type ConsultaDeAudiencia = z.output<typeof consultaDeAudiencia>;

/** Who would see it now, how many of them have no mail, and how many would get it by mail: at once, or in the day's. */
export const audiencia = z.object({
  personas: z.number().int(),
  sinCorreo: z.number().int(),
  correos: z.object({ ya: z.number().int(), dia: z.number().int() }),
  datos: z.array(persona),
  siguiente: z.string().nullable(),
});
export type Audiencia = z.output<typeof audiencia>;

export const consultaDeDestinos = z.strictObject({ buscar: z.string().max(200).default('') });
export const destinosPosibles = z.object({ destinos: z.array(destinoConNombre) });

/** One of those that somebody has now. */
export const anuncioMio = anuncio
  .pick({ id: true, titulo: true, texto: true, fijado: true, hasta: true, editadoEn: true })
  .extend({ desde: momento(), leidoEn: momento().nullable() });
export type AnuncioMio = z.output<typeof anuncioMio>;

/** With one of them that is asked for by itself, put aside or not. */
export const consultaDeMios = z.strictObject({ anuncio: id().optional().catch(undefined) });
export const misAnuncios = z.object({ anuncios: z.array(anuncioMio) });
export type MisAnuncios = z.output<typeof misAnuncios>;

/** Read; and put aside, so that their home does not show it any more. */
export const lecturaDeAnuncio = z.strictObject({ apartar: z.boolean().default(false) });
