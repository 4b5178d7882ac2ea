import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import * as disenosApi from '@catedra/shared/certificados/disenos/api.ts';
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

export const disenosQuery = queryOptions({
  queryKey: ['disenos'],
  queryFn: ({ signal }) => ask(disenosApi.leerDisenos, {}, { signal }),
  meta: { escucha: ['disenos', 'cursos'] },
});

export const disenoQuery = (id: string) =>
  queryOptions({
    queryKey: ['disenos', id],
    queryFn: ({ signal }) => ask(disenosApi.leerDiseno, { id }, { signal }),
    meta: { escucha: ['disenos', 'cursos', 'certificados'] },
  });
