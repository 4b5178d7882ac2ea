import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK } from '#preguntas/ReviewParts.tsx';

export function Review({ respuesta }: ReviewProps<'archivo'>) {
  if (respuesta === undefined) return null;
  if (!respuesta) return <p>{BLANK}</p>;
  return (
    <ul>
      {respuesta.archivoIds.map((id, index) => (
        <li key={id}>
          <a href={direccionDeArchivo(id)} target="_blank" rel="noopener">
            Archivo {index + 1}
          </a>
        </li>
      ))}
    </ul>
  );
}
