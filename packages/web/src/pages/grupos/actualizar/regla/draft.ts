import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { TipoDeCampo } from '@catedra/shared/campos/tipos.ts';
import type { CondicionDeRegla, Regla } from '@catedra/shared/grupos/regla.ts';

/** A condition as it is being written: it may lack something still. */
export interface Draft {
  readonly key: number;
  /** The id of a field, `perfil`, `estado`, or nothing yet. */
  readonly que: string;
  readonly es: string;
  readonly valores: readonly string[];
  readonly desde: string;
  readonly hasta: string;
  readonly dias: string;
}

export interface RuleDraft {
  readonly cumple: Regla['cumple'];
  readonly condiciones: readonly Draft[];
}

interface Way {
  readonly value: string;
  readonly label: string;
}

const SIEMPRE: readonly Way[] = [
  { value: 'conValor', label: 'tiene algún valor' },
  { value: 'vacio', label: 'está vacío' },
];
const ES_O_NO: readonly Way[] = [
  { value: 'igual', label: 'es' },
  { value: 'distinto', label: 'no es' },
];

/** How each kind of field can be asked; the first way is the one that is offered. */
const WAYS: Readonly<Record<TipoDeCampo, readonly Way[]>> = {
  lista: [
    { value: 'igual', label: 'es cualquiera de' },
    { value: 'distinto', label: 'no es ninguno de' },
    ...SIEMPRE,
  ],
  texto: [
    { value: 'contiene', label: 'contiene' },
    { value: 'empieza', label: 'empieza por' },
    { value: 'igual', label: 'es cualquiera de' },
    { value: 'distinto', label: 'no es ninguno de' },
    ...SIEMPRE,
  ],
  numero: [{ value: 'entre', label: 'va de' }, ...SIEMPRE],
  fecha: [
    { value: 'haceMasDe', label: 'hace más de' },
    { value: 'haceMenosDe', label: 'hace menos de' },
    { value: 'faltanMenosDe', label: 'llega en menos de' },
    { value: 'entre', label: 'va de' },
    ...SIEMPRE,
  ],
  si_no: [{ value: 'igual', label: 'es' }, ...SIEMPRE],
  persona: [...ES_O_NO, ...SIEMPRE],
};

export function waysOf(que: string, campos: readonly CampoALaVista[]): readonly Way[] {
  if (que === 'estado') return [{ value: 'estado', label: 'es' }];
  if (que === 'perfil')
    return [
      { value: 'perfil', label: 'es' },
      { value: 'otroPerfil', label: 'no es' },
    ];
  const campo = campos.find(({ id }) => id === que);
  return campo ? WAYS[campo.tipo] : [];
}

let last = 0;
export const emptyDraft = (): Draft => ({
  key: ++last,
  que: '',
  es: '',
  valores: [],
  desde: '',
  hasta: '',
  dias: '30',
});

/** Another field is asked in its own way, from nothing. */
export const withField = (draft: Draft, que: string, campos: readonly CampoALaVista[]): Draft => ({
  ...emptyDraft(),
  key: draft.key,
  que,
  es: waysOf(que, campos)[0]?.value ?? '',
});

const numberOf = (text: string): number | undefined => {
  const read = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(read) ? read : undefined;
};

/** What the draft asks, or null while something is missing. */
export function conditionOf(draft: Draft, campos: readonly CampoALaVista[]): CondicionDeRegla | null {
  const { que, es, valores } = draft;
  if (es === 'estado') {
    const [a] = valores;
    return a === 'activo' || a === 'suspendido' ? { es, a } : null;
  }
  if (es === 'perfil' || es === 'otroPerfil') return valores.length > 0 ? { es, a: [...valores] } : null;
  const campo = campos.find(({ id }) => id === que);
  if (!campo) return null;
  switch (es) {
    case 'vacio':
    case 'conValor':
      return { campo: que, es };
    case 'haceMasDe':
    case 'haceMenosDe':
    case 'faltanMenosDe': {
      const dias = numberOf(draft.dias);
      return dias !== undefined && Number.isInteger(dias) && dias >= 0 && dias <= 36_500
        ? { campo: que, es, dias }
        : null;
    }
    case 'contiene':
    case 'empieza': {
      const a = (valores[0] ?? '').trim();
      return a === '' ? null : { campo: que, es, a };
    }
    case 'igual':
    case 'distinto': {
      const a = valores.filter((valor) => valor.trim() !== '');
      if (a.length === 0) return null;
      return { campo: que, es, a: campo.tipo === 'si_no' ? a.map((valor) => valor === 'si') : a };
    }
    case 'entre': {
      const limit = (text: string) => (campo.tipo === 'numero' ? numberOf(text) : text || undefined);
      const [desde, hasta] = [limit(draft.desde), limit(draft.hasta)];
      return desde === undefined && hasta === undefined
        ? null
        : { campo: que, es, ...(desde !== undefined && { desde }), ...(hasta !== undefined && { hasta }) };
    }
    default:
      return null;
  }
}

export function draftOf(condicion: CondicionDeRegla): Draft {
  const base = { ...emptyDraft(), es: condicion.es as string };
  if (condicion.es === 'estado') return { ...base, que: 'estado', valores: [condicion.a] };
  if (condicion.es === 'perfil' || condicion.es === 'otroPerfil')
    return { ...base, que: 'perfil', valores: condicion.a };
  const draft = { ...base, que: condicion.campo };
  switch (condicion.es) {
    case 'igual':
    case 'distinto':
      return {
        ...draft,
        valores: condicion.a.map((valor) =>
          typeof valor === 'boolean' ? (valor ? 'si' : 'no') : String(valor),
        ),
      };
    case 'contiene':
    case 'empieza':
      return { ...draft, valores: [condicion.a] };
    case 'entre':
      return { ...draft, desde: String(condicion.desde ?? ''), hasta: String(condicion.hasta ?? '') };
    case 'haceMasDe':
    case 'haceMenosDe':
    case 'faltanMenosDe':
      return { ...draft, dias: String(condicion.dias) };
    default:
      return draft;
  }
}

export const ruleDraftOf = (regla: Regla | null): RuleDraft => ({
  cumple: regla?.cumple ?? 'todas',
  condiciones: regla?.condiciones.map(draftOf) ?? [],
});

/** The rule, null when there are no conditions, or undefined while one lacks something. */
export function ruleOf(
  { cumple, condiciones }: RuleDraft,
  campos: readonly CampoALaVista[],
): Regla | null | undefined {
  const hechas = condiciones.map((draft) => conditionOf(draft, campos));
  if (hechas.length === 0) return null;
  return hechas.every((una) => una !== null) ? { cumple, condiciones: hechas } : undefined;
}
