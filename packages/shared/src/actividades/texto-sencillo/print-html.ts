import type { Bloque, Inline, Linea } from '#actividades/texto-sencillo/model.ts';

const escapado = (texto: string) => texto.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const ETIQUETA = { negrita: 'strong', cursiva: 'em' } as const;

function parte(inline: Inline): string {
  if (inline.tipo === 'texto') return escapado(inline.texto);
  if (inline.tipo === 'codigo') return `<code>${escapado(inline.texto)}</code>`;
  if (inline.tipo === 'salto') return '<br />';
  if (inline.tipo === 'enlace')
    return `<a href="${escapado(inline.url).replace(/"/g, '&quot;')}">${seguido(inline.dentro)}</a>`;
  const etiqueta = ETIQUETA[inline.tipo];
  return `<${etiqueta}>${seguido(inline.dentro)}</${etiqueta}>`;
}

const seguido = (linea: Linea): string => linea.map(parte).join('');
const cada = (etiqueta: string, lineas: readonly Linea[]): string =>
  lineas.map((linea) => `<${etiqueta}>${seguido(linea)}</${etiqueta}>`).join('');

function bloque(uno: Bloque): string {
  if (uno.tipo === 'parrafo') return cada('p', [uno.linea]);
  if (uno.tipo === 'titulo') return cada(`h${uno.nivel}`, [uno.linea]);
  if (uno.tipo === 'cita') return `<blockquote>${cada('p', uno.parrafos)}</blockquote>`;
  if (uno.tipo === 'separador') return '<hr />';
  if (uno.tipo === 'lista') {
    const etiqueta = uno.ordenada ? 'ol' : 'ul';
    return `<${etiqueta}>${cada('li', uno.puntos)}</${etiqueta}>`;
  }
  const filas = uno.filas.map((fila) => `<tr>${cada('td', fila)}</tr>`).join('');
  return `<table><thead><tr>${cada('th', uno.cabecera)}</tr></thead><tbody>${filas}</tbody></table>`;
}

export const printHtml = (bloques: readonly Bloque[]): string => bloques.map(bloque).join('\n');
