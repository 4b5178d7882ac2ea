import type {
  EstadoDeCargaDeExternas,
  EstadoDeFilaDeExterna,
} from '@catedra/shared/externas/archivo/schemas.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';

export const PASOS = ['Archivo', 'Revisión', 'Registro'];

export const ESTADOS: Readonly<
  Record<EstadoDeCargaDeExternas, { readonly words: string; readonly kind: StateKind }>
> = {
  leida: { words: 'Sin registrar', kind: 'draft' },
  registrando: { words: 'Registrándose', kind: 'half' },
  registrada: { words: 'Registrada', kind: 'done' },
  detenida: { words: 'Detenida', kind: 'bad' },
  deshaciendo: { words: 'Deshaciéndose', kind: 'half' },
  deshecha: { words: 'Deshecha', kind: 'off' },
};

/** As a row of people is marked, for their looks. */
export const FILAS: Readonly<
  Record<EstadoDeFilaDeExterna, { readonly words: string; readonly many: string; readonly kind: string }>
> = {
  nueva: { words: 'Se registra', many: 'Se registran', kind: 'nueva' },
  igual: { words: 'Ya estaba', many: 'Ya estaban', kind: 'igual' },
  repetida: { words: 'Repetida', many: 'Repetidas', kind: 'igual' },
  error: { words: 'Error', many: 'Errores', kind: 'error' },
  fuera: { words: 'Fuera', many: 'Fuera', kind: 'descartada' },
  registrada: { words: 'Registrada', many: 'Registradas', kind: 'nueva' },
  retirada: { words: 'Retirada', many: 'Retiradas', kind: 'igual' },
};
