import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { configWarnings } from '#platform/config-warnings.ts';

const SMTP_URL = 'smtp://correo.example:587';
const CORREO_REMITENTE = 'Academia <academia@empresa.example>';

test.each<[string, Record<string, string>, string[]]>([
  ['en un equipo propio no se echa nada en falta', {}, []],
  ['una academia en serio sin correo', { NODE_ENV: 'production' }, ['falta SMTP_URL']],
  ['con correo y sin remitente', { NODE_ENV: 'production', SMTP_URL }, ['falta CORREO_REMITENTE']],
  ['con los dos', { NODE_ENV: 'production', SMTP_URL, CORREO_REMITENTE }, []],
  [
    'una variable mal escrita',
    { PUBLIC_URI: 'x' },
    ['no hay ninguna variable PUBLIC_URI; quizá sea PUBLIC_URL'],
  ],
  [
    'adónde vuelve lo que no llega, y nadie que lo lea',
    { SMTP_URL, CORREO_REBOTES_DIRECCION: 'rebotes@empresa.example' },
    ['falta CORREO_REBOTES o CORREO_REBOTES_SECRETO'],
  ],
  [
    'de dónde volvería, sin que salga nada',
    { CORREO_REBOTES: 'imaps://rebotes%40empresa.example:x@correo.example' },
    ['no sale ningún correo del que pueda volver'],
  ],
  ['entero', { SMTP_URL, CORREO_REBOTES: 'imaps://rebotes%40empresa.example:x@correo.example' }, []],
  ['CORREO_REBOTE', { CORREO_REBOTE: 'x' }, ['quizá sea CORREO_REBOTES']],
  ['sin su raya', { DATADIR: 'x' }, ['no hay ninguna variable DATADIR; quizá sea DATA_DIR']],
  ['las de otros programas', { HOSTNAME: 'x', PGHOST: 'x', AWS_REGION: 'x', npm_config_cache: 'x' }, []],
])('%s', (_, env, expected) => {
  const said = configWarnings(loadConfig(env), env);
  expect(said.map((line) => expected.find((part) => line.includes(part)) ?? line)).toEqual(expected);
});
