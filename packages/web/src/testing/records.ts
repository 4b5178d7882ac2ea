import type { LimitesDeArchivos } from '@catedra/shared/archivos/limites.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { CURSO_INICIAL, type Curso } from '@catedra/shared/cursos/collection.ts';
import type { Edicion } from '@catedra/shared/edicion/schemas.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { type Evaluacion, REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import type {
  GrupoEnLista,
  HallazgoDeGrupos,
  ListaDeGrupos,
} from '@catedra/shared/reportes/grupos-en-lista.ts';
import type { SesionActual } from '@catedra/shared/sesion/schemas.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';

/** Ids that read well in a failure: `unId(7)`. */
export const unId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const HOY = '2026-03-02T09:00:00.000Z';
const nuevo = { version: 1, creadoEn: HOY, actualizadoEn: HOY };

export const unUsuario = (values: Partial<Usuario> = {}): Usuario => ({
  ...nuevo,
  id: unId(1),
  nombre: 'Lucía',
  apellidos: 'Aguirre Beltrán',
  correo: 'lucia@alborada.example',
  usuario: null,
  documento: null,
  telefono: null,
  perfil: 'Estudiante',
  zonaHoraria: null,
  estado: 'activo',
  cambiarContraseña: false,
  foto: null,
  ultimoAcceso: HOY,
  fechaBaja: null,
  bajaDesde: null,
  ...values,
});

export const unCurso = (values: Partial<Curso> = {}): Curso => ({
  ...nuevo,
  ...CURSO_INICIAL,
  id: unId(100),
  titulo: 'Primeros auxilios',
  slug: 'primeros-auxilios',
  estado: 'borrador',
  publicarEn: null,
  secciones: 0,
  actividades: 0,
  ...values,
});

export const unGrupo = (values: Partial<Grupo> = {}): Grupo => ({
  ...nuevo,
  id: unId(200),
  nombre: 'Almacén',
  descripcion: null,
  estado: 'activo',
  miembros: 0,
  tutores: 0,
  cursos: 0,
  ...values,
});

/** The page of groups; without a finding, as whoever may not know how they go reads it. */
export const unaListaDeGrupos = (
  datos: readonly GrupoEnLista[],
  hallazgo: HallazgoDeGrupos = { grupos: 0, tarde: 0, gruposConTarde: 0, peor: null },
): ListaDeGrupos => ({
  datos: [...datos],
  siguiente: null,
  total: { valor: datos.length, exacto: true },
  hallazgo,
});

/** Begun and not finished. */
export const unProgreso = (values: Partial<Progreso> = {}): Progreso => ({
  ...nuevo,
  id: unId(200),
  usuarioId: unId(1),
  cursoId: unId(100),
  actividadId: unId(300),
  estado: 'en_curso',
  porcentaje: 0,
  nota: null,
  tiempo: 0,
  intentos: 0,
  iniciadoEn: HOY,
  completadoEn: null,
  ...values,
});

/** A work begun and not handed in. */
export const unaEntrega = (values: Partial<Entrega> = {}): Entrega => ({
  id: unId(400),
  version: 1,
  actividadId: unId(300),
  cursoId: unId(100),
  usuarioId: unId(1),
  intento: 1,
  texto: '',
  archivos: [],
  estado: 'borrador',
  tarde: false,
  entregadaEn: null,
  nota: null,
  rubrica: [],
  comentario: '',
  anotaciones: [],
  calificadaEn: null,
  actualizadoEn: HOY,
  ...values,
});

/** Nobody else has it open, and nothing was left unsaved. */
export const unaEvaluacion = (values: Partial<Evaluacion> = {}): Evaluacion => ({
  ...REGLAS_INICIALES,
  id: unId(2),
  version: 1,
  creadoEn: HOY,
  actualizadoEn: HOY,
  cursoId: unId(3),
  actividadId: unId(5),
  estado: 'publicada',
  oculta: false,
  conContrasena: false,
  ...values,
});

/** An attempt handed in and passed, as the list of results shows it. */
export const unResultado = (values: Partial<Resultado> = {}): Resultado => ({
  id: unId(1),
  persona: { id: unId(4), nombre: 'Ana', apellidos: 'Ruiz' },
  grupos: [],
  numero: 1,
  estado: 'entregado',
  empezadoEn: HOY,
  entregadoEn: HOY,
  venceEn: null,
  segundos: 60,
  respondidas: 0,
  preguntas: 0,
  nota: 8,
  provisional: false,
  aprobado: true,
  cuenta: true,
  porCalificar: [],
  tardias: 0,
  heredado: false,
  practica: false,
  ...values,
});

export const unaEdicion = (values: Partial<Edicion> = {}): Edicion => ({
  otros: [],
  borrador: null,
  ...values,
});

/** The same for every kind of file. */
export const unosLimites = (max: number): LimitesDeArchivos => ({
  video: max,
  otros: max,
  imagen: max,
  paquete: max,
});

interface Quien {
  /** What they may do: `cursos:editar`, `cursos:editar:grupos`. */
  readonly permisos?: readonly Permiso[];
  readonly usuario?: Partial<Usuario>;
  readonly actor?: Partial<SesionActual['actor']>;
  readonly mirada?: SesionActual['mirada'];
}

/** Someone is here. */
export function unaSesion({ permisos = [], usuario = {}, actor = {}, mirada }: Quien = {}): SesionActual {
  const quien = unUsuario(usuario);
  return {
    usuario: quien,
    actor: {
      id: quien.id,
      perfil: quien.perfil,
      permisos,
      otorgables: [],
      otorgablesEnTodo: [],
      grupoIds: [],
      cursoIds: [],
      tutorGrupoIds: [],
      tutorCursoIds: [],
      ...actor,
    },
    zona: 'Europe/Madrid',
    posicion: '1.1',
    ...(mirada && { mirada }),
  };
}
