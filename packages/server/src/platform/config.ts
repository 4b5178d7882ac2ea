import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { dividir } from '@catedra/shared/texto/seed-rules.ts';
import { CLAVE_DE_SESION } from '@catedra/shared/sesion/clave.ts';
import { z } from 'zod';
import { refuseHalves } from '#platform/config-halves.ts';
import { hasRoom } from '#platform/return-address.ts';

const si = z.stringbool({
  truthy: ['1', 'si', 'sí', 'true'],
  falsy: ['0', 'no', 'false', ''],
  error: 'Escribe «si» o «no»',
});
const entero = (least: number, most: number) => {
  const error = `Escribe un número entero entre ${least} y ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
const direccion = (protocol: RegExp, ejemplo: string) =>
  z.url({ protocol, error: `Escribe una dirección como ${ejemplo}` });
const texto = (most: number) => z.string().min(1).max(most, `Escribe como mucho ${most} caracteres`);
/** Where each mail has its own: at the `*`, or after a `+`. */
const direccionDeVuelta = z
  .string()
  .regex(
    /^[^\s<>@*]*\*?[^\s<>@*]*@[^\s<>@*]+$/,
    'Escribe un correo, como rebotes@empresa.es, o con un * donde va lo propio de cada mensaje: *@rebotes.empresa.es',
  )
  .refine(hasRoom, 'Lo que va antes de la arroba es demasiado largo: como mucho 31 letras');
/** An address alone, or a name with the address in angle brackets. */
const remitente = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'Escribe un correo, solo o con su nombre: Academia <academia@empresa.es>',
  );
const unoDe = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `Escribe uno de estos: ${values.join(', ')}` });
const vacio = (value: unknown) => (value === '' ? undefined : value);
const opcional = <T extends z.ZodType>(schema: T) => z.preprocess(vacio, schema.optional());
const conDefecto = <T extends z.ZodType>(schema: T, defecto: z.input<T>) =>
  z.preprocess((value) => vacio(value) ?? defecto, schema);

/** An object of S3 takes up to 5 GB in one go. */
const megas = entero(1, 5000);

const MOST_PROCESSES = 64;
const unNumeroOAuto = `Escribe «auto» o un número entero entre 1 y ${MOST_PROCESSES}`;
const procesos = z.union([z.literal('auto'), z.coerce.number().int().min(1).max(MOST_PROCESSES)], {
  error: unNumeroOAuto,
});

const conexiones = (least: number) => entero(least, 200);

const REDES = ['loopback', 'linklocal', 'uniquelocal'];

function esProxy(proxy: string): boolean {
  const [address = '', prefix, ...rest] = proxy.split('/');
  if (REDES.includes(proxy) || (isIP(proxy) !== 0 && prefix === undefined)) return true;
  const bits = isIP(address) === 4 ? 32 : 128;
  return rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(prefix ?? '') && Number(prefix) <= bits;
}

/** Each of those written, without the spaces around them. */
export const proxiesDe = (lista: string): string[] =>
  dividir(lista)
    .map((uno) => uno.trim())
    .filter(Boolean);

const esZona = (zona: string) => Intl.supportedValuesOf('timeZone').includes(zona) || zona === 'UTC';

/** Every setting the product reads, with the sentence that the README's table shows. */
export const configSchema = z.object({
  NODE_ENV: conDefecto(unoDe(['development', 'production', 'test']), 'development').describe(
    'Con `production` no hay academia de demostración y se suspenden sus cuentas',
  ),
  PORT: conDefecto(entero(0, 65_535), 3000).describe('Puerto en el que escucha'),
  HOST: conDefecto(z.string(), '127.0.0.1').describe(
    'Dirección en la que escucha; la demostración, solo en este equipo',
  ),
  PROCESOS: conDefecto(procesos, 1).describe(
    'Procesos que atienden en el mismo puerto: un número, o `auto` para uno por procesador',
  ),
  PUBLIC_URL: opcional(direccion(/^https?$/, 'https://academia.empresa.es')).describe(
    'La dirección que ven las personas; con https las cookies son seguras',
  ),
  TRUST_PROXY: conDefecto(
    z
      .string()
      .refine(
        (lista) => proxiesDe(lista).every(esProxy),
        'Escribe direcciones o redes separadas por comas, como 10.0.0.1, 10.0.0.0/8, o la palabra loopback',
      ),
    '',
  ).describe('Direcciones o redes de los proxies de confianza, separadas por comas; vacío: ninguno'),
  DATABASE_URL: opcional(direccion(/^postgres(ql)?$/, 'postgres://usuario:clave@equipo:5432/base')).describe(
    'PostgreSQL externo; vacío: uno propio dentro de DATA_DIR',
  ),
  DATABASE_URL_DIRECTA: opcional(
    direccion(/^postgres(ql)?$/, 'postgres://usuario:clave@equipo:5432/base'),
  ).describe(
    'El propio PostgreSQL, cuando DATABASE_URL lleva a un repartidor que presta las conexiones por transacciones, como PgBouncer; vacío: DATABASE_URL ya es el propio',
  ),
  DATABASE_URL_LECTURA: opcional(
    direccion(/^postgres(ql)?$/, 'postgres://usuario:clave@equipo:5432/base'),
  ).describe(
    'Una réplica de la base, de la que se leen los reportes y sus descargas; si no contesta o va muy atrás, se leen de DATABASE_URL. Vacío: no hay',
  ),
  BASE_CONEXIONES: conDefecto(conexiones(4), 12).describe(
    'Conexiones a la base de datos de cada proceso para atender las páginas',
  ),
  BASE_CONEXIONES_INFORMES: conDefecto(conexiones(1), 4).describe(
    'Conexiones aparte para reportes y descargas, que no hacen esperar a las páginas',
  ),
  BASE_CONEXIONES_TRABAJOS: conDefecto(conexiones(2), 6).describe(
    'Conexiones aparte para los trabajos de fondo: cargas, paquetes, avisos',
  ),
  DATA_DIR: conDefecto(z.string(), './data').describe(
    'Carpeta de los datos: base propia, correos y archivos',
  ),
  ZONA_HORARIA: conDefecto(
    z.string().refine(esZona, 'No es una zona horaria conocida'),
    'Europe/Madrid',
  ).describe('Zona horaria de la academia'),
  CLAVE_SESION: conDefecto(
    z.string().regex(/^[0-9a-f]{32}$/, 'Deben ser 32 caracteres hexadecimales en minúscula'),
    CLAVE_DE_SESION,
  ).describe('Clave del almacenamiento de sesión del navegador que guarda el identificador de la persona'),
  ACADEMIA: conDefecto(texto(80), 'Cátedra').describe(
    'Nombre de la academia en los correos y los certificados',
  ),
  CLAVE_CERTIFICADOS: opcional(
    z
      .string()
      .regex(
        /^[0-9a-f]{64}$/,
        'Deben ser 64 caracteres hexadecimales en minúscula, como los de `openssl rand -hex 32`',
      ),
  ).describe(
    'Abre la clave con la que se firman los certificados, que está cifrada en la base de datos; la misma en todos los procesos. Vacío: se crea en DATA_DIR/clave-de-certificados',
  ),
  SMTP_URL: opcional(direccion(/^smtps?$/, 'smtp://usuario:clave@correo.empresa.es:587')).describe(
    'Servidor de correo, p. ej. `smtp://usuario:clave@correo.empresa.es:587`; vacío: los correos se escriben en DATA_DIR/correo',
  ),
  CORREO_REMITENTE: conDefecto(remitente, 'Cátedra <no-responder@localhost>').describe(
    'Remitente de los correos',
  ),
  CORREO_REBOTES: opcional(direccion(/^imaps?$/, 'imaps://usuario:clave@correo.empresa.es/INBOX')).describe(
    'Buzón al que vuelve lo que no se puede entregar, leído por IMAP, p. ej. `imaps://usuario:clave@correo.empresa.es/INBOX`; vacío: no se lee ninguno',
  ),
  CORREO_REBOTES_DIRECCION: opcional(direccionDeVuelta).describe(
    'Adónde vuelve lo que no se puede entregar: `rebotes@empresa.es` (cada correo lleva `rebotes+…@`) o, con un `*` donde va lo propio de cada uno, `*@rebotes.empresa.es`; vacío: el usuario de CORREO_REBOTES',
  ),
  CORREO_REBOTES_SECRETO: opcional(
    z.string().min(32, 'Deben ser 32 caracteres por lo menos, como los de `openssl rand -hex 32`'),
  ).describe(
    'Con él firma quien entrega el correo lo que cuenta en `/api/correo/rebotes`; vacío: no se admite',
  ),
  OIDC_EMISOR: opcional(direccion(/^https?$/, 'https://identidad.empresa.es')).describe(
    'Emisor OpenID Connect; vacío: solo correo y contraseña',
  ),
  OIDC_CLIENTE: opcional(z.string()).describe('Identificador de cliente en el proveedor de identidad'),
  OIDC_SECRETO: opcional(z.string()).describe('Secreto de cliente en el proveedor de identidad'),
  OIDC_NOMBRE: conDefecto(texto(60), 'tu organización').describe(
    'Texto del botón: «Entrar con la cuenta de …»',
  ),
  OIDC_CREAR: conDefecto(si, 'no').describe(
    'Con `si`, quien entra por el proveedor sin cuenta previa recibe una con perfil Estudiante',
  ),
  ARCHIVOS_MAX_VIDEO_MB: conDefecto(megas, 2048).describe('Tamaño máximo de un vídeo, en MB'),
  ARCHIVOS_MAX_MB: conDefecto(megas, 100).describe('Tamaño máximo de cualquier otro archivo, en MB'),
  ARCHIVOS_CUOTA_GB: opcional(
    z.coerce
      .number({ error: 'Escribe un número mayor que 0' })
      .positive({ error: 'Escribe un número mayor que 0' }),
  ).describe('Espacio para los archivos de toda la academia, en GB; vacío: el que haya'),
  S3_BUCKET: opcional(z.string()).describe(
    'Cubo de un almacén compatible con S3; vacío: los archivos se guardan en DATA_DIR/archivos',
  ),
  S3_ENDPOINT: opcional(direccion(/^https?$/, 'https://almacen.empresa.es')).describe(
    'Dirección del almacén S3, a la que también llegan los navegadores; vacío: la de Amazon',
  ),
  S3_REGION: conDefecto(z.string(), 'us-east-1').describe('Región del almacén S3'),
  S3_CLAVE: opcional(z.string()).describe('Clave de acceso al almacén S3'),
  S3_SECRETO: opcional(z.string()).describe('Secreto de la clave de acceso al almacén S3'),
  S3_ESTILO_RUTA: conDefecto(si, 'no').describe(
    'Con `si`, el cubo va en la ruta y no en el nombre del servidor, como piden MinIO y otros',
  ),
  COPIAS_DESTINO: opcional(z.string()).describe(
    'Adónde van la copia de cada noche y `npm run copia` si no se le dice: una carpeta, mejor de otro disco, o un cubo como `s3://cubo/carpeta`; vacío: no se hace ninguna sola',
  ),
  COPIAS_CLAVE: opcional(
    z.string().min(12, 'Deben ser 12 caracteres por lo menos, como los de `openssl rand -hex 32`'),
  ).describe(
    'Clave con la que se cifran las copias. Guárdala fuera de este equipo: sin ella no se pueden restaurar. Vacío: sin cifrar',
  ),
  COPIAS_NOCHES: conDefecto(entero(1, 366), 14).describe('Noches seguidas de las que se guarda la copia'),
  COPIAS_SEMANAS: conDefecto(entero(1, 520), 52).describe(
    'Semanas de las que se guarda, además, una copia por semana',
  ),
  COPIAS_S3_ENDPOINT: opcional(direccion(/^https?$/, 'https://almacen.empresa.es')).describe(
    'Dirección del almacén S3 de las copias; vacío: S3_ENDPOINT',
  ),
  COPIAS_S3_CLAVE: opcional(z.string()).describe(
    'Clave de acceso al almacén S3 de las copias; vacío: S3_CLAVE',
  ),
  COPIAS_S3_SECRETO: opcional(z.string()).describe(
    'Secreto de la clave de acceso al almacén S3 de las copias; vacío: S3_SECRETO',
  ),
  DISCO_RESERVA_MB: conDefecto(entero(50, 1_000_000), 500).describe(
    'Espacio libre, en MB, por debajo del cual solo se lee, para que la base de datos propia siga en pie',
  ),
  PARADA_SEGUNDOS: opcional(entero(0, 300)).describe(
    'Segundos que sigue atendiendo tras un SIGTERM mientras `/salud/lista` responde 503, para que el balanceador deje de enviarle peticiones; vacío: 5 con `production`, si no 0',
  ),
  REGISTRO_MESES: conDefecto(entero(1, 1200), 12).describe(
    'Meses que se guarda el registro de cambios, que es también el historial de cada persona',
  ),
  VIGILANCIA_SECRETO: opcional(
    z.string().min(32, 'Deben ser 32 caracteres por lo menos, como los de `openssl rand -hex 32`'),
  ).describe(
    'Con él, en la cabecera `Authorization: Bearer …`, se leen `/metricas`, como las pide Prometheus, y `/salud`, en detalle; vacío: no existen',
  ),
  NIVEL_LOG: conDefecto(unoDe(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info').describe(
    'Detalle del registro del servidor',
  ),
});

export type Config = Readonly<z.output<typeof configSchema>>;

const PRODUCTION_GRACE_S = 5;

export const graceMsOf = ({ PARADA_SEGUNDOS, NODE_ENV }: Config): number =>
  (PARADA_SEGUNDOS ?? (NODE_ENV === 'production' ? PRODUCTION_GRACE_S : 0)) * 1000;

/** How many processes are to serve; a container counts the processors that it was given. */
export const processesOf = ({ PROCESOS }: Pick<Config, 'PROCESOS'>): number =>
  PROCESOS === 'auto' ? Math.min(MOST_PROCESSES, availableParallelism()) : PROCESOS;

export class ConfigError extends Error {}

const completa = configSchema.superRefine(refuseHalves);

export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const result = completa.safeParse(env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`La configuración no es válida:\n${lines.join('\n')}`);
  }
  return Object.freeze(result.data);
}
