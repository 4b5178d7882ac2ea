import { CURSO_INICIAL, type Curso, type CursoEditable, cursos } from '@catedra/shared/cursos/collection.ts';
import { schemaResolver } from '@mantine/form';

/** As the fields hold it: an empty category is no category. */
export type CursoValues = Omit<CursoEditable, 'categoria'> & { categoria: string } & Record<string, unknown>;

const CAMPOS = Object.keys(cursos.editable.shape);

export function cursoValues(curso: Curso | null): CursoValues {
  const todo = Object.entries(curso ?? { ...CURSO_INICIAL, titulo: '' });
  const values = Object.fromEntries(todo.filter(([campo]) => CAMPOS.includes(campo))) as CursoEditable;
  return { ...values, categoria: values.categoria ?? '' };
}

const bySchema = schemaResolver(cursos.editable, { sync: true });

/** The same rules as the server's. */
export function validateCurso(values: CursoValues): Record<string, unknown> {
  const parsed = cursos.editable.safeParse(values);
  return parsed.success ? { ...cursos.invariant?.(parsed.data) } : bySchema(values);
}

export const CURSO_LABELS: Readonly<Record<string, string>> = {
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
} satisfies Record<keyof CursoEditable, string>;

/** Which part of the editor shows each field, so that an error is never out of sight. */
export const EN_AJUSTES: readonly string[] = [
  'secuencial',
  'iniciaEn',
  'terminaEn',
  'certificado',
  'validezMeses',
];
