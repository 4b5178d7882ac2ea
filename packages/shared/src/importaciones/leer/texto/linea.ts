import { conMarcasEscritas, destaca, sinMarcas } from '#importaciones/leer/texto/marcas.ts';

/** What one line of a pasted text is. */
export type Linea = { readonly n: number; readonly cruda: string } & (
  | { readonly clase: 'vacia' }
  | { readonly clase: 'numero'; readonly numero: number; readonly texto: string }
  | {
      readonly clase: 'opcion';
      readonly letra: string | null;
      readonly texto: string;
      readonly marcada: boolean;
      readonly vineta: string;
    }
  | { readonly clase: 'respuesta'; readonly texto: string }
  | { readonly clase: 'explicacion'; readonly texto: string }
  | { readonly clase: 'texto'; readonly texto: string }
);

const NUMERO =
  /^\s*(?:(?:pregunta|cuesti[oó]n|p)\s*\.?\s*)?(?:n[ºo°]?\.?\s*)?(\d{1,3})\s*(?:\.\s?[-–)]|[.)ºª:]\s?[-–]?|\s[-–]|[-–](?=\s))(?:\s+|(?!\d))(?=\S)(.*)$/i;
const SOLO_NUMERO = /^\s*(?:pregunta|cuesti[oó]n)\s+(?:n[ºo°]?\.?\s*)?(\d{1,4})\s*[.:)]?\s*(.*)$/i;
const CON_LETRA = /^\s*([*✓✔√=►→]\s*)?\(?([a-z])\s*(?:\)|\.\s?[-–)]?(?=\s|$)|[-–](?=\s))\s*(.*)$/i;
const CON_CASILLA = /^\s*(?:\[([ xX✓✔]?)\]|\(([ xX✓✔]?)\)|([☐□▢○◯⬜])|([☑☒■●⬛✅]))\s*(.+)$/;
const CON_VINETA = /^\s*([-–—•·▪◦‣*+])\s+(.+)$/;
const RESPUESTA =
  /^\s*(?:la\s+)?(?:respuestas?|soluci[oó]n(?:es)?|opci[oó]n(?:es)?|resp|sol|rta|answer|clave)(?:\s+(?:correctas?|es))*\s*\.?\s*(?:[:=]|[-–](?=\s))\s*(.*)$/i;
const CORRECTA = /^\s*correctas?\s*[:=]\s*(.*)$/i;
const EXPLICACION =
  /^\s*(?:explicaci[oó]n|comentarios?|justificaci[oó]n|retroalimentaci[oó]n|realimentaci[oó]n|feedback|motivo|nota)\s*:\s*(.*)$/i;

const AL_FINAL =
  /\s*(?:\(\s*(?:correct[ao]|verdadera|ok|x|✓|✔|v[aá]lida)\s*\)|\[\s*(?:correct[ao]|x|✓|✔)\s*\]|(?:←|<-+|⇐)\s*(?:correct[ao])?|\s[-–—:]\s*correct[ao]|[✓✔✅]|(?<=\S)\s?\*+)\s*$/i;
const AL_PRINCIPIO = /^\s*(?:\*+|[✓✔✅])\s*(?=\S)/;

interface Marcada {
  readonly texto: string;
  readonly marcada: boolean;
}

/** The text of an option without the mark that says that it is right. */
export function sinSenal(escrita: string): Marcada {
  const deFormato = destaca(escrita);
  const llana = sinMarcas(escrita).trim();
  const sinFinal = llana.replace(AL_FINAL, '');
  const sinPrincipio = sinFinal.replace(AL_PRINCIPIO, '');
  return { texto: sinPrincipio.trim(), marcada: deFormato || sinPrincipio.length < llana.length };
}

function deUna(n: number, cruda: string): Linea {
  const marcada = conMarcasEscritas(cruda);
  const llana = sinMarcas(marcada);
  const base = { n, cruda };
  if (llana.trim() === '') return { ...base, clase: 'vacia' };
  const respuesta = RESPUESTA.exec(llana) ?? CORRECTA.exec(llana);
  if (respuesta) return { ...base, clase: 'respuesta', texto: (respuesta[1] ?? '').trim() };
  const explicacion = EXPLICACION.exec(llana);
  if (explicacion) return { ...base, clase: 'explicacion', texto: (explicacion[1] ?? '').trim() };
  const numero = SOLO_NUMERO.exec(llana) ?? NUMERO.exec(llana);
  if (numero) return { ...base, clase: 'numero', numero: Number(numero[1]), texto: (numero[2] ?? '').trim() };

  const casilla = CON_CASILLA.exec(llana);
  if (casilla) {
    const puesta = casilla[4] !== undefined || /\S/.test(casilla[1] ?? casilla[2] ?? '');
    const { texto, marcada: senalada } = sinSenal(casilla[5] ?? '');
    return { ...base, clase: 'opcion', letra: null, texto, marcada: puesta || senalada, vineta: '[]' };
  }
  const conLetra = CON_LETRA.exec(llana);
  if (conLetra) {
    const [, senal = '', letra = '', resto = ''] = conLetra;
    const { texto, marcada: senalada } = sinSenal(resto);
    const deFormato = destaca(marcada.slice(marcada.indexOf(letra) + 1)) || destaca(marcada);
    const marcas = senal !== '' || senalada || deFormato;
    return { ...base, clase: 'opcion', letra: letra.toLowerCase(), texto, marcada: marcas, vineta: '' };
  }
  const vineta = CON_VINETA.exec(llana);
  if (vineta) {
    const { texto, marcada: senalada } = sinSenal(vineta[2] ?? '');
    const deFormato = destaca(marcada);
    return {
      ...base,
      clase: 'opcion',
      letra: null,
      texto,
      marcada: senalada || deFormato,
      vineta: vineta[1] ?? '',
    };
  }
  return { ...base, clase: 'texto', texto: llana.trim() };
}

const EN_LINEA = /(?:^|\s)([*✓✔]?\s*)\(?([a-hA-H])\)\s*(?=\S)/g;

/** «a) uno b) dos c) tres» is three lines. */
function partida(linea: string): string[] {
  const halladas = [...linea.matchAll(EN_LINEA)];
  const letras = halladas.map(([, , letra = '']) => letra.toLowerCase().charCodeAt(0));
  const seguidas = letras.every((codigo, i) => i === 0 || codigo === (letras[i - 1] ?? 0) + 1);
  const primera = halladas[0];
  if (halladas.length < 2 || !seguidas || !primera) return [linea];
  const empieza = linea.slice(0, primera.index).trim() === '';
  if (!empieza && letras[0] !== 97) return [linea];
  const cortes = [...halladas.map(({ index }) => index), linea.length];
  const trozos = cortes.slice(1).map((fin, i) => linea.slice(cortes[i], fin));
  return empieza ? trozos : [linea.slice(0, primera.index), ...trozos];
}

/** The lines of a text, each with what it is; where several share one, all have its number. */
export function* lineasDe(texto: string): Generator<Linea> {
  for (const [i, entera] of texto.split('\n').entries()) {
    // So many blanks say no more than one, and are gone through again and again.
    const linea = entera.replace(/[^\S\t]{4,}/g, '   ').replace(/\t{4,}/g, '\t\t\t');
    if (linea.length > 50_000) yield { n: i + 1, cruda: linea, clase: 'texto', texto: linea };
    else for (const trozo of partida(linea)) yield deUna(i + 1, trozo);
  }
}
