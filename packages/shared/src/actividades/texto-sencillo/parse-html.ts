import {
  type Bloque,
  esDireccion,
  type Inline,
  type Linea,
  unidos,
} from '#actividades/texto-sencillo/model.ts';

type Token =
  | { readonly texto: string }
  | { readonly abre: string; readonly href?: string }
  | { readonly cierra: string };

class NoCabe extends Error {}

const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};
const BLOQUES = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'hr'];

const legible = (texto: string): string =>
  texto.replace(/&(\w+|#\d+);/g, (todo, nombre: string) => ENTIDADES[nombre] ?? todo);

function tokensDe(html: string): Token[] {
  const tokens: Token[] = [];
  const forma = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|([^<]+)|</gi;
  for (const [todo, barra, etiqueta, atributos = '', texto] of html.matchAll(forma)) {
    if (texto !== undefined) tokens.push({ texto: legible(texto.replace(/[ \t\r\n]+/g, ' ')) });
    else if (!etiqueta) throw new NoCabe(todo);
    else if (barra) tokens.push({ cierra: etiqueta.toLowerCase() });
    else {
      const [, href] = /^\s+href="([^"]*)"$/.exec(atributos) ?? [];
      if (atributos !== '' && (etiqueta !== 'a' || href === undefined)) throw new NoCabe(atributos);
      tokens.push({ abre: etiqueta.toLowerCase(), ...(href !== undefined && { href: legible(href) }) });
    }
  }
  return tokens;
}

/** Reads the tokens of a limited HTML; anything outside of it throws. */
class Lector {
  readonly #tokens: readonly Token[];
  #i = 0;

  constructor(html: string) {
    this.#tokens = tokensDe(html);
  }

  #mira(): Token | undefined {
    return this.#tokens[this.#i];
  }

  #saltaBlancos(): void {
    for (let token = this.#mira(); token && 'texto' in token && token.texto === ' '; token = this.#mira())
      this.#i += 1;
  }

  #abre(...etiquetas: readonly string[]): string | null {
    this.#saltaBlancos();
    const token = this.#mira();
    if (!token || !('abre' in token) || !etiquetas.includes(token.abre)) return null;
    this.#i += 1;
    return token.abre;
  }

  #cierra(etiqueta: string): void {
    this.#saltaBlancos();
    const token = this.#mira();
    if (!token || !('cierra' in token) || token.cierra !== etiqueta) throw new NoCabe(etiqueta);
    this.#i += 1;
  }

  #inlines(): Inline[] {
    const partes: Inline[] = [];
    for (let token = this.#mira(); token && !('cierra' in token); token = this.#mira()) {
      if ('abre' in token && BLOQUES.includes(token.abre)) break;
      this.#i += 1;
      if ('texto' in token) partes.push({ tipo: 'texto', texto: token.texto });
      else if (token.abre === 'br') partes.push({ tipo: 'salto' });
      else partes.push(this.#elemento(token.abre, token.href));
    }
    return partes;
  }

  #elemento(etiqueta: string, href: string | undefined): Inline {
    const dentro = unidos(this.#inlines());
    const token = this.#mira();
    if (!token || !('cierra' in token) || token.cierra !== etiqueta || dentro.length === 0)
      throw new NoCabe(etiqueta);
    this.#i += 1;
    const [unico] = dentro;
    if (etiqueta === 'strong' || etiqueta === 'b') return { tipo: 'negrita', dentro };
    if (etiqueta === 'em' || etiqueta === 'i') return { tipo: 'cursiva', dentro };
    if (etiqueta === 'code' && dentro.length === 1 && unico?.tipo === 'texto')
      return { tipo: 'codigo', texto: unico.texto };
    if (etiqueta === 'a' && href && esDireccion(href)) return { tipo: 'enlace', url: href, dentro };
    throw new NoCabe(etiqueta);
  }

  #linea(etiqueta: string): Linea {
    const linea = recortada(unidos(this.#inlines()));
    this.#cierra(etiqueta);
    return linea;
  }

  #varias(...etiquetas: readonly string[]): Linea[] {
    const lineas: Linea[] = [];
    for (let abierta = this.#abre(...etiquetas); abierta; abierta = this.#abre(...etiquetas))
      lineas.push(this.#linea(abierta));
    if (lineas.length === 0) throw new NoCabe(etiquetas[0]);
    return lineas;
  }

  #tabla(): Bloque {
    if (!this.#abre('thead') || !this.#abre('tr')) throw new NoCabe('table');
    const cabecera = this.#varias('th');
    this.#cierra('tr');
    this.#cierra('thead');
    const filas: Linea[][] = [];
    if (!this.#abre('tbody')) throw new NoCabe('tbody');
    while (this.#abre('tr')) {
      filas.push(this.#varias('td'));
      this.#cierra('tr');
    }
    this.#cierra('tbody');
    if (filas.some((fila) => fila.length !== cabecera.length)) throw new NoCabe('td');
    return { tipo: 'tabla', cabecera, filas };
  }

  /** Words outside of any block are a paragraph, as on a page. */
  #suelto(): Bloque {
    const linea = recortada(unidos(this.#inlines()));
    if (linea.length === 0) throw new NoCabe('suelto');
    return { tipo: 'parrafo', linea };
  }

  #bloque(etiqueta: string): Bloque {
    if (etiqueta === 'p') return { tipo: 'parrafo', linea: this.#linea('p') };
    if (etiqueta === 'hr') return { tipo: 'separador' };
    if (etiqueta.startsWith('h'))
      return { tipo: 'titulo', nivel: Number(etiqueta[1]) as 2 | 3 | 4, linea: this.#linea(etiqueta) };
    const uno: Bloque =
      etiqueta === 'table'
        ? this.#tabla()
        : etiqueta === 'blockquote'
          ? { tipo: 'cita', parrafos: this.#varias('p') }
          : { tipo: 'lista', ordenada: etiqueta === 'ol', puntos: this.#varias('li') };
    this.#cierra(etiqueta);
    return uno;
  }

  todo(): Bloque[] {
    const bloques: Bloque[] = [];
    for (this.#saltaBlancos(); this.#mira(); this.#saltaBlancos()) {
      const etiqueta = this.#abre(...BLOQUES);
      const bloque = etiqueta ? this.#bloque(etiqueta) : this.#suelto();
      bloques.push(bloque);
    }
    return bloques;
  }
}

/** Blanks at the ends of a line, and around its breaks, are not seen on a page. */
function recortada(linea: readonly Inline[]): Linea {
  const partes = linea.map((parte, i) => {
    if (parte.tipo !== 'texto') return parte;
    const antes = i === 0 || linea[i - 1]?.tipo === 'salto';
    const despues = i === linea.length - 1 || linea[i + 1]?.tipo === 'salto';
    const texto = parte.texto.replace(antes ? /^ +/ : /^$/, '').replace(despues ? / +$/ : /$^/, '');
    return { tipo: 'texto', texto } as const;
  });
  return unidos(partes);
}

/** The blocks of an HTML that simple text can say, or null. */
export function parseHtml(html: string): Bloque[] | null {
  try {
    return new Lector(html).todo();
  } catch (error) {
    if (error instanceof NoCabe) return null;
    throw error;
  }
}
