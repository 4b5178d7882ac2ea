import { entregasHandlers } from '#features/entregas/handlers.ts';
import { avisoDeEntrega } from '#features/entregas/notices.ts';
import type { Feature } from '#platform/feature.ts';

export const entregasFeature: Feature = {
  nombre: 'entregas',
  handlers: entregasHandlers,
  jobs: [avisoDeEntrega],
};
