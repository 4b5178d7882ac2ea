import { z } from 'zod';
import { id, momento, nombreUnico } from '#core/fields.ts';
import { ACCIONES } from '#core/permisos.ts';
import { dividir } from '#texto/seed-rules.ts';
import { repetida } from '#campos/opciones.ts';
import { laEditanDeMas, SOLO_DE_PERSONA, SOLO_QUIEN_ADMINISTRA } from '#campos/equipo.ts';
import { pareceReservado } from '#campos/reservado.ts';
import {
  ESTADOS_DE_CAMPO,
  MAX_CAMPOS,
  MAX_VALORES,
  PUEDEN_SER_UNICOS,
  TIPOS_DE_CAMPO,
  VISTAS_DE_CAMPO,
} from '#campos/tipos.ts';

const opcion = z.object({ id: id(), texto: z.string(), retirada: z.boolean() });

/** A field of every person that the academy made. */
export const campo = z.object({
  id: id(),
  /** Its name for programs: made from its first name, it never changes. */
  clave: z.string(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_DE_CAMPO),
  opciones: z.array(opcion),
  /** Whether a number has decimals. */
  decimales: z.boolean(),
  /** It is asked for when someone is created, and can't be emptied afterwards. */
  obligatorio: z.boolean(),
  /** No two people have the same. */
  unico: z.boolean(),
  /** What each person may do with their own. */
  propia: z.enum(VISTAS_DE_CAMPO),
  /** What whoever sees other people may do, without administering them all. */
  tutor: z.enum(VISTAS_DE_CAMPO),
  /** Whom it names has that person in their team: profiles may reach «su equipo» by it. One field at most does. */
  equipo: z.boolean(),
  orden: z.number().int(),
  estado: z.enum(ESTADOS_DE_CAMPO),
  /** How many groups fill themselves by it. */
  enReglas: z.number().int(),
  /** How many due dates of courses in groups count from it. */
  enFechas: z.number().int(),
  /** What some profile may do in its team: naming somebody in this field gives it. Only of a field that names people. */
  daEnEquipo: z.array(z.enum(ACCIONES)),
  creadoEn: momento(),
  actualizadoEn: momento(),
  version: z.number().int(),
});
export type Campo = z.output<typeof campo>;

/** A field as this reader meets it: what they may do with it in others and in themselves. */
export const campoALaVista = campo.extend({
  enOtros: z.enum(VISTAS_DE_CAMPO),
  enMi: z.enum(VISTAS_DE_CAMPO),
});
export type CampoALaVista = z.output<typeof campoALaVista>;
export const camposALaVista = z.array(campoALaVista);

export const textoDeOpcion = nombreUnico(120);
const opcionEscrita = z.strictObject({ id: id(), texto: textoDeOpcion });
export const opcionesEscritas = z
  .array(opcionEscrita)
  .max(MAX_VALORES, `Una lista tiene como mucho ${MAX_VALORES} valores.`)
  .refine((todas) => new Set(todas.map((una) => una.id)).size === todas.length, 'Hay un valor dos veces.')
  .refine((todas) => repetida(todas) === null, {
    error: ({ input }) => `«${repetida(input as { texto: string }[])}» está dos veces en la lista.`,
  });
export type OpcionesEscritas = z.output<typeof opcionesEscritas>;

export const nombreDeCampo = nombreUnico(60);

const decidible = {
  nombre: nombreDeCampo,
  obligatorio: z.boolean(),
  unico: z.boolean(),
  decimales: z.boolean(),
  propia: z.enum(VISTAS_DE_CAMPO),
  tutor: z.enum(VISTAS_DE_CAMPO),
  equipo: z.boolean(),
};

/** While nobody says otherwise: whoever looks after people sees it, unless it seems to be of pay or of health; the person doesn't. */
export const campoNuevo = z
  .strictObject({
    nombre: decidible.nombre,
    tipo: z.enum(TIPOS_DE_CAMPO),
    opciones: opcionesEscritas.default([]),
    decimales: decidible.decimales.default(false),
    obligatorio: decidible.obligatorio.default(false),
    unico: decidible.unico.default(false),
    propia: decidible.propia.default('no'),
    tutor: decidible.tutor.optional(),
    equipo: decidible.equipo.default(false),
  })
  .refine(({ tipo, opciones }) => tipo === 'lista' || opciones.length === 0, {
    path: ['opciones'],
    error: 'Solo una lista tiene valores que elegir.',
  })
  .refine(({ tipo, unico }) => !unico || PUEDEN_SER_UNICOS.includes(tipo), {
    path: ['unico'],
    error: 'Solo un texto o un número pueden ser distintos en cada persona.',
  })
  .refine(({ tipo, equipo }) => !equipo || tipo === 'persona', {
    path: ['equipo'],
    error: SOLO_DE_PERSONA,
  })
  .refine(({ equipo, ...vistas }) => !equipo || laEditanDeMas(vistas).length === 0, {
    path: ['equipo'],
    error: SOLO_QUIEN_ADMINISTRA,
  })
  .transform(({ tutor, ...nuevo }) => ({
    ...nuevo,
    tutor: tutor ?? (pareceReservado(nuevo.nombre) ? ('no' as const) : ('ve' as const)),
  }));
export type CampoNuevo = z.output<typeof campoNuevo>;

const version = z.number({ error: 'Falta la versión que leíste.' }).int().min(1);

export const cambioDeCampo = z.strictObject({ ...z.object(decidible).partial().shape, version });
export type CambioDeCampo = z.output<typeof cambioDeCampo>;

/** The values of a list in their order, renamed or added; none that is there may be missing. */
export const cambioDeOpciones = z.strictObject({ opciones: opcionesEscritas, version });
export type CambioDeOpciones = z.output<typeof cambioDeOpciones>;

/** What happens to whoever has a value that goes: they get another one, none, or keep it though nobody else can get it. */
export const quitaDeOpcion = z.discriminatedUnion('que', [
  z.strictObject({ que: z.literal('pasan'), a: id() }),
  z.strictObject({ que: z.literal('vacian') }),
  z.strictObject({ que: z.literal('conservan') }),
]);
export type QuitaDeOpcion = z.output<typeof quitaDeOpcion>;

export const ordenDeCampos = z.strictObject({ ids: z.array(id()).max(MAX_CAMPOS * 10) });

/** Who has each field, and which groups it fills. */
export const usoDeCampos = z.object({
  personas: z.number().int(),
  campos: z.record(
    z.string(),
    z.object({
      conValor: z.number().int(),
      /** By the id of each value of a list. */
      porOpcion: z.record(z.string(), z.number().int()),
      /** Those whose rule looks at it; none for whoever may not move their people. */
      grupos: z.array(z.object({ id: id(), nombre: z.string() })),
    }),
  ),
});
export type UsoDeCampos = z.output<typeof usoDeCampos>;

/** Whose fields name others: those of the rows of a list, or one person. */
export const consultaDePersonas = z.strictObject({
  ids: z
    .string()
    .transform((escritos) => dividir(escritos).filter(Boolean))
    .pipe(z.array(id()).max(100, 'Como mucho 100 personas a la vez.')),
});
/** Name and surnames, by the id of whoever is named. */
export const personasNombradas = z.record(z.string(), z.string());

export const campoEliminado = z.object({ id: id() });
