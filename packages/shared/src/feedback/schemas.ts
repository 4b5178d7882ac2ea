import { z } from 'zod';
import { id, momento, textoOpcional } from '#core/fields.ts';
import { ESTADOS_FEEDBACK, feedback } from '#feedback/collection.ts';

export const respuestaAFeedback = z.strictObject({
  respuesta: textoOpcional(5000),
  estado: z.enum(ESTADOS_FEEDBACK, { error: 'Elige nuevo, visto o resuelto.' }),
});
export type RespuestaAFeedback = z.output<typeof respuestaAFeedback>;

/** As whoever answered sees it: the author of what is anonymous is nobody. */
export const feedbackRespondido = feedback.record.extend({ usuarioId: id().nullable() });
export type FeedbackRespondido = z.output<typeof feedbackRespondido>;

/** «Esta pregunta tiene un error», for the author of its evaluation: what was said, never who said it. */
const avisoDePregunta = z.object({
  id: id(),
  preguntaId: id(),
  /** The version that the person was asked, and the one that is asked now. */
  version: z.number().int(),
  vigente: z.number().int(),
  /** The question in one line, as the person read it. */
  pregunta: z.string(),
  texto: z.string(),
  en: momento(),
  estado: z.enum(ESTADOS_FEEDBACK),
  respuesta: z.string().nullable(),
});
export type AvisoDePregunta = z.output<typeof avisoDePregunta>;

export const avisosDePreguntas = z.object({ avisos: z.array(avisoDePregunta) });
export const avisoRespondido = avisoDePregunta.pick({ id: true, estado: true, respuesta: true });
