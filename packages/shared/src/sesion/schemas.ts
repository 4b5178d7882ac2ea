import { z } from 'zod';
import { id, momento, texto, textoOpcional } from '#core/fields.ts';
import { TODOS_LOS_PERMISOS } from '#core/permisos.ts';
import { valoresEscritos } from '#campos/valor.ts';
import { usuarios, zonaHoraria } from '#usuarios/collection.ts';

const contraseñaEscrita = z
  .string({ error: 'Escribe tu contraseña.' })
  .min(1, 'Escribe tu contraseña.')
  .max(1024, 'Escribe como mucho 1024 caracteres.');

/** Its other rules need the person's data: see `motivoDeRechazo`. */
const contraseñaNueva = z
  .string({ error: 'Escribe una contraseña nueva.' })
  .min(1, 'Escribe una contraseña nueva.')
  .refine((value) => value.isWellFormed(), 'Hay caracteres que no se pueden guardar.');

const obligatorio = (mensaje: string) => z.string({ error: mensaje }).trim().min(1, mensaje);

export const entrada = z.strictObject({
  identificador: obligatorio('Escribe tu correo o usuario.').pipe(texto(254)),
  contraseña: contraseñaEscrita,
});
export type Entrada = z.output<typeof entrada>;

const nombres = z.array(z.string()).readonly();
const ids = z.array(z.uuid()).readonly();

export const actorSchema = z.object({
  id: z.uuid(),
  perfil: z.string(),
  permisos: z.array(z.enum(TODOS_LOS_PERMISOS)).readonly(),
  otorgables: nombres,
  otorgablesEnTodo: nombres,
  grupoIds: ids,
  cursoIds: ids,
  tutorGrupoIds: ids,
  tutorCursoIds: ids,
});

/** Someone looks at the academy as the person of the session sees it. */
const mirada = z.object({ quien: z.string(), hasta: z.string() });

/** Who is here. `posicion` is where the feed stood before this was read: `/api/cambios?desde=posicion` misses nothing. */
export const sesionActual = z.object({
  usuario: usuarios.record,
  actor: actorSchema,
  /** The person's own, or the academy's: the same one in which the server writes and counts days. */
  zona: z.string(),
  posicion: z.string(),
  mirada: mirada.optional(),
  /** The academy has no mail server: what it would send by mail reaches nobody. */
  sinCorreo: z.literal(true).optional(),
});
export type SesionActual = z.output<typeof sesionActual>;

export const verComo = z.strictObject({ usuarioId: id() });

const sesionAbierta = z.object({
  id: z.string(),
  agente: z.string(),
  creadaEn: z.string(),
  vistaEn: z.string(),
  actual: z.boolean(),
});
export type SesionAbierta = z.output<typeof sesionAbierta>;
export const sesionesAbiertas = z.array(sesionAbierta);

export const cambioDeContraseña = z.strictObject({ actual: contraseñaEscrita, nueva: contraseñaNueva });

export const misDatos = z
  .strictObject({
    version: z.number({ error: 'Falta la versión que leíste.' }).int().min(1),
    nombre: texto(120),
    apellidos: texto(160, 0),
    telefono: textoOpcional(40),
    zonaHoraria,
    campos: valoresEscritos,
  })
  .partial({ nombre: true, apellidos: true, telefono: true, zonaHoraria: true, campos: true });
export type MisDatos = z.output<typeof misDatos>;

export const peticionDeRestablecimiento = z.strictObject({
  /** Or the username: not everyone has an e-mail. */
  correo: obligatorio('Escribe tu correo o tu usuario.').pipe(texto(254)),
});
export const respuestaDeRestablecimiento = z.object({
  mensaje: z.string(),
  /** By which whoever asked is known to whoever gives them a password; everyone gets one. */
  numero: z.string(),
  /** Links leave this academy by mail; it is true of every account, or of none. */
  porCorreo: z.boolean(),
});
const enlace = z.string({ error: 'Falta el enlace.' }).min(1, 'Falta el enlace.').max(200);
export const enlacePorComprobar = z.strictObject({ token: enlace });
export const restablecimiento = z.strictObject({
  token: enlace,
  nueva: contraseñaNueva,
});

/** A temporary password, shown once to whoever asked for it. */
export const contraseñaTemporal = z.object({ contraseña: z.string(), expiraEn: z.string() });
export type ContraseñaTemporal = z.output<typeof contraseñaTemporal>;

/** Of everybody or of one person, the last ones first. */
export const consultaDePeticionesDeAcceso = z.strictObject({
  usuarioId: id().optional(),
  limite: z.coerce.number<number>().int().min(1).max(501).default(50),
});
export type ConsultaDePeticionesDeAcceso = z.output<typeof consultaDePeticionesDeAcceso>;

/** People without e-mail who asked for another password, and may be given one by whoever reads this. */
export const peticionesDeAcceso = z.array(
  z.object({
    usuarioId: id(),
    nombre: z.string(),
    apellidos: z.string(),
    usuario: z.string().nullable(),
    numero: z.string(),
    pedidaEn: momento(),
  }),
);
export type PeticionDeAcceso = z.output<typeof peticionesDeAcceso>[number];

export const proveedor = z.object({ nombre: z.string().nullable() });

/** Why the identity provider's way in ended at `/#error=…`. */
export type ErrorDeProveedor =
  | 'PROVEEDOR_NO_DISPONIBLE'
  | 'PROVEEDOR_CANCELADO'
  | 'PROVEEDOR_FALLO'
  | 'CORREO_NO_VERIFICADO'
  | 'SIN_CUENTA'
  | 'CUENTA_SUSPENDIDA';
