import * as lotesApi from '@catedra/shared/lotes/api.ts';
import type { QuienNecesita } from '@catedra/shared/reportes/trabajo.ts';
import { DIAS_QUE_SE_DAN } from '@catedra/shared/reportes/trabajo-cifras.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { ask, askProgress } from '#platform/ask.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { fecha } from '#ui/words/words.ts';

const quiet = () => undefined;

const MOTIVO = `Le faltaba poco: ${DIAS_QUE_SE_DAN} días más`;

/** Sends a link to choose a password. */
export async function invite({ persona }: QuienNecesita, sinCorreo: boolean): Promise<string> {
  await ask(sesionApi.invitar, { id: persona.id });
  return sinCorreo
    ? `La invitación de ${fullName(persona)} queda en una carpeta del servidor: sin servidor de correo no le llega.`
    : `Invitación enviada a ${fullName(persona)}. El enlace sirve una vez, durante 72 horas.`;
}

/** Gives them a date of their own, which can be taken back as it was. */
export async function giveDays(
  { persona, curso, hasta }: QuienNecesita,
  now: Date,
  zone: string,
  onUndone: () => void,
): Promise<string> {
  const [cursoId, venceEn] = [curso.id, hasta ?? ''];
  const { hechas, antes = [] } = await askProgress(
    lotesApi.prorrogar,
    { body: { seleccion: { ids: [persona.id] }, simular: false, cursoId, venceEn, motivo: MOTIVO } },
    quiet,
  );
  const words = `${fullName(persona)} tiene hasta el ${fecha(venceEn, now, zone)} para «${curso.titulo}».`;
  if (hechas === 0)
    return `${fullName(persona)} ya no lo necesita: ha terminado «${curso.titulo}» o ya no lo tiene.`;
  offerUndo({
    words,
    undo: async () => {
      for (const { ids, marca = '' } of antes)
        await ask(lotesApi.deshacerDeCurso, { body: { que: 'plazo', ids, cursoId, marca } });
      onUndone();
    },
  });
  return words;
}
