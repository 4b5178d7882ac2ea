import { type Canario, canariosEn, type Mundo } from '#matrix/canaries.ts';
import type { Persona } from '#matrix/cast.ts';
import type { Answered, Asked } from '#matrix/send.ts';

/**
 * What each one is in a world: its learner, who tutors its group, who answers for its people, whoever sees every person, who
 * administers, or nobody.
 */
export type Papel = 'alumno' | 'tutor' | 'responsable' | 'veGente' | 'administra' | 'nadie';

/** Who answers for the learners of this world, or for those of the other. */
export type Responsable = 'responsable' | 'responsableAjeno';
export type Quien = Persona | Responsable | 'mirada';

export function papelDe(quien: Quien, mundo: Mundo): Papel {
  if (quien === 'responsable') return mundo === 'a' ? 'responsable' : 'nadie';
  if (quien === 'responsableAjeno') return mundo === 'b' ? 'responsable' : 'nadie';
  if (quien === 'administrador' || quien === 'superAdministrador' || quien === 'dev') return 'administra';
  if (quien === 'limitado') return 'veGente';
  if (quien === 'tutorAjeno') return mundo === 'b' ? 'tutor' : 'nadie';
  if (mundo === 'b' || quien === 'ajeno') return 'nadie';
  return quien === 'tutor' ? 'tutor' : 'alumno';
}

const GENTE = ['veGente', 'tutor', 'responsable', 'administra'] as const;
/** Their tutor is nobody of their team. */
const QUIEN_VE_AL_TUTOR = ['veGente', 'tutor', 'administra'] as const;
const DEL_CURSO = ['alumno', 'tutor', 'administra'] as const;
/** What one is told that one's team has to do is told by its name. */
const DE_LO_QUE_SE_HACE = ['alumno', 'tutor', 'responsable', 'administra'] as const;
const DE_QUIEN_LO_LLEVA = ['tutor', 'administra'] as const;
const DE_QUIEN_ADMINISTRA = ['administra'] as const;

type Quienes = readonly Papel[];
const persona = (quienes: Quienes, propio: Quienes): Readonly<Record<string, Quienes>> => ({
  nombre: quienes,
  apellidos: quienes,
  correo: quienes,
  usuario: quienes,
  documento: quienes,
  telefono: quienes,
  oculto: DE_QUIEN_ADMINISTRA,
  numero: DE_QUIEN_ADMINISTRA,
  fecha: DE_QUIEN_ADMINISTRA,
  propio,
});

/** Who may read each field of each record of the scene, wherever it is told. */
export const AUDIENCIAS: Readonly<Record<string, Readonly<Record<string, Quienes>>>> = {
  usuario: persona(GENTE, DE_QUIEN_ADMINISTRA),
  inscrito: persona(['alumno', ...GENTE], ['alumno', 'administra']),
  tutor: persona(QUIEN_VE_AL_TUTOR, DE_QUIEN_LO_LLEVA),
  grupo: { nombre: DEL_CURSO, descripcion: DEL_CURSO },
  curso: { titulo: DE_LO_QUE_SE_HACE, descripcion: DEL_CURSO, etiqueta: DEL_CURSO },
  seccion: { titulo: DEL_CURSO },
  actividad: { titulo: DE_LO_QUE_SE_HACE, contenido: DEL_CURSO },
  prueba: { titulo: DE_LO_QUE_SE_HACE, contenido: DEL_CURSO },
  tarea: { titulo: DE_LO_QUE_SE_HACE, contenido: DEL_CURSO },
  hecha: { titulo: DEL_CURSO, contenido: DEL_CURSO },
  libre: { titulo: DE_QUIEN_LO_LLEVA, contenido: DE_QUIEN_LO_LLEVA },
  // In the bin it is told to whoever may take it back, there and nowhere else.
  tirada: { titulo: DE_QUIEN_LO_LLEVA, contenido: [] },
  carpeta: { nombre: DE_QUIEN_LO_LLEVA },
  pregunta: { texto: DE_QUIEN_LO_LLEVA, etiqueta: DE_QUIEN_LO_LLEVA, enunciado: DE_QUIEN_LO_LLEVA },
  clave: { explicacion: DE_QUIEN_LO_LLEVA },
  respuesta: { comentario: DEL_CURSO },
  entrega: { texto: DEL_CURSO, comentario: DEL_CURSO, anotacion: DE_QUIEN_LO_LLEVA },
  certificado: { nombre: DEL_CURSO, documento: DEL_CURSO, titulo: DEL_CURSO },
  entrada: { titulo: DEL_CURSO },
  externa: { motivo: DE_QUIEN_LO_LLEVA },
  externacarga: { archivo: DE_QUIEN_LO_LLEVA, titulo: DE_QUIEN_LO_LLEVA, celda: DE_QUIEN_LO_LLEVA },
  anuncio: { titulo: DEL_CURSO, texto: DEL_CURSO },
  salida: { asunto: DE_QUIEN_ADMINISTRA, para: DE_QUIEN_ADMINISTRA, motivo: DE_QUIEN_ADMINISTRA, vuelta: [] },
  parada: { correo: DE_QUIEN_ADMINISTRA, motivo: DE_QUIEN_ADMINISTRA },
  peticion: { nota: DE_QUIEN_LO_LLEVA },
  diseno: { nombre: DE_QUIEN_ADMINISTRA, contenido: DE_QUIEN_ADMINISTRA },
  feedback: { texto: DEL_CURSO },
  adaptacion: { motivo: DE_QUIEN_LO_LLEVA },
  renovacion: { motivo: DE_QUIEN_LO_LLEVA },
  exencion: { motivo: DE_QUIEN_LO_LLEVA },
  archivo: { nombre: DEL_CURSO },
  subida: { nombre: DE_QUIEN_LO_LLEVA },
  carga: { archivo: DE_QUIEN_LO_LLEVA, titulo: DE_QUIEN_LO_LLEVA, celda: DE_QUIEN_LO_LLEVA },
  perfil: { nombre: DE_QUIEN_ADMINISTRA, descripcion: DE_QUIEN_ADMINISTRA },
};

