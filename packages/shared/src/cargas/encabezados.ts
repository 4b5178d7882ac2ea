import { CAMPOS_REPETIBLES, type CampoDeCarga, ENCABEZADO_MOTIVO, NOMBRES_DE_CAMPO } from '#cargas/campos.ts';
import { sinAdornos } from '#cargas/texto.ts';

interface Titulos {
  /** They say it beyond doubt. */
  readonly claros?: readonly string[];
  /** They say it when no other column says it better. */
  readonly dudosos?: readonly string[];
}

/** A whole name or surname, or its first or second part, which are joined. */
const PRIMER_APELLIDO = [
  'primer apellido',
  '1er apellido',
  '1 apellido',
  'apellido 1',
  'ape 1',
  'apellido paterno',
  'paterno',
  'first surname',
  'first last name',
  'surname 1',
  'last name 1',
];
const SEGUNDO_APELLIDO = [
  'segundo apellido',
  '2do apellido',
  '2o apellido',
  '2 apellido',
  'apellido 2',
  'ape 2',
  'apellido materno',
  'materno',
  'second surname',
  'second last name',
  'surname 2',
  'last name 2',
];
const PRIMER_NOMBRE = ['primer nombre', '1er nombre', 'nombre 1', 'first name', 'given name', 'forename'];
const SEGUNDO_NOMBRE = [
  'segundo nombre',
  '2do nombre',
  '2o nombre',
  'nombre 2',
  'middle name',
  'middlename',
  'second name',
];

/** As HR departments and other systems call them, in Spanish and English. */
const OTROS_NOMBRES: Readonly<Record<CampoDeCarga, Titulos>> = {
  nombre: {
    claros: ['nombres', 'nombre de pila', 'firstname', ...PRIMER_NOMBRE, ...SEGUNDO_NOMBRE],
  },
  apellidos: {
    claros: [
      'apellido',
      'last name',
      'lastname',
      'surname',
      'family name',
      ...PRIMER_APELLIDO,
      ...SEGUNDO_APELLIDO,
    ],
  },
  nombreCompleto: {
    claros: [
      'nombre y apellidos',
      'nombre y apellido',
      'apellidos y nombre',
      'apellidos, nombre',
      'apellidos nombre',
      'nombres y apellidos',
      'nombre apellidos',
      'full name',
      'fullname',
      'display name',
      'student name',
    ],
    dudosos: [
      'empleado',
      'alumno',
      'persona',
      'trabajador',
      'name',
      'student',
      'employee',
      'sortable name',
      'short name',
    ],
  },
  correo: {
    claros: [
      'correo electronico',
      'correo e',
      'correo corporativo',
      'correo de empresa',
      'direccion de correo',
      'direccion de correo electronico',
      'e mail',
      'email',
      'mail',
      'email address',
      'e mail address',
      'e mail empresa',
      'email empresa',
      'e mail corporativo',
      'email corporativo',
    ],
    dudosos: ['correo personal', 'e mail personal', 'email personal', 'correo 2', 'email 2'],
  },
  usuario: {
    claros: [
      'nombre de usuario',
      'login',
      'username',
      'user name',
      'login id',
      'sis login id',
      'id de usuario',
    ],
    dudosos: ['user', 'user id'],
  },
  documento: {
    claros: [
      'dni',
      'nif',
      'nie',
      'dni nie',
      'dni/nie',
      'nif/nie',
      'nif nie',
      'rut',
      'run',
      'rfc',
      'curp',
      'cuil',
      'cedula',
      'cedula de identidad',
      'pasaporte',
      'identificacion',
      'documento de identidad',
      'numero de documento',
      'n documento',
      'num documento',
      'document',
    ],
    dudosos: [
      'identificador',
      'legajo',
      'codigo oficial',
      'official code',
      'numero de empleado',
      'numero empleado',
      'num empleado',
      'n empleado',
      'n de empleado',
      'codigo de empleado',
      'codigo empleado',
      'id empleado',
      'matricula',
      'id number',
      'idnumber',
      'employee id',
      'employee number',
      'student id',
      'sis user id',
      'sis id',
      'user id',
    ],
  },
  telefono: {
    claros: [
      'movil',
      'celular',
      'tel',
      'tfno',
      'tlf',
      'telefono movil',
      'phone',
      'phone number',
      'mobile',
      'phone 1',
    ],
  },
  perfil: { claros: ['rol', 'tipo de usuario', 'role', 'profile', 'user type'], dudosos: ['status'] },
  estado: {
    dudosos: ['situacion', 'activo', 'status', 'state', 'active', 'estado de la cuenta', 'estado'],
  },
  zonaHoraria: { claros: ['huso horario', 'time zone', 'timezone'], dudosos: ['zona'] },
  grupos: {
    claros: ['grupo', 'cohorte', 'cohort', 'group', 'groups', 'clase'],
    // Of these only the values can tell whether the academy has them as groups.
    dudosos: [
      'departamento',
      'area',
      'seccion',
      'equipo',
      'centro',
      'centro de trabajo',
      'sede',
      'turno',
      'unidad',
      'delegacion',
      'tienda',
      'planta',
      'puesto',
      'categoria',
      'promocion',
      'department',
      'team',
      'section',
    ],
  },
};

