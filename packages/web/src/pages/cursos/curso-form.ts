import { type Curso, type CursoEditable, cursos } from '@catedra/shared';
import { schemaResolver } from '@mantine/form';

export interface CursoValues extends Record<string, unknown> {
  titulo: string;
  descripcion: string;
  categoria: string;
  etiquetas: string[];
  acceso: CursoEditable['acceso'];
  secuencial: boolean;
  iniciaEn: string | null;
  terminaEn: string | null;
  certificado: boolean;
  validezMeses: number | null;
  imagen: string | null;
}

export const cursoValues = (curso: Curso | null): CursoValues => ({
  titulo: curso?.titulo ?? '',
  descripcion: curso?.descripcion ?? '',
  categoria: curso?.categoria ?? '',
  etiquetas: curso?.etiquetas ?? [],
  acceso: curso?.acceso ?? 'asignado',
  secuencial: curso?.secuencial ?? false,
  iniciaEn: curso?.iniciaEn ?? null,
  terminaEn: curso?.terminaEn ?? null,
  certificado: curso?.certificado ?? false,
  validezMeses: curso?.validezMeses ?? null,
  imagen: curso?.imagen ?? null,
});

const bySchema = schemaResolver(cursos.editable, { sync: true });

/** The same rules as the server's. */
export function validateCurso(values: CursoValues): Record<string, unknown> {
  const parsed = cursos.editable.safeParse(values);
  return parsed.success ? { ...cursos.invariant?.(parsed.data) } : bySchema(values);
}

export const CURSO_LABELS: Readonly<Record<keyof CursoValues & string, string>> = {
  titulo: 'Título',
  descripcion: 'Descripción',
  categoria: 'Categoría',
  etiquetas: 'Etiquetas',
  acceso: 'Quién puede hacerlo',
  secuencial: 'En orden',
  iniciaEn: 'Empieza',
  terminaEn: 'Termina',
  certificado: 'Certificado',
  validezMeses: 'Validez del certificado',
  imagen: 'Cubierta',
};

/** Which part of the editor shows each field, so that an error is never out of sight. */
export const EN_AJUSTES: readonly string[] = [
  'secuencial',
  'iniciaEn',
  'terminaEn',
  'certificado',
  'validezMeses',
];
