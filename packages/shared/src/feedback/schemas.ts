import { z } from 'zod';
import { id, textoOpcional } from '#core/fields.ts';
import { ESTADOS_FEEDBACK, feedback } from '#feedback/collection.ts';

export const respuestaAFeedback = z.strictObject({
  respuesta: textoOpcional(5000),
  estado: z.enum(ESTADOS_FEEDBACK, { error: 'Elige nuevo, visto o resuelto.' }),
});
export type RespuestaAFeedback = z.output<typeof respuestaAFeedback>;

/** As whoever answered sees it: the author of what is anonymous is nobody. */
export const feedbackRespondido = feedback.record.extend({ usuarioId: id().nullable() });
export type FeedbackRespondido = z.output<typeof feedbackRespondido>;
