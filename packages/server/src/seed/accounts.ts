import { personas } from '#seed/content/personas.ts';

export const CONTRASEÑA_DEMO = 'alborada-demo';

/** The accounts to try the academy with: one for each system profile and a tutor. */
const CORREOS = ['superadmin', 'dev', 'admin', 'tutor', 'estudiante'].map(
  (nombre) => `${nombre}@alborada.example`,
);

export const cuentasDemo = CORREOS.flatMap((correo) =>
  personas.filter((persona) => persona.correo === correo),
);

export const idsDemo: readonly string[] = personas.map((persona) => persona.id);
