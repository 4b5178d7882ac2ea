import { type CampoPropio, esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { columnaDe } from '@catedra/shared/cargas/emparejar.ts';
import type { FilaInterpretada } from '@catedra/shared/cargas/interpretar.ts';
import { filaDe } from '@catedra/shared/cargas/quien-viene.ts';
import { leerNombradas } from '#features/campos/offers.ts';
import type { Vienen } from '#features/cargas/revisar/quien-viene.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The columns that name people. */
export const datosDePersona = ({ opciones, catalogo }: ContextoDeCarga): CampoPropio[] =>
  opciones.mapeo.filter(
    (dato): dato is CampoPropio =>
      dato !== null && esPropio(dato) && catalogo.campos.get(idDePropio(dato))?.tipo === 'persona',
  );

/** Whom each of these texts means, of those who are in the academy. */
export const buscarNombradas = (
  db: Database | Tx,
  contexto: ContextoDeCarga,
  textos: readonly string[],
): Promise<Map<string, string>> => {
  const unicos = [...contexto.catalogo.campos.values()].flatMap(({ id, unico }) => (unico ? [id] : []));
  return leerNombradas(db, usuariosBinding, contexto.actor, textos, unicos);
};

interface Modo {
  readonly paraEscribir: boolean;
  readonly vienen: Vienen;
}

/**
 * Rows whose fields name people, with those people found. Whoever comes in the same file has no account yet: their name
 * stands for them in the revision, and they are put once everybody is in. One who is nowhere is left empty, and it is said.
 */
export async function conPersonas(
  db: Database | Tx,
  filas: readonly FilaInterpretada[],
  contexto: ContextoDeCarga,
  { paraEscribir, vienen }: Modo,
): Promise<FilaInterpretada[]> {
  const dePersona = datosDePersona(contexto);
  if (dePersona.length === 0) return [...filas];
  const escritos = new Set(
    filas.flatMap(({ valores }) =>
      dePersona.flatMap((dato) => (valores[dato] ? [JSON.parse(valores[dato]) as string] : [])),
    ),
  );
  const halladas = await buscarNombradas(db, contexto, [...escritos]);
  const enElArchivo = halladas.size < escritos.size ? await vienen(contexto) : new Map<string, number>();
  return filas.map((fila) => {
    const valores = { ...fila.valores };
    const avisos = [...fila.avisos];
    const esperan: CampoPropio[] = [];
    for (const dato of dePersona) {
      const escrito = valores[dato];
      if (!escrito) continue;
      const texto = JSON.parse(escrito) as string;
      const id = halladas.get(texto);
      const viene = id === undefined && filaDe(texto, enElArchivo) !== null;
      if (id) valores[dato] = JSON.stringify(id);
      else if (viene && paraEscribir) esperan.push(dato);
      else if (!viene)
        avisos.push({
          columna: columnaDe(dato, contexto),
          texto: `No encontramos a «${texto}» en la academia ni en el archivo, o podría ser más de una persona: el dato se queda como está.`,
        });
      if (!id && !(viene && !paraEscribir)) delete valores[dato];
    }
    return { ...fila, valores, avisos, esperan };
  });
}
