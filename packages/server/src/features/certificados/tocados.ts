import type { ActoPorHacer, CertificadosTocados } from '@catedra/shared/certificados/tocados.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { calificarEntrega, devolverEntrega } from '#features/entregas/offers.ts';
import { anular, deIntentos, reabrir } from '#features/intentos/offers.ts';
import { retirarExcepcion } from '#features/participantes/offers.ts';
import { losQueDescansan, losTocados } from '#features/progreso/offers.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const MOTIVO = 'Ensayo';
const UN_MINUTO = 1;

/** Thrown so that nothing of what was tried stays. */
class Ensayado extends Error {
  readonly tocados: CertificadosTocados;

  constructor(tocados: CertificadosTocados) {
    super('tried, and taken back');
    this.tocados = tocados;
  }
}

interface Ensayo {
  /** Whose completions it may undo. */
  readonly pares: SQL;
  readonly hacer: (work: Work) => Promise<unknown>;
}

function ensayoDe(por: ActoPorHacer): Ensayo {
  const certificados = 'dejar' as const;
  switch (por.acto) {
    case 'anular':
      return {
        pares: deIntentos(por.ids),
        hacer: (work) => anular(work, { ids: por.ids, motivo: MOTIVO, certificados }),
      };
    case 'reabrir':
      return {
        pares: deIntentos(por.ids),
        hacer: (work) => reabrir(work, { ids: por.ids, minutos: UN_MINUTO, motivo: MOTIVO, certificados }),
      };
    case 'devolver':
      return {
        pares: sql`select usuario_id, curso_id from entregas where id = ${por.id}`,
        hacer: (work) =>
          devolverEntrega(work, por.id, { version: por.version, comentario: MOTIVO, certificados }),
      };
    case 'calificar':
      return {
        pares: sql`select usuario_id, curso_id from entregas where id = ${por.id}`,
        hacer: (work) =>
          calificarEntrega(work, por.id, {
            version: por.version,
            nota: por.nota,
            puntos: por.puntos,
            comentario: '',
            certificados,
          }),
      };
    case 'retirar-excepcion':
      return {
        pares: sql`select ${por.usuarioId}::uuid, curso_id from actividades where id = ${por.actividadId}`,
        hacer: (work) => retirarExcepcion(work, por.actividadId, { usuarioId: por.usuarioId, certificados }),
      };
  }
}

/**
 * How many certificates would rest on nothing after an act: the act itself is done and taken back, so that what is told
 * is what will happen. What could not be done touches none, and says so when it is tried in earnest.
 */
export async function leerTocados(
  platform: Platform,
  actor: Actor,
  por: ActoPorHacer,
): Promise<CertificadosTocados> {
  const { pares, hacer } = ensayoDe(por);
  try {
    await runWork(platform, actor, 'certificados.ensayar', async (work) => {
      const antes = await losQueDescansan(work.tx, pares);
      if (antes.length > 0) await hacer(work);
      const tocados = await losTocados(work.tx, actor, antes);
      throw new Ensayado({
        cuantos: tocados.length,
        puedeRetirar: tocados.every(({ alcanza }) => alcanza),
      });
    });
  } catch (error) {
    if (error instanceof Ensayado) return error.tocados;
    if (error instanceof DomainError && error.status < 500) return { cuantos: 0, puedeRetirar: false };
    throw error;
  }
  throw new Error('a trial was kept');
}
