import { z } from 'zod';
import type { Archivos } from '#paquetes/archivos-usados.ts';
import { type CarpetaDePaquete, preguntaDePaquete } from '#paquetes/formato.ts';
import { admitir, type Informe } from '#paquetes/informe.ts';
import { cambiarImagenes } from '#paquetes/referencias.ts';
import type { Sobre } from '#paquetes/sobre.ts';
import { MAX_NIVELES } from '#preguntas/schemas.ts';
import { enUnaLinea } from '#preguntas/en-una-linea.ts';
import { type Mitades, retocada } from '#preguntas/textos.ts';
import { TIPOS_DE_PREGUNTA, type TipoPregunta, tipoDePregunta } from '#preguntas/tipos.ts';

type Crudo = Readonly<Record<string, unknown>>;

/** A folder that a package would make, after the one it is in. */
export interface CarpetaPorImportar {
  readonly id: string;
  readonly padreId: string | null;
  readonly nombre: string;
}

export interface PreguntaPorImportar {
  readonly id: string;
  readonly carpetaId: string;
  readonly etiquetas: readonly string[];
  readonly mitades: Mitades;
}

/** What the evaluations of a package may ask for, by the package's own names. */
export interface Banco {
  readonly carpetas: ReadonlySet<string>;
  readonly preguntas: ReadonlyMap<string, { readonly tipo: TipoPregunta }>;
  /** Those of a kind that is not known here: named already, and left out. */
  readonly desconocidas: ReadonlySet<string>;
}

interface Contexto {
  readonly idDe: (nombre: string) => string;
  readonly archivos: Archivos;
  readonly informe: Informe;
}

/** The same name twice in one place would not be let in: the second one gets a number. */
function conOtroNombre(nombre: string, ocupados: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const sufijo = n === 1 ? '' : ` (${n})`;
    const otro = nombre.slice(0, 120 - sufijo.length) + sufijo;
    if (!ocupados.has(otro.toLowerCase())) return otro;
  }
}

export function leerCarpetas(
  carpetas: readonly CarpetaDePaquete[],
  { idDe, informe }: Pick<Contexto, 'idDe' | 'informe'>,
): CarpetaPorImportar[] {
  const niveles = new Map<string, number>();
  const ocupados = new Map<string | null, Set<string>>();
  return carpetas.map(({ id, padre, nombre }) => {
    const nivel = padre === null ? 1 : (niveles.get(padre) ?? 0) + 1;
    if (padre !== null && nivel === 1)
      informe.errores.push(`La carpeta «${nombre}» está dentro de otra que el paquete no trae antes.`);
    if (nivel > MAX_NIVELES)
      informe.errores.push(`La carpeta «${nombre}» pasa de ${MAX_NIVELES} niveles, que es el máximo.`);
    niveles.set(id, nivel);
    const vecinas = ocupados.get(padre) ?? new Set();
    ocupados.set(padre, vecinas);
    const suyo = conOtroNombre(nombre, vecinas);
    vecinas.add(suyo.toLowerCase());
    if (suyo !== nombre)
      informe.avisos.push(`Hay dos carpetas «${nombre}» en el mismo sitio: una se llamará «${suyo}».`);
    return {
      id: idDe(`carpeta ${id}`),
      padreId: padre === null ? null : idDe(`carpeta ${padre}`),
      nombre: suyo,
    };
  });
}

const esObjeto = (valor: unknown): valor is Crudo => typeof valor === 'object' && valor !== null;

/** A question as whoever imports knows it: by its first words. */
const comoSeLlama = ({ id, publica }: Crudo): string => {
  const leido = (campo: string): string => {
    const valor = esObjeto(publica) ? publica[campo] : null;
    return typeof valor === 'string' ? valor.slice(0, 2000) : '';
  };
  const dicha = enUnaLinea({ enunciado: leido('enunciado'), texto: leido('texto') }).slice(0, 80);
  return `La pregunta «${dicha || String(id).slice(0, 40)}»`;
};

const tipoDe = ({ publica }: Crudo): unknown => (esObjeto(publica) ? publica['tipo'] : undefined);

/** By the schemas of its own kind, so that what is wrong is told field by field. */
const esquemaDe = (tipo: TipoPregunta) =>
  z.strictObject({
    ...preguntaDePaquete.shape,
    etiquetas: preguntaDePaquete.shape.etiquetas.default([]),
    publica: tipoDePregunta(tipo).publica,
    clave: tipoDePregunta(tipo).clave,
  });

/** The bank of a package, question by question: it stops after each, so that others can pass. */
export function leerPreguntas(
  { carpetas, preguntas: crudas }: Sobre,
  { idDe, archivos, informe }: Contexto,
): Banco & { readonly leidas: readonly PreguntaPorImportar[] } {
  const suyas = new Set(carpetas.map(({ id }) => id));
  const preguntas = new Map<string, { readonly tipo: TipoPregunta }>();
  const desconocidas = new Set<string>();
  const leidas: PreguntaPorImportar[] = [];
  for (const cruda of crudas) {
    const donde = comoSeLlama(cruda);
    const tipo = tipoDe(cruda);
    if (typeof tipo === 'string' && !TIPOS_DE_PREGUNTA.includes(tipo as TipoPregunta)) {
      desconocidas.add(String(cruda['id']));
      informe.avisos.push(
        `${donde} es de un tipo que esta academia no conoce («${tipo.slice(0, 40)}»), así que no se importa.`,
      );
      continue;
    }
    if (typeof tipo !== 'string') {
      informe.errores.push(`${donde}, publica.tipo: Falta este dato.`);
      continue;
    }
    const leida = admitir(esquemaDe(tipo as TipoPregunta), cruda, donde, informe);
    if (!leida) continue;
    if (!suyas.has(leida.carpeta))
      informe.errores.push(`${donde} está en la carpeta «${leida.carpeta}», que no está en el paquete.`);
    preguntas.set(leida.id, { tipo: tipo as TipoPregunta });
    const imagen = archivos.imagen(donde);
    const mitades = { publica: leida.publica, clave: leida.clave } as unknown as Mitades;
    leidas.push({
      id: idDe(`pregunta ${leida.id}`),
      carpetaId: idDe(`carpeta ${leida.carpeta}`),
      etiquetas: leida.etiquetas,
      mitades: retocada(mitades, (html) => cambiarImagenes(html, imagen)),
    });
  }
  return { carpetas: suyas, preguntas, desconocidas, leidas };
}
