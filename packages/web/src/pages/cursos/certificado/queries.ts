import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const ajustesDeCertificadoQuery = (cursoId: string) =>
  queryOptions({
    queryKey: ['cursos', cursoId, 'certificado'],
    queryFn: ({ signal }) => ask(certificadosApi.leerAjustes, { id: cursoId }, { signal }),
    meta: { escucha: ['cursos'] },
  });

export const queFaltanQuery = (cursoId: string) =>
  queryOptions({
    queryKey: ['cursos', cursoId, 'certificados-que-faltan'],
    queryFn: ({ signal }) => ask(certificadosApi.leerQueFaltan, { id: cursoId }, { signal }),
    meta: { escucha: ['cursos', 'certificados', 'progreso', 'usuarios'] },
  });
