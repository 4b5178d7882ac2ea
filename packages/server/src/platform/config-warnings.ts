import { type Config, configSchema } from '#platform/config.ts';
import { misspelt } from '#platform/misspelt.ts';

const NOBODY = '@localhost';

/** What was set and nobody reads, and what an academy in earnest lacks: it starts all the same, and says so. */
export function configWarnings(config: Config, env: NodeJS.ProcessEnv = process.env): string[] {
  const wrong = misspelt(Object.keys(env), Object.keys(configSchema.shape)).map(
    ([given, meant]) => `Aviso: no hay ninguna variable ${given}; quizá sea ${meant}.`,
  );
  if (config.NODE_ENV !== 'production') return wrong;
  if (!config.SMTP_URL)
    return [...wrong, 'Aviso: falta SMTP_URL, así que ningún correo sale: se escriben en DATA_DIR/correo.'];
  return config.CORREO_REMITENTE.includes(NOBODY)
    ? [...wrong, 'Aviso: falta CORREO_REMITENTE, y muchos servidores rechazan correos de «localhost».']
    : wrong;
}
