import { CERO, mayor, menor, type Racional, suma } from '@catedra/shared/core/racional.ts';
import { leeNumeroDeArchivo } from '@catedra/shared/importaciones/comun/escritas.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { type Atomo, atomoDe, mismo, type Valor } from '#features/importaciones/leer/qti/v2/valores.ts';
import { atributo, hijoDe, hijosDe, type Nodo, textoDe } from '#features/importaciones/leer/xml/nodo.ts';

export interface Entrada {
  readonly clave: Atomo;
  readonly vale: Racional;
  readonly conCapitales: boolean;
}

interface Mapa {
  readonly entradas: readonly Entrada[];
  readonly siNo: Racional;
  readonly desde: Racional | null;
  readonly hasta: Racional | null;
}

export interface Declarada {
  readonly id: string;
  readonly cardinal: string;
  readonly tipo: string;
  readonly correctas: Valor;
  readonly mapa: Mapa | null;
}

const numeroDe = (nodo: Nodo | null, nombre: string): Racional | null =>
  leeNumeroDeArchivo(atributo(nodo, nombre) ?? '');

function mapaDe(nodo: Nodo | null, tipo: string): Mapa | null {
  if (!nodo) return null;
  const siNo = numeroDe(nodo, 'defaultValue') ?? CERO;
  if (siNo.n > 0n)
    throw new NoEntra('Da puntos por cualquier respuesta que no esté prevista, y eso aquí no existe.');
  return {
    entradas: hijosDe(nodo, 'mapEntry').flatMap((una) => {
      const clave = atomoDe(atributo(una, 'mapKey') ?? '', tipo);
      const vale = numeroDe(una, 'mappedValue');
      if (clave === null || !vale) throw new NoEntra('Reparte sus puntos con un valor que no se entiende.');
      return [{ clave, vale, conCapitales: atributo(una, 'caseSensitive') === 'true' }];
    }),
    siNo,
    desde: numeroDe(nodo, 'lowerBound'),
    hasta: numeroDe(nodo, 'upperBound'),
  };
}

const valoresDe = (nodo: Nodo | null, tipo: string): Valor =>
  hijosDe(nodo, 'value').flatMap((uno) => atomoDe(textoDe(uno), tipo) ?? []);

export function respuestasDeclaradas(item: Nodo): Map<string, Declarada> {
  return new Map(
    hijosDe(item, 'responseDeclaration').map((una) => {
      const [id, tipo] = [atributo(una, 'identifier') ?? '', atributo(una, 'baseType') ?? 'string'];
      const cardinal = atributo(una, 'cardinality') ?? 'single';
      if (hijoDe(una, 'areaMapping'))
        throw new NoEntra('Se marca un punto de una imagen, y aquí no hay preguntas así.');
      const correctas = valoresDe(hijoDe(una, 'correctResponse'), tipo);
      return [id, { id, tipo, cardinal, correctas, mapa: mapaDe(hijoDe(una, 'mapping'), tipo) }];
    }),
  );
}

export interface Resultado {
  readonly tipo: string;
  readonly inicial: Valor;
  readonly maximo: Racional | null;
}

export const resultadosDeclarados = (item: Nodo): Map<string, Resultado> =>
  new Map(
    hijosDe(item, 'outcomeDeclaration').map((una) => {
      const tipo = atributo(una, 'baseType') ?? 'float';
      return [
        atributo(una, 'identifier') ?? '',
        {
          tipo,
          inicial: valoresDe(hijoDe(una, 'defaultValue'), tipo),
          maximo: numeroDe(una, 'normalMaximum'),
        },
      ];
    }),
  );

const casa = ({ clave, conCapitales }: Entrada, dado: Atomo): boolean =>
  typeof clave === 'string' && typeof dado === 'string' && !conCapitales
    ? clave.toLowerCase() === dado.toLowerCase()
    : mismo(clave, dado);

/** What the map of an answer gives: each thing once, between its bounds. */
export function mapeado({ mapa, cardinal }: Declarada, dados: Valor): Racional {
  if (!mapa) throw new NoEntra('Reparte los puntos por un mapa que no está.');
  const distintos = dados.filter((uno, i) => dados.findIndex((otro) => mismo(uno, otro)) === i);
  const cuales = cardinal === 'single' ? dados : distintos;
  const total = suma(
    ...cuales.map((dado) => mapa.entradas.find((una) => casa(una, dado))?.vale ?? mapa.siNo),
  );
  const desde = mapa.desde ? mayor(mapa.desde, total) : total;
  return mapa.hasta ? menor(mapa.hasta, desde) : desde;
}
