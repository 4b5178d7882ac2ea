export const MAX_ASUNTO = 150;
export const MAX_CUERPO = 3000;

/** The subject and the text of a mail, with fields between braces. */
export interface Escrito {
  readonly asunto: string;
  readonly texto: string;
}

/** What each mail says unless it says more: what happened, and its explanation. */
export const ORIGINAL: Escrito = { asunto: '{{aviso}}', texto: '{{detalle}}' };

const CAMPO = /\{\{([^{}]*)\}\}/g;
const MEDIO = /\{\{|\}\}/;
const ETIQUETA = /<\/?[a-z!][^<>]*>/i;

export const enLlaves = (campo: string): string => `{{${campo}}}`;

/** The fields that a text names, each once. */
export const camposDe = (texto: string): string[] => [
  ...new Set([...texto.matchAll(CAMPO)].map(([, campo = '']) => campo.trim())),
];

/** What keeps a text from being used, as it is told to whoever writes it; null when nothing does. */
export function noSirve(texto: string, campos: readonly string[]): string | null {
  const etiqueta = ETIQUETA.exec(texto)?.[0];
  if (etiqueta) return `El texto va sin HTML: quita «${etiqueta}».`;
  const extrano = camposDe(texto).find((campo) => !campos.includes(campo));
  if (extrano !== undefined) return `El campo «${extrano}» no existe en este correo. Elige uno de la lista.`;
  if (MEDIO.test(texto.replace(CAMPO, ''))) return 'Hay unas llaves sin cerrar. Un campo se escribe {{así}}.';
  return null;
}

export type Valores = Readonly<Record<string, string | null | undefined>>;

const valorDe = (valores: Valores, campo: string): string => valores[campo.trim()] ?? '';

/** A line all of whose fields have nothing to say is left out: «Tu plazo: {{fecha}}» of what has none. */
const calla = (linea: string, valores: Valores): boolean => {
  const suyos = camposDe(linea);
  return suyos.length > 0 && suyos.every((campo) => valorDe(valores, campo).trim() === '');
};

const conValores = (linea: string, valores: Valores): string =>
  linea.replace(CAMPO, (_todo, campo: string) => valorDe(valores, campo));

/** A text with what its fields say: read once, so that nothing in a value is taken for a field. */
export function rellenar(texto: string, valores: Valores): string {
  return texto
    .split('\n')
    .filter((linea) => !calla(linea, valores))
    .map((linea) => conValores(linea, valores))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A subject is one line, and never empty. */
export const rellenarAsunto = (asunto: string, valores: Valores, siVacio: string): string =>
  conValores(asunto, valores).replace(/\s+/g, ' ').trim() || siVacio;