interface Ademas {
  readonly canarios: readonly string[];
  readonly ruta: RegExp;
  readonly a: readonly Quien[];
  readonly porque: string;
}

/** What is told besides, where and why. */
const ADEMAS: readonly Ademas[] = [
  {
    canarios: ['tutor.nombre', 'tutor.apellidos'],
    ruta: /^\/api\/actividades\/[^/]+\/mi-trabajo$/,
    a: ['inscrito', 'mirada'],
    porque: 'whoever hands a work in is told who marks it',
  },
  {
    canarios: ['tutor.nombre', 'tutor.apellidos'],
    ruta: /^\/api\/avisos$/,
    a: ['inscrito', 'mirada'],
    porque: 'whoever is told something is told who announces it',
  },
  {
    canarios: ['pregunta.enunciado'],
    ruta: /^\/api\/(intentos|evaluaciones)\/[^/]+\/(en-curso|empezar|avanzar|tomar|comprobacion\/\d+)$/,
    a: ['inscrito'],
    porque: 'whoever takes it reads what it asks, and nobody through their eyes',
  },
  {
    canarios: ['pregunta.enunciado', 'clave.explicacion'],
    ruta: /^\/api\/intentos\/[^/]+\/revision$/,
    a: ['inscrito', 'mirada'],
    porque: 'handed in, the rules of the evaluation say what is shown of it',
  },
  {
    canarios: ['perfil.nombre'],
    ruta: /^/,
    a: ['limitado', 'tutor', 'tutorAjeno'],
    porque: 'whoever deals with people knows the profiles that hold no more than theirs',
  },
  {
    canarios: ['diseno.nombre'],
    ruta: /^\/api\/certificados\/disenos$/,
    a: ['tutor', 'tutorAjeno'],
    porque: 'whoever edits a course chooses how its certificates look, by their name',
  },
  {
    canarios: ['entrada.titulo'],
    ruta: /^\/api\/externas(\/(catalogo|cargas|hoja).*)?$|^\/api\/usuarios\/[^/]+\/externas$/,
    a: ['tutor', 'tutorAjeno'],
    porque: 'the catalogue is the academy’s: whoever records what their people did elsewhere chooses from it',
  },
];

const escrito = ({ registro, campo }: Canario) => `${registro}.${campo}`;

function loPuedeVer(quien: Quien, { path }: Asked, uno: Canario): boolean {
  const quienes = AUDIENCIAS[uno.registro]?.[uno.campo] ?? [];
  const direccion = path.split('?')[0] ?? '';
  if (uno.registro === 'tirada' && !path.startsWith('/api/papelera')) return false;
  return (
    quienes.includes(papelDe(quien, uno.mundo)) ||
    ADEMAS.some(
      ({ canarios, ruta, a }) => canarios.includes(escrito(uno)) && ruta.test(direccion) && a.includes(quien),
    )
  );
}

/** What this person reads that is not for them, besides what they wrote in the request themselves. */
export function fugas(quien: Quien, asked: Asked, { text, told }: Answered): string[] {
  const dichos = new Set(canariosEn(asked.path + JSON.stringify(asked.body ?? '')).map(escrito));
  return canariosEn(told + text)
    .filter((uno) => !dichos.has(escrito(uno)) && !loPuedeVer(quien, asked, uno))
    .map((uno) => `${escrito(uno)} de ${uno.mundo}`);
}
