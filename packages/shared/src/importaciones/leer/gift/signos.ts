/** What is escaped stands for itself: while a question is cut it is a sign that no text holds. */
const ESCAPADOS: readonly (readonly [escrito: string, es: string])[] = [
  ['\\\\', '\\'],
  ['\\:', ':'],
  ['\\#', '#'],
  ['\\=', '='],
  ['\\{', '{'],
  ['\\}', '}'],
  ['\\~', '~'],
  ['\\n', '\n'],
];
const PRIMERO = 0xfdd0;
const guardado = (i: number): string => String.fromCharCode(PRIMERO + i);
const DE_ESCRITO = new Map(ESCAPADOS.map(([escrito], i) => [escrito, guardado(i)]));
const DE_GUARDADO = new Map(ESCAPADOS.map(([, es], i) => [guardado(i), es]));

/** The signs of the grammar that are left are those that were not escaped. */
export const guardarEscapados = (texto: string): string =>
  texto
    .replace(/[\uFDD0-\uFDEF]/g, '')
    .replace(/\\[\\:#={}~n]/g, (escrito) => DE_ESCRITO.get(escrito) ?? escrito);

export const soltarEscapados = (texto: string): string =>
  texto.replace(/[\uFDD0-\uFDD7]/g, (signo) => DE_GUARDADO.get(signo) ?? signo);

/** The way back: a text as this grammar writes it. */
export const escapar = (texto: string): string =>
  texto.replace(/[\\:#={}~]/g, (signo) => `\\${signo}`).replace(/\r?\n/g, '\\n');
