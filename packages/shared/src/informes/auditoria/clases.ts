/** What the log tells of, by the thing that changes: its class, and how it is called with its article. */
const COSAS = {
  usuarios: ['personas', 'una persona'],
  campos: ['personas', 'un campo de las personas'],
  adaptaciones: ['personas', 'la adaptación de una persona'],
  peticiones: ['permisos', 'una petición de permiso'],
  perfiles: ['permisos', 'un perfil'],
  exportaciones: ['personas', 'una descarga'],
  externas: ['personas', 'una formación externa'],
  catalogo: ['personas', 'el catálogo de formación externa'],
  grupos: ['grupos', 'un grupo'],
  cursos: ['cursos', 'un curso'],
  actividades: ['cursos', 'una actividad'],
  renovaciones: ['cursos', 'la renovación de un curso'],
  rondas: ['cursos', 'una renovación'],
  inscripciones: ['cursos', 'una inscripción'],
  entradas: ['cursos', 'una entrada en un curso'],
  recordatorios: ['cursos', 'un recordatorio'],
  evaluaciones: ['evaluaciones', 'una evaluación'],
  composiciones: ['evaluaciones', 'las preguntas de una evaluación'],
  preguntas: ['evaluaciones', 'una pregunta'],
  carpetas: ['evaluaciones', 'una carpeta de preguntas'],
  intentos: ['notas', 'un intento'],
  entregas: ['notas', 'una entrega'],
  certificados: ['certificados', 'un certificado'],
  disenos: ['certificados', 'un diseño de certificado'],
  anuncios: ['avisos', 'un anuncio'],
  plantillas: ['avisos', 'las palabras de un correo'],
  feedback: ['avisos', 'una opinión'],
} as const satisfies Readonly<Record<string, readonly [clase: string, cosa: string]>>;

export const CLASES_DE_ACTO = {
  personas: 'Personas',
  grupos: 'Grupos',
  cursos: 'Cursos y contenido',
  evaluaciones: 'Evaluaciones y preguntas',
  notas: 'Notas y entregas',
  certificados: 'Certificados',
  permisos: 'Permisos',
  avisos: 'Avisos y opiniones',
} as const satisfies Readonly<Record<(typeof COSAS)[keyof typeof COSAS][0], string>>;
export type ClaseDeActo = keyof typeof CLASES_DE_ACTO;

const sabida = (coleccion: string): coleccion is keyof typeof COSAS => Object.hasOwn(COSAS, coleccion);

export const coleccionesDe = (clase: ClaseDeActo): readonly string[] =>
  Object.entries(COSAS).flatMap(([coleccion, [suya]]) => (suya === clase ? [coleccion] : []));

export const cosaDe = (coleccion: string): string => (sabida(coleccion) ? COSAS[coleccion][1] : 'algo');
