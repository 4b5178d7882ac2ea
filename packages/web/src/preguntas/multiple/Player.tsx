import type { PlayerProps } from '#preguntas/formas.ts';
import { Options } from '#preguntas/Options.tsx';

export function Player({ publica, respuesta, onChange, disabled, ids }: PlayerProps<'multiple'>) {
  const chosen = respuesta?.opciones ?? [];
  const pick = (id: string) => {
    const set = new Set(chosen);
    if (!set.delete(id)) set.add(id);
    // In the order of the question, so that the same choice is the same answer.
    const opciones = publica.opciones.filter((one) => set.has(one.id)).map((one) => one.id);
    onChange(opciones.length > 0 ? { opciones } : null);
  };
  return (
    <Options
      type="checkbox"
      opciones={publica.opciones}
      chosen={chosen}
      disabled={disabled}
      ids={ids}
      onPick={pick}
    />
  );
}
