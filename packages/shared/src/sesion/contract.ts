import { z } from 'zod';
import { texto, textoOpcional } from '#core/fields.ts';
import { usuarios, zonaHoraria } from '#usuarios/collection.ts';

const contraseñaEscrita = z
  .string({ error: 'Escribe tu contraseña.' })
  .min(1, 'Escribe tu contraseña.')
  .max(1024);
const contraseñaNueva = z
  .string({ error: 'Escribe una contraseña nueva.' })
  .min(1, 'Escribe una contraseña nueva.');

export const entrada = z.strictObject({
  identificador: z
    .string({ error: 'Escribe tu correo o usuario.' })
    .trim()
    .min(1, 'Escribe tu correo o usuario.')
    .max(254),
  contraseña: contraseñaEscrita,
});

export const actorSchema = z.object({
  id: z.uuid(),
  perfil: z.string(),
  permisos: z.array(z.string()),
  otorgables: z.array(z.string()),
  grupoIds: z.array(z.uuid()),
  cursoIds: z.array(z.uuid()),
  tutorGrupoIds: z.array(z.uuid()),
  tutorCursoIds: z.array(z.uuid()),
});

export const sesionActual = z.object({ usuario: usuarios.record, actor: actorSchema });
export type SesionActual = z.output<typeof sesionActual>;

export const sesionAbierta = z.object({
  id: z.string(),
  agente: z.string(),
  creadaEn: z.string(),
  vistaEn: z.string(),
  actual: z.boolean(),
});
export type SesionAbierta = z.output<typeof sesionAbierta>;

export const cambioDeContraseña = z.strictObject({ actual: contraseñaEscrita, nueva: contraseñaNueva });
export const misDatos = z.strictObject({
  version: z.number().int(),
  nombre: texto(120),
  apellidos: texto(160, 0),
  telefono: textoOpcional(40),
  zonaHoraria,
});
export type MisDatos = z.output<typeof misDatos>;

export const peticionDeRestablecimiento = z.strictObject({
  correo: z.string().trim().min(1, 'Escribe tu correo.').max(254),
});
export const restablecimiento = z.strictObject({ token: z.string().min(1).max(200), nueva: contraseñaNueva });
export const proveedor = z.object({ nombre: z.string().nullable() });
