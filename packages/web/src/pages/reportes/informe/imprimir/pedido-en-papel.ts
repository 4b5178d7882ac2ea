import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import type { Informe } from '@catedra/shared/informes/declarar.ts';
import { TAMBIEN_IDOS } from '@catedra/shared/participantes/quien-cuenta.ts';
import { isFieldParam } from '#parts/campos/field-filter.ts';
import type { Search } from '#ui/lists/list-address.ts';
import { cuenta } from '#ui/words/words.ts';

/** Who groups and courses are, as the pills know them. */
export interface Nombrados {
  readonly grupos: readonly { readonly id: string; readonly nombre: string }[];
  readonly cursos: readonly { readonly id: string; readonly titulo: string }[];
}

function enDias(valor: string): string {
  const [desde, hasta] = valor.split('..');
  return [desde && `desde el ${diaCorto(desde)}`, hasta && `hasta el ${diaCorto(hasta)}`]
    .filter(Boolean)
    .join(' ');
}

/** What the list was narrowed by, in words: on paper there are no pills. */
export function pedidoEnPapel({ filtros }: Informe, search: Search, { grupos, cursos }: Nombrados): string {
  const suyos = Object.entries(filtros).flatMap(([clave, { titulo, ofrece, opciones = {} }]) => {
    const valor = search[clave];
    if (!valor) return [];
    switch (ofrece) {
      case 'grupo':
        return [`${titulo}: ${grupos.find(({ id }) => id === valor)?.nombre ?? 'uno que no ves'}`];
      case 'curso':
        return [`${titulo}: ${cursos.find(({ id }) => id === valor)?.titulo ?? 'uno que no ves'}`];
      case 'dias':
        return [`${titulo}: ${enDias(valor)}`];
      case 'idos':
        return [TAMBIEN_IDOS];
      case 'opciones':
        return opciones[valor] ? [`${titulo}: ${opciones[valor]}`] : [];
    }
  });
  const deFicha = Object.keys(search).filter((nombre) => isFieldParam(nombre) && search[nombre]).length;
  const todos = [
    ...suyos,
    ...(deFicha > 0 ? [cuenta(deFicha, 'condición sobre la ficha', 'condiciones sobre la ficha')] : []),
    ...(search['buscar'] ? [`se buscó «${search['buscar']}»`] : []),
  ];
  return todos.length === 0 ? 'Sin filtros.' : `${todos.join('; ')}.`;
}
