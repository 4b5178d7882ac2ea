import type { ClaveDe, PublicaDe } from '@catedra/shared/preguntas/tipos.ts';
import {
  type Escrita,
  idDeTexto,
  parrafo,
  parteDe,
  type PreguntaDemo,
  pregunta,
} from '#seed/content/preguntas/pregunta.ts';

const patronesDe = (escritos: readonly string[]) =>
  escritos.map((escrito) => {
    const { id, texto, peso, explicacion } = parteDe(/^[~*]/.test(escrito) ? escrito : `*${escrito}`);
    return { id, patron: texto, peso, explicacion };
  });

const SIN_EXIGIR = { mayusculas: false, tildes: false, puntoFinal: false, erratas: null } as const;

/** Accepted texts, `~1/2~` before those that give half; `errores` is what people write instead. */
export const corta = (
  enunciado: string,
  patrones: readonly string[],
  porque: string,
  { ayuda = '', errores = [] as readonly string[], tildes = false, erratas = null as string | null } = {},
): PreguntaDemo =>
  pregunta<'corta'>(
    { tipo: 'corta', enunciado: parrafo(enunciado), ayuda },
    { explicacion: parrafo(porque), patrones: patronesDe(patrones), ...SIN_EXIGIR, tildes, erratas },
    errores.map((texto) => ({ texto })),
  );

interface OpcionesDeNumero {
  readonly margen?: string;
  /** What one of each unit is in the first one. */
  readonly unidades?: Readonly<Record<string, string>>;
  /** Values that give something, or nothing with an explanation: `valor`, `peso`, `explicacion`. */
  readonly otros?: readonly (readonly [valor: string, peso: string, explicacion: string])[];
  readonly errores?: readonly string[];
}

const claveNumerica = (valor: string, margen: string, peso: string, explicacion: string) => ({
  id: idDeTexto(valor),
  valor,
  tolerancia: { tipo: 'absoluta' as const, valor: margen },
  peso,
  explicacion: explicacion && parrafo(explicacion),
});

export function numerica(
  enunciado: string,
  valor: string,
  porque: string,
  { margen = '0', unidades = {}, otros = [], errores = [] }: OpcionesDeNumero = {},
): PreguntaDemo {
  const suyas = Object.entries(unidades).map(([nombre, factor]) => ({
    id: idDeTexto(`unidad ${nombre}`),
    nombre,
    factor,
  }));
  return pregunta<'numerica'>(
    {
      tipo: 'numerica',
      enunciado: parrafo(enunciado),
      unidades: suyas.map(({ id, nombre }) => ({ id, nombre })),
      unidad: suyas.length > 0 ? 'escrita' : 'ninguna',
    },
    {
      explicacion: parrafo(porque),
      claves: [
        claveNumerica(valor, margen, '1', ''),
        ...otros.map(([otro, peso, explicacion]) => claveNumerica(otro, margen, peso, explicacion)),
      ],
      factores: Object.fromEntries(suyas.map(({ id, factor }) => [id, factor])),
      unidadPorDefecto: suyas[0]?.id ?? null,
      sinUnidad: 'se_entiende',
    },
    errores.map((texto) => ({ texto, unidad: null })),
  );
}

const HUECO = /\{(lista|escrita|numero|banco):([^}]*)\}/g;
type Huecos = PublicaDe<'completar'>['huecos'];
type ClaveDeHuecos = ClaveDe<'completar'>['huecos'];

/** `{lista:right|wrong}`, `{escrita:text|also}`, `{numero:5}`, `{banco:word}`; words that are left over go apart. */
export function completar(
  enunciado: string,
  texto: string,
  sobran: readonly string[],
  porque: string,
): PreguntaDemo {
  const huecos: Huecos = [];
  const claves: ClaveDeHuecos = {};
  const buenas: Record<string, string> = {};
  const malas: Record<string, string> = {};
  const banco: string[] = [];
  const conHuecos = parrafo(texto).replace(HUECO, (_, forma: string, dentro: string) => {
    const id = `hueco${huecos.length + 1}`;
    const [primera = '', ...otras] = dentro.split('|');
    const elegida = forma === 'lista' || forma === 'banco';
    const palabras = forma === 'lista' ? [primera, ...otras] : [];
    huecos.push({
      id,
      forma: elegida ? forma : 'escrita',
      opciones: palabras.map((una) => ({ id: idDeTexto(una), texto: una })),
      numero: forma === 'numero',
    });
    if (forma === 'banco') banco.push(primera);
    buenas[id] = elegida ? idDeTexto(primera) : primera;
    malas[id] = forma === 'lista' ? idDeTexto(otras[0] ?? primera) : '';
    claves[id] = { puntos: '1', regla: reglaDe(forma, primera, dentro) };
    return `[[${id}]]`;
  });
  const [uno = 'hueco1'] = Object.keys(malas);
  return pregunta<'completar'>(
    {
      tipo: 'completar',
      enunciado: parrafo(enunciado),
      texto: conHuecos,
      huecos,
      banco: [...banco, ...sobran]
        .map((una) => ({ id: idDeTexto(una), texto: una }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      repetir: false,
    },
    { explicacion: parrafo(porque), huecos: claves },
    [{ huecos: { ...buenas, [uno]: malas[uno] ?? '' } }, { huecos: { ...malas, [uno]: buenas[uno] ?? '' } }],
  );
}

function reglaDe(forma: string, primera: string, dentro: string): ClaveDeHuecos[string]['regla'] {
  if (forma === 'escrita') return { tipo: 'corta', patrones: patronesDe(dentro.split('|')), ...SIN_EXIGIR };
  if (forma === 'numero') return { tipo: 'numerica', claves: [claveNumerica(primera, '0', '1', '')] };
  return { tipo: 'opcion', pesos: { [idDeTexto(primera)]: '1' } };
}

type Criterios = readonly (readonly [titulo: string, puntos: number, descripcion: string])[];

const aMano = (criterios: Criterios, guia: string, porque: string): ClaveDe<'ensayo'> => ({
  explicacion: parrafo(porque),
  rubrica: criterios.map(([titulo, puntos, descripcion]) => ({ titulo, puntos, descripcion })),
  guia: parrafo(guia),
});

export const ensayo = (
  enunciado: string,
  [minPalabras, maxPalabras]: readonly [number | null, number | null],
  criterios: Criterios,
  guia: string,
  porque: string,
  { plantilla = '', escritas = [] as readonly Escrita[] } = {},
): PreguntaDemo =>
  pregunta<'ensayo'>(
    {
      tipo: 'ensayo',
      enunciado: parrafo(enunciado),
      minPalabras,
      maxPalabras,
      plantilla: plantilla && parrafo(plantilla),
    },
    aMano(criterios, guia, porque),
    [],
    escritas,
  );

export const archivo = (
  enunciado: string,
  maxArchivos: number,
  criterios: Criterios,
  guia: string,
  porque: string,
): PreguntaDemo =>
  pregunta<'archivo'>(
    { tipo: 'archivo', enunciado: parrafo(enunciado), maxArchivos },
    aMano(criterios, guia, porque),
  );

export const descripcion = (enunciado: string): PreguntaDemo =>
  pregunta<'descripcion'>({ tipo: 'descripcion', enunciado: parrafo(enunciado) }, { explicacion: '' });
