import type { RespuestaDe } from '@catedra/shared/preguntas/tipos.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { conHuecos } from '@catedra/shared/preguntas/tipos/completar/texto.ts';
import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK, Both } from '#preguntas/ReviewParts.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function Review({ publica, respuesta, correcta, correctas, resultado }: ReviewProps<'completar'>) {
  // Where any number of some is right, they are all told and not one of them.
  const all = typeof correctas === 'object' ? correctas : {};
  const wordOf = (huecoId: string, value: string | undefined): string => {
    const hueco = publica.huecos.find(({ id }) => id === huecoId);
    const named = [...publica.banco, ...(hueco?.opciones ?? [])].find(({ id }) => id === value);
    return hueco?.forma === 'escrita' || !named ? (value ?? '…') : textoPlano(named.texto);
  };
  const shown = ({ huecos }: RespuestaDe<'completar'>) => (
    <Prose html={conHuecos(publica.texto, (id) => `<strong>${escaped(wordOf(id, huecos[id]))}</strong>`)} />
  );
  return (
    <Both
      mine={respuesta === undefined ? undefined : respuesta ? shown(respuesta) : BLANK}
      right={correcta ? shown({ huecos: { ...correcta.huecos, ...all } }) : undefined}
      resultado={resultado}
    />
  );
}
