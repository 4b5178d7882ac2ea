import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK, Both } from '#preguntas/ReviewParts.tsx';
import { Rich } from '#preguntas/Rich.tsx';

export function Review({ publica, respuesta, correcta, resultado }: ReviewProps<'ordenar'>) {
  const list = (orden: readonly string[]) => (
    <ol>
      {orden.map((id) => (
        <li key={id}>
          <Rich html={publica.elementos.find((one) => one.id === id)?.texto ?? ''} />
        </li>
      ))}
    </ol>
  );
  return (
    <Both
      mine={respuesta === undefined ? undefined : respuesta ? list(respuesta.orden) : BLANK}
      right={correcta ? list(correcta.orden) : undefined}
      resultado={resultado}
    />
  );
}
