import type { Bloque, Linea } from '#actividades/texto-sencillo/model.ts';

/** Escapes only what would be read as a mark, so that ordinary prose stays as it is. */
const loJusto = (texto: string): string =>
  texto
    .replace(/\\(?=[\\*`[\]#>|.-])/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/(?<=\S)\*|\*(?=\S)/g, '\\*')
    .replace(/\[(?=[^\]]*\]\()/g, '\\[');

/** Escapes every character that may be a mark, for the texts where the little is not enough. */
const todo = (texto: string): string => texto.replace(/[\\*`[\]]/g, '\\$&');

export type Escape = (texto: string) => string;
export const ESCAPES: readonly Escape[] = [loJusto, todo];

const MARCA = { negrita: '**', cursiva: '*' } as const;

const seguido = (linea: Linea, escape: Escape): string =>
  linea
    .map((inline) => {
      if (inline.tipo === 'texto') return escape(inline.texto);
      if (inline.tipo === 'codigo') return `\`${inline.texto}\``;
      if (inline.tipo === 'salto') return '\n';
      const dentro = seguido(inline.dentro, escape);
      if (inline.tipo === 'enlace') return `[${dentro}](${inline.url})`;
      return MARCA[inline.tipo] + dentro + MARCA[inline.tipo];
    })
    .join('');

const INICIO = /^(#{2,4} |- |> ?|\||---)/;
const NUMERO = /^(\d{1,4})([.)] )/;

/** A line that happens to begin like a mark begins with a backslash. */
const protegido = (texto: string): string =>
  texto
    .split('\n')
    .map((linea) => linea.replace(INICIO, '\\$1').replace(NUMERO, '$1\\$2'))
    .join('\n');

const celda = (linea: Linea, escape: Escape): string =>
  seguido(linea, (texto) => escape(texto).replace(/\|/g, '\\|')).replace(/^-/, '\\-');

function bloque(uno: Bloque, escape: Escape): string {
  const en = (linea: Linea) => seguido(linea, escape);
  const fila = (celdas: readonly Linea[]) => `| ${celdas.map((una) => celda(una, escape)).join(' | ')} |`;
  if (uno.tipo === 'parrafo') return protegido(en(uno.linea));
  if (uno.tipo === 'titulo') return `${'#'.repeat(uno.nivel)} ${en(uno.linea)}`;
  if (uno.tipo === 'separador') return '---';
  if (uno.tipo === 'cita')
    return uno.parrafos
      .map(en)
      .join('\n\n')
      .split('\n')
      .map((linea) => `> ${linea}`.trimEnd())
      .join('\n');
  if (uno.tipo === 'lista')
    return uno.puntos.map((punto, i) => `${uno.ordenada ? `${i + 1}.` : '-'} ${en(punto)}`).join('\n');
  const raya = `|${uno.cabecera.map(() => ' --- |').join('')}`;
  return [fila(uno.cabecera), raya, ...uno.filas.map(fila)].join('\n');
}

export const printText = (bloques: readonly Bloque[], escape: Escape): string =>
  bloques.map((uno) => bloque(uno, escape)).join('\n\n');
