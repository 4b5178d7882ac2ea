import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, entero, filtro, id, linea, momento, texto, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, anyOf } from '#core/scope.ts';
import { textoRico } from '#cursos/texto-rico.ts';

export const ESTADOS_CURSO = ['borrador', 'publicado', 'archivado'] as const;
export type EstadoCurso = (typeof ESTADOS_CURSO)[number];
export const ACCESOS = ['asignado', 'abierto'] as const;

const editable = z.strictObject({
  titulo: linea(200),
  descripcion: textoRico(50_000),
  categoria: textoOpcional(80),
  etiquetas: z.array(texto(40)).max(20, 'Usa como mucho 20 etiquetas.'),
  acceso: z.enum(ACCESOS, { error: 'Elige asignado o abierto.' }),
  secuencial: z.boolean(),
  iniciaEn: momento().nullable(),
  terminaEn: momento().nullable(),
  certificado: z.boolean(),
  validezMeses: entero(1, 240).nullable(),
  /** The uploaded cover. */
  imagen: id().nullable(),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  slug: z.string(),
  estado: z.enum(ESTADOS_CURSO),
  /** A draft publishes itself then, or as soon as nothing is missing; set by whoever may publish. */
  publicarEn: momento().nullable(),
  secciones: z.number().int(),
  actividades: z.number().int(),
});

export const cursos = defineCollection({
  nombre: 'cursos',
  record,
  editable,
  scopeFields: { id: 'columna', estado: 'columna', acceso: 'columna' },
  policy: {
    read: (actor) =>
      anyOf(alcance(actor, 'cursos:ver'), { id: actor.cursoIds }, { acceso: 'abierto', estado: 'publicado' }),
    create: (actor) => alcance(actor, 'cursos:crear'),
    update: (actor) => alcance(actor, 'cursos:editar'),
    delete: (actor) => alcance(actor, 'cursos:eliminar'),
  },
  view: () => record,
  unasked: ['descripcion'],
  filterable: {
    estado: z.enum(ESTADOS_CURSO),
    acceso: z.enum(ACCESOS),
    categoria: filtro(),
    slug: filtro(),
  },
  sortable: {
    titulo: ['titulo'],
    actividades: ['actividades', 'titulo'],
    estado: ['estado', 'titulo'],
    categoria: ['categoria', 'titulo'],
    acceso: ['acceso', 'titulo'],
    creadoEn: ['creadoEn'],
    actualizadoEn: ['actualizadoEn'],
  },
  searchable: true,
  invariant: (curso) =>
    curso.iniciaEn && curso.terminaEn && curso.terminaEn <= curso.iniciaEn
      ? { terminaEn: 'El final debe ser posterior al inicio.' }
      : null,
});

export type Curso = z.output<typeof record>;
export type CursoEditable = z.output<typeof editable>;

/** What a new course starts with beside its title. */
export const CURSO_INICIAL: Omit<CursoEditable, 'titulo'> = {
  descripcion: '',
  categoria: null,
  etiquetas: [],
  acceso: 'asignado',
  secuencial: false,
  iniciaEn: null,
  terminaEn: null,
  certificado: false,
  validezMeses: null,
  imagen: null,
};
