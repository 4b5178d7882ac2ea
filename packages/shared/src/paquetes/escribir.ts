import { withoutAccents } from '#core/accents.ts';
import type { Actividad } from '#actividades/collection.ts';
import { tipoDe } from '#actividades/contenido.ts';
import type { Condicion } from '#actividades/requisitos.ts';
import { direccionDeArchivo } from '#archivos/direccion.ts';
import { type Curso, cursos } from '#cursos/collection.ts';
import type { Seccion } from '#cursos/schemas.ts';
import { type Evaluacion, evaluaciones } from '#evaluaciones/collection.ts';
import {
  actividadDePaquete,
  type ArchivoDePaquete,
  type CursoDePaquete,
  FORMATO_DE_CURSO,
  VERSION_DE_CURSO,
} from '#paquetes/formato.ts';
import {
  type BancoEntero,
  type ComposicionEntera,
  escribirCarpetas,
  escribirComposicion,
  escribirPreguntas,
} from '#paquetes/escribir-banco.ts';
import { cambiarImagenes, cambiarReferencias } from '#paquetes/referencias.ts';

/** What a package is made of; sections and activities in their order. */
export interface CursoEntero extends BancoEntero {
  readonly curso: Curso;
  readonly secciones: readonly Seccion[];
  readonly actividades: readonly Omit<Actividad, 'cursoTitulo' | 'lista'>[];
  readonly evaluaciones: readonly Omit<Evaluacion, 'oculta' | 'conContrasena'>[];
  /** What each evaluation asks and says, by its id. */
  readonly composiciones: ReadonlyMap<string, ComposicionEntera>;
  readonly archivos: readonly (Omit<ArchivoDePaquete, 'ruta'> & { readonly id: string })[];
  readonly grupos: readonly { readonly id: string; readonly nombre: string }[];
}

const llano = (nombre: string) =>
  withoutAccents(nombre)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

/** `archivos/3-guia-rapida.pdf`: a name that every zip program writes the same way. */
export function rutaDeArchivo(numero: number, nombre: string): string {
  const [, cuerpo = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/.exec(llano(nombre)) ?? [];
  return `archivos/${numero}-${cuerpo.slice(0, 60).replace(/[-.]+$/, '') || 'archivo'}${extension}`;
}

const numerados = (letra: string, registros: readonly { readonly id: string }[]) =>
  registros.map(({ id }, i) => [id, `${letra}${i + 1}`] as const);

const soloCampos = (campos: object, registro: object) =>
  Object.fromEntries(Object.entries(registro).filter(([campo]) => campo in campos));

/** A course as it travels, with names of the package wherever it had ids of the academy. */
export function escribirPaquete(entero: CursoEntero, exportadoEn: string): CursoDePaquete {
  const { curso, secciones, actividades } = entero;
  const locales = new Map([
    ...numerados('s', secciones),
    ...numerados('a', actividades),
    ...numerados('g', entero.grupos),
    ...numerados('c', entero.carpetas),
    ...numerados('p', entero.preguntas),
  ]);
  const rutas = new Map(entero.archivos.map(({ id, nombre }, i) => [id, rutaDeArchivo(i + 1, nombre)]));
  const porDireccion = new Map([...rutas].map(([id, ruta]) => [direccionDeArchivo(id), ruta]));
  const archivo = (id: string) => rutas.get(id) ?? null;
  const imagen = (src: string) => porDireccion.get(src) ?? src;
  const nombre = (id: string) => locales.get(id) ?? 'ausente';

  const nombres = { nombre, imagen };

  const condicion = (una: Condicion) => {
    if (una.tipo === 'grupo') return { ...una, grupoId: nombre(una.grupoId) };
    return una.tipo === 'fecha' ? una : { ...una, actividadId: nombre(una.actividadId) };
  };
  const deActividad = (actividad: CursoEntero['actividades'][number]) => {
    const prueba = entero.evaluaciones.find(({ actividadId }) => actividadId === actividad.id);
    const compuesta = prueba && entero.composiciones.get(prueba.id);
    return {
      ...soloCampos(actividadDePaquete.shape, actividad),
      id: nombre(actividad.id),
      contenido: cambiarReferencias(actividad.contenido, {
        archivo,
        imagen,
        ricos: tipoDe(actividad.tipo).ricos,
      }),
      requisitos: {
        modo: actividad.requisitos.modo,
        condiciones: actividad.requisitos.condiciones.map(condicion),
      },
      ...(prueba && {
        evaluacion: {
          ...soloCampos(evaluaciones.editable.omit({ cursoId: true, actividadId: true }).shape, prueba),
          ...(compuesta && escribirComposicion(compuesta, nombres)),
        },
      }),
    };
  };

  return {
    formato: FORMATO_DE_CURSO,
    version: VERSION_DE_CURSO,
    exportadoEn,
    curso: {
      ...soloCampos(cursos.editable.shape, curso),
      descripcion: cambiarImagenes(curso.descripcion, imagen),
      imagen: curso.imagen && archivo(curso.imagen),
    },
    secciones: secciones.map((seccion) => ({
      id: nombre(seccion.id),
      titulo: seccion.titulo,
      actividades: actividades.filter((una) => una.seccion === seccion.id).map(deActividad),
    })),
    carpetas: escribirCarpetas(entero, nombres),
    preguntas: escribirPreguntas(entero, nombres),
    archivos: entero.archivos.map(({ id, ...suyo }) => ({ ruta: rutas.get(id), ...suyo })),
    grupos: entero.grupos.map(({ id, nombre: suyo }) => ({ id: nombre(id), nombre: suyo })),
  } as unknown as CursoDePaquete;
}
