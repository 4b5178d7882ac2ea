/** As the list tells it: whose last day came is neither active nor suspended any more. */
export const SITUACIONES = ['activo', 'suspendido', 'baja'] as const;
export type Situacion = (typeof SITUACIONES)[number];
