import { sugerencia } from '#cargas/texto.ts';
import { diaEscrito, horasEscritas, tituloComparable } from '#externas/archivo/celdas.ts';
import {
  CLAVES_DE_EXTERNA,
  type ClaveDeExterna,
  type DatoDeExterna,
  type MapeoDeExternas,
} from '#externas/archivo/datos.ts';
import type { MensajeDeExterna } from '#externas/archivo/schemas.ts';
import { diaImposible } from '#externas/rules.ts';
import type { Dia } from '#fechas/calendario.ts';

export interface PersonaHallada {
  readonly id: string;
  readonly nombre: string;
  /** Today on their calendar. */
  readonly hoy: Dia;
  /** Whoever uploads may record what they did. */
  readonly seAlcanza: boolean;
}

export interface FormacionHallada {
  readonly cursoId: string | null;
  readonly entradaId: string | null;
  readonly titulo: string;
  /** An entry that is given to nobody any more. */
  readonly retirada: boolean;
}

/** What the academy knows of what some rows speak of. */
export interface EncuentrosDeExternas {
  readonly persona: (clave: ClaveDeExterna, valor: string) => PersonaHallada | undefined;
  /** Those with a title: several courses may have it. */
  readonly formaciones: (comparable: string) => readonly FormacionHallada[];
  readonly titulos: readonly string[];
  /** It is recorded already, of that person on that day. */
  readonly yaEsta: (usuarioId: string, formacionId: string, dia: Dia) => boolean;
  /** What recording it would do, when that is not to complete the course. */
  readonly aviso: (usuarioId: string, cursoId: string, dia: Dia) => string | null;
}

export interface FilaPorJuzgar {
  readonly linea: number;
  readonly celdas: readonly string[];
}

/** A row that can be recorded, or is already. */
export interface LoQueDice {
  readonly usuarioId: string;
  readonly formacion: FormacionHallada;
  readonly dia: Dia;
  readonly horas: number | null;
}

export interface FilaJuzgadaDeExterna {
  readonly linea: number;
  readonly estado: 'nueva' | 'igual' | 'repetida' | 'error';
  readonly persona: PersonaHallada | null;
  readonly dice: LoQueDice | null;
  readonly mensajes: readonly MensajeDeExterna[];
  /** A title that is nobody's: it could be an entry of the catalogue. */
  readonly desconocida: string | null;
}

const lista = new Intl.ListFormat('es', { type: 'disjunction' });

type Celda = (dato: DatoDeExterna) => string;

function deQuien(celda: Celda, { persona }: EncuentrosDeExternas): PersonaHallada | string {
  const dichas = CLAVES_DE_EXTERNA.filter((clave) => celda(clave));
  if (dichas.length === 0) return 'La fila no dice de quién es.';
  const halladas = dichas.flatMap((clave) => persona(clave, celda(clave)) ?? []);
  const [una] = halladas;
  const claves = dichas.map((clave) => `${clave} «${celda(clave)}»`);
  if (!una) return `No hay nadie a quien veas con ${lista.format(claves)}. No se crea a nadie.`;
  if (halladas.some(({ id }) => id !== una.id)) return `${claves.join(' y ')} son de personas distintas.`;
  return una.seAlcanza ? una : `No puedes registrar la formación de ${una.nombre}.`;
}

const sugeridas = new WeakMap<readonly string[], Map<string, string>>();

/** Each unknown title is compared with all of them once, however many rows say it. */
function parecida(texto: string, titulos: readonly string[]): string {
  let sabidas = sugeridas.get(titulos);
  if (!sabidas) sugeridas.set(titulos, (sabidas = new Map()));
  const sabida = sabidas.get(texto) ?? (sabidas.size < 200 ? sugerencia(texto, titulos) : '');
  sabidas.set(texto, sabida);
  return sabida;
}

