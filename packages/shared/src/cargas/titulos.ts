import type { CampoDeCarga } from '#cargas/campos.ts';

interface Titulos {
  /** They say it beyond doubt. */
  readonly claros?: readonly string[];
  /** They say it when no other column says it better. */
  readonly dudosos?: readonly string[];
}

/** A whole name or surname, or its first or second part, which are joined. */
export const PRIMER_APELLIDO = [
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
export const SEGUNDO_APELLIDO = [
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
export const PRIMER_NOMBRE = [
  'primer nombre',
  '1er nombre',
  'nombre 1',
  'first name',
  'given name',
  'forename',
];
export const SEGUNDO_NOMBRE = [
  'segundo nombre',
  '2do nombre',
  '2o nombre',
  'nombre 2',
  'middle name',
  'middlename',
  'second name',
];

/** As HR departments and other systems call them, in Spanish and English. */
export const OTROS_NOMBRES: Readonly<Record<CampoDeCarga, Titulos>> = {
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
  bajaDesde: {
    claros: ['fecha baja', 'fecha de cese', 'fecha cese', 'termination date'],
    dudosos: [
      'baja',
      'cese',
      'fecha de salida',
      'fecha fin de contrato',
      'fecha fin contrato',
      'fin de contrato',
      'fin contrato',
      'leaving date',
      'end date',
    ],
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
export const NECESITAN_VALORES: readonly CampoDeCarga[] = ['estado', 'grupos', 'perfil', 'zonaHoraria'];

export const CONTRASEÑAS = [
  'contrasena',
  'contrasenia',
  'clave',
  'password',
  'pass',
  'pwd',
  'clave de acceso',
];
