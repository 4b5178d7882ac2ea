import { randomUUID } from 'node:crypto';
import { contenidoDeEjemplo, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import type { NombreColeccion } from '@catedra/shared/colecciones.ts';
import { CURSO_INICIAL } from '@catedra/shared/cursos/collection.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { Scene } from '#matrix/scene.ts';

type Body = Record<string, unknown>;

const actividad = (scene: Pick<Scene, 'cursoId' | 'seccionId'>, tipo: TipoActividad) => ({
  cursoId: scene.cursoId,
  seccion: scene.seccionId,
  orden: 9,
  titulo: 'Nueva',
  tipo,
  contenido: contenidoDeEjemplo(tipo),
  ...ajustesIniciales(tipo),
  duracion: 5,
});

/** A valid new record of each collection, as this person would send it. */
export const nuevo: Readonly<Record<NombreColeccion, (scene: Scene, personaId: string) => Body>> = {
  usuarios: () => ({
    nombre: 'Nuevo',
    apellidos: 'Alguien',
    correo: `${randomUUID()}@matriz.example`,
    usuario: null,
    documento: null,
    telefono: null,
    perfil: 'Estudiante',
    zonaHoraria: null,
  }),
  perfiles: () => ({ nombre: `Perfil ${randomUUID()}`, descripcion: null, permisos: [] }),
  grupos: () => ({ nombre: `Grupo ${randomUUID()}`, descripcion: null, estado: 'activo' }),
  cursos: () => ({ ...CURSO_INICIAL, titulo: 'Nuevo' }),
  actividades: (scene) => actividad(scene, 'lectura'),
  evaluaciones: (scene) => ({ ...REGLAS_INICIALES, cursoId: scene.cursoId, actividadId: scene.libreId }),
  progreso: () => ({}),
  feedback: (scene, personaId) => ({
    usuarioId: personaId,
    cursoId: scene.cursoId,
    actividadId: null,
    tipo: 'comentario',
    estrellas: null,
    texto: 'Bien',
    anonimo: false,
  }),
};

/** An edit that changes something of the scene's own record. */
export const edicion: Readonly<Record<NombreColeccion, Body>> = {
  usuarios: { apellidos: 'Editado' },
  perfiles: { descripcion: 'Editado' },
  grupos: { descripcion: 'Editado' },
  cursos: { titulo: 'Editado' },
  actividades: { titulo: 'Editado' },
  evaluaciones: { intentos: 7 },
  progreso: {},
  feedback: { texto: 'Editado' },
};

export const conActividad = (scene: Pick<Scene, 'cursoId' | 'seccionId'>) => ({
  actividad: { ...actividad(scene, 'evaluacion'), id: randomUUID() },
  evaluacion: { ...REGLAS_INICIALES, id: randomUUID() },
});
