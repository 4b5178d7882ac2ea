import type { QueHacerConCertificados } from '@catedra/shared/certificados/tocados.ts';
import { puedeAnular } from '@catedra/shared/intentos/policy.ts';
import { eq } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { anotarIntento } from '#features/intentos/audit.ts';
import { bloquearVarios, deIntentos, type Hechos } from '#features/intentos/commands/varios.ts';
import { cerrar } from '#features/intentos/acabar/finalizar.ts';
import { anotarProgreso } from '#features/intentos/calificar/progreso.ts';
import { anotarNota } from '#features/intentos/notas/anotar.ts';
import { avisoDeAnulado } from '#features/intentos/notices.ts';
import { conSusCertificados } from '#features/progreso/offers.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

interface Anulacion {
  readonly ids: readonly string[];
  readonly motivo: string;
  readonly certificados: QueHacerConCertificados;
}

/** Annuls attempts with a reason that their people read: they count as made, and their mark no more. */
export const anular = (work: Work, acto: Anulacion): Promise<Hechos> =>
  conSusCertificados(work, deIntentos(acto.ids), acto, () => anularCada(work, acto));

async function anularCada(work: Work, { ids, motivo }: Anulacion): Promise<Hechos> {
  const { filas, persona, fallos } = await bloquearVarios(work, ids, puedeAnular(work.actor));
  let hechos = 0;
  for (const antes of filas) {
    if (antes.estado === 'anulado') {
      fallos.push({ id: antes.id, persona: persona(antes.usuarioId), frase: 'Ya estaba anulado.' });
      continue;
    }
    const en = work.now.toISOString();
    await cerrar(work, antes.id, 'anulado', []);
    const [despues] = await work.tx
      .update(intentosTable)
      .set({
        version: antes.version + 1,
        estado: 'anulado',
        anuladoEn: en,
        anuladoPor: work.actor.id,
        motivo,
        causa: antes.causa ?? 'administracion',
      })
      .where(eq(intentosTable.id, antes.id))
      .returning();
    if (!despues) continue;
    await anotarSuceso(work.tx, antes.id, { tipo: 'anulado', en, detalle: motivo, por: work.actor.id });
    await anotarNota(work, antes, despues, { causa: 'anulacion', motivo });
    await anotarProgreso(work, despues, true);
    await anotarIntento(work, antes, despues);
    await notify(work, avisoDeAnulado, { intentoId: antes.id });
    hechos += 1;
  }
  return { hechos, fallos };
}
