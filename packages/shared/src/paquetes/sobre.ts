import { z } from 'zod';
import {
  type ArchivoDePaquete,
  archivoDePaquete,
  cursoDePaquete,
  FORMATO_DE_CURSO,
  VERSION_DE_CURSO,
} from '#paquetes/formato.ts';
import { admitir, type Informe } from '#paquetes/informe.ts';

const MAX_SECCIONES = 200;
const MAX_ACTIVIDADES = 2000;

/** The outside of a package: whose parts are where they must be, and not yet what they hold. */
const sobre = z.strictObject({
  formato: z.literal(FORMATO_DE_CURSO),
  version: z.literal(VERSION_DE_CURSO),
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
  const otra = formato === FORMATO_DE_CURSO && typeof version === 'number' && version !== VERSION_DE_CURSO;
  return otra ? version : null;
}

export function leerSobre(valor: unknown, informe: Informe): Sobre | null {
  const otra = esDeOtraVersion(valor);
  if (otra !== null) {
    informe.errores.push(
      `El paquete es de la versión ${otra} del formato y esta academia lee la ${VERSION_DE_CURSO}. Actualiza la academia y vuelve a intentarlo.`,
    );
    return null;
  }
  const leido = admitir(sobre, valor, 'El paquete', informe);
  if (!leido) return null;
  const actividades = leido.secciones.flatMap((seccion) => seccion.actividades);
  if (actividades.length > MAX_ACTIVIDADES)
    informe.errores.push(`El paquete trae más de ${MAX_ACTIVIDADES} actividades, que es el máximo.`);
  const ids = [...leido.secciones, ...actividades, ...leido.grupos].map(({ id }) => String(id));
  for (const id of new Set(repetidos(ids)))
    informe.errores.push(`El identificador «${id.slice(0, 40)}» está repetido en el paquete.`);
  for (const ruta of new Set(repetidos(leido.archivos.map((archivo: ArchivoDePaquete) => archivo.ruta))))
    informe.errores.push(`El archivo «${ruta}» está dos veces en la lista del paquete.`);
  return informe.errores.length === 0 ? leido : null;
}
