import type { Usuario } from '#usuarios/collection.ts';
import { sinAdornos, sugerencia } from '#cargas/texto.ts';
import { PERFIL_ADMIN, PERFIL_ESTUDIANTE, PERFIL_SUPER } from '#perfiles/permisos.ts';

const ACTIVO = [
  'activo',
  'activa',
  'si',
  's',
  'a',
  'alta',
  'de alta',
  'habilitado',
  'habilitada',
  'vigente',
  'active',
  'enabled',
  'yes',
  'y',
  'true',
  'verdadero',
  '1',
  'x',
];
const SUSPENDIDO = [
  'suspendido',
  'suspendida',
  'no',
  'n',
  'b',
  'baja',
  'de baja',
  'inactivo',
  'inactiva',
  'bloqueado',
  'bloqueada',
  'deshabilitado',
  'deshabilitada',
  'suspended',
  'inactive',
  'disabled',
  'deleted',
  'false',
  'falso',
  '0',
];

/** Away for a while: of the house still, and each house decides whether they come in meanwhile. */
const EN_EL_AIRE = [
  'it',
  'i.t.',
  'incapacidad temporal',
  'baja medica',
  'baja temporal',
  'maternidad',
  'paternidad',
  'permiso',
  'vacaciones',
  'excedencia',
  'en excedencia',
  'erte',
];

/** «sí», «alta» or «active» all say that the account is open. */
export function estadoEscrito(texto: string): Usuario['estado'] | null {
  const llano = sinAdornos(texto);
  if (ACTIVO.includes(llano)) return 'activo';
  return SUSPENDIDO.includes(llano) ? 'suspendido' : null;
}

/** Whether it is how people stand in a house, also where it has to be asked what to do with it. */
export const esSituacion = (texto: string): boolean =>
  estadoEscrito(texto) !== null || EN_EL_AIRE.includes(sinAdornos(texto));

/** «31/12/9999» or «00.00.0000»: how personnel systems write that nobody has left. */
export const sinBaja = (texto: string): boolean =>
  /^(?:31[./-]12[./-]9999|9999[./-]?12[./-]?31|00[./-]00[./-]0000|0000[./-]?00[./-]?00)(?:[T ].*)?$/.test(
    texto,
  );

const PERFILES_EN_OTRAS_PALABRAS: Readonly<Record<string, string>> = {
  alumno: PERFIL_ESTUDIANTE,
  alumna: PERFIL_ESTUDIANTE,
  'alumno/a': PERFIL_ESTUDIANTE,
  participante: PERFIL_ESTUDIANTE,
  aprendiz: PERFIL_ESTUDIANTE,
  student: PERFIL_ESTUDIANTE,
  user: PERFIL_ESTUDIANTE,
  learner: PERFIL_ESTUDIANTE,
  admin: PERFIL_ADMIN,
  administradora: PERFIL_ADMIN,
  administrator: PERFIL_ADMIN,
  superadmin: PERFIL_SUPER,
  'super admin': PERFIL_SUPER,
  superadministrador: PERFIL_SUPER,
};

/** A file says the same few of them thousands of times. */
const leidos = new WeakMap<readonly string[], Map<string, string | null>>();

/** The profile that a person means, whether they may give it or not. */
export function perfilEscrito(texto: string, perfiles: readonly string[]): string | null {
  let sabidos = leidos.get(perfiles);
  if (!sabidos) leidos.set(perfiles, (sabidos = new Map()));
  const sabido = sabidos.get(texto);
  if (sabido !== undefined) return sabido;
  const llano = sinAdornos(texto);
  const suyo = perfiles.find((nombre) => sinAdornos(nombre) === llano);
  const otro = PERFILES_EN_OTRAS_PALABRAS[llano];
  const perfil = suyo ?? (otro && perfiles.includes(otro) ? otro : null);
  if (sabidos.size < 1000) sabidos.set(texto, perfil);
  return perfil;
}

export const perfilDesconocido = (texto: string, otorgables: readonly string[]): string =>
  `No existe el perfil «${texto}».${sugerencia(texto, otorgables)} Puedes dar: ${otorgables.join(', ')}.`;

const CONOCIDOS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
];

/** As true as those, and so like one of them that they would be taken for it badly written. */
const TAMBIEN_CORRIENTES = [
  'mail.com',
  'ymail.com',
  'hotmail.fr',
  'hotmail.it',
  'outlook.fr',
  'outlook.it',
  'outlook.pt',
  'yahoo.fr',
  'yahoo.it',
  'live.es',
  'live.fr',
];

/** The domains of a file: those with at least one row in twenty, and the one that nearly all share. */
export interface Dominios {
  readonly usuales: readonly string[];
  readonly dominante: string | null;
}

export function dominiosDe(cuentas: readonly (readonly [dominio: string, n: number])[]): Dominios {
  const total = cuentas.reduce((suma, [, n]) => suma + n, 0);
  const usuales = cuentas.filter(([, n]) => n > 1 && n * 20 >= total).map(([dominio]) => dominio);
  const dominante = cuentas.find(([, n]) => total >= 10 && n * 10 >= total * 9)?.[0] ?? null;
  return { usuales, dominante };
}

/** Thousands of e-mails share a few domains, and looking for one like it is dear. */
const preguntas = new WeakMap<Dominios, Map<string, string | null>>();

/** What to ask about an e-mail's domain, or null when there is nothing odd about it. */
export function avisoDeDominio(correo: string, dominios: Dominios): string | null {
  const dominio = correo.slice(correo.indexOf('@') + 1);
  let sabidas = preguntas.get(dominios);
  if (!sabidas) preguntas.set(dominios, (sabidas = new Map()));
  const sabida = sabidas.get(dominio);
  if (sabida !== undefined) return sabida;
  const pregunta = preguntaPor(dominio, dominios);
  if (sabidas.size < 1000) sabidas.set(dominio, pregunta);
  return pregunta;
}

function preguntaPor(dominio: string, { usuales, dominante }: Dominios): string | null {
  if (usuales.includes(dominio) || CONOCIDOS.includes(dominio)) return null;
  const pista = TAMBIEN_CORRIENTES.includes(dominio) ? '' : sugerencia(dominio, [...usuales, ...CONOCIDOS]);
  if (pista) return `El dominio «${dominio}» es poco corriente.${pista}`;
  return dominante ? `Casi todo el archivo usa «${dominante}»; este correo, «${dominio}».` : null;
}
