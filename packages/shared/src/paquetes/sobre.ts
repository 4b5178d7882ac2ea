import { z } from 'zod';
import {
  type ArchivoDePaquete,
  archivoDePaquete,
  carpetaDePaquete,
  cursoDePaquete,
  FORMATO_DE_CURSO,
  LIMITES_DE_PAQUETE,
  VERSION_DE_CURSO,
} from '#paquetes/formato.ts';
import { admitir, type Informe } from '#paquetes/informe.ts';

const MAX_SECCIONES = 200;
const MAX_ACTIVIDADES = 2000;
const MAX_ARCHIVOS = 5000;

/** The outside of a package: whose parts are where they must be, and not yet what they hold. */
const sobre = z.strictObject({
  formato: z.literal(FORMATO_DE_CURSO),
  version: z.number().int().min(1).max(VERSION_DE_CURSO),
  exportadoEn: z.unknown().optional(),
  curso: z.looseObject({}),
  secciones: z
    .array(
      z.strictObject({
        id: cursoDePaquete.shape.secciones.element.shape.id,
        titulo: cursoDePaquete.shape.secciones.element.shape.titulo,
        actividades: z.array(z.looseObject({})).default([]),
      }),
    )
    .max(MAX_SECCIONES, `Un curso tiene como mucho ${MAX_SECCIONES} secciones.`),
  carpetas: z.array(carpetaDePaquete).default([]),
  preguntas: z.array(z.looseObject({})).default([]),
  archivos: z.array(archivoDePaquete).default([]),
  grupos: cursoDePaquete.shape.grupos.default([]),
});
export type Sobre = z.output<typeof sobre>;

function repetidos(nombres: readonly string[]): string[] {
  const vistos = new Set<string>();
  return nombres.filter((nombre) => vistos.size === vistos.add(nombre).size);
}

function esDeOtraVersion(valor: unknown): number | null {
  const { formato, version } = (valor ?? {}) as { formato?: unknown; version?: unknown };
  const otra = formato === FORMATO_DE_CURSO && typeof version === 'number' && version > VERSION_DE_CURSO;
  return otra ? version : null;
}

const largo = (valor: unknown): number => (Array.isArray(valor) ? valor.length : 0);

/** Counted before anything is looked into: a million wrong lines would make a million sentences. */
function loQueSobra(valor: unknown): string | null {
  const { secciones, archivos, grupos, preguntas, carpetas } = (valor ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (largo(archivos) > MAX_ARCHIVOS)
    return `El paquete trae más de ${MAX_ARCHIVOS} archivos, que es el máximo.`;
  if (largo(preguntas) > LIMITES_DE_PAQUETE.preguntas)
    return `El paquete trae más de ${LIMITES_DE_PAQUETE.preguntas} preguntas, que es el máximo.`;
  if (largo(carpetas) > LIMITES_DE_PAQUETE.carpetas)
    return `El paquete trae más de ${LIMITES_DE_PAQUETE.carpetas} carpetas de preguntas, que es el máximo.`;
  if (largo(secciones) > MAX_SECCIONES) return `Un curso tiene como mucho ${MAX_SECCIONES} secciones.`;
  if (largo(grupos) > MAX_ACTIVIDADES) return `El paquete nombra más de ${MAX_ACTIVIDADES} grupos.`;
  const actividades = (Array.isArray(secciones) ? secciones : []).reduce<number>(
    (suma, seccion: unknown) => suma + largo((seccion as { actividades?: unknown } | null)?.actividades),
    0,
  );
  return actividades > MAX_ACTIVIDADES
    ? `El paquete trae más de ${MAX_ACTIVIDADES} actividades, que es el máximo.`
    : null;
}

export function leerSobre(valor: unknown, informe: Informe): Sobre | null {
  const otra = esDeOtraVersion(valor);
  if (otra !== null) {
    informe.errores.push(
      `El paquete es de la versión ${otra} del formato y esta academia lee hasta la ${VERSION_DE_CURSO}. Actualiza la academia y vuelve a intentarlo.`,
    );
    return null;
  }
  const exceso = loQueSobra(valor);
  if (exceso) {
    informe.errores.push(exceso);
    return null;
  }
  const leido = admitir(sobre, valor, 'El paquete', informe);
  if (!leido) return null;
  const actividades = leido.secciones.flatMap((seccion) => seccion.actividades);
  const { secciones, grupos, carpetas, preguntas } = leido;
  const ids = [...secciones, ...actividades, ...grupos, ...carpetas, ...preguntas].map(({ id }) =>
    String(id),
  );
  for (const id of new Set(repetidos(ids)))
    informe.errores.push(`El identificador «${id.slice(0, 40)}» está repetido en el paquete.`);
  for (const ruta of new Set(repetidos(leido.archivos.map((archivo: ArchivoDePaquete) => archivo.ruta))))
    informe.errores.push(`El archivo «${ruta}» está dos veces en la lista del paquete.`);
  return informe.errores.length === 0 ? leido : null;
}
