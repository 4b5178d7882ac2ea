import { z } from 'zod';
import { id } from '#core/fields.ts';
import { ACCIONES } from '#core/permisos.ts';
import { perfiles } from '#perfiles/collection.ts';
import { miPeticion } from '#perfiles/peticiones.ts';

const persona = z.object({ id: id(), nombre: z.string(), apellidos: z.string() });

/** Permissions that are not saved yet. */
export const propuestaDePerfil = z.strictObject({ permisos: perfiles.editable.shape.permisos });

/** Who really gains or loses what; names are those that whoever asks may see. */
export const efectoDePerfil = z.object({
  personas: z.number().int(),
  /** Whoever asks has this profile. */
  esTuyo: z.boolean(),
  cambios: z.array(
    z.object({
      permiso: z.enum(ACCIONES),
      gana: z.boolean(),
      personas: z.number().int(),
      nombres: z.array(persona),
      /** Those who have the profile and notice nothing because they tutor no group. */
      sinGrupos: z.number().int(),
    }),
  ),
});
export type EfectoDePerfil = z.output<typeof efectoDePerfil>;

export const eliminacionDePerfil = z.strictObject({
  /** The name of the profile that those who have this one receive. */
  destino: z.string({ error: 'Elige qué perfil reciben.' }).min(1, 'Elige qué perfil reciben.').max(60),
});
export const perfilEliminado = z.object({ id: id(), movidas: z.number().int() });
export type PerfilEliminado = z.output<typeof perfilEliminado>;

export const preguntaDePermiso = z.strictObject({
  usuarioId: id(),
  permiso: z.enum(ACCIONES, { error: 'Elige una acción.' }),
  /** The person, group or course it would be done to. */
  objetivoId: id().nullable().default(null),
  /** The person's profile with permissions that are not saved yet. */
  propuesta: z
    .strictObject({ perfilId: id(), permisos: perfiles.editable.shape.permisos })
    .nullable()
    .default(null),
});
export type PreguntaDePermiso = z.output<typeof preguntaDePermiso>;

const explicacion = z.object({
  puede: z.boolean(),
  razones: z.array(z.object({ vale: z.boolean(), texto: z.string() })),
});
export type Explicacion = z.output<typeof explicacion>;

/** Why someone may do something, or not; and what would change with what was proposed. */
export const respuestaDePermiso = z.object({ hoy: explicacion, despues: explicacion.nullable() });
export type RespuestaDePermiso = z.output<typeof respuestaDePermiso>;

const accion = z.enum(ACCIONES);

/** What opens a page: any one of these is enough. */
export const consultaDeQuienDa = z.strictObject({
  permisos: z
    .string()
    .max(500)
    .transform((texto) => texto.split(','))
    .pipe(z.array(accion).min(1).max(5)),
});

/** Those whom somebody may ask for a permission, of the people they see: whoever can give it to them. */
export const quienesDan = z.object({
  personas: z.array(
    z.object({
      id: id(),
      nombre: z.string(),
      apellidos: z.string(),
      foto: z.string().nullable(),
      perfil: z.string(),
      correo: z.string().nullable(),
    }),
  ),
  /** What the reader asked for last of these, if it waits or was answered lately. */
  pedida: miPeticion.nullable(),
});
export type QuienesDan = z.output<typeof quienesDan>;
