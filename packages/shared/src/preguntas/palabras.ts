import type { TipoPregunta } from '#preguntas/tipos.ts';
import type { Cuenta } from '#preguntas/tipos/tipo.ts';

export const NOMBRE_DE_TIPO: Readonly<Record<TipoPregunta, string>> = {
  unica: 'Opción única',
  multiple: 'Opción múltiple',
  verdadero_falso: 'Verdadero o falso',
  corta: 'Respuesta corta',
  numerica: 'Numérica',
  emparejar: 'Emparejar',
  ordenar: 'Ordenar',
  completar: 'Completar',
  ensayo: 'Ensayo',
  archivo: 'Archivo',
  descripcion: 'Descripción',
};

const SUELTA = 'Una respuesta equivocada puede restar; en blanco, no.';
const CON_PENALIZACION = 'Una respuesta equivocada resta; en blanco, no.';
const SIN_NADA = 'Si no aciertas nada, resta; en blanco, no.';

const VARIAS = 'Puede haber varias correctas.';
const DE_VARIAS: Partial<Record<Cuenta, readonly [sinPenalizacion: string, conPenalizacion: string]>> = {
  suma: [
    `${VARIAS} Cada acierto suma; los errores no restan.`,
    `${VARIAS} Cada acierto suma. Si no suma nada, resta; en blanco, no.`,
  ],
  resta: [
    `${VARIAS} Cada acierto suma, cada error resta; nunca baja de 0.`,
    `${VARIAS} Cada acierto suma, cada error resta. Si al final no suma nada, resta; en blanco, no.`,
  ],
};
const DE_VARIAS_ENTERA = `${VARIAS} Cuenta solo si marcas todas las correctas y ninguna más.`;

const DE_ORDENAR: Partial<Record<Cuenta, string>> = {
  por_posicion: 'Cada elemento en su sitio suma.',
  por_tramo: 'Suman los que quedan en buen orden entre sí, aunque alguno esté fuera de sitio.',
};

const DE_UNA: Partial<Record<TipoPregunta, string>> = {
  unica: 'Elige una opción.',
  verdadero_falso: 'Elige verdadero o falso.',
  corta: 'Escribe la respuesta con pocas palabras.',
  numerica: 'Escribe un número.',
};

const junto = (...frases: readonly (string | false)[]): string => frases.filter(Boolean).join(' ');

/**
 * What a learner reads about how a question counts. `penaliza`: a given answer that gains nothing loses something
 * here. Never a figure: it would tell how many are right.
 */
export function comoCuenta(tipo: TipoPregunta, cuenta: Cuenta, penaliza: boolean): string {
  switch (tipo) {
    case 'descripcion':
      return 'Aquí no hay que responder.';
    case 'ensayo':
    case 'archivo':
      return 'La corrige una persona.';
    case 'multiple':
      return DE_VARIAS[cuenta]?.[penaliza ? 1 : 0] ?? junto(DE_VARIAS_ENTERA, penaliza && CON_PENALIZACION);
    case 'emparejar':
      return junto('Cada pareja correcta suma.', penaliza && SIN_NADA);
    case 'completar':
      return junto('Cada hueco correcto suma.', penaliza && SIN_NADA);
    case 'ordenar':
      return DE_ORDENAR[cuenta]
        ? junto(DE_ORDENAR[cuenta], penaliza && SIN_NADA)
        : junto('Cuenta solo si todo el orden es correcto.', penaliza && CON_PENALIZACION);
    default:
      return junto(DE_UNA[tipo] ?? '', penaliza ? CON_PENALIZACION : cuenta === 'resta' && SUELTA);
  }
}
