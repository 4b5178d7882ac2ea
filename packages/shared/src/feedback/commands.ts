import { z } from 'zod';
import { textoOpcional } from '#core/fields.ts';
import { ESTADOS_FEEDBACK } from '#feedback/collection.ts';

export const respuestaAFeedback = z.strictObject({
  respuesta: textoOpcional(5000),
  estado: z.enum(ESTADOS_FEEDBACK, { error: 'Elige nuevo, visto o resuelto.' }),
});
export type RespuestaAFeedback = z.output<typeof respuestaAFeedback>;
