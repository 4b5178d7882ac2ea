import { id } from '@catedra/shared/core/fields.ts';
import { feedback } from '@catedra/shared/feedback/collection.ts';
import { respuestaAFeedback } from '@catedra/shared/feedback/commands.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { responderFeedback } from '#features/feedback/commands/responder-feedback.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

export function feedbackRoutes(app: FastifyInstance, platform: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().post('/api/feedback/:id/responder', {
    schema: {
      tags: ['feedback'],
      summary: 'Responde una opinión o un aviso de error',
      params: z.object({ id: id() }),
      body: respuestaAFeedback,
      response: { 200: feedback.record },
    },
    // Already parsed by the reader's view, which hides the author of what is anonymous.
    serializerCompiler: () => JSON.stringify,
    handler: (request) =>
      runWork(platform, request.session.actor, 'feedback.responder', (work) =>
        responderFeedback(work, request.params.id, request.body),
      ),
  });
}
