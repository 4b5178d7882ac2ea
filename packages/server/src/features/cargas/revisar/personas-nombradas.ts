import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { columnaDe } from '@catedra/shared/cargas/emparejar.ts';
import type { FilaInterpretada } from '@catedra/shared/cargas/interpretar.ts';
import { leerNombradas } from '#features/campos/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Rows whose fields name people, with those people found; one who is not there is left empty, and it is said. */
export async function conPersonas(
  db: Database | Tx,
  filas: readonly FilaInterpretada[],
  contexto: ContextoDeCarga,
): Promise<FilaInterpretada[]> {
  const dePersona = contexto.opciones.mapeo.filter(
    (dato) =>
      dato !== null && esPropio(dato) && contexto.catalogo.campos.get(idDePropio(dato))?.tipo === 'persona',
  ) as `campo:${string}`[];
  if (dePersona.length === 0) return [...filas];
  const escritos = filas.flatMap(({ valores }) =>
    dePersona.flatMap((dato) => (valores[dato] ? [JSON.parse(valores[dato]) as string] : [])),
  );
  const unicos = [...contexto.catalogo.campos.values()].flatMap(({ id, unico }) => (unico ? [id] : []));
  const halladas = await leerNombradas(db, usuariosBinding, contexto.actor, escritos, unicos);
  return filas.map((fila) => {
    const valores = { ...fila.valores };
    const avisos = [...fila.avisos];
    for (const dato of dePersona) {
      const escrito = valores[dato];
      if (!escrito) continue;
      const texto = JSON.parse(escrito) as string;
      const id = halladas.get(texto);
      if (id) valores[dato] = JSON.stringify(id);
      else {
        delete valores[dato];
        avisos.push({
          columna: columnaDe(dato, contexto),
          texto: `No encontramos a «${texto}», o podría ser más de una persona: el dato se queda como está. Si viene en este archivo, vuelve a cargarlo después.`,
        });
      }
    }
    return { ...fila, valores, avisos };
  });
}