function queFormacion(
  texto: string,
  { formaciones, titulos }: EncuentrosDeExternas,
): FormacionHallada | { readonly error: string; readonly desconocida: string | null } {
  if (!texto) return { error: 'La fila no dice qué formación es.', desconocida: null };
  const con = formaciones(tituloComparable(texto));
  const [una, otra] = con.filter(({ retirada }) => !retirada);
  if (una && otra) return { error: `Hay dos cursos que se llaman «${texto}».`, desconocida: null };
  if (una) return una;
  if (con.length > 0)
    return { error: `«${texto}» se retiró del catálogo y no se da a nadie más.`, desconocida: null };
  return {
    error: `«${texto}» no es ningún curso ni está en el catálogo.${parecida(texto, titulos)}`,
    desconocida: texto,
  };
}

/** What each row would do, the file in its order: of what two rows say, the first counts. */
export function juzgarExternas(
  filas: readonly FilaPorJuzgar[],
  mapeo: MapeoDeExternas,
  encuentros: EncuentrosDeExternas,
): FilaJuzgadaDeExterna[] {
  const vistas = new Map<string, number>();
  return filas.map((fila) => juzgarUna(fila, mapeo, encuentros, vistas));
}

function juzgarUna(
  { linea, celdas }: FilaPorJuzgar,
  mapeo: MapeoDeExternas,
  encuentros: EncuentrosDeExternas,
  vistas: Map<string, number>,
): FilaJuzgadaDeExterna {
  const celda: Celda = (dato) => (celdas[mapeo.indexOf(dato)] ?? '').trim();
  const mensajes: MensajeDeExterna[] = [];
  const decir = (dato: DatoDeExterna, texto: string) =>
    void mensajes.push({ columna: mapeo.indexOf(dato), texto, linea: null });
  const quien = deQuien(celda, encuentros);
  const persona = typeof quien === 'string' ? null : quien;
  if (typeof quien === 'string') decir(CLAVES_DE_EXTERNA.find((una) => celda(una)) ?? claveDe(mapeo), quien);
  const que = queFormacion(celda('formacion'), encuentros);
  const formacion = 'error' in que ? null : que;
  if ('error' in que) decir('formacion', que.error);
  const dia = diaEscrito(celda('dia'));
  const imposible = dia && persona ? diaImposible(dia, persona.hoy) : null;
  if (!celda('dia')) decir('dia', 'Falta el día en que la terminó.');
  else if (!dia) decir('dia', `«${celda('dia')}» no es una fecha. Escríbela así: 18/11/2026.`);
  else if (imposible) decir('dia', imposible);
  const horas = celda('horas') ? horasEscritas(celda('horas')) : null;
  if (celda('horas') && horas === null)
    decir('horas', `«${celda('horas')}» no son horas. Escríbelas así: 7,5.`);
  const base = { linea, persona, desconocida: 'error' in que ? que.desconocida : null };
  if (mensajes.length > 0 || !persona || !formacion || !dia)
    return { ...base, estado: 'error', dice: null, mensajes };
  const dice = { usuarioId: persona.id, formacion, dia, horas };
  const formacionId = formacion.cursoId ?? formacion.entradaId ?? '';
  if (encuentros.yaEsta(persona.id, formacionId, dia)) return { ...base, estado: 'igual', dice, mensajes };
  const clave = `${persona.id} ${formacionId} ${dia}`;
  const antes = vistas.get(clave);
  if (antes !== undefined) {
    const texto = `Dice lo mismo que la fila ${antes}: se registra una vez.`;
    return { ...base, estado: 'repetida', dice, mensajes: [{ columna: null, texto, linea: antes }] };
  }
  vistas.set(clave, linea);
  const aviso = formacion.cursoId && encuentros.aviso(persona.id, formacion.cursoId, dia);
  return {
    ...base,
    estado: 'nueva',
    dice,
    mensajes: aviso ? [{ columna: null, texto: aviso, linea: null }] : [],
  };
}

const claveDe = (mapeo: MapeoDeExternas): ClaveDeExterna =>
  CLAVES_DE_EXTERNA.find((clave) => mapeo.includes(clave)) ?? 'documento';
