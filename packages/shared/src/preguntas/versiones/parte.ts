import { porCiento } from '#preguntas/por-ciento.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';

/** Something of a question that its author can name: «Opción 2», and what it says. */
export interface Parte {
  /** The same in two versions when it is the same thing, wherever it stands now. */
  readonly id: string;
  readonly que: string;
  readonly texto: string;
  /** As it is kept, where what is read tells less: a bold word, another picture with the same description. */
  readonly fondo?: string;
  /** An order: told only where what is in both versions stands otherwise. */
  readonly orden?: readonly string[];
}

export const rica = (id: string, que: string, html: string): Parte => ({
  id,
  que,
  texto: textoPlano(html),
  fondo: html,
});
export const llana = (id: string, que: string, texto: string): Parte => ({ id, que, texto });
export const siNo = (id: string, que: string, valor: boolean): Parte => llana(id, que, valor ? 'Sí' : 'No');
export const vale = (peso: string | undefined): string => `${porCiento(peso ?? '0')} %`;

export interface ConTexto {
  readonly id: string;
  readonly texto: string;
}
export const nombreDe = (lista: readonly ConTexto[], id: string): string =>
  textoPlano(lista.find((uno) => uno.id === id)?.texto ?? '');
export const ids = (lista: readonly { readonly id: string }[]): string[] => lista.map(({ id }) => id);
export const enFila = (lista: readonly ConTexto[]): string =>
  lista.map(({ texto }) => textoPlano(texto)).join(' · ');
