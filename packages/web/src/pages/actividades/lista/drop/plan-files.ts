import { TIPOS_ACTIVIDAD, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { authoringOf } from '#tipos/authorings.ts';
import { baseOf } from '#tipos/from-file.ts';

/** An activity to be, from the file that brings it and what goes with it. */
export interface FilePlan {
  readonly file: File;
  readonly tipo: TipoActividad;
  readonly titulo: string;
  readonly companions: readonly File[];
}

/** «02 - plan_de-emergencia (1).pdf» is «plan de emergencia»: a file's name is seldom written to be read. */
export function titleOfFile(name: string): string {
  const words = baseOf(name)
    .replace(/^\d+\s*[-_.)]\s*/, '')
    .replaceAll(/[_]+/g, ' ')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\s*\(\d+\)$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const title = words || baseOf(name) || name;
  return (title.charAt(0).toLocaleUpperCase('es') + title.slice(1)).slice(0, 200);
}

/** The first kind that takes it. */
const kindOf = (file: File): TipoActividad | undefined =>
  TIPOS_ACTIVIDAD.find((tipo) => authoringOf(tipo).fromFile?.takes(file));

/** What some files will make, in the order of their names. */
export function planFiles(files: readonly File[]): readonly FilePlan[] {
  const plans = files
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es', { numeric: true }))
    .flatMap((file) => {
      const tipo = kindOf(file);
      return tipo ? [{ file, tipo }] : [];
    });
  const partsOf = ({ file, tipo }: (typeof plans)[number]) =>
    plans
      .map((other) => other.file)
      .filter((other) => other !== file && authoringOf(tipo).fromFile?.goesWith?.(file, other));
  const parts = new Set(plans.flatMap(partsOf));
  return plans
    .filter(({ file }) => !parts.has(file))
    .map((plan) => ({ ...plan, titulo: titleOfFile(plan.file.name), companions: partsOf(plan) }));
}
