import { randomUUID } from 'node:crypto';
import type { Carpeta, PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import type { Answer, Client } from '#testing/client.ts';

/** One of a single choice, whole unless it is said otherwise. */
export const unica = (enunciado: string, correcta: string | null = 'aaaa') => ({
  publica: {
    tipo: 'unica' as const,
    enunciado: `<p>${enunciado}</p>`,
    opciones: [
      { id: 'aaaa', texto: '<p>Avisar</p>', fija: false },
      { id: 'bbbb', texto: '<p>Correr</p>', fija: false },
    ],
    barajar: true,
  },
  clave: { explicacion: '', pesos: correcta ? { [correcta]: '1' } : {}, explicaciones: {} },
});

export const cuerpo = <T>({ body }: Answer): T => body as unknown as T;

/** What an author does to the bank, by HTTP. */
export const banco = (quien: Client) => {
  const carpeta = (
    values: { nombre?: string; padreId?: string | null; cursoId?: string | null } = {},
    id = randomUUID(),
  ) =>
    quien.put(`/api/carpetas/${id}`, {
      version: 0,
      nombre: `Carpeta ${id}`,
      padreId: null,
      cursoId: null,
      ...values,
    });
  const guardar = (
    id: string,
    version: number,
    mitades: object,
    {
      carpetaId = null as string | null,
      evaluacionId = null as string | null,
      etiquetas = [] as string[],
    } = {},
  ) => quien.put(`/api/preguntas/${id}`, { version, carpetaId, evaluacionId, etiquetas, ...mitades });
  const nueva = async (
    carpetaId: string,
    enunciado = '¿Qué haces primero?',
    { etiquetas = [], correcta = 'aaaa' }: { etiquetas?: string[]; correcta?: string | null } = {},
  ): Promise<PreguntaDeAutor> => {
    const hecha = await guardar(randomUUID(), 0, unica(enunciado, correcta), { carpetaId, etiquetas });
    if (hecha.status !== 200) throw new Error(JSON.stringify(hecha.body));
    return cuerpo<PreguntaDeAutor>(hecha);
  };
  return {
    carpeta,
    guardar,
    nueva,
    unaCarpeta: async (...datos: Parameters<typeof carpeta>): Promise<Carpeta> =>
      cuerpo(await carpeta(...datos)),
  };
};

/** What an evaluation asks, in one section: questions by name, each for one point. */
export const fijas = (...preguntaIds: readonly string[]) => [
  {
    id: randomUUID(),
    titulo: null,
    lugares: preguntaIds.map((preguntaId) => ({
      tipo: 'pregunta' as const,
      id: randomUUID(),
      preguntaId,
      puntos: 1,
      resta: null,
      bajo: null,
    })),
  },
];

export const sorteo = (cuantas: number, de: { readonly carpetaId?: string; readonly etiqueta?: string }) => ({
  tipo: 'sorteo' as const,
  id: randomUUID(),
  cuantas,
  carpetaId: null,
  etiqueta: null,
  ...de,
  puntos: 1,
  resta: null,
});

export const componer = (quien: Client, evaluacionId: string, version: number, secciones: unknown) =>
  quien.put(`/api/evaluaciones/${evaluacionId}/composicion`, { version, secciones });
