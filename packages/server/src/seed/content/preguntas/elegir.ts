import type { ClaveDe } from '@catedra/shared/preguntas/tipos.ts';
import {
  idDeTexto,
  type Parte,
  parrafo,
  parteDe,
  type PreguntaDemo,
  pregunta,
} from '#seed/content/preguntas/pregunta.ts';

const opcionesDe = (partes: readonly Parte[]) =>
  partes.map(({ id, texto }) => ({ id, texto: parrafo(texto), fija: /^(?:Todas|Ninguna) /.test(texto) }));

const pesosDe = (partes: readonly Parte[]) =>
  Object.fromEntries(partes.filter(({ peso }) => peso !== '0').map(({ id, peso }) => [id, peso]));

const explicacionesDe = (partes: readonly Parte[]) =>
  Object.fromEntries(
    partes.filter(({ explicacion }) => explicacion !== '').map(({ id, explicacion }) => [id, explicacion]),
  );

export function unica(
  enunciado: string,
  opciones: readonly string[],
  porque: string,
  { barajar = true } = {},
): PreguntaDemo {
  const partes = opciones.map(parteDe);
  return pregunta<'unica'>(
    { tipo: 'unica', enunciado: parrafo(enunciado), opciones: opcionesDe(partes), barajar },
    { explicacion: parrafo(porque), pesos: pesosDe(partes), explicaciones: explicacionesDe(partes) },
    partes.filter(({ peso }) => peso !== '1').map(({ id }) => ({ opcion: id })),
  );
}

export function multiple(
  enunciado: string,
  opciones: readonly string[],
  porque: string,
  modo: ClaveDe<'multiple'>['modo'] = 'proporcional',
): PreguntaDemo {
  const partes = opciones.map(parteDe);
  const buena = ({ peso }: Parte) => peso !== '0' && !peso.startsWith('-');
  const correctas = partes.filter(buena).map(({ id }) => id);
  const [error = ''] = partes.filter((una) => !buena(una)).map(({ id }) => id);
  return pregunta<'multiple'>(
    { tipo: 'multiple', enunciado: parrafo(enunciado), opciones: opcionesDe(partes), barajar: true },
    {
      explicacion: parrafo(porque),
      modo,
      correctas,
      pesos: modo === 'por_opcion' ? pesosDe(partes) : {},
      explicaciones: explicacionesDe(partes),
    },
    [
      { opciones: correctas.slice(1) },
      { opciones: [...correctas, error] },
      { opciones: [...correctas.slice(0, 1), error] },
      { opciones: [error] },
    ],
  );
}

export const vf = (enunciado: string, correcta: boolean, siFalla: string, porque: string): PreguntaDemo =>
  pregunta<'verdadero_falso'>(
    { tipo: 'verdadero_falso', enunciado: parrafo(enunciado) },
    {
      explicacion: parrafo(porque),
      correcta,
      siVerdadero: correcta ? parrafo('Eso es.') : parrafo(siFalla),
      siFalso: correcta ? parrafo(siFalla) : parrafo('Eso es.'),
      pesoDelError: '0',
    },
    [{ valor: !correcta }],
  );

/** Pairs, and texts on the right that only distract. */
export function emparejar(
  enunciado: string,
  parejas: readonly (readonly [string, string])[],
  sobran: readonly string[],
  porque: string,
): PreguntaDemo {
  const lado = (textos: readonly string[]) =>
    [...new Set(textos)].map((texto) => ({ id: idDeTexto(texto), texto: parrafo(texto) }));
  const pares = parejas.map(([a, b]) => [idDeTexto(a), idDeTexto(b)] as const);
  const cambiadas = (cuantas: number) =>
    Object.fromEntries(pares.map(([a, b], i) => [a, i < cuantas ? (pares[(i + 1) % cuantas]?.[1] ?? b) : b]));
  return pregunta<'emparejar'>(
    {
      tipo: 'emparejar',
      enunciado: parrafo(enunciado),
      izquierda: lado(parejas.map(([a]) => a)),
      derecha: lado([...parejas.map(([, b]) => b), ...sobran]),
      barajar: true,
    },
    { explicacion: parrafo(porque), pares: Object.fromEntries(pares) },
    [{ pares: cambiadas(2) }, { pares: cambiadas(parejas.length) }],
  );
}

/** The elements, in the right order. */
export function ordenar(
  enunciado: string,
  elementos: readonly string[],
  porque: string,
  modo: ClaveDe<'ordenar'>['modo'] = 'por_tramo',
): PreguntaDemo {
  const orden = elementos.map(idDeTexto);
  const [primero = '', segundo = '', ...resto] = orden;
  return pregunta<'ordenar'>(
    {
      tipo: 'ordenar',
      enunciado: parrafo(enunciado),
      elementos: elementos
        .map((texto) => ({ id: idDeTexto(texto), texto: parrafo(texto) }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    },
    { explicacion: parrafo(porque), orden, modo },
    [{ orden: [segundo, primero, ...resto] }, { orden: orden.toReversed() }],
  );
}
