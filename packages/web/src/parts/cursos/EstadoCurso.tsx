import type { EstadoCurso as Estado } from '@catedra/shared/cursos/collection.ts';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';

const MARCAS: Readonly<Record<Estado, { readonly kind: StateKind; readonly label: string }>> = {
  borrador: { kind: 'draft', label: 'Borrador' },
  publicado: { kind: 'on', label: 'Publicado' },
  archivado: { kind: 'off', label: 'Archivado' },
};

export const ESTADOS = Object.entries(MARCAS).map(([value, { label }]) => ({ value, label }));

export function EstadoCurso({ estado }: { readonly estado: Estado }) {
  const { kind, label } = MARCAS[estado];
  return <StateMark kind={kind}>{label}</StateMark>;
}
