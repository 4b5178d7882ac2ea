import { archivosTable } from '#features/archivos/table.ts';
import { entregaArchivosTable, entregasTable } from '#features/entregas/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import type { EntregaDemo } from '#seed/content/entregas.ts';
import { idDe } from '#seed/content/id.ts';
import { idDeActividad, idDeCurso } from '#seed/load-courses.ts';
import { type Guardado, idDeArchivo } from '#seed/load-files.ts';
import { idDePersona } from '#seed/load-people.ts';

const idDeEntrega = ({ persona, actividad, intento }: EntregaDemo) =>
  idDe(`entrega:${persona}:${actividad}:${intento}`);

/** A file goes with the first work of its task that waits to be read, or else with the first of all. */
async function loadHandedFile(tx: Tx, archivo: Guardado, entregas: readonly EntregaDemo[]): Promise<void> {
  const deLaTarea = entregas.filter(({ actividad }) => actividad === archivo.actividad);
  const entrega = deLaTarea.find(({ estado }) => estado === 'entregada') ?? deLaTarea[0];
  if (!entrega) return;
  const id = idDeArchivo(archivo.nombre);
  const creadoEn = entrega.empezadaEn.toISOString();
  const { nombre, tipo, bytes, sha256, imagen } = archivo;
  await tx.insert(archivosTable).values({
    id,
    nombre,
    tipo,
    bytes,
    sha256,
    cursoId: idDeCurso(entrega.curso),
    actividadId: idDeActividad(entrega.actividad),
    usuarioId: idDePersona(entrega.persona),
    creadoEn,
    listoEn: creadoEn,
    estado: 'listo',
    proposito: 'entrega',
    ...imagen,
  });
  await tx.insert(entregaArchivosTable).values({ entregaId: idDeEntrega(entrega), archivoId: id, orden: 1 });
}

export async function loadEntregas(
  tx: Tx,
  entregas: readonly EntregaDemo[],
  archivos: readonly Guardado[],
): Promise<void> {
  await tx.insert(entregasTable).values(
    entregas.map((entrega) => {
      const { persona, curso, actividad, empezadaEn, entregadaEn, calificadaEn, rubrica, ...escrita } =
        entrega;
      return {
        ...escrita,
        id: idDeEntrega(entrega),
        usuarioId: idDePersona(persona),
        cursoId: idDeCurso(curso),
        actividadId: idDeActividad(actividad),
        rubrica: [...rubrica],
        creadoEn: empezadaEn.toISOString(),
        entregadaEn: entregadaEn?.toISOString() ?? null,
        calificadaEn: calificadaEn?.toISOString() ?? null,
        calificadaPor: calificadaEn && idDePersona('joan.amengual'),
        actualizadoEn: (calificadaEn ?? entregadaEn ?? empezadaEn).toISOString(),
      };
    }),
  );
  for (const archivo of archivos) await loadHandedFile(tx, archivo, entregas);
}
