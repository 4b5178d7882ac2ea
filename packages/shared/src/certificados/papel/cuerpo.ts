import type { RegistroDePapel } from '#certificados/papel/registro.ts';
import { diaLargo } from '#fechas/escribir-fecha.ts';

export const CAMPOS_DE_PAPEL = [
  'nombre',
  'documento',
  'curso',
  'horas',
  'nota',
  'fecha',
  'caduca',
  'expedido',
  'numero',
  'academia',
] as const;
export type CampoDePapel = (typeof CAMPOS_DE_PAPEL)[number];

/** Null: the certificate has none. */
export type ValoresDePapel = Readonly<Record<CampoDePapel, string | null>>;

const horasEnPalabras = (horas: number): string =>
  `${String(horas).replace('.', ',')} ${horas === 1 ? 'hora' : 'horas'}`;

export const numeroDePapel = ({ numero, rectificado }: RegistroDePapel): string =>
  rectificado ? `${numero} (rectificado)` : numero;

export const valoresDePapel = (registro: RegistroDePapel, imprimeDocumento: boolean): ValoresDePapel => ({
  nombre: registro.nombre,
  documento: (imprimeDocumento && registro.documento) || null,
  curso: registro.curso,
  horas: registro.horas === undefined ? null : horasEnPalabras(registro.horas),
  nota: registro.nota === undefined ? null : `${registro.nota} sobre 10`,
  fecha: diaLargo(registro.completadoEn),
  caduca: registro.validoHasta === undefined ? null : diaLargo(registro.validoHasta),
  expedido: diaLargo(registro.expedidoEn),
  numero: numeroDePapel(registro),
  academia: registro.academia,
});

const CAMPO = /\{\{\s*([^{}]*?)\s*\}\}/g;
const esCampo = (nombre: string): nombre is CampoDePapel => CAMPOS_DE_PAPEL.some((campo) => campo === nombre);

/** What is written as a field and is none, each once. */
export const camposDesconocidos = (texto: string): string[] => [
  ...new Set(
    [...texto.matchAll(CAMPO)].map(([, nombre = '']) => nombre).filter((nombre) => !esCampo(nombre)),
  ),
];

/** What the academy is asked to look at first. */
const DESTACADOS: readonly CampoDePapel[] = ['horas', 'nota', 'fecha', 'caduca', 'expedido'];

export interface Trozo {
  readonly texto: string;
  readonly fuerte: boolean;
}

export interface LineaDePapel {
  /** A line that is the name or the course alone is a heading. */
  readonly tipo: 'nombre' | 'curso' | 'texto';
  readonly trozos: readonly Trozo[];
}

const camposDe = (texto: string): CampoDePapel[] =>
  [...texto.matchAll(CAMPO)].map(([, nombre = '']) => nombre).filter(esCampo);

/** A clause goes away with the field that has no value, and its comma with it. */
function clausulasConValor(linea: string, valores: ValoresDePapel): string {
  const [, entera = '', fin = ''] = /^(.*?)([.;:]?)$/.exec(linea) ?? [];
  const quedan = entera
    .split(', ')
    .filter((parte) => camposDe(parte).every((campo) => valores[campo] !== null));
  return quedan.length === 0 ? '' : quedan.join(', ') + fin;
}

function trozosDe(linea: string, valores: ValoresDePapel): Trozo[] {
  const trozos: Trozo[] = [];
  let desde = 0;
  for (const { 0: escrito, 1: nombre = '', index } of linea.matchAll(CAMPO)) {
    trozos.push({ texto: linea.slice(desde, index), fuerte: false });
    trozos.push(
      esCampo(nombre)
        ? { texto: valores[nombre] ?? '', fuerte: DESTACADOS.includes(nombre) }
        : { texto: escrito, fuerte: false },
    );
    desde = index + escrito.length;
  }
  trozos.push({ texto: linea.slice(desde), fuerte: false });
  return trozos.filter(({ texto }) => texto !== '');
}

function tipoDe(linea: string): LineaDePapel['tipo'] {
  const [, solo] = /^\{\{\s*(nombre|curso)\s*\}\}$/.exec(linea) ?? [];
  return solo === 'nombre' || solo === 'curso' ? solo : 'texto';
}

/** The body with its values: no line is left about what the certificate has not got. */
export const lineasDelCuerpo = (cuerpo: string, valores: ValoresDePapel): LineaDePapel[] =>
  cuerpo
    .split('\n')
    .map((linea) => clausulasConValor(linea.trim(), valores))
    .filter((linea) => linea !== '')
    .map((linea) => ({ tipo: tipoDe(linea), trozos: trozosDe(linea, valores) }));
