import { randomUUID } from 'node:crypto';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Proposito } from '@catedra/shared/archivos/archivo.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { archivoMuyGrande, limiteDe } from '@catedra/shared/archivos/limites.ts';
import { nombreDeArchivo } from '@catedra/shared/archivos/nombre.ts';
import { puedeSubir } from '@catedra/shared/archivos/policy.ts';
import { datosInvalidos, DomainError, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { and, eq, sql } from 'drizzle-orm';
import { exigirCuota } from '#features/archivos/cuota.ts';
import { limitesDe } from '#features/archivos/limites.ts';
import { enUnIntento } from '#features/archivos/queries.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { externasTable } from '#features/externas/table.ts';
import { cargarMiCurso, cargarPasoAbierto } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Config } from '#platform/config.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** Nobody fills the disk with what they never use. */
const MAX_SIN_USAR: Readonly<Record<Proposito, number>> = {
  contenido: 60,
  portada: 10,
  foto: 5,
  entrega: 25,
  paquete: 60,
  externa: 60,
  importacion: 0,
};

const demasiadas = () =>
  new DomainError(
    429,
    'DEMASIADAS_SUBIDAS',
    'Tienes muchos archivos subidos sin usar. Úsalos o espera a que se retiren, al cabo de un día.',
    { retryAfter: 3600 },
  );

export interface Principio extends Subida {
  readonly bytes: number;
}

/** Who may upload this there; checked before the first byte, and again when the last one is in. */
export async function exigirSubida(work: Work, config: Config, subida: Subida): Promise<void> {
  const { proposito, cursoId = null, actividadId } = subida;
  if (proposito === 'entrega') return exigirTrabajoAbierto(work, config, cursoId, actividadId);
  if (proposito === 'contenido' || proposito === 'portada') await exigirCursoVisible(work, cursoId);
  if (!puedeSubir(work.actor, { proposito, cursoId })) throw sinPermiso();
}

async function exigirCursoVisible(work: Work, cursoId: string | null): Promise<void> {
  if (cursoId === null) throw datosInvalidos({ cursoId: 'Di de qué curso es.' });
  const visible = and(eq(cursosTable.id, cursoId), scopeSql(cursosBinding, cursos.policy.read(work.actor)));
  const [curso] = await work.tx.select({ id: cursosTable.id }).from(cursosTable).where(visible);
  if (!curso) throw noEncontrado();
}

/** An attempt goes on there that asks for files: it goes on even if the course or the activity closed meanwhile. */
async function respondeConArchivos(
  work: Work,
  cursoId: string | null,
  actividadId: string,
): Promise<boolean> {
  const { rows } = await work.tx.execute(sql`
    select from intentos i
      join intento_preguntas p on p.intento_id = i.id
      join preguntas q on q.id = p.pregunta_id and q.tipo = 'archivo'
     where i.usuario_id = ${work.actor.id} and i.curso_id = ${cursoId} and i.actividad_id = ${actividadId}
       and i.estado = 'en_curso' and (i.limite is null or i.limite > ${work.now.toISOString()}) limit 1`);
  return rows.length > 0;
}

async function exigirTrabajoAbierto(
  work: Work,
  config: Config,
  cursoId: string | null,
  actividadId: string | undefined,
): Promise<void> {
  if (!actividadId) throw datosInvalidos({ actividadId: 'Di de qué tarea es.' });
  if (await respondeConArchivos(work, cursoId, actividadId)) return;
  const curso = await cargarMiCurso(work, config.ZONA_HORARIA, actividadId);
  if (curso.id !== cursoId) throw noEncontrado();
  const paso = await cargarPasoAbierto(work, curso, actividadId);
  const { trabajo } = fichaDe(paso.tipo);
  if (trabajo === 'intentos')
    throw datosInvalidos({
      actividadId: 'Solo se suben archivos mientras la haces, a una pregunta que los pida.',
    });
  if (trabajo !== 'entregas') throw datosInvalidos({ actividadId: 'Esa actividad no es una tarea.' });
}

async function exigirSitio(work: Work, config: Config, { proposito, bytes }: Principio): Promise<void> {
  const limites = limitesDe(config);
  if (bytes > limiteDe(limites, proposito, null)) throw archivoMuyGrande(limites, proposito);
  // One by one for each person, so that many at once are counted too.
  await lockInTransaction(work.tx, `archivos.${work.actor.id}`);
  const { rows } = await work.tx.execute<{ sueltos: number }>(sql`
    select count(*)::int as sueltos from archivos f
     where f.usuario_id = ${work.actor.id} and f.proposito = ${proposito} and (f.estado = 'subiendo'
       or (f.proposito = 'entrega' and not exists (select from entrega_archivos e where e.archivo_id = f.id)
           and not ${enUnIntento})
       or (f.proposito = 'externa' and not exists (select from ${externasTable} x where x.archivo_id = f.id))
       or f.proposito in ('foto', 'paquete'))`);
  if ((rows[0]?.sueltos ?? 0) >= MAX_SIN_USAR[proposito]) throw demasiadas();

  await exigirCuota(work, config, bytes);
}

/** Writes down what is about to come; its id is that of the upload and of the file. */
export async function empezarSubida(work: Work, config: Config, principio: Principio): Promise<string> {
  await exigirSubida(work, config, principio);
  await exigirSitio(work, config, principio);
  const { nombre, proposito, cursoId, actividadId, bytes } = principio;
  const deCurso = !['foto', 'paquete', 'externa'].includes(proposito);
  const id = randomUUID();
  await work.tx.insert(archivosTable).values({
    id,
    nombre: nombreDeArchivo(nombre),
    proposito,
    bytes,
    cursoId: deCurso ? cursoId : null,
    actividadId: proposito === 'entrega' ? actividadId : null,
    usuarioId: work.actor.id,
    creadoEn: work.now.toISOString(),
  });
  return id;
}
