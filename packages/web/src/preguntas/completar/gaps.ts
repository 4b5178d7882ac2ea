import { numeroCorrecto, SIN_UNIDADES } from '@catedra/shared/preguntas/tipos/numerica/claves.ts';
import { iguales, racionalDe, UNO } from '@catedra/shared/core/racional.ts';
import type { ClaveDe, PublicaDe } from '@catedra/shared/preguntas/tipos.ts';
import type { ClaveDeHueco, Hueco, ReglaDeHueco } from '@catedra/shared/preguntas/tipos/completar/reglas.ts';
import { huecosDelTexto } from '@catedra/shared/preguntas/tipos/completar/texto.ts';
import { newPart } from '#preguntas/new-part.ts';

type Publica = PublicaDe<'completar'>;
type Clave = ClaveDe<'completar'>;
type Halves = { readonly publica: Publica; readonly clave: Clave };
type Corta = Extract<ReglaDeHueco, { tipo: 'corta' }>;

const patron = (words: string) => ({ id: newPart(), patron: words, peso: '1', explicacion: '' });

export const reglaCorta = (words = ''): Corta => ({
  tipo: 'corta',
  patrones: words === '' ? [] : [patron(words)],
  mayusculas: false,
  tildes: false,
  puntoFinal: false,
  erratas: null,
});

const reglaNueva = (words: string): ClaveDeHueco => ({ puntos: '1', regla: reglaCorta(words) });
const huecoNuevo = (id: string): Hueco => ({ id, forma: 'escrita', opciones: [], numero: false });

/** The halves after the text changed: gaps as they stand in it, new ones written, and nothing of those that went. */
export function withText({ publica, clave }: Halves, texto: string, made?: { id: string; words: string }) {
  const ids = [...new Set(huecosDelTexto(texto))];
  const known = new Map(publica.huecos.map((uno) => [uno.id, uno]));
  const words = (id: string) => (made?.id === id ? made.words : '');
  return {
    publica: { texto, huecos: ids.map((id) => known.get(id) ?? huecoNuevo(id)) },
    clave: { huecos: Object.fromEntries(ids.map((id) => [id, clave.huecos[id] ?? reglaNueva(words(id))])) },
  };
}

const whole = (peso: string | undefined): boolean => peso !== undefined && iguales(racionalDe(peso), UNO);

/** The words that give everything in a gap, to go from one form to another without writing them again. */
export function rightWords({ publica, clave }: Halves, hueco: Hueco): string {
  const regla = clave.huecos[hueco.id]?.regla;
  if (regla?.tipo === 'corta') return regla.patrones.find(({ peso }) => whole(peso))?.patron ?? '';
  if (regla?.tipo === 'numerica') return numeroCorrecto(regla.claves, SIN_UNIDADES)?.texto ?? '';
  if (regla?.tipo !== 'opcion') return '';
  const from = hueco.forma === 'banco' ? publica.banco : hueco.opciones;
  return from.find(({ id }) => whole(regla.pesos[id]))?.texto ?? '';
}

/** The halves with a gap in another form. */
export function withForm(halves: Halves, hueco: Hueco, forma: Hueco['forma']) {
  const { publica, clave } = halves;
  const words = rightWords(halves, hueco);
  const puntos = clave.huecos[hueco.id]?.puntos ?? '1';
  const inBank = publica.banco.find(({ texto }) => texto === words);
  const word = forma === 'banco' && inBank ? inBank : { id: newPart(), texto: words };
  const opciones = forma === 'lista' ? [word, { id: newPart(), texto: '' }] : [];
  const regla: ReglaDeHueco =
    forma === 'escrita'
      ? reglaCorta(words)
      : { tipo: 'opcion', pesos: words === '' ? {} : { [word.id]: '1' } };
  const next: Hueco = { ...hueco, forma, opciones, numero: false };
  const adds = forma === 'banco' && !inBank && words !== '';
  return {
    publica: {
      huecos: publica.huecos.map((uno) => (uno.id === hueco.id ? next : uno)),
      ...(adds && { banco: [...publica.banco, word] }),
    },
    clave: { huecos: { ...clave.huecos, [hueco.id]: { puntos, regla } } },
  };
}

/** Where the word at some place of a text begins and ends; nowhere, if there is none. */
export function wordAround(text: string, at: number): readonly [from: number, to: number] {
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(at))?.[0].length ?? 0;
  return [at - before, at + after];
}
