import type { QueHacerConCertificados } from '@catedra/shared/certificados/tocados.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { puedeAmpliar, puedeAnular } from '@catedra/shared/intentos/policy.ts';
import { limiteDeRespuestas } from '@catedra/shared/intentos/vencer.ts';
import { and, eq, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { anotarIntento } from '#features/intentos/audit.ts';
import { bloquearVarios, deIntentos, type Hechos } from '#features/intentos/commands/varios.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { anotarNota } from '#features/intentos/notas/anotar.ts';
import { sinReparar } from '#features/intentos/reparar/al-calificar.ts';
import { avisoDeReabierto } from '#features/intentos/notices.ts';
import { anotarProgreso } from '#features/intentos/calificar/progreso.ts';
import { conSusCertificados } from '#features/progreso/offers.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { citarVencimiento } from '#features/intentos/acabar/vencer.ts';
import type { Work } from '#platform/changes/work.ts';

interface Reapertura {
  readonly ids: readonly string[];
  readonly minutos: number;
  readonly motivo: string;
  readonly certificados: QueHacerConCertificados;
}

/** Why this attempt can't go on; null when it can. */
async function impedimento(work: Work, fila: FilaDeIntento): Promise<string | null> {
  if (fila.heredado) return 'Viene de antes de que hubiera intentos: no tiene respuestas que reabrir.';
  const [otro] = await work.tx
    .select({ id: intentosTable.id })
    .from(intentosTable)
    .where(
      and(
        eq(intentosTable.evaluacionId, fila.evaluacionId),
        eq(intentosTable.usuarioId, fila.usuarioId),
        sql`${intentosTable.estado} in ('en_curso', 'vencido') and ${intentosTable.id} <> ${fila.id}`,
      ),
    );
  return otro ? 'Ya tiene otro intento abierto.' : null;
}

/**
 * The attempt is open again for so many minutes from now, with what was answered. One that goes on gets that much more:
 * its end moves forward, past the close too, never back, by whoever may give minutes.
 */
export const reabrir = (work: Work, acto: Reapertura): Promise<Hechos> =>
  conSusCertificados(work, deIntentos(acto.ids), acto, () => reabrirCada(work, acto));

async function reabrirCada(work: Work, { ids, minutos, motivo }: Reapertura): Promise<Hechos> {
  const { filas, persona, fallos } = await bloquearVarios(
    work,
    ids,
    puedeAnular(work.actor),
    puedeAmpliar(work.actor),
  );
  let hechos = 0;
  for (const antes of filas) {
    const frase = await impedimento(work, antes);
    if (frase) {
      fallos.push({ id: antes.id, persona: persona(antes.usuarioId), frase });
      continue;
    }
    const seguia = antes.estado === 'en_curso';
    const desde =
      seguia && antes.venceEn ? Math.max(Date.parse(antes.venceEn), work.now.getTime()) : work.now.getTime();
    if (seguia && antes.venceEn === null) {
      fallos.push({ id: antes.id, persona: persona(antes.usuarioId), frase: 'No tiene límite de tiempo.' });
      continue;
    }
    const venceEn = new Date(desde + minutos * MINUTO).toISOString();
    const [despues] = await work.tx
      .update(intentosTable)
      .set({
        version: antes.version + 1,
        estado: 'en_curso',
        venceEn,
        limite: limiteDeRespuestas({ ...antes, venceEn }),
        ...(!seguia && {
          entregadoEn: null,
          causa: null,
          codigo: null,
          nota: null,
          provisional: false,
          anuladoEn: null,
          anuladoPor: null,
          sinRecibir: [],
          noTomadas: [],
          // Nobody is in it: whoever comes in first writes.
          pestana: '',
          epoca: antes.epoca + 1,
        }),
        motivo,
      })
      .where(eq(intentosTable.id, antes.id))
      .returning();
    if (!despues) continue;
    if (!seguia) {
      await sinReparar(work.tx, antes.id, null);
      await work.tx.execute(sql`update intento_preguntas
        set cerrada = false, fraccion = case when a_mano then fraccion end,
            regla = case when a_mano then regla else '' end where intento_id = ${antes.id}`);
    }
    await anotarSuceso(work.tx, antes.id, {
      tipo: seguia ? 'ampliado' : 'reabierto',
      en: work.now.toISOString(),
      detalle: `${minutos} min. ${motivo}`,
      por: work.actor.id,
    });
    if (!seguia) await anotarNota(work, antes, despues, { causa: 'reapertura', motivo });
    await anotarProgreso(work, despues);
    await anotarIntento(work, antes, despues);
    await citarVencimiento(work, despues);
    await notify(work, avisoDeReabierto, { intentoId: antes.id });
    hechos += 1;
  }
  return { hechos, fallos };
}
