import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { leerPagina } from '#platform/client.ts';
import { useActor } from '#platform/session.ts';

const PAUSE = 300;
const plain = (titulo: string) => titulo.trim().replace(/\s+/g, ' ').toLocaleLowerCase('es');

const titledQuery = (titulo: string) =>
  queryOptions({
    queryKey: ['cursos', 'con-titulo', titulo],
    queryFn: async ({ signal }) => {
      const { datos } = await leerPagina('cursos', { buscar: titulo, limite: 10 }, signal);
      return datos.find((curso) => plain(curso.titulo) === titulo) ?? null;
    },
    meta: { escucha: ['cursos'] },
  });

/** Another course that is called so already, among those that the person sees. */
export function useSameTitle(titulo: string) {
  const [typed] = useDebouncedValue(plain(titulo), PAUSE);
  const mayLook = useActor().puede('cursos:ver');
  const { data } = useQuery({ ...titledQuery(typed), enabled: mayLook && typed !== '' });
  return data && plain(titulo) === typed ? data : null;
}
