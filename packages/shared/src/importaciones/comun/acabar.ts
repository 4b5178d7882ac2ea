import { recortar } from '#core/recortar.ts';
import { conTextosNuestros } from '#importaciones/comun/html-ajeno.ts';
import { NoEntra } from '#importaciones/comun/no-entra.ts';
import type { Leida, Medio } from '#importaciones/leida.ts';
import { enUnaLinea } from '#preguntas/en-una-linea.ts';
import { MAX_ETIQUETAS } from '#preguntas/schemas.ts';
import type { Mitades } from '#preguntas/textos.ts';
import { tipoDePregunta } from '#preguntas/tipos.ts';

const MAX_TITULO = 300;
const MAX_ETIQUETA = 60;

/** What a reader made of one question. */
export interface Hecha {
  readonly mitades: Mitades;
  readonly cambios?: readonly string[];
  readonly puntos?: string | null;
  /** Its texts were written here. */
  readonly textosNuestros?: boolean;
}

export interface Donde extends Pick<Leida, 'lugar' | 'fuente' | 'origen' | 'carpeta'> {
  /** How it is known where its text can't be read. */
  readonly titulo: string;
  readonly etiquetas?: readonly string[];
}

/** What keeps it from being asked to anybody, in sentences. */
function loQueFalta({ publica, clave }: Mitades): string[] {
  const tipo = tipoDePregunta(publica.tipo);
  for (const leida of [tipo.publica.safeParse(publica), tipo.clave.safeParse(clave)])
    if (!leida.success) return [leida.error.issues[0]?.message ?? 'No tiene la forma esperada.'];
  return [...tipo.fallos({ publica, clave })];
}

export const etiquetasLimpias = (dadas: readonly string[]): { etiquetas: string[]; cambios: string[] } => {
  const limpias = [
    ...new Set(
      dadas
        .map((una) => una.replace(/\s+/g, ' ').trim().toLocaleLowerCase('es').slice(0, MAX_ETIQUETA).trim())
        .filter((una) => una !== ''),
    ),
  ];
  return {
    etiquetas: limpias.slice(0, MAX_ETIQUETAS),
    cambios:
      limpias.length > MAX_ETIQUETAS
        ? [`Tiene ${limpias.length} etiquetas y caben ${MAX_ETIQUETAS}: entran las primeras.`]
        : [],
  };
};

export function noLeida({ lugar, fuente, origen, carpeta, titulo }: Donde, porque: string): Leida {
  return {
    clase: 'no_leida',
    lugar,
    fuente,
    origen,
    carpeta,
    titulo: recortar(titulo, MAX_TITULO),
    porque,
  };
}

/** Whatever reading one question does, it ends in a line: read, or not read and why. */
export function acabada(donde: Donde, haz: () => Hecha, busca?: (src: string) => Medio | null): Leida {
  try {
    const { mitades, cambios = [], puntos = null, textosNuestros = false } = haz();
    const nuestra = conTextosNuestros(mitades, busca, textosNuestros);
    const falta = loQueFalta(nuestra.mitades);
    if (falta.length > 0) return noLeida(donde, falta.join(' '));
    const { etiquetas, cambios: deEtiquetas } = etiquetasLimpias(donde.etiquetas ?? []);
    const { publica } = nuestra.mitades;
    const titulo = enUnaLinea({
      enunciado: publica.enunciado,
      texto: 'texto' in publica ? publica.texto : null,
    });
    return {
      clase: 'leida',
      ...donde,
      titulo: recortar(titulo || donde.titulo, MAX_TITULO),
      mitades: nuestra.mitades,
      puntos,
      etiquetas,
      cambios: [...new Set([...cambios, ...nuestra.cambios, ...deEtiquetas])],
      medios: nuestra.medios,
    };
  } catch (error) {
    if (error instanceof NoEntra) return noLeida(donde, error.message);
    return noLeida(donde, 'No se entiende cómo está escrita.');
  }
}
