import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { id, momento, texto, textoOpcional } from '#core/fields.ts';
import { ACCIONES, type Accion } from '#core/permisos.ts';
import { PALABRAS_DE_PERMISOS } from '#perfiles/palabras.ts';

export const ESTADOS_DE_PETICION = ['espera', 'dada', 'negada'] as const;

/** A permission is asked for once in so many hours, and in them no more than so many different ones. */
export const HORAS_ENTRE_PETICIONES = 24;
export const MAX_PETICIONES_AL_DIA = 10;
export const MAX_NOTA = 500;
const MAX_RESPUESTA = 300;

const permiso = z.enum(ACCIONES, { error: 'Elige una acción.' });

export const peticionNueva = z.strictObject({
  permiso,
  nota: textoOpcional(MAX_NOTA),
  /** The page that did not open, inside the academy. */
  pagina: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'Escribe una página de la academia.'),
});
export type PeticionNueva = z.output<typeof peticionNueva>;

/** As whoever asked reads it: nobody's name. */
export const miPeticion = z.object({
  en: momento(),
  estado: z.enum(ESTADOS_DE_PETICION),
  respuesta: z.string().nullable(),
});
export type MiPeticion = z.output<typeof miPeticion>;

/** As many that wait are read at once; whoever reads them asks first for a few. */
export const MAX_QUE_ESPERAN = 501;
export const consultaDePeticiones = z.strictObject({
  usuarioId: id().optional(),
  limite: z.coerce.number<number>().int().min(1).max(MAX_QUE_ESPERAN).default(50),
});
export type ConsultaDePeticiones = z.output<typeof consultaDePeticiones>;

/** What waits for whoever may give it. */
const peticionPorDecidir = z.object({
  id: id(),
  persona: z.object({
    id: id(),
    nombre: z.string(),
    apellidos: z.string(),
    foto: z.string().nullable(),
    perfil: z.string(),
  }),
  permiso,
  nota: z.string().nullable(),
  en: momento(),
});
export type PeticionPorDecidir = z.output<typeof peticionPorDecidir>;
export const peticionesPorDecidir = z.object({ peticiones: z.array(peticionPorDecidir) });

export const negacionDePeticion = z.strictObject({ respuesta: texto(MAX_RESPUESTA) });
export const peticionResuelta = z.object({ id: id(), estado: z.enum(ESTADOS_DE_PETICION) });
export type PeticionResuelta = z.output<typeof peticionResuelta>;

/** «ver fichas de personas», to go on a sentence. */
export function permisoEnFrase(accion: Accion): string {
  const { frase } = PALABRAS_DE_PERMISOS[accion];
  return frase.charAt(0).toLocaleLowerCase('es') + frase.slice(1);
}

export const yaPedido = (peticion: MiPeticion) =>
  new DomainError(
    409,
    'YA_PEDIDO',
    peticion.estado === 'negada'
      ? 'Te han contestado que no hace menos de un día. Podrás pedirlo otra vez mañana.'
      : 'Ya lo pediste hace menos de un día. Te avisaremos cuando te contesten.',
    {
      actual: peticion,
    },
  );

export const demasiadasPeticiones = () =>
  new DomainError(
    409,
    'DEMASIADAS_PETICIONES',
    `Hoy ya has pedido ${MAX_PETICIONES_AL_DIA} permisos, que es el máximo. Prueba mañana.`,
  );

export const yaPuedes = () =>
  new DomainError(409, 'YA_PUEDES', 'Ya puedes hacerlo: vuelve a abrir la página.');

export const yaContestada = () =>
  new DomainError(409, 'PETICION_CONTESTADA', 'Ya se contestó a esta petición.');
