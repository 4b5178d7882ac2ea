import { type Config, configSchema } from '#platform/config.ts';
import { misspelt } from '#platform/misspelt.ts';

const NOBODY = '@localhost';

/** What comes back and nobody reads, or what nothing can come back from. */
function aboutReturns({
  SMTP_URL,
  CORREO_REBOTES,
  CORREO_REBOTES_DIRECCION,
  CORREO_REBOTES_SECRETO,
}: Config): string[] {
  const reads = CORREO_REBOTES ?? CORREO_REBOTES_SECRETO;
  if (!SMTP_URL && (reads || CORREO_REBOTES_DIRECCION))
    return [
      'Aviso: hay variables CORREO_REBOTES y falta SMTP_URL: no sale ningún correo del que pueda volver algo.',
    ];
  return CORREO_REBOTES_DIRECCION && !reads
    ? [
        `Aviso: a CORREO_REBOTES_DIRECCION vuelve lo que no se entrega y nadie lo lee: falta CORREO_REBOTES o CORREO_REBOTES_SECRETO.`,
      ]
    : [];
}

function aboutMail(config: Config): string[] {
  if (config.NODE_ENV !== 'production') return [];
  if (!config.SMTP_URL)
    return ['Aviso: falta SMTP_URL, así que ningún correo sale: se escriben en DATA_DIR/correo.'];
  return config.CORREO_REMITENTE.includes(NOBODY)
    ? ['Aviso: falta CORREO_REMITENTE, y muchos servidores rechazan correos de «localhost».']
    : [];
}

/** What was set and nobody reads, and what an academy in earnest lacks: it starts all the same, and says so. */
export function configWarnings(config: Config, env: NodeJS.ProcessEnv = process.env): string[] {
  const wrong = misspelt(Object.keys(env), Object.keys(configSchema.shape)).map(
    ([given, meant]) => `Aviso: no hay ninguna variable ${given}; quizá sea ${meant}.`,
  );
  return [...wrong, ...aboutMail(config), ...aboutReturns(config)];
}
