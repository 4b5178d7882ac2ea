import { comoSeEscribe } from '@catedra/shared/cargas/mayusculas.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { vistaPrevia } from '@catedra/shared/cargas/vista-previa.ts';
import { ReviewChoice } from '#pages/usuarios/carga-masiva/revision/ReviewChoice.tsx';
import { cuenta } from '#ui/words/words.ts';

/** A name of the file as it comes and as one writes it. */
function exampleOf({ ejemplos, opciones, encabezados }: Carga): readonly [string, string] | null {
  for (const { celdas } of ejemplos) {
    const datos = vistaPrevia(celdas, { ...opciones, corregirMayusculas: false }, encabezados);
    const nombres = (['apellidos', 'nombre'] as const).flatMap(
      (campo) => datos.find((dato) => dato.campo === campo)?.valor || [],
    );
    const [viene, queda] = [nombres.join(', '), nombres.map(comoSeEscribe).join(', ')];
    if (viene !== queda) return [viene, queda];
  }
  return null;
}

/** How many names come in capitals, and whether they are written as one writes them. */
export function NamesInCapitals({ carga }: { readonly carga: Carga }) {
  const cuantas = carga.contadores?.enMayusculas ?? 0;
  if (cuantas === 0) return null;
  const example = exampleOf(carga);
  const { corregirMayusculas } = carga.opciones;
  return (
    <ReviewChoice
      carga={carga}
      label="Escribir los nombres con mayúscula solo al principio"
      checked={corregirMayusculas}
      change={(on) => ({ corregirMayusculas: on })}
    >
      {cuenta(cuantas, 'persona viene', 'personas vienen')} con el nombre en mayúsculas.{' '}
      {example &&
        (corregirMayusculas ? `«${example[0]}» quedará «${example[1]}».` : `«${example[0]}» se queda así.`)}
    </ReviewChoice>
  );
}
