import { esDireccion, type Inline, unidos } from '#actividades/texto-sencillo/model.ts';

const ENLACE = /^\[((?:\\.|[^\]\\]){1,500})\]\(((?:[^\s()]|\([^\s()]*\)){1,2000})\)/;
const CODIGO = /^`([^`\n]{1,500})`/;
/** Looking for a close has an end, so that a long text full of open marks is read in no time. */
const LEJOS = 3000;

/** The place where a marker closes: after something that is not a blank, and not escaped. */
function cierre(texto: string, marca: string): number {
  for (let i = marca.length; i < texto.length; i++) {
    const letra = texto[i];
    if (letra === '\\') i += 1;
    else if (letra === '`') i += (CODIGO.exec(texto.slice(i, i + 502))?.[0].length ?? 1) - 1;
    else if (letra === '*') {
      const cierra = texto.startsWith(marca, i) && texto[i + marca.length] !== '*';
      if (cierra && !/\s/.test(texto[i - 1] ?? ' ')) return i;
      if (texto[i + 1] === '*') i += 1;
    }
  }
  return -1;
}

function marcado(texto: string): { parte: Inline; largo: number } | null {
  const marca = texto.startsWith('**') ? '**' : '*';
  if (/^[\s*]?$|^\s/.test(texto.slice(marca.length, marca.length + 1))) return null;
  const fin = cierre(texto, marca);
  if (fin < 0) return null;
  const dentro = parseInline(texto.slice(marca.length, fin));
  return { parte: { tipo: marca === '**' ? 'negrita' : 'cursiva', dentro }, largo: fin + marca.length };
}

function enlazado(texto: string): { parte: Inline; largo: number } | null {
  const [todo, dentro, url] = ENLACE.exec(texto) ?? [];
  if (!todo || !dentro || !url || !esDireccion(url)) return null;
  return { parte: { tipo: 'enlace', url, dentro: parseInline(dentro) }, largo: todo.length };
}

function codigo(texto: string): { parte: Inline; largo: number } | null {
  const [todo, dentro] = CODIGO.exec(texto) ?? [];
  return todo && dentro ? { parte: { tipo: 'codigo', texto: dentro }, largo: todo.length } : null;
}

const lectores: Readonly<Record<string, typeof marcado>> = { '*': marcado, '[': enlazado, '`': codigo };

/** Words with their bold, italics, code, links and line breaks. A marker that does not close is just a character. */
export function parseInline(texto: string): Inline[] {
  const partes: Inline[] = [];
  let i = 0;
  while (i < texto.length) {
    const letra = texto[i] as string;
    const leido = lectores[letra]?.(texto.slice(i, i + LEJOS));
    if (leido) {
      partes.push(leido.parte);
      i += leido.largo;
    } else if (letra === '\n') {
      partes.push({ tipo: 'salto' });
      i += 1;
    } else {
      const escapada = letra === '\\' && /[\\*`[\]#>|.-]/.test(texto[i + 1] ?? '');
      partes.push({ tipo: 'texto', texto: escapada ? (texto[i + 1] as string) : letra });
      i += escapada ? 2 : 1;
    }
  }
  return unidos(partes);
}
