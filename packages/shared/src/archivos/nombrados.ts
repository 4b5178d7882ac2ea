import { datosInvalidos } from '#core/errors.ts';

/** As the attribute of a clean text holds it: what another site has at an address like that is none of ours. */
const EN_UN_TEXTO = /(?<=")\/archivos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** The files that some clean texts show, wherever they are in what is stored. */
export const archivosNombrados = (guardado: unknown): string[] => [
  ...new Set([...(JSON.stringify(guardado) ?? '').matchAll(EN_UN_TEXTO)].map(([, id = '']) => id)),
];

/** One that is not there and one that its writer may not see are the same. */
export const archivoAjeno = (campo: string) =>
  datosInvalidos({
    [campo]:
      'El texto muestra una imagen que ya no existe o que no puedes usar aquí. Quítala, o súbela de nuevo.',
  });
