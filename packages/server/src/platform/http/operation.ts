import { CODIGOS } from '@catedra/shared/core/codigos.ts';
import { z } from 'zod';

const VERBS: Readonly<Record<string, string>> = {
  get: 'leer',
  head: 'consultar',
  post: 'enviar',
  put: 'poner',
  patch: 'actualizar',
  delete: 'eliminar',
};

const asName = (word: string): string =>
  word.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * `POST /api/cursos/{id}/publicar` is `enviarCursosPorIdPublicar`: as stable and as much its own as the address. What is
 * outside the API says so: `GET /archivos/{id}` is `leerWebArchivosPorId`.
 */
export const operationIdOf = (method: string, path: string): string =>
  `${VERBS[method.toLowerCase()] ?? method.toLowerCase()}${path
    .replace(/^\/(api\/)?/, (_, api) => (api ? '' : 'web/'))
    .split('/')
    .map((word) => (/^[:{]/.test(word) ? `Por${asName(word.replace(/\W/g, ''))}` : asName(word)))
    .join('')}`;

/** The body of every answer that is a failure. */
const fallo = z.object({
  error: z.object({
    code: z.enum(CODIGOS).describe('Para los programas'),
    message: z.string().describe('Para las personas, en español'),
    requestId: z.string().describe('El de esta petición en el registro del servidor'),
    fields: z.record(z.string(), z.string()).optional().describe('Qué le pasa a cada dato, por su nombre'),
    actual: z.unknown().optional().describe('Lo que hay guardado ahora, para compararlo'),
    motivo: z.string().optional().describe('Por qué terminó la sesión'),
    porId: z.record(z.string(), z.unknown()).optional().describe('Qué le pasa a cada uno de varios'),
  }),
});

const MEANING = {
  400: 'Los datos no valen: `fields` dice cuáles y por qué',
  401: 'Hace falta una sesión, o la que había terminó',
  403: 'No se permite a quien lo pide',
  404: 'No existe, o quien lo pide no puede saber que existe',
  409: 'No se puede tal como está ahora: `code` dice por qué',
  413: 'Es demasiado grande',
  415: 'No es del tipo que se admite',
  429: 'Demasiadas veces: `Retry-After` dice cuántos segundos esperar',
  500: 'Un fallo del servidor',
  503: 'El servidor no puede ahora mismo: `Retry-After` dice cuándo volver',
  507: 'No queda espacio en el disco',
} as const;

type Status = keyof typeof MEANING;

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Fallo' } } };

const { $schema: _, ...Fallo } = z.toJSONSchema(fallo);

/** Each failure once, to be referred to. */
export const failureComponents = {
  schemas: { Fallo: Fallo as object },
  responses: {
    ...Object.fromEntries(
      Object.entries(MEANING).map(([status, description]) => [`Fallo${status}`, { description, content }]),
    ),
    Fallo: { description: 'Cualquier otro fallo, con la misma forma', content },
  },
};

export interface Shape {
  readonly method: string;
  readonly path: string;
  readonly open: boolean;
  readonly body: boolean;
  readonly parameters: boolean;
}

/** What an operation may answer besides what it is for, by what it takes and from whom. */
export function failuresOf({ method, path, open, body, parameters }: Shape): Status[] {
  const writes = !['get', 'head'].includes(method.toLowerCase());
  const names = path.includes('{');
  const may: Readonly<Record<Status, boolean>> = {
    400: writes || parameters,
    401: !open || writes,
    403: !open || writes,
    404: names,
    409: writes || names,
    413: body,
    415: body,
    429: writes,
    500: true,
    503: true,
    507: writes,
  };
  return (Object.keys(MEANING).map(Number) as Status[]).filter((status) => may[status]);
}

/** The answers of an operation, with its failures and the shape of any other. */
export const withFailures = (responses: object, shape: Shape): object => ({
  ...responses,
  ...Object.fromEntries(
    failuresOf(shape).map((status) => [status, { $ref: `#/components/responses/Fallo${status}` }]),
  ),
  default: { $ref: '#/components/responses/Fallo' },
});
