import { racional, type Racional } from '#core/racional.ts';
import { desescapar } from '#importaciones/comun/escapar.ts';
import {
  clavesNumericasDe,
  COMO_OTROS,
  type HechaConCambios,
  leeNumeroDeArchivo,
  pesoLeido,
  reglaDeTexto,
} from '#importaciones/comun/escritas.ts';
import { enriquecer } from '#importaciones/comun/enriquecer.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';
import type { Escritura } from '#preguntas/tipos/corta/escritura.ts';
import type { ClaveDeHueco, Hueco } from '#preguntas/tipos/completar/reglas.ts';
import { idsDeTextos } from '#importaciones/comun/ids.ts';

const CORTAS = new Set(['SHORTANSWER', 'SA', 'MW']);
const CORTAS_CON_CAPITALES = new Set(['SHORTANSWER_C', 'SAC', 'MWC']);
const NUMERICAS = new Set(['NUMERICAL', 'NM']);
const LISTA = /^(?:MULTICHOICE|MC)(?:_?[VH]?S?|_S)$/;
const VARIAS = /^(?:MULTIRESPONSE|MR)(?:_?[VH]?S?)$/;
const ABRE = /\{(\d*):([A-Z_]+):/g;

interface RespuestaDeHueco {
  readonly texto: string;
  /** As a percentage; null where nothing was said of it. */
  readonly peso: string | null;
  readonly explicacion: string;
}

interface HuecoLeido {
  readonly desde: number;
  readonly hasta: number;
  readonly puntos: string;
  readonly tipo: string;
  readonly respuestas: readonly RespuestaDeHueco[];
}

const sinEscapes = (texto: string): string => texto.replace(/\\([}#~=/"\\{])/g, '$1');

/** Until the first of these signs that is not escaped, nor part of an entity of HTML. */
function hastaSigno(texto: string, desde: number, signos: string): number {
  for (let i = desde; i < texto.length; i += 1) {
    const signo = texto[i] as string;
    if (signo === '\\') i += 1;
    else if (
      signos.includes(signo) &&
      !(signo === '#' && /&(?:amp;)?$/.test(texto.slice(Math.max(0, i - 5), i)))
    )
      return i;
  }
  return -1;
}

/** The answers from here to the brace that closes them; null where there is none. */
function respuestasDesde(
  texto: string,
  desde: number,
): { respuestas: RespuestaDeHueco[]; fin: number } | null {
  const respuestas: RespuestaDeHueco[] = [];
  for (let i = desde; ; ) {
    const [prefijo = '', valor] = /^\s*(?:=|%\s*(-?\d*(?:[.,]\d*)?)\s*%)?/.exec(texto.slice(i, i + 40)) ?? [];
    const empieza = i + prefijo.length;
    let fin = hastaSigno(texto, empieza, '~#}');
    if (fin < 0) return null;
    const escrita = texto.slice(empieza, fin);
    let explicacion = '';
    if (texto[fin] === '#') {
      const suyo = fin + 1;
      fin = hastaSigno(texto, suyo, '~}');
      if (fin < 0) return null;
      explicacion = texto.slice(suyo, fin);
    }
    const conIgual = prefijo.trim() === '=';
    if (escrita.trim() !== '' || explicacion.trim() !== '' || prefijo.trim() !== '')
      respuestas.push({
        texto: sinEscapes(escrita).trim(),
        peso: conIgual ? '100' : (valor ?? null),
        explicacion: sinEscapes(explicacion).trim(),
      });
    if (texto[fin] === '}') return { respuestas, fin: fin + 1 };
    i = fin + 1;
  }
}

/** The gaps of a text with embedded answers, where they stand. */
function huecosDe(texto: string): HuecoLeido[] {
  const leidos: HuecoLeido[] = [];
  ABRE.lastIndex = 0;
  for (let hallado = ABRE.exec(texto); hallado; hallado = ABRE.exec(texto)) {
    const [todo, puntos = '', tipo = ''] = hallado;
    const dentro = respuestasDesde(texto, hallado.index + todo.length);
    if (!dentro) throw new NoEntra(`El hueco ${leidos.length + 1} no está cerrado: le falta la llave «}».`);
    leidos.push({
      desde: hallado.index,
      hasta: dentro.fin,
      puntos: puntos || '1',
      tipo,
      respuestas: dentro.respuestas,
    });
    ABRE.lastIndex = dentro.fin;
  }
  return leidos;
}

/** Whether a text has answers in it. */
export const tieneHuecos = (texto: string): boolean => {
  ABRE.lastIndex = 0;
  return ABRE.test(texto);
};

const llano = (html: string): string => textoPlano(html.includes('<') ? html : desescapar(html));

interface UnHueco {
  readonly hueco: Hueco;
  readonly clave: ClaveDeHueco;
}

/** Makes one gap; what is not as it was there is added to `cambios`. */
function haz(
  leido: HuecoLeido,
  numero: number,
  id: string,
  escritura: Escritura,
  cambios: string[],
): UnHueco {
  const dicho = `Hueco ${numero}`;
  const { tipo } = leido;
  if (leido.respuestas.length === 0) throw new NoEntra(`${dicho}: no tiene ninguna respuesta.`);
  const puntos = racional(BigInt(leido.puntos));
  if (puntos.n === 0n) throw new NoEntra(`${dicho}: vale 0 puntos, y aquí todos valen algo.`);
  const deHueco: string[] = [];
  const pesos = leido.respuestas.map(({ peso }) =>
    pesoLeido(peso === null || peso === '' ? '0' : peso, deHueco),
  );
  const cierra = (hueco: Omit<Hueco, 'id'>, regla: ClaveDeHueco['regla']): UnHueco => {
    if (pesos.some(({ n }) => n < 0n))
      deHueco.push('alguna respuesta restaba a los demás huecos; aquí un hueco no baja de 0.');
    cambios.push(...deHueco.map((cambio) => `${dicho}: ${cambio}`));
    return { hueco: { id, ...hueco }, clave: { puntos: leido.puntos, regla } };
  };
  const deTexto = (mayusculas: boolean): UnHueco => {
    const patrones = leido.respuestas.map(({ texto, explicacion }, i) => ({
      patron: llano(texto),
      peso: pesos[i] as Racional,
      explicacion: enriquecer(explicacion, 'moodle'),
    }));
    const { regla, cambios: suyos } = reglaDeTexto(patrones, { ...escritura, mayusculas });
    deHueco.push(...suyos);
    return cierra(
      { forma: 'escrita', opciones: [], numero: false },
      { tipo: 'corta', ...regla, patrones: [...regla.patrones] },
    );
  };
  if (CORTAS.has(tipo)) return deTexto(false);
  if (CORTAS_CON_CAPITALES.has(tipo)) return deTexto(true);
  if (NUMERICAS.has(tipo)) {
    const claves = leido.respuestas.flatMap(({ texto, explicacion }, i) => {
      const peso = pesos[i] as Racional;
      if (texto === '*') {
        if (peso.n !== 0n) throw new NoEntra(`${dicho}: da puntos a cualquier número, y eso aquí no existe.`);
        if (explicacion !== '') deHueco.push('el comentario para cualquier otro número no se guarda.');
        return [];
      }
      const [valor = '', margen = '0'] = llano(texto).split(':');
      const [leidoValor, leidoMargen] = [leeNumeroDeArchivo(valor), leeNumeroDeArchivo(margen || '0')];
      if (!leidoValor || !leidoMargen)
        throw new NoEntra(`${dicho}: «${texto.slice(0, 60)}» no es un número.`);
      const tolerancia = { tipo: 'absoluta' as const, valor: leidoMargen };
      return [{ valor: leidoValor, tolerancia, peso, explicacion: enriquecer(explicacion, 'moodle') }];
    });
    return cierra(
      { forma: 'escrita', opciones: [], numero: true },
      { tipo: 'numerica', claves: clavesNumericasDe(claves) },
    );
  }
  if (LISTA.test(tipo)) {
    if (leido.respuestas.some(({ explicacion }) => explicacion !== ''))
      deHueco.push('los comentarios de cada opción no se guardan.');
    const textos = leido.respuestas.map(({ texto }) => llano(texto));
    const ids = idsDeTextos(textos, `hueco ${numero}`);
    const opciones = textos.map((texto, i) => ({ id: ids[i] as string, texto }));
    const suyos = pesos.flatMap((peso, i) =>
      peso.n === 0n ? [] : [[ids[i] as string, peso.d === 1n ? `${peso.n}` : `${peso.n}/${peso.d}`] as const],
    );
    return cierra(
      { forma: 'lista', opciones, numero: false },
      { tipo: 'opcion', pesos: Object.fromEntries(suyos) },
    );
  }
  if (VARIAS.test(tipo)) throw new NoEntra(`${dicho}: admite varias opciones a la vez, y aquí se elige una.`);
  throw new NoEntra(`${dicho}: es de un tipo que no se conoce («${tipo.slice(0, 40)}»).`);
}

/** A text with embedded answers (`{1:SHORTANSWER:=Madrid~%50%Toledo}`) as a question with gaps. */
export function hazDeCloze({
  texto,
  aHtml,
  explicacion = '',
  escritura = COMO_OTROS,
}: {
  readonly texto: string;
  /** How its text, with the marks of the gaps in it, becomes rich. */
  readonly aHtml: (texto: string) => string;
  readonly explicacion?: string;
  /** Which differences of writing count in the gaps that are written. */
  readonly escritura?: Escritura;
}): HechaConCambios {
  const leidos = huecosDe(texto);
  if (leidos.length === 0) throw new NoEntra('No tiene ningún hueco que se entienda.');
  const cambios: string[] = [];
  const ids = leidos.map((_, i) => `hueco${i + 1}`);
  const hechos = leidos.map((leido, i) => haz(leido, i + 1, ids[i] as string, escritura, cambios));
  let desde = 0;
  let conMarcas = '';
  for (const [i, leido] of leidos.entries()) {
    conMarcas += `${texto.slice(desde, leido.desde)}[[${ids[i]}]]`;
    desde = leido.hasta;
  }
  return {
    mitades: {
      publica: {
        tipo: 'completar',
        enunciado: '',
        texto: aHtml(conMarcas + texto.slice(desde)),
        huecos: hechos.map(({ hueco }) => hueco),
        banco: [],
        repetir: false,
      },
      clave: {
        explicacion,
        huecos: Object.fromEntries(hechos.map(({ clave }, i) => [ids[i] as string, clave])),
      },
    },
    cambios,
  };
}
