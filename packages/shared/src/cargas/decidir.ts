import { SEPARADOR_DE_GRUPOS } from '#cargas/campos.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { existente, propiosQueNoEdita } from '#cargas/decidir-existente.ts';
import { nueva } from '#cargas/decidir-nueva.ts';
import { emparejar, type Encuentros, propiosTomados, repetidas } from '#cargas/emparejar.ts';
import type { FilaDecidida } from '#cargas/fila-decidida.ts';
import { hablaDeQuienNoVe, loQueDice, NO_PUEDES_CARGARLA } from '#cargas/fuera-de-la-vista.ts';
import type { FilaInterpretada } from '#cargas/interpretar.ts';

/** The groups in words, as they are shown: those left → those joined. */
function conGrupos(decidida: FilaDecidida, nombreDeGrupo: (id: string) => string): FilaDecidida {
  const nombres = (ids: readonly string[], nuevos: readonly string[] = []) =>
    [...ids.map(nombreDeGrupo), ...nuevos].join(SEPARADOR_DE_GRUPOS) || null;
  const pareja: [string | null, string | null] = [
    nombres(decidida.sale),
    nombres(decidida.entra, decidida.gruposNuevos),
  ];
  if (pareja[0] === null && pareja[1] === null) return decidida;
  return { ...decidida, cambios: { ...decidida.cambios, grupos: pareja } };
}

/** The one answer that does not depend on what matched, nor on what else the row says. */
const sinDecirNada = ({ linea, enMayusculas }: FilaInterpretada): FilaDecidida => ({
  linea,
  estado: 'error',
  usuarioId: null,
  errores: [{ columna: null, texto: NO_PUEDES_CARGARLA }],
  avisos: [],
  cambios: {},
  valores: {},
  entra: [],
  sale: [],
  gruposNuevos: [],
  enMayusculas,
});

/** What a row would do with the academy as it stands. */
export function decidirFila(
  leida: FilaInterpretada,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): FilaDecidida {
  const { persona, errores } = emparejar(leida, encuentros, contexto);
  const fila = loQueDice(leida, persona, contexto);
  if (hablaDeQuienNoVe(fila, encuentros, contexto)) return sinDecirNada(fila);
  const decidida =
    persona || errores.length > 0
      ? persona && existente(fila, persona, encuentros, contexto)
      : nueva(fila, encuentros, contexto);
  const base = decidida ?? { ...nueva(fila, encuentros, contexto), errores: [], avisos: [] };
  const todos = [
    ...fila.errores,
    ...repetidas(fila, encuentros, contexto),
    ...propiosTomados(fila, persona?.id ?? null, encuentros, contexto),
    ...(persona ? propiosQueNoEdita(fila, persona, contexto) : []),
    ...errores,
    ...(decidida?.errores ?? []),
  ];
  const completa = conGrupos({ ...base, avisos: [...fila.avisos, ...base.avisos] }, encuentros.nombreDeGrupo);
  if (todos.length > 0)
    return { ...completa, estado: 'error', errores: todos, usuarioId: persona?.id ?? null };
  return { ...completa, errores: [] };
}
