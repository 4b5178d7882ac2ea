import { type CampoDeCarga, ENCABEZADO_MOTIVO, NOMBRES_DE_CAMPO } from '#cargas/campos.ts';
import { sinAdornos } from '#cargas/texto.ts';

/** As HR departments and other systems call them, in Spanish and English. */
const OTROS_NOMBRES: Readonly<Record<CampoDeCarga, readonly string[]>> = {
  nombre: ['nombres', 'nombre de pila', 'primer nombre', 'first name', 'firstname', 'given name', 'forename'],
  apellidos: ['apellido', 'primer apellido', 'last name', 'lastname', 'surname', 'family name'],
  nombreCompleto: [
    'nombre y apellidos',
    'nombre y apellido',
    'apellidos y nombre',
    'apellidos, nombre',
    'apellidos nombre',
    'nombres y apellidos',
    'empleado',
    'alumno',
    'persona',
    'trabajador',
    'full name',
    'fullname',
    'name',
    'display name',
    'student',
    'student name',
    'employee',
  ],
  correo: [
    'correo electronico',
    'correo e',
    'correo corporativo',
    'direccion de correo',
    'direccion de correo electronico',
    'e mail',
    'email',
    'mail',
    'email address',
    'e mail address',
  ],
  usuario: [
    'nombre de usuario',
    'login',
    'user',
    'username',
    'user name',
    'login id',
    'id de usuario',
    'user id',
  ],
  documento: [
    'dni',
    'nif',
    'nie',
    'dni nie',
    'dni/nie',
    'rut',
    'rfc',
    'curp',
    'cuil',
    'cedula',
    'cedula de identidad',
    'pasaporte',
    'identificacion',
    'identificador',
    'numero de documento',
    'n documento',
    'legajo',
    'codigo oficial',
    'official code',
    'numero de empleado',
    'n empleado',
    'codigo de empleado',
    'document',
    'id number',
    'idnumber',
    'employee id',
    'employee number',
    'student id',
  ],
  telefono: [
    'movil',
    'celular',
    'tel',
    'tfno',
    'telefono movil',
    'phone',
    'phone number',
    'mobile',
    'phone1',
  ],
  perfil: ['rol', 'tipo de usuario', 'role', 'profile', 'user type'],
  estado: ['situacion', 'activo', 'status', 'state', 'active', 'estado de la cuenta'],
  zonaHoraria: ['huso horario', 'time zone', 'timezone', 'zona'],
  grupos: ['grupo', 'cohorte', 'cohort', 'cohort1', 'group', 'groups', 'clase'],
};

const CONTRASEÑAS = ['contrasena', 'contrasenia', 'clave', 'password', 'pass', 'pwd', 'clave de acceso'];

/** Punctuation and what is said in brackets are not part of the name; «FirstName» is two words. */
const nucleo = (encabezado: string): string =>
  sinAdornos(encabezado.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[_.:*º°ª#-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const sinNumero = (nombre: string): string => nombre.replace(/ ?\d+$/, '');

const porNombre = new Map<string, CampoDeCarga>(
  (Object.keys(OTROS_NOMBRES) as CampoDeCarga[]).flatMap((campo) =>
    [campo, NOMBRES_DE_CAMPO[campo], ...OTROS_NOMBRES[campo]].map(
      (nombre) => [nucleo(nombre), campo] as const,
    ),
  ),
);

/** What a heading means, or null when it is none of ours. */
export function campoDe(encabezado: string): CampoDeCarga | null {
  const nombre = nucleo(encabezado);
  if (nombre === '' || nombre === nucleo(ENCABEZADO_MOTIVO)) return null;
  const directo = porNombre.get(nombre);
  if (directo) return directo;
  // «Grupo 2» repeats a column that may be repeated; «Teléfono 2» is another datum.
  const base = porNombre.get(sinNumero(nombre));
  return base === 'grupos' ? base : null;
}

/** A column of passwords is never kept. */
export const esDeContraseñas = (encabezado: string): boolean =>
  CONTRASEÑAS.includes(sinNumero(nucleo(encabezado)));

/** The meaning of each column as its heading says; only groups may be said twice. */
export function sugerirMapeo(encabezados: readonly string[]): (CampoDeCarga | null)[] {
  const vistos = new Set<CampoDeCarga>();
  const campos = encabezados.map((encabezado) => {
    const campo = campoDe(encabezado);
    if (!campo || (campo !== 'grupos' && vistos.has(campo))) return null;
    vistos.add(campo);
    return campo;
  });
  // «Nombre» alone beside «Apellidos» is a first name; alone it may hold both.
  const soloNombre = vistos.has('nombre') && !vistos.has('apellidos') && !vistos.has('nombreCompleto');
  return campos.map((campo) => (campo === 'nombre' && soloNombre ? 'nombreCompleto' : campo));
}

/** Two files whose headings say the same share a remembered mapping. */
export const firmaDe = (encabezados: readonly string[]): string => encabezados.map(nucleo).join('\u001f');

/** Why a mapping can't be used, or null. */
export function errorDeMapeo(
  mapeo: readonly (CampoDeCarga | null)[],
  encabezados: readonly string[],
): string | null {
  if (mapeo.length !== encabezados.length) return 'El mapeo no tiene tantas columnas como el archivo.';
  const vistos = new Map<CampoDeCarga, number>();
  for (const [i, campo] of mapeo.entries()) {
    if (!campo || campo === 'grupos') continue;
    const otra = vistos.get(campo);
    if (otra !== undefined)
      return `«${NOMBRES_DE_CAMPO[campo]}» está en dos columnas: «${encabezados[otra]}» y «${encabezados[i]}». Quédate con una.`;
    vistos.set(campo, i);
  }
  if (vistos.has('nombreCompleto') && (vistos.has('nombre') || vistos.has('apellidos')))
    return 'Usa «Nombre completo» o «Nombre» y «Apellidos», no las dos cosas.';
  return null;
}