/** What says nothing without values that bear it out. */
const NECESITAN_VALORES: readonly CampoDeCarga[] = ['estado', 'grupos', 'perfil', 'zonaHoraria'];

const CONTRASEÑAS = ['contrasena', 'contrasenia', 'clave', 'password', 'pass', 'pwd', 'clave de acceso'];

/** Punctuation and what is said in brackets are not part of the name; «FirstName» and «apellido1» are two words. */
const nucleo = (encabezado: string): string =>
  sinAdornos(encabezado.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[_.:*º°ª#-]+/g, ' ')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();

const sinNumero = (nombre: string): string => nombre.replace(/ ?\d+$/, '');

type Dicho = 'claro' | 'dudoso';

const porNombre = new Map<string, Map<CampoDeCarga, Dicho>>();
const apuntar = (nombre: string, campo: CampoDeCarga, dicho: Dicho) => {
  const campos = porNombre.get(nucleo(nombre)) ?? new Map<CampoDeCarga, Dicho>();
  if (!campos.has(campo)) campos.set(campo, dicho);
  porNombre.set(nucleo(nombre), campos);
};
for (const campo of Object.keys(OTROS_NOMBRES) as CampoDeCarga[]) {
  const { claros = [], dudosos = [] } = OTROS_NOMBRES[campo];
  for (const nombre of [campo, NOMBRES_DE_CAMPO[campo], ...claros]) apuntar(nombre, campo, 'claro');
  for (const nombre of dudosos) apuntar(nombre, campo, 'dudoso');
}

/** Everything that a heading may mean, and how clearly it says it. */
export function camposDelTitulo(encabezado: string): ReadonlyMap<CampoDeCarga, Dicho> {
  const nombre = nucleo(encabezado);
  if (nombre === '' || nombre === nucleo(ENCABEZADO_MOTIVO)) return new Map();
  const directo = porNombre.get(nombre);
  if (directo) return directo;
  // «Grupo 2» repeats a column that may be repeated; «Teléfono 2» is another datum.
  return porNombre.get(sinNumero(nombre))?.get('grupos') === 'claro'
    ? new Map([['grupos', 'claro']])
    : new Map();
}

/** Whether a heading needs its values to bear it out. */
export const necesitaValores = (campo: CampoDeCarga, dicho: Dicho): boolean =>
  dicho === 'dudoso' && NECESITAN_VALORES.includes(campo);

/** The part of a name or surname that a heading says: the first, the second, or 0 when it is whole. */
export function parteDelTitulo(encabezado: string): 0 | 1 | 2 {
  const nombre = nucleo(encabezado);
  if ([...PRIMER_APELLIDO, ...PRIMER_NOMBRE].includes(nombre)) return 1;
  if ([...SEGUNDO_APELLIDO, ...SEGUNDO_NOMBRE].includes(nombre)) return 2;
  // The same heading twice: «Apellido» and «Apellido (2)».
  if (/^(apellido|nombre|surname|last ?name)$/.test(nombre)) return encabezado.trim().endsWith('(2)') ? 2 : 1;
  return 0;
}

/** Headings of things, not of people. */
const DE_COSAS = /\b(curso|grupo|empresa|centro|departamento|course|group|company|section|archivo)\b/;

const HABLAN: readonly (readonly [string, RegExp])[] = [
  ['un correo', /\b(correos?|e ?mails?|mail)\b/],
  [
    'un documento',
    /\b(dni|nif|nie|documento|cedula|pasaporte|rut|curp|rfc|cuil|identificacion|passport|document)\b/,
  ],
  ['apellidos', /\b(apellidos?|surname|last ?name|paterno|materno)\b/],
  ['un nombre', /\b(nombres?|name|firstname|fullname)\b/],
];

/** What a heading speaks of that should not be lost in silence: «un nombre», «apellidos»… */
export function hablaDe(encabezado: string): string | null {
  const nombre = nucleo(encabezado);
  if (DE_COSAS.test(nombre) || camposDelTitulo(encabezado).has('usuario')) return null;
  return HABLAN.find(([, patron]) => patron.test(nombre))?.[0] ?? null;
}

/** A column of passwords is never kept. */
export const esDeContraseñas = (encabezado: string): boolean =>
  CONTRASEÑAS.includes(sinNumero(nucleo(encabezado)));

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
    if (!campo) continue;
    const otra = vistos.get(campo);
    if (otra !== undefined && !CAMPOS_REPETIBLES.includes(campo))
      return `«${NOMBRES_DE_CAMPO[campo]}» está en dos columnas: «${encabezados[otra]}» y «${encabezados[i]}». Quédate con una.`;
    vistos.set(campo, i);
  }
  if (vistos.has('nombreCompleto') && (vistos.has('nombre') || vistos.has('apellidos')))
    return 'Usa «Nombre completo» o «Nombre» y «Apellidos», no las dos cosas.';
  return null;
}
