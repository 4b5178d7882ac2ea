import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { composiciones } from '#seed/content/evaluaciones.ts';
import type { LugarDemo } from '#seed/content/evaluaciones/composicion.ts';
import { idDe } from '#seed/content/id.ts';
import { preguntas } from '#seed/content/preguntas.ts';

export const idDePregunta = (nombre: string): string => idDe(`pregunta:${nombre}`);
export const idDeCarpeta = (clave: string): string => idDe(`carpeta:${clave}`);

function lugarDe(prueba: string, lugar: LugarDemo, sitio: string): SeccionDePrueba['lugares'][number] {
  const { puntos = 1 } = lugar;
  const idDeLugar = (cual: string) => idDe(`lugar:${prueba}:${cual}`);
  if ('pregunta' in lugar)
    return {
      tipo: 'pregunta',
      id: idDeLugar(lugar.pregunta),
      puntos,
      resta: lugar.resta ?? null,
      preguntaId: idDePregunta(lugar.pregunta),
      bajo: lugar.bajo === undefined ? null : idDeLugar(lugar.bajo),
    };
  return {
    tipo: 'sorteo',
    id: idDeLugar(sitio),
    puntos,
    resta: null,
    cuantas: lugar.azar,
    carpetaId: lugar.carpeta === undefined ? null : idDeCarpeta(lugar.carpeta),
    etiqueta: lugar.etiqueta ?? null,
  };
}

const componer = (prueba: string): SeccionDePrueba[] =>
  (composiciones[prueba]?.secciones ?? []).map(({ titulo, lugares }, i) => ({
    id: idDe(`seccion:${prueba}:${i}`),
    titulo,
    lugares: lugares.map((lugar, j) => lugarDe(prueba, lugar, `${i}:${j}`)),
  }));

/** The questions that a folder and those in it hold, or that have a tag. */
function bombo({ carpeta, etiqueta }: Extract<LugarDemo, { azar: number }>): string[] {
  return [...preguntas.values()]
    .filter(({ publica }) => tipoDePregunta(publica.tipo).puntua)
    .filter((una) =>
      carpeta === undefined
        ? una.etiquetas.includes(etiqueta ?? '')
        : una.carpeta === carpeta || una.carpeta.startsWith(`${carpeta}/`),
    )
    .map(({ nombre }) => idDePregunta(nombre));
}

const llenar = (prueba: string): Record<string, string[]> =>
  Object.fromEntries(
    (composiciones[prueba]?.secciones ?? []).flatMap(({ lugares }, i) =>
      lugares.flatMap((lugar, j) =>
        'azar' in lugar ? [[idDe(`lugar:${prueba}:${i}:${j}`), bombo(lugar)] as const] : [],
      ),
    ),
  );

const una = <T>(hacer: (prueba: string) => T): ((prueba: string) => T) => {
  const hechas = new Map<string, T>();
  return (prueba) => {
    const hecha = hechas.get(prueba) ?? hacer(prueba);
    hechas.set(prueba, hecha);
    return hecha;
  };
};

/** What an evaluation asks, as its author saved it. */
export const seccionesDe = una(componer);

/** What each draw of an evaluation draws from, by its place. */
export const bombosDe = una(llenar);
